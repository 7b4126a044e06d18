/**
 * Years of experience, read from the product's ranges (`3-5`, `10+`), free text ("3+ years", "al menos 5 años"), résumé dates (career-dates.ts) and
 * rank words ("senior"), counted in the months of a work history (history.ts), and compared with the years that a job requires. No clock: the year
 * of "present" is passed in. Text without years gives null, never zero.
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

/** Reads a field for years of experience, in which a bare number counts; null if there are none. */
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

/** Max distance in a job's text between the number and the word "experience": "20 years in business" is not a requirement. */
const NEAR_EXPERIENCE = 45;

/** The maximum number of years that matches a pattern near the word "experience"; 0 without a match. */
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

/** `8 years`, `10+ yrs`, `más de 6 años`, in unfolded text: most texts have no such words, so folding them first would waste time. */
const WRITTEN_YEARS = /\b(\d{1,2})[\s+–—-]*(?:years?|yrs?|a(?:ñ|n\u0303?)os?)(?!\p{L})/giu;

/** The maximum number of years that a profile's free text mentions ("over 10 years of experience"); null if there are none. */
function statedYears(text: string): Years | null {
  let max = 0;
  for (const [, written] of text.matchAll(WRITTEN_YEARS)) {
    const years = Number(written);
    if (years <= MAX_YEARS) max = Math.max(max, years);
  }
  return max > 0 ? { min: max, max: Infinity } : null;
}

/**
 * The default year of "present". A constant instead of a clock, because scores must not change overnight or between servers. Increase it with a
 * release; texts that mention later years use those.
 */
export const REFERENCE_YEAR = 2026;

/** Résumés that omit a month or two between jobs still count as whole years. */
const FORGIVEN_MONTHS = 2;

/** Sums of parts of months may be slightly too low. */
const ROUNDING = 1e-6;

/** Whole years in a number of months. */
export const toWholeYears = (months: number): number => Math.floor((months + FORGIVEN_MONTHS + ROUNDING) / 12);

/** The years of work in a profile's free text, stated or by dates, whichever are more; null if there are none. */
export function yearsInProfile(text: string, referenceYear: number = REFERENCE_YEAR): Years | null {
  const stated = statedYears(text);
  const months = countDatedMonths(text, referenceYear);
  if (months === null) return stated;
  const dated = toWholeYears(months);
  return stated !== null && stated.min >= dated ? stated : { min: dated, max: dated };
}

/** The years of experience that a job's free text requires; null if there are none. */
export function yearsInPost(text: string): Years | null {
  const folded = foldText(text);
  const min = maxYears(folded, RANGE) || maxYears(folded, SINGLE);
  return min > 0 ? { min, max: Infinity } : null;
}

/**
 * Combines stated years with years by dates. Dates locate the years within the stated range but do not extend it. Half of a claim beyond the dates is
 * believed, because dates may be incomplete. Never falls when `dated` rises.
 */
export function reconcileYears(stated: Years | null, dated: number): Years {
  if (stated === null) return { min: dated, max: dated };
  const { min, max } = stated;
  if (dated < min) return { min: dated, max: Math.ceil((dated + min) / 2) };
  return { min: Math.min(dated, max), max };
}

/** Max length of a career in months. */
export const MAX_MONTHS = 12 * MAX_YEARS;

/** Visits every month of stints, given as alternating starts and ends. */
export function eachMonth(stints: ArrayLike<number>, visit: (month: number) => void): void {
  for (let index = 0; index < stints.length; index += 2) {
    for (let month = stints[index] ?? 0; month < (stints[index + 1] ?? 0); month++) visit(month);
  }
}

/** Months of work, and when each title was held (`WorkHistory`). */
interface DatedWork {
  readonly months: number;
  readonly pastTitles: readonly { readonly stints: Int32Array }[];
}

/** How much each month of the current career counts, the latest month first. */
const monthShares = new Float64Array(MAX_MONTHS + 12);

/** Work in another field counts for this share of its time. */
const OTHER_WORK_SHARE = 0.2;

/**
 * The relevant months of a history, where each past title counts as `titleShare` returns (0-1): each month once, with the title that counts most, and
 * other work for a little. Never more than `months`.
 */
export function countRelevantMonths({ months, pastTitles }: DatedWork, titleShare: (index: number) => number): number {
  const end = Math.max(0, ...pastTitles.map(({ stints }) => stints.at(-1) ?? 0));
  monthShares.fill(0);
  pastTitles.forEach(({ stints }, index) => {
    const share = stints.length === 0 ? 0 : titleShare(index);
    eachMonth(stints, (month) => {
      const position = end - 1 - month;
      if (share > (monthShares[position] ?? 0)) monthShares[position] = share;
    });
  });
  const sum = monthShares.reduce((total, share) => total + share, 0);
  return Math.min(months, OTHER_WORK_SHARE * months + (1 - OTHER_WORK_SHARE) * sum);
}

/** Years implied by rank words in a title ("Senior", "Jr."); null without any. */
export function yearsInTitle(title: string | null | undefined): Years | null {
  return rankYears(foldText(title ?? ''));
}

export const IN_RANGE_SCORE = 85;

/**
 * 0-100: enough years are 100, however many more; a range that may reach the requirement is 85 or more; fewer years lower the score. Years beyond the
 * requirement cost nothing, because they would be a proxy for age.
 */
export function yearsScore(required: Years, offered: Years): number {
  if (offered.min >= required.min) return 100;
  if (offered.max >= required.min) return IN_RANGE_SCORE + ((100 - IN_RANGE_SCORE) * offered.min) / required.min;
  return (IN_RANGE_SCORE * (offered.max + offered.min)) / (2 * required.min);
}
