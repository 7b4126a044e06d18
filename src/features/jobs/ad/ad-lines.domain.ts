/**
 * Splits a pasted job ad into lines. Converts HTML to text, recognizes Markdown headings and bullets, and joins wrapped lines. All functions run in
 * linear time.
 */

/** A line of the ad without its bullet or heading marker. `number` is its line number, starting at 1, after any HTML was converted to text. */
export interface AdLine {
  number: number;
  /** As pasted, without tags and invisible characters. */
  source: string;
  text: string;
  isBullet: boolean;
  /** The bullet itself, such as an emoji. */
  mark: string;
  /** A heading in Markdown or HTML, or bold text that is alone on its line. */
  isMarked: boolean;
  /** After an empty line. */
  isAfterGap: boolean;
}

/** Invisible characters: control characters, zero-width characters and direction marks. Includes emoji joiners, because emoji are only decoration. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\u{fe0f}|[^\P{Cc}\n\t]/gu;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'", apos: "'" };
const TAG = /<(\/?)([a-z][a-z0-9]{0,15})\b[^<>]{0,2000}>/gi;
const CELL = /^(?:td|th)$/;
const BLOCK = /^(?:p|div|br|ul|ol|tr|table|section|h[1-6])$/;

/** Converts known tags to line breaks and bullets, and removes all other tags. Text without a block tag is not treated as HTML. */
const convertHtml = (text: string): string => {
  if (!/<(?:p|div|br|li|h[1-6]|td|ul)\b[^<>]{0,2000}>/i.test(text)) return text;
  return text
    .replace(/<(script|style)\b[^<>]{0,2000}>[^<]{0,20000}/gi, '')
    .replace(TAG, (_, closing: string, rawName: string) => {
      const name = rawName.toLowerCase();
      if (name === 'li') return closing ? '' : '\n• ';
      if (/^h[1-6]$/.test(name)) return closing ? '\n' : '\n\n# ';
      if (CELL.test(name)) return closing ? '\t' : '';
      return BLOCK.test(name) ? '\n' : '';
    })
    .replace(/&(#39|[a-z]{2,4});/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);
};

const HEADING_MARK = /^#{1,6}\s{1,4}/;
const EMOJI = String.raw`[\p{Extended_Pictographic}\u{1f3fb}-\u{1f3ff}\u{1f1e6}-\u{1f1ff}]`;
const BULLET = /^(?:[•▪●◦‣·*■□◆❖➢➤➔→✓✔▶►»∙⁃○▸◾◼–—-]\s{0,8}|o\s{1,8}|\(?\d{1,2}[.)]\s{1,8})(?=\S)/u;
const EMOJI_BULLET = new RegExp(`^(?:${EMOJI}\\s{0,4}){1,4}`, 'u');
const EMOJIS = new RegExp(EMOJI, 'gu');
const BOLD = /^(?:\*\*|__)(.{1,200}?)(?:\*\*|__)\s{0,4}:?$/u;

const collapseSpaces = (text: string): string => text.replace(/[^\S\t]+/gu, ' ').trim();

const readLine = (source: string, number: number, isAfterGap: boolean): AdLine => {
  const shown = collapseSpaces(source);
  const isMarked = HEADING_MARK.test(shown) || BOLD.test(shown);
  let text = shown.replace(HEADING_MARK, '');
  // In `**Pay:** $20`, the `**` marks bold text and is not a bullet.
  const isBold = /^(?:\*\*|__)/.test(text);
  const isBullet = !isBold && !isMarked && (BULLET.test(text) || EMOJI_BULLET.test(text));
  const withMark = text;
  if (isBullet) text = text.replace(BULLET, '').replace(EMOJI_BULLET, '');
  const mark = withMark.slice(0, withMark.length - text.length).trim();
  text = text.replaceAll('**', '').replaceAll('__', '').replace(EMOJIS, '');
  return { number, source: shown, text: collapseSpaces(text), isBullet, mark, isMarked, isAfterGap };
};

/** No line is joined to a line longer than this, because wrapped sentences are shorter. */
const MAX_JOINED_LENGTH = 1_000;

/** Returns whether a line continues the previous one: it is indented or starts in the middle of a sentence. */
const isContinuation = (raw: string, line: AdLine, previous: AdLine): boolean => {
  if (line.isBullet || line.isMarked || line.isAfterGap || previous.text.length > MAX_JOINED_LENGTH) return false;
  if (/[.!?:;]$/.test(previous.text)) return false;
  if (!/^\p{Ll}/u.test(line.text)) return previous.isBullet && /^\s{2,}\S/.test(raw) && !line.text.includes(':');
  return previous.text.length >= 25;
};

/** Splits an ad into its non-empty lines, and joins wrapped lines. */
export const splitAdLines = (pasted: string): AdLine[] => {
  const lines: AdLine[] = [];
  let isAfterGap = false;
  for (const [index, raw] of convertHtml(pasted.replace(/\r\n?/g, '\n')).replace(INVISIBLE, '').split('\n').entries()) {
    const line = readLine(raw, index + 1, isAfterGap);
    if (line.text === '') {
      isAfterGap ||= raw.trim() === '';
      continue;
    }
    const previous = lines.at(-1);
    if (previous !== undefined && isContinuation(raw, line, previous)) {
      previous.text = `${previous.text} ${line.text}`;
      previous.source = `${previous.source} ${line.source}`;
    } else lines.push(line);
    isAfterGap = false;
  }
  return lines;
};

/** Returns the text in lowercase without accents, for pattern matching. Character positions may differ from the original. */
export const normalizeText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/**
 * Splits a text into sentences. A sentence ends only before a space followed by a capital letter or an opening mark such as `¿`, never at a period
 * inside a number.
 */
export const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s(?=[\p{Lu}¿¡"“])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
