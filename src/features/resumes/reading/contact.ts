/**
 * Finds contact addresses in a text: email, LinkedIn and personal site. Does not fetch anything.
 * Ignores links that are not web addresses.
 */
import { fold } from './folding.ts';
import type { Line } from './page-lines.ts';

/** A value and the line it was read from. */
export interface FoundValue<T> {
  readonly value: T;
  readonly line: Line;
}

const EMAIL = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d](?:[\p{L}\d-]{0,62}\.){1,8}[\p{L}]{2,24}/u;
/** Label lengths are limited as in real host names. Otherwise a text such as `a-a.a-a.` would be scanned to its end from every letter. */
const HOST = '(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.){1,8}';
/** Top-level domains that are also recognized without a scheme. `Node.js` and `S.A.` do not match. */
const TOP_LEVEL_DOMAINS =
  'com(?:\\.[a-z]{2})?|net|org(?:\\.[a-z]{2})?|io|dev|me|co|app|ai|br|mx|ar|cl|pe|ec|es|pt|us|uk|ca|tech|design|site|page|info|xyz|blog|art|studio|work|works|pro|online|website|cc|link|bio|gg|so|eu|dj|tv|fm|edu|space|store|world|digital|agency|codes|engineer|photography|portfolio';
const ADDRESS = new RegExp(
  `(?<![@\\p{L}\\d.])(?:https?://\\S+|www\\.\\S+|${HOST}(?:${TOP_LEVEL_DOMAINS})(?![\\p{L}\\d@-])(?:/[^\\s|,;()<>]*)?)`,
  'giu',
);
/** An email address with all attached characters. Its parts are not links: `ana@my-shop.com`. */
const MAILBOX = /[^\s@]{0,64}\s?@\s?[^\s@|,;()<>]{1,200}/gu;
const TRAILING_PUNCTUATION = /[.,;:)\]}>|]{1,20}$/;

/** Hosts of social networks and similar sites, which are not portfolios. */
const NON_PORTFOLIO_HOST =
  /(?:^|\.)(?:linkedin|facebook|fb|instagram|twitter|x|whatsapp|wa|t|telegram|skype|youtube|tiktok|google|gmail|outlook|hotmail|maps|indeed|computrabajo)\.[a-z.]+$/i;
const PORTFOLIO_HINT =
  /(?:behance|dribbble|github\.io|gitlab\.io|portfolio|portafolio|notion|vercel|netlify|carbonmade|cargo|wixsite|webflow|adobe)/i;
const PORTFOLIO_LABEL = /portfolio|portafolio|portifolio|website|web ?site|\bweb\b|pagina|\bsite\b|\bsitio\b/;
const CODE_HOST = /(?:github|gitlab|bitbucket|kaggle|medium|stackoverflow)\./i;

const LINKEDIN_HANDLE = /linked ?in\s{0,20}[:|/\-–]{0,10}\s{0,20}(?:@|\/?in\/)\s{0,20}([\p{L}\d_%-]{3,100})/iu;

/** Returns an address with its scheme, or null if a browser would not open it as a page. */
export const toWebAddress = (text: string): string | null => {
  const found = text.replace(TRAILING_PUNCTUATION, '');
  const url = /^https?:\/\//i.test(found) ? found : `https://${found}`;
  return /^https?:\/\/[^\s/?#@.:]+(?:\.[^\s/?#@.:]+)+(?:[/?#][^\s<>"\\]*)?$/iu.test(url) ? url : null;
};

const urlHost = (url: string): string => fold(/^https?:\/\/([^/?#:]+)/i.exec(url)?.[1] ?? '').replace(/^www\./, '');

interface WholeLine {
  readonly line: Line;
  readonly text: string;
}

/** A line was wrapped if it ends within this distance of the column edge, in multiples of the font size. */
const NEAR_EDGE = 0.9;
const COMPLETE_ADDRESS = new RegExp(`(?:\\.(?:${TOP_LEVEL_DOMAINS})|/[^/\\s]+)$`, 'i');
const WHOLE_ADDRESS = new RegExp(`^(?:https?://|www\\.|${HOST}(?:${TOP_LEVEL_DOMAINS})(?:/|$))`, 'i');
const ADDRESS_PIECE = /^\.?[\p{Ll}\d][\p{Ll}\d._/?=&%-]*$/u;

/** Only this many characters at the end of a line decide whether an address continues on the next line. */
const MAX_LINE_END_LENGTH = 400;

/** Returns true if a line continues an address that starts on the line above. `text` is the end of the line above. */
const continuesAddress = (text: string, last: Line, line: Line): boolean => {
  // An address never ends in a hyphen. The next part may be too long to fit even a wide gap.
  const isOpen =
    /[\p{L}\d][./@]\S*-$|linkedin\.\w{2,4}\/(?:in\/)?$/iu.test(text) || last.right + NEAR_EDGE * last.size > last.limit;
  const isBelow = Math.abs(line.x - last.x) < 2 && line.y > last.y && isOpen;
  if (!isBelow || !ADDRESS_PIECE.test(line.text) || /^\d+$/.test(line.text) || !/@|\/|www\./.test(text)) return false;
  return !(COMPLETE_ADDRESS.test(text) && WHOLE_ADDRESS.test(line.text));
};

/** Joins addresses that were wrapped. Narrow columns break them anywhere. */
const joinWrapped = (lines: readonly Line[]): WholeLine[] => {
  const whole: { line: Line; last: Line; text: string }[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const end = above?.text.slice(-MAX_LINE_END_LENGTH) ?? '';
    // Browsers wrap an address after a hyphen or slash.
    const first = line.text.split(' ')[0] ?? '';
    if (
      above !== undefined &&
      /\/\S{0,300}[-/_=.]$/.test(end) &&
      first !== line.text &&
      continuesAddress(end, above.last, { ...line, text: first })
    ) {
      above.text += line.text;
      above.last = line;
    } else if (above !== undefined && continuesAddress(end, above.last, line)) {
      above.text += line.text;
      above.last = line;
    } else whole.push({ line, last: line, text: line.text });
  }
  return whole;
};

const MAX_HALF_LENGTH = 64;
const HALF_MAILBOX = /(?<![^\s|,;:])[\p{Ll}\d][\p{Ll}\d._+]{1,63}-$/u;
const REST_OF_MAILBOX = /^[\p{Ll}\d][\p{Ll}\d._+-]{0,63}@\S/u;

/** Joins addresses that TeX hyphenated before the `@`: `ana.tor-` above `res@example.com`. */
const withHyphenatedMailboxes = (lines: readonly Line[]): Line[] =>
  lines.map((line, index) => {
    const above = lines[index - 1];
    if (
      above === undefined ||
      above.page !== line.page ||
      !REST_OF_MAILBOX.test(line.text.slice(0, 2 * MAX_HALF_LENGTH))
    )
      return line;
    const half = above.cells
      .map(({ text }) => HALF_MAILBOX.exec(text.slice(-MAX_HALF_LENGTH))?.[0] ?? '')
      .find((text) => text !== '');
    return half === undefined ? line : { ...line, text: half.slice(0, -1) + line.text };
  });

export const findEmail = (lines: readonly Line[]): FoundValue<string> | null => {
  for (const { line, text } of joinWrapped(withHyphenatedMailboxes(lines))) {
    const found = EMAIL.exec(text);
    if (found !== null) return { value: found[0].toLowerCase(), line };
  }
  return null;
};

interface FoundAddress extends FoundValue<string> {
  readonly isLabeled: boolean;
}

const findAddresses = (lines: readonly Line[]): FoundAddress[] =>
  joinWrapped(lines).flatMap(({ line, text: whole }) => {
    return [...whole.replace(MAILBOX, ' ').matchAll(ADDRESS)].flatMap(([text]) => {
      const value = toWebAddress(text);
      return value === null ? [] : [{ value, line, isLabeled: PORTFOLIO_LABEL.test(fold(line.text)) }];
    });
  });

const findLinkedinAddresses = (line: Line): FoundValue<string>[] => {
  const handle = LINKEDIN_HANDLE.exec(line.text)?.[1];
  return handle === undefined ? [] : [{ value: `https://www.linkedin.com/in/${handle}`, line }];
};

/** Ranks portfolio candidates; the highest value wins. */
const portfolioRank = ({ value, isLabeled }: FoundAddress): number => {
  const host = urlHost(value);
  if (PORTFOLIO_HINT.test(value)) return 4;
  if (isLabeled && !CODE_HOST.test(host)) return 3;
  return CODE_HOST.test(host) ? 1 : 2;
};

/** Finds the LinkedIn profile and the portfolio in the text of lines. */
export const findLinks = (
  lines: readonly Line[],
): { linkedin: FoundValue<string> | null; portfolio: FoundValue<string> | null } => {
  const all = findAddresses(lines);
  const isProfile = ({ value }: FoundValue<string>): boolean =>
    /(?:^|\.)linkedin\.[a-z]+$/.test(urlHost(value)) && /linkedin\.\w+\/\S/.test(value);
  const linkedin = all.find(isProfile) ?? lines.flatMap(findLinkedinAddresses)[0] ?? null;
  const ownSites = all.filter(({ value }) => !NON_PORTFOLIO_HOST.test(urlHost(value)));
  const [portfolio] = ownSites.toSorted((a, b) => portfolioRank(b) - portfolioRank(a));
  return { linkedin, portfolio: portfolio ?? null };
};
