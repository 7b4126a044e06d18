/** Finds the job title in an ad: in a label, an announcement, the first lines or a sentence. Runs in linear time. */
import { titleHeads } from '#engine/matching.domain.ts';
import { LIMITS } from '#shared/limits.ts';
import { trimEndWhile } from '#shared/trim.ts';
import type { AdValue } from './ad-facts.domain.ts';
import { normalizeText, splitSentences } from './ad-lines.domain.ts';
import type { LineInSection } from './ad-sections.domain.ts';

/** A title has at most this many words. */
const MAX_WORDS = 10;
/** How many characters after words such as `looking for` may contain the title. */
const MAX_PROSE_CHARACTERS = 160;
/** How many lines at the top may be the title. Labels and sentences may come later. */
const TOP_LINES = 8;

const ANNOUNCEMENT =
  /^(?:(?:we(?:'re| are) )?(?:now )?hiring(?: now)?|job (?:opening|opportunity|title)|open position|vacancy|buscamos|se busca|estamos contratando|contratamos|contratando|vaga|vacante|puesto|oportunidad|oportunidade)\s{0,3}[:!–—-]?\s{0,3}(?:para |an? |una? |um |uma )?/;
/** Text after a title on the same line, such as the location, the type of contract or the company. */
const SUFFIX =
  /\s{0,4}(?:[([|–—,@·]|\s-\s|\s(?:at|for our|to join|to support|with our|in our|who|that|which|for about|for a|para nuestr\w|para unir|que nos|para a nossa|para o nosso|para trabajar|em nossa|en nuestr\w)\s)/i;
const TITLE_INTRODUCTION =
  /\b(?:(?:looking|searching) for|hiring|need|needs|seeking|seeks|(?:your|our|the) (?:next|new)|as (?:our|an?)|puesto de|cargo de|vaga de|busca(?:mos)?|procura(?:mos)?|contrata(?:mos)?|necesita(?:mos)?|precisa(?:mos)? de)\s{1,3}(?:(?:an?|our|the|una?|um|uma)\s{1,3})?/g;
/** Words before a title that are not part of it. */
const BEFORE_TITLE =
  /^(?:(?:an?|our|the|una?|um|uma|full[ -]time|part[ -]time|remote|experienced|talented|skilled|motivated|dedicated|detail-oriented|reliable|great|new|freelance|contract|remoto|remota|persona para el puesto de|profesional|profissional)[,]?\s{1,3}){1,6}/i;
/** Words and punctuation that end a title in a sentence. */
const TITLE_END =
  /[,.;:!?()]|\s(?:to|who|that|which|for|with|at|in|on|from|and join|based|you'll|you will|para|que|con|com|en|em|from|remot[oa])\s|\s[–—-]\s/i;

const splitWords = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const capitalize = (title: string): string =>
  splitWords(title)
    .map((word) =>
      /^(?:of|for|and|the|to|de|del|da|do|y|e|a|la|el|en|em|al)$/.test(word)
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');

/** A suffix that marks the first line as a title, even if its words are unknown: `Bell Tuner (Remote)`. */
const WORK_TYPE_SUFFIX =
  /\s{0,3}[([|–—-]\s{0,2}(?:fully remote|remot[eoa]|híbrid[oa]|hybrid|full[ -]time|part[ -]time|contract|freelance)/i;

/** Returns whether the text contains an occupation, such as `bookkeeper`. */
const hasOccupation = (text: string): boolean => titleHeads(text).length > 0;

const isTitle = (text: string): boolean =>
  text !== '' &&
  text.length <= LIMITS.title &&
  splitWords(text).length <= MAX_WORDS &&
  /\p{L}{2}/u.test(text) &&
  !/[.!?:]$|[$€@]|\d{4}/.test(text) &&
  hasOccupation(text);

/** Parentheses that are part of the title, as in `Desenvolvedor(a)`. */
const GENDER_SUFFIX = /\((?:a|o|as|os|e|x|m\/f|h\/m)\)/i;

const removeSuffix = (text: string): string => {
  const gender = GENDER_SUFFIX.exec(text);
  const start = gender === null ? 0 : gender.index + gender[0].length;
  const suffix = SUFFIX.exec(text.slice(start));
  return suffix === null || start + suffix.index === 0 ? text : text.slice(0, start + suffix.index);
};

const trimPunctuation = (text: string): string => trimEndWhile(text.trim(), (char) => ' -–—|,:·!'.includes(char));

/** Returns the text after an announcement such as "We are hiring", or null without an announcement. */
const textAfterAnnouncement = (text: string): string | null => {
  const found = ANNOUNCEMENT.exec(normalizeText(text));
  return found === null || found[0] === '' ? null : text.slice(found[0].length);
};

const findLineTitle = (text: string): string | null => {
  const title = trimPunctuation(
    removeSuffix(trimPunctuation(textAfterAnnouncement(text) ?? text).replace(BEFORE_TITLE, '')),
  );
  return isTitle(title) ? title : null;
};

const findTitleInProse = (text: string): string | null => {
  for (const sentence of splitSentences(text)) {
    for (const found of normalizeText(sentence).matchAll(TITLE_INTRODUCTION)) {
      const start = found.index + found[0].length;
      let rest = sentence.slice(start, start + MAX_PROSE_CHARACTERS).replace(BEFORE_TITLE, '');
      const nested = /^persona para el puesto de\s/i.exec(rest);
      if (nested !== null) rest = rest.slice(nested[0].length);
      const gender = GENDER_SUFFIX.exec(rest.slice(0, 60));
      const from = gender === null ? 0 : gender.index + gender[0].length;
      const end = TITLE_END.exec(rest.slice(from));
      const title = trimPunctuation(end === null ? rest : rest.slice(0, from + end.index));
      if (isTitle(title)) return capitalize(title);
    }
  }
  return null;
};

export const findAdTitle = (lines: readonly LineInSection[]): AdValue<string> | null => {
  for (const line of lines) {
    if (line.section !== 'title' || line.isHeading || line.text.length > LIMITS.title) continue;
    const title = trimPunctuation(removeSuffix(line.text));
    if (/\p{L}{2}/u.test(title) && splitWords(title).length <= MAX_WORDS) return { value: title, line };
  }
  const top = lines.slice(0, TOP_LINES).filter(({ section, line }) => section === null && !line.isBullet);
  for (const line of lines.slice(0, TOP_LINES)) {
    const isAnnouncement = line.text.length <= LIMITS.title && textAfterAnnouncement(line.text) !== null;
    const title = isAnnouncement ? findLineTitle(line.text) : null;
    if (title !== null) return { value: title, line };
  }
  for (const line of [...lines.slice(0, 1), ...top]) {
    const title = line.text.length <= LIMITS.title && !/[.!?]$/.test(line.text) ? findLineTitle(line.text) : null;
    if (title !== null) return { value: title, line };
  }
  const [first] = top;
  if (first !== undefined && first.text.length <= LIMITS.title && WORK_TYPE_SUFFIX.test(first.text)) {
    const title = trimPunctuation(removeSuffix(first.text));
    if (/\p{L}{2}/u.test(title) && splitWords(title).length <= MAX_WORDS) return { value: title, line: first };
  }
  for (const line of lines) {
    const title = findTitleInProse(line.text);
    if (title !== null) return { value: title, line };
  }
  return null;
};
