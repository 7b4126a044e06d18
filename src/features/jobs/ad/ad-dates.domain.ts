/**
 * Finds the start date and the last day to apply in a job ad. Returns null for dates outside the allowed range, date ranges, and contradictory dates.
 * Pure: the current time is a parameter. Runs in linear time.
 */
import { DAY_MS } from '#shared/time.ts';
import { applicationDay, lastDayError } from '../job-conditions.domain.ts';
import type { AdValue } from './ad-facts.domain.ts';
import { normalizeText } from './ad-lines.domain.ts';
import type { LineInSection } from './ad-sections.domain.ts';

const MONTHS = [
  'january|jan|enero|janeiro',
  'february|feb|febrero|fevereiro',
  'march|mar|marzo|marco',
  'april|apr|abril',
  'may|mayo|maio',
  'june|jun|junio|junho',
  'july|jul|julio|julho',
  'august|aug|agosto',
  'september|sept|sep|septiembre|setiembre|setembro',
  'october|oct|octubre|outubro',
  'november|nov|noviembre|novembro',
  'december|dec|diciembre|dezembro',
];
const monthNumbers = new Map(
  MONTHS.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)),
);
const MONTH = `(?:${MONTHS.join('|')})`;
const YEAR = '(?:,?\\s{1,2}(?:de |del |of )?(\\d{4}))?';
/** The end of a date. Excludes dates followed by a number, or by a dash or a word such as `to` that may start a range. */
const DATE_END =
  '\\b(?!,?\\s{0,2}(?:de |del |of )?\\d)(?!\\s{0,2}(?:-|–|—|/|or\\b|to\\b|and\\b|o\\b|ou\\b|a\\b|e\\b|y\\b))';
const DATE = [
  '(\\d{4})-(\\d{2})-(\\d{2})',
  `(${MONTH})\\.?\\s{1,2}(\\d{1,2})(?:st|nd|rd|th)?${YEAR}`,
  `(\\d{1,2})(?:st|nd|rd|th|o)?\\s{1,2}(?:de |of )?(${MONTH})${YEAR}`,
  `(${MONTH})${YEAR}`,
].join('|');
const DATE_CONNECTORS =
  '(?:[\\s:,(]|\\b(?:is|on|in|the|en|el|em|no|dia|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|segunda|terca|quarta|quinta|sexta)\\b){1,8}';
const START_DATE = new RegExp(
  `\\b(?:start(?:s|ing)?(?: date)?|begin(?:s|ning)?|inicio|fecha de (?:inicio|ingreso)|data de inicio|comienzo|empieza|comeca)\\b${DATE_CONNECTORS}(?:${DATE})${DATE_END}`,
  'g',
);
const LAST_DAY = new RegExp(
  `\\b(?:(?:apply|applications?|candidat\\w{0,10}(?:-se)?|postula\\w{0,6}|aplica\\w{0,4}|inscri\\w{0,9}|resumes?|cv)(?: [a-z]{1,12}){0,3}? (?:by|until|through|hasta|ate)|(?:application|applications) (?:deadline|close|end)|closing date|apply by date|deadline(?: to apply)?|fecha limite|last day to apply|data limite|prazo)\\b${DATE_CONNECTORS}(?:${DATE})${DATE_END}`,
  'g',
);
/** Words that show that something other than the job starts. */
const OTHER_START =
  /\b(?:fiscal|financial|school|tax|season|semester|company|we|campaign|event|courses?|classes|trial|benefits?|insurance|temporada|empresa|curso)\b/;
/** A date without a year that would be further away than this is more likely in the past. */
const MAX_DAYS_WITHOUT_YEAR = 300;
const MAX_DAYS_TO_START = 366;

const toIsoDay = (year: number, month: number, day: number): string | null => {
  const time = new Date(Date.UTC(year, month - 1, day));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day ? time.toISOString().slice(0, 10) : null;
};

/**
 * Converts the groups of a `DATE` match to a day. Returns null for dates that do not exist and for dates without a year that are too far away. Also
 * returns null for a month without a day, unless that is allowed.
 */
const toMatchedDay = (
  groups: readonly (string | undefined)[],
  now: number,
  allowsMonthAlone: boolean,
): string | null => {
  const [isoYear, isoMonth, isoDay, monthA, dayA, yearA, dayB, monthB, yearB, monthC, yearC] = groups;
  if (isoYear !== undefined) return toIsoDay(Number(isoYear), Number(isoMonth), Number(isoDay));
  if (monthC !== undefined && !allowsMonthAlone) return null;
  const month = monthNumbers.get(monthA ?? monthB ?? monthC ?? '') ?? 0;
  const day = Number(dayA ?? dayB ?? 1);
  const year = yearA ?? yearB ?? yearC;
  if (year !== undefined) return toIsoDay(Number(year), month, day);
  const today = applicationDay(now);
  const thisYear = Number(today.slice(0, 4));
  const next = [thisYear, thisYear + 1]
    .map((possibleYear) => toIsoDay(possibleYear, month, day))
    .find((date) => date !== null && date >= today);
  return next !== undefined && next !== null && next <= applicationDay(now, MAX_DAYS_WITHOUT_YEAR) ? next : null;
};

/**
 * Returns the date that the lines state, with the first line that states it, or null if a date is unclear or dates differ. Ignores lines about the
 * company.
 */
const findStatedDay = (
  lines: readonly LineInSection[],
  readDays: (text: string) => (string | null)[],
): AdValue<string> | null => {
  const all = lines.flatMap((line) =>
    line.section === 'company' ? [] : readDays(normalizeText(line.line.text)).map((value) => ({ value, line })),
  );
  const [first] = all;
  if (first === undefined || first.value === null || all.some(({ value }) => value !== first.value)) return null;
  return { value: first.value, line: first.line };
};

/** Returns the start date. A month without a day means the first of the month. */
export const findAdStartDate = (lines: readonly LineInSection[], now: number): AdValue<string> | null => {
  const found = findStatedDay(lines, (text) =>
    OTHER_START.test(text)
      ? []
      : [...text.matchAll(START_DATE)].map(([, ...groups]) => toMatchedDay(groups, now, true)),
  );
  if (found === null) return null;
  const isInRange = found.value >= applicationDay(now) && Date.parse(found.value) <= now + MAX_DAYS_TO_START * DAY_MS;
  return isInRange ? found : null;
};

export const findAdLastDay = (lines: readonly LineInSection[], now: number): AdValue<string> | null => {
  const found = findStatedDay(lines, (text) =>
    [...text.matchAll(LAST_DAY)].map(([, ...groups]) => toMatchedDay(groups, now, false)),
  );
  return found !== null && lastDayError(found.value, now) === null ? found : null;
};
