/**
 * Years of experience: read out of the product's ranges (`3-5`, `10+`), free text ("3+ years", "al menos 5 años"), the dates of
 * a résumé (career-dates.ts) and words of rank ("senior"), counted in the months of a work history (history.ts), and compared with
 * what a job asks. No clock: the year that "present" stands for is given.
 * Invariant: what says nothing about years is null, never zero.
 */
import { MAX_YEARS, monthsOfDates } from '../text/career-dates.ts';
import { foldText } from '../text/text.ts';

/** A range of years; `max` is Infinity where only a minimum is known. */
export interface Years {
  readonly min: number;
  readonly max: number;
}

const YEAR = '(?:years?|yrs?|anos?)\\b';
const RANGE = new RegExp(`\\b(\\d{1,2})(?: (?:to|a|and|y|e) | )(\\d{1,2}) ?\\+? ?${YEAR}`, 'g');
const SINGLE = new RegExp(`\\b(\\d{1,2}) ?\\+? ?${YEAR}`, 'g');

const RANKS: readonly (readonly [RegExp, Years])[] = [
  [/\b(?:semi ?senior|ssr|mid level|mid|middle|intermediate|pleno|intermedio)\b/, { min: 2, max: 5 }],
  [/\b(?:principal|director|vp|head of|staff engineer|architect)\b/, { min: 8, max: Infinity }],
  [/\b(?:senior|sr|lead|experienced|experto)\b/, { min: 5, max: Infinity }],
  [
    /\b(?:no experience|sin experiencia|sem experiencia|entry level|entry|trainee|intern|internship|pasante|practicante|becario|estagiario|none)\b/,
    { min: 0, max: 1 },
  ],
  [/\b(?:junior|jr|graduate)\b/, { min: 0, max: 3 }],
];

function rank(folded: string): Years | null {
  for (const [pattern, years] of RANKS) if (pattern.test(folded)) return years;
  return null;
}

/** Years stated in a field made for them; a bare number counts as years. Null when it says nothing. */
export function readYears(text: string | null | undefined): Years | null {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') return null;
  const range = /(\d{1,2})\s*(?:-|–|—|to|a|y|and|e)\s*(\d{1,2})/i.exec(trimmed);
  if (range !== null) return { min: Number(range[1]), max: Math.max(Number(range[1]), Number(range[2])) };
  const single = /(\d{1,2})(?:[.,]\d)?\s*(\+)?/.exec(trimmed);
  if (single === null) return rank(foldText(trimmed));
  const min = Number(single[1]);
  const open =
    single[2] === '+' ||
    /\b(?:at least|min|minimum|more than|over|mas de|al menos|minimo|mais de|pelo menos)\b/.test(foldText(trimmed));
  return { min, max: open ? Infinity : min };
}

/** How far from the number the word "experience" may stand in a job's text: "20 years in business" is no requirement. */
const NEAR_EXPERIENCE = 45;

function largest(folded: string, pattern: RegExp): number {
  let most = 0;
  for (const match of folded.matchAll(pattern)) {
    const years = Number(match[1]);
    const around = folded.slice(
      Math.max(0, match.index - NEAR_EXPERIENCE),
      match.index + match[0].length + NEAR_EXPERIENCE,
    );
    if (years <= MAX_YEARS && around.includes('experien')) most = Math.max(most, years);
  }
  return most;
}

/** `8 years`, `10+ yrs`, `más de 6 años`, on text as it is written: most of it has no such words at all. */
const YEARS_WRITTEN = /\b(\d{1,2})[\s+–—-]*(?:years?|yrs?|a(?:ñ|n\u0303?)os?)(?!\p{L})/giu;

/** The most years a profile's free text speaks of ("over 10 years of experience"); null when it speaks of none. */
function statedYears(text: string): Years | null {
  let most = 0;
  for (const [, written] of text.matchAll(YEARS_WRITTEN)) {
    const years = Number(written);
    if (years <= MAX_YEARS) most = Math.max(most, years);
  }
  return most > 0 ? { min: most, max: Infinity } : null;
}

/**
 * The year that "present" stands for where nobody says another. A constant and no clock: a score must not change over
 * night, nor between two servers. Raise it with a release; a text that names later years is read with those.
 */
export const REFERENCE_YEAR = 2026;

/** A résumé that leaves out a month or two between jobs still speaks of whole years. */
const FORGIVEN_MONTHS = 2;

/** What is added up of parts of months may come out a little lower than it is. */
const ROUNDING = 1e-6;

/** Whole years of so many months of work. */
export const yearsOfMonths = (months: number): number => Math.floor((months + FORGIVEN_MONTHS + ROUNDING) / 12);

/** The years of work a profile's free text tells of, in words or by dates, whichever are more; null for none. */
export function yearsInProfile(text: string, referenceYear: number = REFERENCE_YEAR): Years | null {
  const told = statedYears(text);
  const months = monthsOfDates(text, referenceYear);
  if (months === null) return told;
  const dated = yearsOfMonths(months);
  return told !== null && told.min >= dated ? told : { min: dated, max: dated };
}

/** The years of experience a job's free text asks for; null when it asks for none. */
export function yearsInPost(text: string): Years | null {
  const folded = foldText(text);
  const least = largest(folded, RANGE) || largest(folded, SINGLE);
  return least > 0 ? { min: least, max: Infinity } : null;
}

/**
 * The years of a profile that states some and shows others by dates. Dates say where in a stated range the years are, and no more
 * than the range; of a claim beyond the dates, which may leave work out, half is believed. Never falls where `dated` rises.
 */
export function reconciled(stated: Years | null, dated: number): Years {
  if (stated === null) return { min: dated, max: dated };
  const { min, max } = stated;
  if (dated < min) return { min: dated, max: Math.ceil((dated + min) / 2) };
  return { min: Math.min(dated, max), max };
}

/** A career is no longer than this, in months. */
export const MAX_MONTHS = 12 * MAX_YEARS;

/** Calls back for every month of some stints, which are their begins and ends one after the other. */
export function eachMonth(stints: ArrayLike<number>, visit: (month: number) => void): void {
  for (let at = 0; at < stints.length; at += 2) {
    for (let month = stints[at] ?? 0; month < (stints[at + 1] ?? 0); month++) visit(month);
  }
}

/** Months of work, and when each title was held in them (`WorkHistory`). */
interface DatedWork {
  readonly months: number;
  readonly held: readonly { readonly stints: Int32Array }[];
}

/** Of the career at hand: how much of each month counts, the latest month last. */
const counted = new Float64Array(MAX_MONTHS + 12);

/** Work of another field counts for so much of its time. */
const OTHER_WORK = 0.2;

/**
 * The months of a history that count where each held title counts as `shareOf` says (0-1): each month once, as the title that
 * counts most, and other work for a little. Never more than `months`.
 */
export function monthsCounted({ months, held }: DatedWork, shareOf: (at: number) => number): number {
  const end = Math.max(0, ...held.map(({ stints }) => stints.at(-1) ?? 0));
  counted.fill(0);
  held.forEach(({ stints }, at) => {
    const share = stints.length === 0 ? 0 : shareOf(at);
    eachMonth(stints, (month) => {
      const place = end - 1 - month;
      if (share > (counted[place] ?? 0)) counted[place] = share;
    });
  });
  const sum = counted.reduce((total, share) => total + share, 0);
  return Math.min(months, OTHER_WORK * months + (1 - OTHER_WORK) * sum);
}

/** What a title's rank words imply ("Senior", "Jr."); null when it has none. */
export function yearsOfRank(title: string | null | undefined): Years | null {
  return rank(foldText(title ?? ''));
}

export const IN_RANGE = 85;

/**
 * 0-100: enough years are 100, however many more; a range that may reach what is asked 85, less falls with what is missing.
 * Years beyond those asked cost nothing: they would stand in for age.
 */
export function yearsScore(asked: Years, has: Years): number {
  if (has.min >= asked.min) return 100;
  if (has.max >= asked.min) return IN_RANGE + ((100 - IN_RANGE) * has.min) / asked.min;
  return (IN_RANGE * (has.max + has.min)) / (2 * asked.min);
}
