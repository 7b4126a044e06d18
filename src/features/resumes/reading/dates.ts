/**
 * Reads the dates of a résumé in English, Spanish and Portuguese: `Jan 2020 – Present`,
 * `01/2020-03/2022`, `enero de 2020 a la fecha`, `'19`. Does not use the current date. Invariant: a
 * month is 1-12. The month of a season, a quarter or a year is null.
 */
import { fold } from './folding.ts';

/** A year, with its month if known. */
export interface DatePoint {
  readonly year: number;
  readonly month: number | null;
}

/** A date or date range and its position in the text. */
export interface DateSpan {
  readonly start: DatePoint | null;
  /** Null for a single date or an ongoing range. */
  readonly end: DatePoint | null;
  readonly isOngoing: boolean;
  /** False for a single date. */
  readonly isRange: boolean;
  readonly from: number;
  readonly to: number;
}

const MONTH_NAMES = [
  'january enero janeiro jan ene',
  'february febrero fevereiro feb fev febr',
  'march marzo marco mar mzo',
  'april abril apr abr',
  'may mayo maio mai',
  'june junio junho jun',
  'july julio julho jul',
  'august agosto aug ago agto',
  'september septiembre setiembre setembro sept sep set',
  'october octubre outubro oct out',
  'november noviembre novembro nov',
  'december diciembre dezembro dec dic dez',
].map((names) => names.split(' '));

const monthByName = new Map(MONTH_NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
const toAlternatives = (words: Iterable<string>): string =>
  [...words].toSorted((a, b) => b.length - a.length).join('|');

/** A season has no month, because summer is in June or in January depending on the country. */
const SEASON = `(?:${toAlternatives('spring primavera summer verano verao fall autumn otono outono winter invierno inverno'.split(' '))})`;
const MONTH = `(?:${toAlternatives(monthByName.keys())})\\b\\.?`;
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)(?!\\d)';
const SHORT_YEAR = "['’‘´`]\\d\\d(?!\\d)";
const TWO_DIGIT_MONTH = '(?:0[1-9]|1[0-2])';
const MONTH_NUMBER = '(?:0?[1-9]|1[0-2])';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const OF = '(?:de|del|do|of|,)';

/** Returns the pattern of one date. `readPoint` reads the groups. `n` distinguishes the groups of the two dates of a range. */
const pointPattern = (n: 1 | 2): string =>
  [
    `(?:${DAY}(?:st|nd|rd|th|º|°)?\\s{0,4}[-/. ]?\\s{0,4}(?:de\\s{1,4})?)?(?<name${n}>${MONTH})\\s{0,4}(?:${DAY}(?:st|nd|rd|th)?\\s{0,4},\\s{0,4})?(?:[-/.,]|${OF})?\\s{0,4}(?:(?<nameYear${n}>${YEAR}|${SHORT_YEAR})|(?<=[-/.])(?<twoDigits${n}>\\d\\d)(?!\\d))`,
    `(?:${SEASON})\\s{0,4}(?:${OF}\\s{0,4})?(?<seasonYear${n}>${YEAR}|${SHORT_YEAR})`,
    `q[1-4]\\s{0,4}[-/]?\\s{0,4}(?<quarterYear${n}>${YEAR})`,
    `(?<a${n}>\\d{1,2})[/.-](?<b${n}>\\d{1,2})[/.-](?<dayYear${n}>${YEAR})`,
    `(?<number${n}>${MONTH_NUMBER})(?:[/.-]|\\s/\\s)(?<numberYear${n}>${YEAR})`,
    `(?<number3${n}>${TWO_DIGIT_MONTH})/(?<shortYear${n}>\\d\\d)(?![\\d/])`,
    `(?<yearFirst${n}>${YEAR})[-/.](?<monthLast${n}>${TWO_DIGIT_MONTH})(?:[-/.]${DAY})?(?![\\d])`,
    `(?<year${n}>${YEAR}|${SHORT_YEAR})`,
  ].join('|');

const ONGOING =
  'to date|present(?:e)?(?: day)?|current(?:ly)?|now|today|ongoing|(?:la )?actualidad|actual(?:mente)?|(?:la )?fecha|hoy(?: (?:en )?dia)?|hoje(?: em dia)?|(?:os )?dias? (?:de hoje|atual)|atual(?:mente)?|atualidade|(?:o |el )?momento(?: atual| actual)?|ahora|agora|date|curso|andamento|en curso|em curso|em andamento';
const ONGOING_ALONE = new RegExp(
  `^\\W{0,4}(?:(?:a|al|ate|hasta|to|until)\\s{1,4})?(?:(?:la|el|o|os|the)\\s{1,4})?(?:${ONGOING})\\W{0,4}$`,
);

/** Returns true if a text is only the end of an ongoing range: `Present`, `– actualidad`. */
export const isOngoingEnd = (text: string): boolean => ONGOING_ALONE.test(fold(text));

const RANGE_SEPARATOR =
  '\\s{0,4}(?:[-–—−‒―~→➔>»]{1,4}|(?<=\\s)/(?=\\s)|\\b(?:to|until|till|through|thru|hasta|ate|al?|e|y|and)\\b)\\s{0,4}(?:(?:the|la|el|o|a|os)\\s{1,4})?';

/** A date must not follow a character that would make it part of a longer number or word. */
const DATE_START = '(?<![\\p{L}\\d$€£.,/])';
const RANGE = new RegExp(
  `${DATE_START}(?:${pointPattern(1)})${RANGE_SEPARATOR}(?:(?:${pointPattern(2)})|(?<lasting>${ONGOING})(?![\\p{L}]))`,
  'gu',
);
/** `Jan – Mar 2020`: both months share the year. */
const SHARED_YEAR = new RegExp(
  `${DATE_START}(?<name1>${MONTH})${RANGE_SEPARATOR}(?<name2>${MONTH})\\s{0,4}(?:[-/.,]|${OF})?\\s{0,4}(?<nameYear2>${YEAR})`,
  'gu',
);
/** `2019-21`. */
const SHORT_RANGE = new RegExp(`${DATE_START}(?<year1>${YEAR})\\s?[-–—/]\\s?(?<shortEnd>\\d\\d)(?!\\d)`, 'gu');
const SINCE_WORDS =
  'el|o|a|the|early|mid|late|ano|year|principios|comienzos|inicios?|mediados|meados|fines|finales|final|fim|comeco';
const SINCE = new RegExp(
  `\\b(?:since|desde|from|a partir de|starting|starting in)\\s{1,4}(?:(?:${SINCE_WORDS})[\\s-]{1,4}(?:d[eo]\\s{1,4})?){0,3}(?:${pointPattern(1)})(?:\\s{0,4}[-–—]{1,4}(?=\\s{0,4}$|\\s{0,4}[|)]))?`,
  'gu',
);
/** `2020 –` at the end of a text, or `2020 onwards`. */
const OPEN_END = new RegExp(
  `${DATE_START}(?:${pointPattern(1)})(?:\\s{0,4}[-–—]\\s{0,4}(?=$|[|)\\]])|\\s{1,4}(?:onwards?|en adelante|em diante)(?!\\p{L}))`,
  'gu',
);
const SINGLE = new RegExp(`${DATE_START}(?:${pointPattern(1)})`, 'gu');

type Groups = Record<string, string | undefined>;

const CENTURY = 100;
const LATEST_SHORT_YEAR = 49;

const fullYear = (digits: string): number => {
  const number = Number(digits.replace(/\D/g, ''));
  if (number >= CENTURY) return number;
  return number <= LATEST_SHORT_YEAR ? 2000 + number : 1900 + number;
};

const isMonth = (number: number): boolean => number >= 1 && number <= 12;

/** Reads the month of a numeric date. If both numbers could be a month, the language of the date decides. */
const readNumericMonth = (a: number, b: number, isMonthFirst: boolean): number | null => {
  if (isMonth(a) && isMonth(b)) return isMonthFirst ? a : b;
  return [a, b].find(isMonth) ?? null;
};

const readPoint = (groups: Groups, n: 1 | 2, isMonthFirst: boolean): DatePoint | null => {
  const get = (name: string): string | undefined => groups[`${name}${n}`];
  const name = get('name');
  if (name !== undefined) {
    const year = get('nameYear') ?? get('twoDigits') ?? groups.nameYear2;
    if (year === undefined) return null;
    return { year: fullYear(year), month: monthByName.get(name.replace('.', '')) ?? null };
  }
  const inYear = get('seasonYear') ?? get('quarterYear');
  if (inYear !== undefined) return { year: fullYear(inYear), month: null };
  const dayYear = get('dayYear');
  if (dayYear !== undefined) {
    return { year: fullYear(dayYear), month: readNumericMonth(Number(get('a')), Number(get('b')), isMonthFirst) };
  }
  const number = get('number') ?? get('number3');
  if (number !== undefined) {
    return { year: fullYear(get('numberYear') ?? get('shortYear') ?? ''), month: Number(number) };
  }
  const yearFirst = get('yearFirst');
  if (yearFirst !== undefined) return { year: fullYear(yearFirst), month: Number(get('monthLast')) };
  const year = get('year');
  return year === undefined ? null : { year: fullYear(year), month: null };
};

const isBefore = (a: DatePoint, b: DatePoint): boolean =>
  a.year !== b.year ? a.year < b.year : a.month !== null && b.month !== null && a.month < b.month;

type SpanReader = (groups: Groups, isMonthFirst: boolean) => Omit<DateSpan, 'from' | 'to'> | null;

const readRange: SpanReader = (groups, isMonthFirst) => {
  const start = readPoint(groups, 1, isMonthFirst);
  const isOngoing = groups.lasting !== undefined;
  const end = isOngoing ? null : readPoint(groups, 2, isMonthFirst);
  if (start === null || (!isOngoing && (end === null || isBefore(end, start)))) return null;
  return { start, end, isOngoing, isRange: true };
};

const readShortRange: SpanReader = (groups) => {
  const start = { year: fullYear(groups.year1 ?? ''), month: null };
  const year = Math.floor(start.year / CENTURY) * CENTURY + Number(groups.shortEnd);
  return year <= start.year ? null : { start, end: { year, month: null }, isOngoing: false, isRange: true };
};

const readSince: SpanReader = (groups, isMonthFirst) => {
  const start = readPoint(groups, 1, isMonthFirst);
  return start && { start, end: null, isOngoing: true, isRange: true };
};

const readSingle: SpanReader = (groups, isMonthFirst) => {
  const start = readPoint(groups, 1, isMonthFirst);
  return start && { start, end: null, isOngoing: false, isRange: false };
};

/** The most reliable patterns come first. Later patterns do not see the text that an earlier pattern has matched. */
const PATTERNS: readonly (readonly [RegExp, SpanReader])[] = [
  [RANGE, readRange],
  [SHARED_YEAR, readRange],
  [SHORT_RANGE, readShortRange],
  [SINCE, readSince],
  [OPEN_END, readSince],
  [SINGLE, readSingle],
];

const ENGLISH = /\b(?:present|current|now|to|until|since)\b/;

/** Finds all dates and ranges of a text in order, without overlaps. With `isMonthFirst`, 03/04/2020 is in March. */
export const findDates = (text: string, isMonthFirst = ENGLISH.test(fold(text))): DateSpan[] => {
  if (!/\d\d/.test(text)) return [];
  let rest = fold(text);
  const spans: DateSpan[] = [];
  for (const [pattern, read] of PATTERNS) {
    rest = rest.replace(pattern, (...found) => {
      const whole = found[0];
      const span = read(found.at(-1) as Groups, isMonthFirst);
      if (span === null) return whole;
      const from = found.at(-3) as number;
      spans.push({ ...span, from, to: from + whole.length });
      return '\u0001'.repeat(whole.length);
    });
  }
  return spans.toSorted((a, b) => a.from - b.from);
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const toDate = ({ year, month }: DatePoint): string => (month === null ? `${year}` : `${year}-${twoDigits(month)}`);

/** Returns the start and the end as a profile stores them. For a single date, both are that date. */
export const spanDates = ({ start, end, isRange }: DateSpan): { start: string | null; end: string | null } => {
  const first = start && toDate(start);
  return { start: first, end: isRange ? end && toDate(end) : first };
};

/** Durations that some templates add: `· 2 yrs 3 mos`, `(1 año y 2 meses)`. */
const DURATION =
  /[(·•,\s|-]{0,20}\b\d{1,2}\+?\s{0,20}(?:years?|yrs?|anos?|months?|mos?|mes(?:es)?|ms)\b\.?(?:[\s,]{0,20}(?:and|y|e)?\s{0,20}\d{1,2}\s{0,20}(?:months?|mos?|mes(?:es)?)\b\.?)?\)?/gu;

/** Returns the text before, between and after the spans, in order. */
const partsBetween = (text: string, spans: readonly Pick<DateSpan, 'from' | 'to'>[]): string[] =>
  [...spans, { from: text.length, to: text.length }].map(({ from }, index) =>
    text.slice(spans[index - 1]?.to ?? 0, from),
  );

/**
 * Removes the dates. If there are any, also removes durations and brackets that become empty. Does not remove other punctuation
 * around dates.
 */
export const withoutDates = (text: string, spans: readonly DateSpan[]): string => {
  const whole = text.normalize('NFC');
  if (spans.length === 0) return whole;
  // Also removes the word that introduces a date: `Quillmark, de abril de 2016 a maio de 2021`.
  const withoutLead = (before: string) => before.replace(/(?<=[\s,;(])(?:de|del|desde|from|entre)\s+$/iu, '');
  const undated = partsBetween(whole, spans)
    .map((part, index) => (index < spans.length ? withoutLead(part) : part))
    .join(' ');
  const durations = [...fold(undated).matchAll(DURATION)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }));
  return partsBetween(undated, durations)
    .join(' ')
    .replace(/\(\s*\)|\[\s*\]/g, ' ');
};
