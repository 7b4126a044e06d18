/**
 * Finds the pay in a job ad, in whole USD per hour. An amount counts only if the words around it say that it is pay. Revenue, budgets and bonuses do
 * not count. Amounts labeled as pay take precedence. Returns null if amounts differ. Runs in linear time.
 */
import { titleHeads } from '#engine/matching.domain.ts';
import { monthlyHours, WEEKS_PER_MONTH, type WorkHours } from '../jobs.domain.ts';
import { normalizeText } from './ad-lines.domain.ts';
import type { LineInSection } from './ad-sections.domain.ts';

const MONTHS_PER_YEAR = 12;

type Period = 'hour' | 'week' | 'fortnight' | 'month' | 'year';

const PERIODS: readonly (readonly [Period, RegExp])[] = [
  [
    'hour',
    /^[\s(]{0,3}(?:usd\s|dollars\s|dolares\s)?(?:\/\s?|per |an |a |each |por |la |a la |p\/)?(?:hours?\b|hrs?\b|h\b|horas?\b)|^[\s(]{0,3}hourly\b/,
  ],
  [
    'fortnight',
    /^[\s(]{0,3}(?:usd\s|dollars\s|dolares\s)?(?:bi-?weekly|every (?:two|2) weeks|quincenal(?:es)?|por quincena|quinzena(?:l|is))\b/,
  ],
  [
    'week',
    /^[\s(]{0,3}(?:usd\s|dollars\s|dolares\s)?(?:(?:\/\s?|per |a |each |por |a la )(?:weeks?|wk|semana)|weekly|semana(?:l|les|is))\b/,
  ],
  [
    'month',
    /^[\s(]{0,3}(?:usd\s|dollars\s|dolares\s|brutos?\s|netos?\s)?(?:(?:\/\s?|per |a |each |por |al |ao |por cada )(?:months?|mo|mes)|monthly|mensua(?:l|les)|mensa(?:l|is))\b/,
  ],
  [
    'year',
    /^[\s(]{0,3}(?:usd\s|dollars\s|dolares\s|brutos?\s)?(?:(?:\/\s?|per |a |an |each |por |al |ao )(?:years?|yr|annum|ano)|annual(?:ly)?|yearly|anua(?:l|les|is))\b/,
  ],
];

/** Parses an amount such as `1,500`, `1.500`, `18.50` or `45k`. Returns null if it is not a number. */
const parseAmount = (digits: string, thousands: string | undefined): number | null => {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3}){1,3}$/.test(digits);
  const number = Number(isGrouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'));
  if (!Number.isFinite(number)) return null;
  return thousands ? number * 1_000 : number;
};

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{3}){1,3}|\d{1,7}(?:[.,]\d{1,2})?)(k\b)?`;
const CURRENCY_BEFORE = String.raw`(?:(?<![a-z])(?:us|u)\s?\$|usd\s?\$?|u\$s|(?<![a-z])\$)\s{0,2}`;
const CURRENCY_AFTER = String.raw`(?:\s{0,2}(?:usd|us dollars|dollars|dolares)\b)`;
const RANGE_SEPARATOR = String.raw`(?:\s?usd|\s?k)?(?:\s{0,2}[-–—~]\s{0,2}|\s{1,2}(?:to|a|ate|hasta|and|y|e)\s{1,2})`;
/** An amount with its currency before or after it, alone or as a range. */
const MONEY = new RegExp(
  `${CURRENCY_BEFORE}${NUMBER}(?:${RANGE_SEPARATOR}(?:${CURRENCY_BEFORE})?${NUMBER})?(?![\\d%])|(?<![\\d.,])${NUMBER}(?:${RANGE_SEPARATOR}${NUMBER})?(?![\\d%])${CURRENCY_AFTER}`,
  'g',
);

/** Words that mark an amount as something other than the person's pay. */
const NOT_PAY =
  /\b(?:revenue|sales of|in sales|sold|raised|funding|arr|mrr|ote|on-target|valu\w+|invest\w+|assets|settle\w*|million|billion|mm?\b|ad budget|ads budget|ad spend|spend|process\w*|manag\w+ \$|budget of|bonus\w*|stipend|allowance|commission\w*|tips|equity|reimburse\w*|learning|courses|wellness|equipment|referral|deals?|quota|portfolio|clients?' |loan|price|costs?|fee|training|trial|probation|overtime|sign-on|factur\w+|ingresos|ventas|millon\w*|bono|comision\w*|capacitacion|prueba|inversion|presupuesto de|receita|faturamento|vendas|milhao|milhoes|bonus|comissao|auxilio|vale|treinamento|experiencia inicial)\b/;
const PAY_WORDS =
  /\b(?:salar\w+|pay|pays|paid|paying|compensation|rate|wage|earn|remuneration|remunerac\w+|sueldo|pagamos|pago|tarifa|gana\w*|ofrecemos|pagamento|ganh\w+|valor|base|budget is|our budget)\b/;
/** Other currencies, which are not converted. */
const FOREIGN_CURRENCY =
  /\b(?:mxn|cop|ars|clp|pen|brl|cad|aud|eur|gbp|pesos|reais|soles|euros?|pounds)\b|r\$|€|£|(?:mx|ar|co|cl|c|a|s\/)\s?\$/;

interface StatedPay {
  line: LineInSection;
  from: number | null;
  to: number;
  period: Period;
  /** True if the amount is on a line labeled as pay, below a pay heading, or after a word such as `salary`. */
  isLabeled: boolean;
}

/** Guesses the pay period of an amount that states none. Returns null for amounts outside the usual ranges. */
const guessPeriod = (amount: number): Period | null => {
  if (amount <= 150) return 'hour';
  if (amount >= 600 && amount <= 12_000) return 'month';
  return amount >= 18_000 && amount <= 400_000 ? 'year' : null;
};

const CONTEXT_LENGTH = 60;

const textBefore = (text: string, index: number): string => {
  const start = text.slice(Math.max(0, index - CONTEXT_LENGTH), index);
  return start.slice(
    Math.max(
      start.lastIndexOf('. '),
      start.lastIndexOf('; '),
      start.lastIndexOf(' + '),
      start.lastIndexOf('('),
      start.lastIndexOf('|'),
    ) + 1,
  );
};

const textAfter = (text: string, index: number): string => /^[^.;+(|$]{0,60}/.exec(text.slice(index))?.[0] ?? '';

const findStatedPays = (placed: LineInSection): StatedPay[] => {
  const text = normalizeText(placed.text);
  if (placed.section === 'company' || placed.section === 'optional') return [];
  return [...text.matchAll(MONEY)].flatMap((found): StatedPay[] => {
    const [whole, a, aK, b, bK, c, cK, d, dK] = found;
    const isRange = (b ?? d) !== undefined;
    const lastK = bK ?? dK;
    const high = isRange ? parseAmount(b ?? d ?? '', lastK) : parseAmount(a ?? c ?? '', aK ?? cK);
    // In `$45-60k`, the first amount is also in thousands.
    const low = isRange ? parseAmount(a ?? c ?? '', aK ?? cK ?? lastK) : null;
    if (high === null || (low !== null && low > high)) return [];
    const end = found.index + whole.length;
    const before = textBefore(text, found.index);
    const after = textAfter(text, end);
    if (
      NOT_PAY.test(before) ||
      NOT_PAY.test(after) ||
      FOREIGN_CURRENCY.test(`${before.slice(-6)} ${whole} ${after.slice(0, 12)}`)
    )
      return [];
    // "From $15" states no maximum.
    if (
      !isRange &&
      (/\b(?:from|starting at|desde|a partir de|minimum|at least)\s{0,3}$/.test(before) || after.startsWith('+'))
    )
      return [];
    const afterCurrency = after.startsWith(' usd') ? after.slice(4) : after;
    const statedPeriod = PERIODS.find(([, pattern]) => pattern.test(afterCurrency))?.[0];
    const isLabeled = placed.section === 'pay' || PAY_WORDS.test(before);
    if (!isLabeled && statedPeriod === undefined && !(isRange && (aK ?? lastK))) return [];
    if (
      !isLabeled &&
      statedPeriod !== undefined &&
      statedPeriod !== 'hour' &&
      !PAY_WORDS.test(after) &&
      placed.section !== 'offer' &&
      !/^\W{0,6}$/.test(before)
    )
      return [];
    const period = statedPeriod ?? guessPeriod(high);
    return period === null ? [] : [{ line: placed, from: low, to: high, period, isLabeled }];
  });
};

/** The maximum length of a line that names a position and its pay. */
const MAX_POSITION_LENGTH = 80;

const toHourly = (amount: number, period: Period, hours: number): number => {
  if (period === 'hour') return amount;
  if (period === 'week') return (amount * WEEKS_PER_MONTH) / hours;
  if (period === 'fortnight') return (amount * WEEKS_PER_MONTH) / 2 / hours;
  return period === 'month' ? amount / hours : amount / MONTHS_PER_YEAR / hours;
};

/** The range of plausible hourly pay. An amount outside this range was misread. */
const PLAUSIBLE = { min: 2, max: 400 };

export interface AdPay {
  from: number | null;
  to: number;
  line: LineInSection;
}

/** Returns whether the ad states different pay for different positions, such as junior and senior ones. */
export const statesSeveralJobs = (lines: readonly LineInSection[]): boolean => {
  const named = lines.filter(({ text }) => text.length <= MAX_POSITION_LENGTH && titleHeads(text).length > 0);
  const amounts = named.flatMap((line) =>
    findStatedPays(line)
      .slice(0, 1)
      .map(({ to, period }) => `${to} ${period}`),
  );
  return new Set(amounts).size > 1;
};

/**
 * Returns the pay of the job, or null if the ad states no pay or several amounts. Converts monthly pay with the monthly hours that screens use, so
 * that they show the same monthly amount as the ad.
 */
export const findAdPay = (lines: readonly LineInSection[], work: WorkHours): AdPay | null => {
  const hours = monthlyHours(work);
  const all = lines.flatMap(findStatedPays).flatMap(({ line, from, to, period, isLabeled }) => {
    const high = toHourly(to, period, hours);
    if (high < PLAUSIBLE.min || high > PLAUSIBLE.max) return [];
    const low = from === null ? null : Math.round(toHourly(from, period, hours));
    const pay = { line, from: low, to: Math.max(1, Math.round(high)) };
    return [{ ...pay, from: pay.from === pay.to ? null : pay.from, isLabeled }];
  });
  const labeled = all.filter(({ isLabeled }) => isLabeled);
  const chosen = labeled.length > 0 ? labeled : all;
  const [first] = chosen;
  if (first === undefined || chosen.some(({ to }) => to !== first.to)) return null;
  const range = chosen.find(({ from }) => from !== null) ?? first;
  return { from: range.from, to: range.to, line: range.line };
};
