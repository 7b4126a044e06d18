/**
 * Builds the lines of the savings calculator's result, in each language. The build renders them for the initial values, and the browser uses the same
 * function for edited values, so that the two agree.
 */
import { formatCount, formatDollars } from '#client/ui/format.ts';
import { CLAIMS } from '#shared/brand-facts.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import type { TranslationOf } from '#shared/translation.ts';
import {
  calculateSavings,
  FIGURE_BOUNDS,
  type FigureName,
  type Savings,
  type SavingsFigures,
  startingFigures,
} from '../savings.domain.ts';
import { POPULAR_ROLES, rangeText } from './landing-content.ts';
import type { savingsEn } from './texts/savings.en.ts';
import { monthlyWage, US_WAGES, WAGES_MONTH } from './us-wages.ts';

/** The calculator's text in a language, and the number format of that language. */
export interface SavingsWords {
  texts: TranslationOf<typeof savingsEn>;
  locale: string;
}

/** Returns the text and the number format for a language. */
export const savingsWords = (language: Language, texts: SavingsWords['texts']): SavingsWords => ({
  texts,
  locale: LANGUAGE_FACTS[language].locale,
});

export type CalculatorRole = (typeof POPULAR_ROLES)[number];

/** The initial role of the form. */
export const FIRST_ROLE: CalculatorRole = POPULAR_ROLES[0];

/** Returns the role with this title, or the first role for an unknown title. Titles are in English in every language. */
export const toCalculatorRole = (title: string): CalculatorRole =>
  POPULAR_ROLES.find((role) => role.title === title) ?? FIRST_ROLE;

/** Returns the initial values for a role: the median monthly wage in the U.S., and the middle of the role's salary range. */
export const roleStartingFigures = ({ title, salary }: CalculatorRole): SavingsFigures =>
  startingFigures(salary, monthlyWage(US_WAGES[title]));

const fillPlaceholders = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);

/** Returns whether a field holds a dollar amount. */
export const isMoney = (name: FigureName): boolean => name === 'usCost' || name === 'ourCost';

const boundText = ({ locale }: SavingsWords, name: FigureName, value: number): string =>
  isMoney(name) ? formatDollars(value, locale) : formatCount(value, locale);

/** Returns the error message for an invalid number. */
export const figureError = (words: SavingsWords, name: FigureName): string => {
  const { min, max } = FIGURE_BOUNDS[name];
  return fillPlaceholders(words.texts.error, { least: boundText(words, name, min), most: boundText(words, name, max) });
};

/** Returns the error message with the name of the field, for screen readers. */
export const labeledFigureError = (words: SavingsWords, name: FigureName): string =>
  `${words.texts.labels[name]}: ${figureError(words, name)}`;

/** Returns the help text below a field. */
export const figureHelp = (words: SavingsWords, name: FigureName, { title, salary }: CalculatorRole): string => {
  const { texts, locale } = words;
  if (name === 'ourCost') return fillPlaceholders(texts.ourHelp, { range: rangeText(salary, locale) });
  if (name !== 'usCost') return fillPlaceholders(texts.upTo, { most: boundText(words, name, FIGURE_BOUNDS[name].max) });
  const { occupation, annualMedian } = US_WAGES[title];
  return fillPlaceholders(texts.usHelp, { occupation, wage: formatDollars(annualMedian, locale) });
};

/** Returns the assumptions, one sentence each. */
export const assumptionTexts = ({ texts, locale }: SavingsWords): string[] => {
  const [year, month] = [WAGES_MONTH.slice(0, 4), WAGES_MONTH.slice(5)];
  const day = new Date(Date.UTC(Number(year), Number(month) - 1));
  const wagesMonth = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(day);
  return texts.assumptions.map((text) => fillPlaceholders(text, { wagesMonth }));
};

export interface ResultLines {
  subject: string;
  amount: string;
  outcome: string;
  /** The savings per hire and month. */
  monthly: string;
  usTotal: string;
  ourTotal: string;
  /** The formula with the numbers filled in. */
  worked: string;
  workedPercent: string;
  /** Set if the visitor's numbers result in a higher percentage than the pages claim, otherwise ''. */
  aboveClaim: string;
}

const countText = ({ locale }: SavingsWords, count: number, singular: string, plural: string): string =>
  fillPlaceholders(count === 1 ? singular : plural, { count: formatCount(count, locale) });

const percentText = ({ texts, locale }: SavingsWords, { saved, percent }: Savings): string =>
  saved > 0 && percent === 0 ? texts.hardly : `${formatCount(Math.abs(percent), locale)}%`;

const outcomeText = (words: SavingsWords, savings: Savings): string => {
  const { texts } = words;
  if (savings.saved === 0) return texts.same;
  return fillPlaceholders(savings.saved > 0 ? texts.saved : texts.more, { percent: percentText(words, savings) });
};

const UNKNOWN = '–';

/** Returns the lines to show while a number is invalid. */
const unknownLines = (subject: string, outcome: string): ResultLines => ({
  subject,
  outcome,
  amount: UNKNOWN,
  monthly: UNKNOWN,
  usTotal: UNKNOWN,
  ourTotal: UNKNOWN,
  worked: UNKNOWN,
  workedPercent: UNKNOWN,
  aboveClaim: '',
});

/** Returns the result as text, with dashes if a number is invalid. */
export const buildResultLines = (
  words: SavingsWords,
  role: CalculatorRole,
  figures: SavingsFigures | null,
): ResultLines => {
  const { texts, locale } = words;
  const name = texts.roles[role.title];
  if (figures === null) return unknownLines(name, texts.wrong);
  const money = (amount: number): string => formatDollars(amount, locale);
  const signed = (amount: number): string => `${amount < 0 ? '−' : ''}${money(Math.abs(amount))}`;
  const { hires, months, usCost, ourCost } = figures;
  const savings = calculateSavings(figures);
  const { usTotal, ourTotal, saved, percent } = savings;
  const [hiresText, monthsText] = [
    countText(words, hires, texts.hire, texts.hires),
    countText(words, months, texts.month, texts.months),
  ];
  const monthlyDifference = { amount: money(Math.abs(usCost - ourCost)) };
  return {
    subject: `${name} · ${hiresText} · ${monthsText}`,
    amount: money(Math.abs(saved)),
    outcome: outcomeText(words, savings),
    monthly: fillPlaceholders(saved < 0 ? texts.moreEach : texts.lessEach, monthlyDifference),
    usTotal: money(usTotal),
    ourTotal: money(ourTotal),
    worked: `(${money(usCost)} − ${money(ourCost)}) × ${hiresText} × ${monthsText} = ${signed(saved)}`,
    workedPercent: `${signed(saved)} ÷ ${money(usTotal)} = ${percent < 0 ? '−' : ''}${percentText(words, savings)}`,
    aboveClaim:
      percent > CLAIMS.savingPercent ? fillPlaceholders(texts.aboveClaim, { claim: String(CLAIMS.savingPercent) }) : '',
  };
};

/** Returns the result as one sentence, for screen readers. */
export const resultAnnouncement = ({ amount, outcome, subject }: ResultLines): string =>
  `${subject}: ${amount} ${outcome}${outcome.endsWith('.') ? '' : '.'}`;

export type BarName = 'us' | 'ours';

/** Returns how far each bar is shifted to the left (CSS), so that the longer bar fills the track. Without a result, both bars are empty. */
export const barOffsets = (figures: SavingsFigures | null): Record<BarName, string> => {
  if (figures === null) return { us: 'translateX(-100%)', ours: 'translateX(-100%)' };
  const { usTotal, ourTotal } = calculateSavings(figures);
  const barOffset = (total: number) => `translateX(${(total / Math.max(usTotal, ourTotal) - 1) * 100}%)`;
  return { us: barOffset(usTotal), ours: barOffset(ourTotal) };
};
