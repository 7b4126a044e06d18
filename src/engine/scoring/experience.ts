/**
 * Years of experience. They are read from the product's ranges (`3-5`, `10+`), free text ("3+ years", "al menos 5 años"), résumé dates
 * (career-dates.ts) and rank words ("senior"). They are counted in the months of a work history (history.ts), and compared with the years that a job
 * requires. The year of "present" is a parameter, so no clock is read. Text without years yields null, never zero.
 */
import { countDatedMonths, MAX_YEARS } from '../text/career-dates.ts';
import { foldText } from '../text/text.ts';

/** A range of years; `max` is Infinity if only a minimum is known. */
export interface Years {
  readonly min: number;
  readonly max: number;
}

const YEAR_WORD = '(?:years?|yrs?|anos?)\\b';
const RANGE = new RegExp(`\\b(\\d{1,2})(?: (?:to|a|and|y|e) | )(\\d{1,2}) ?\\+? ?${YEAR_WORD}`, 'g');
const SINGLE = new RegExp(`\\b(\\d{1,2}) ?\\+? ?${YEAR_WORD}`, 'g');

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

function rankYears(folded: string): Years | null {
  for (const [pattern, years] of RANKS) if (pattern.test(folded)) return years;
  return null;
}

/** Reads a years-of-experience field, in which a bare number counts. Returns null if it contains no years. */
export function readYears(text: string | null | undefined): Years | null {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') return null;
  const range = /(\d{1,2})\s*(?:-|–|—|to|a|y|and|e)\s*(\d{1,2})/i.exec(trimmed);
  if (range !== null) return { min: Number(range[1]), max: Math.max(Number(range[1]), Number(range[2])) };
  const single = /(\d{1,2})(?:[.,]\d)?\s*(\+)?/.exec(trimmed);
  if (single === null) return rankYears(foldText(trimmed));
  const min = Number(single[1]);
  const isOpenEnded =
    single[2] === '+' ||
    /\b(?:at least|min|minimum|more than|over|mas de|al menos|minimo|mais de|pelo menos)\b/.test(foldText(trimmed));
  return { min, max: isOpenEnded ? Infinity : min };
}

/**
 * The maximum distance between the number and the word "experience" in a job's text. "20 years in business" is not a
 * requirement.
 */
const NEAR_EXPERIENCE = 45;

/** Returns the maximum number of years that matches a pattern near the word "experience"; 0 without a match. */
function maxYears(folded: string, pattern: RegExp): number {
  let max = 0;
  for (const match of folded.matchAll(pattern)) {
    const years = Number(match[1]);
    const context = folded.slice(
      Math.max(0, match.index - NEAR_EXPERIENCE),
      match.index + match[0].length + NEAR_EXPERIENCE,
    );
    if (years <= MAX_YEARS && context.includes('experien')) max = Math.max(max, years);
  }
  return max;
}

/** `8 years`, `10+ yrs`, `más de 6 años`. Matches unfolded text, because most texts contain no such words and folding them would waste time. */
const WRITTEN_YEARS = /\b(\d{1,2})[\s+–—-]*(?:years?|yrs?|a(?:ñ|n\u0303?)os?)(?!\p{L})/giu;

/** Returns the maximum number of years that a profile's free text mentions ("over 10 years of experience"), or null if it mentions none. */
function statedYears(text: string): Years | null {
  let max = 0;
  for (const [, written] of text.matchAll(WRITTEN_YEARS)) {
    const years = Number(written);
    if (years <= MAX_YEARS) max = Math.max(max, years);
  }
  return max > 0 ? { min: max, max: Infinity } : null;
}

/**
 * The default year of "present". It is a constant, because scores must not change overnight or differ between servers. Increase it with a release.
 * If a text mentions a later date, "present" means that date.
 */
export const REFERENCE_YEAR = 2026;

/** The total gap, in months, that still counts as worked, because résumés often omit a month or two between jobs. */
const FORGIVEN_MONTHS = 2;

/** Tolerance for sums of parts of months, which may be slightly too low. */
const ROUNDING = 1e-6;

export const toWholeYears = (months: number): number => Math.floor((months + FORGIVEN_MONTHS + ROUNDING) / 12);

/** Returns the years of work in a profile's free text, as stated or from dates, whichever is more. Returns null if there are none. */
export function yearsInProfile(text: string, referenceYear: number = REFERENCE_YEAR): Years | null {
  const stated = statedYears(text);
  const months = countDatedMonths(text, referenceYear);
  if (months === null) return stated;
  const dated = toWholeYears(months);
  return stated !== null && stated.min >= dated ? stated : { min: dated, max: dated };
}

/** Returns the years of experience that a job's free text requires, or null if it requires none. */
export function yearsInPost(text: string): Years | null {
  const folded = foldText(text);
  const min = maxYears(folded, RANGE) || maxYears(folded, SINGLE);
  return min > 0 ? { min, max: Infinity } : null;
}

/**
 * Combines stated years with years from dates. Dates narrow the stated range but do not extend it. Stated years beyond the dates count half, because
 * dates may be incomplete. The result never decreases when `dated` increases.
 */
export function reconcileYears(stated: Years | null, dated: number): Years {
  if (stated === null) return { min: dated, max: dated };
  const { min, max } = stated;
  if (dated < min) return { min: dated, max: Math.ceil((dated + min) / 2) };
  return { min: Math.min(dated, max), max };
}

/** The maximum length of a career in months. */
export const MAX_MONTHS = 12 * MAX_YEARS;

/** Visits every month of stints. `stints` contains alternating starts and ends. */
export function visitMonths(stints: ArrayLike<number>, visit: (month: number) => void): void {
  for (let index = 0; index < stints.length; index += 2) {
    for (let month = stints[index] ?? 0; month < (stints[index + 1] ?? 0); month++) visit(month);
  }
}

/** Months of work, and when each title was held (`WorkHistory`). */
interface DatedWork {
  readonly months: number;
  readonly pastTitles: readonly { readonly stints: Int32Array }[];
}

/** The counted share of each month of the current career, latest month first. */
const monthShares = new Float64Array(MAX_MONTHS + 12);

/** Work in another field counts for this share of its time. */
const OTHER_WORK_SHARE = 0.2;

/**
 * Returns the relevant months of a history. `titleShare` returns the share (0-1) of a past title's time that counts. Each month counts once, with its
 * highest share. Other kinds of work count a little. The result is at most `months`.
 */
export function countRelevantMonths({ months, pastTitles }: DatedWork, titleShare: (index: number) => number): number {
  const end = Math.max(0, ...pastTitles.map(({ stints }) => stints.at(-1) ?? 0));
  monthShares.fill(0);
  pastTitles.forEach(({ stints }, index) => {
    const share = stints.length === 0 ? 0 : titleShare(index);
    visitMonths(stints, (month) => {
      const position = end - 1 - month;
      if (share > (monthShares[position] ?? 0)) monthShares[position] = share;
    });
  });
  const sum = monthShares.reduce((total, share) => total + share, 0);
  return Math.min(months, OTHER_WORK_SHARE * months + (1 - OTHER_WORK_SHARE) * sum);
}

/** Returns the years implied by rank words in a title ("Senior", "Jr."), or null if it has none. */
export function yearsInTitle(title: string | null | undefined): Years | null {
  return rankYears(foldText(title ?? ''));
}

export const IN_RANGE_SCORE = 85;

/**
 * Scores offered years, 0-100. Enough years score 100, a range that may reach the requirement scores at least 85, and fewer years score less. Years
 * beyond the requirement do not lower the score, because they would be a proxy for age.
 */
export function yearsScore(required: Years, offered: Years): number {
  if (offered.min >= required.min) return 100;
  if (offered.max >= required.min) return IN_RANGE_SCORE + ((100 - IN_RANGE_SCORE) * offered.min) / required.min;
  return (IN_RANGE_SCORE * (offered.max + offered.min)) / (2 * required.min);
}
