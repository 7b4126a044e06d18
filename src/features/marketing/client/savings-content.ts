/**
 * The lines of the savings calculator's result, in each language. The page shows them as they were built; in the browser
 * the same function writes them again for the visitor's own figures, so that the two never say different things.
 */
import { formatCount, formatDollars } from '#client/ui/format.ts';
import { CLAIMS } from '#shared/brand-facts.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import type { TranslationOf } from '#shared/translation.ts';
import {
  FIGURE_BOUNDS,
  type FigureName,
  type Savings,
  type SavingsFigures,
  savingsOf,
  startingFigures,
} from '../savings.domain.ts';
import { POPULAR_ROLES, rangeText } from './landing-content.ts';
import type { savingsEn } from './texts/savings.en.ts';
import { monthlyWage, US_WAGES, WAGES_OF } from './us-wages.ts';

/** What the calculator says in a language, and how it writes figures. */
export interface SavingsWords {
  texts: TranslationOf<typeof savingsEn>;
  locale: string;
}

/** The words of a language. */
export const savingsWords = (language: Language, texts: SavingsWords['texts']): SavingsWords => ({
  texts,
  locale: LANGUAGE_FACTS[language].locale,
});

export type CalculatorRole = (typeof POPULAR_ROLES)[number];

/** What the form shows at first. */
export const FIRST_ROLE: CalculatorRole = POPULAR_ROLES[0];

/** The role of this title, which is English in every language; the first where there is none. */
export const roleNamed = (title: string): CalculatorRole =>
  POPULAR_ROLES.find((role) => role.title === title) ?? FIRST_ROLE;

/** Where the figures of a role begin: a month of the median wage in the U.S., the middle of the role's own range. */
export const startOf = ({ title, salary }: CalculatorRole): SavingsFigures =>
  startingFigures(salary, monthlyWage(US_WAGES[title]));

/** A text with what it leaves open put in. */
const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);

/** The figures that are dollars. */
export const isMoney = (name: FigureName): boolean => name === 'usCost' || name === 'ourCost';

const boundText = ({ locale }: SavingsWords, name: FigureName, value: number): string =>
  isMoney(name) ? formatDollars(value, locale) : formatCount(value, locale);

/** What to do about a figure that cannot be read. */
export const figureError = (words: SavingsWords, name: FigureName): string => {
  const { min, max } = FIGURE_BOUNDS[name];
  return filled(words.texts.error, { least: boundText(words, name, min), most: boundText(words, name, max) });
};

/** The same for those who hear it away from its field. */
export const wrongFigureText = (words: SavingsWords, name: FigureName): string =>
  `${words.texts.labels[name]}: ${figureError(words, name)}`;

/** What stands below a field. */
export const figureHelp = (words: SavingsWords, name: FigureName, { title, salary }: CalculatorRole): string => {
  const { texts, locale } = words;
  if (name === 'ourCost') return filled(texts.ourHelp, { range: rangeText(salary, locale) });
  if (name !== 'usCost') return filled(texts.upTo, { most: boundText(words, name, FIGURE_BOUNDS[name].max) });
  const { occupation, annualMedian } = US_WAGES[title];
  return filled(texts.usHelp, { occupation, wage: formatDollars(annualMedian, locale) });
};

/** What is taken for granted, one sentence each. */
export const assumptionsOf = ({ texts, locale }: SavingsWords): string[] => {
  const [year, month] = [WAGES_OF.slice(0, 4), WAGES_OF.slice(5)];
  const day = new Date(Date.UTC(Number(year), Number(month) - 1));
  const wagesOf = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(day);
  return texts.assumptions.map((text) => filled(text, { wagesOf }));
};

/** Each line of the result by its name. */
export interface ResultLines {
  subject: string;
  amount: string;
  outcome: string;
  /** What the same is for one hire in one month. */
  monthly: string;
  usTotal: string;
  ourTotal: string;
  /** The formula with the figures in it. */
  worked: string;
  workedPercent: string;
  /** Only where the visitor's own figures give more than the pages claim; else ''. */
  aboveClaim: string;
}

const counted = ({ locale }: SavingsWords, count: number, one: string, many: string): string =>
  filled(count === 1 ? one : many, { count: formatCount(count, locale) });

const percentText = ({ texts, locale }: SavingsWords, { saved, percent }: Savings): string =>
  saved > 0 && percent === 0 ? texts.hardly : `${formatCount(Math.abs(percent), locale)}%`;

const outcomeOf = (words: SavingsWords, savings: Savings): string => {
  const { texts } = words;
  if (savings.saved === 0) return texts.same;
  return filled(savings.saved > 0 ? texts.saved : texts.more, { percent: percentText(words, savings) });
};

const UNKNOWN = '–';

/** The lines while a figure cannot be read. */
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

/** The result in words and figures; dashes where a figure cannot be read. */
export const linesOf = (words: SavingsWords, role: CalculatorRole, figures: SavingsFigures | null): ResultLines => {
  const { texts, locale } = words;
  const name = texts.roles[role.title];
  if (figures === null) return unknownLines(name, texts.wrong);
  const money = (amount: number): string => formatDollars(amount, locale);
  const signed = (amount: number): string => `${amount < 0 ? '−' : ''}${money(Math.abs(amount))}`;
  const { hires, months, usCost, ourCost } = figures;
  const savings = savingsOf(figures);
  const { usTotal, ourTotal, saved, percent } = savings;
  const [ofHires, ofMonths] = [
    counted(words, hires, texts.hire, texts.hires),
    counted(words, months, texts.month, texts.months),
  ];
  const each = { amount: money(Math.abs(usCost - ourCost)) };
  return {
    subject: `${name} · ${ofHires} · ${ofMonths}`,
    amount: money(Math.abs(saved)),
    outcome: outcomeOf(words, savings),
    monthly: filled(saved < 0 ? texts.moreEach : texts.lessEach, each),
    usTotal: money(usTotal),
    ourTotal: money(ourTotal),
    worked: `(${money(usCost)} − ${money(ourCost)}) × ${ofHires} × ${ofMonths} = ${signed(saved)}`,
    workedPercent: `${signed(saved)} ÷ ${money(usTotal)} = ${percent < 0 ? '−' : ''}${percentText(words, savings)}`,
    aboveClaim: percent > CLAIMS.savingPercent ? filled(texts.aboveClaim, { claim: String(CLAIMS.savingPercent) }) : '',
  };
};

/** The result as one sentence, for those who do not see the figures change. */
export const announcementOf = ({ amount, outcome, subject }: ResultLines): string =>
  `${subject}: ${amount} ${outcome}${outcome.endsWith('.') ? '' : '.'}`;

export type BarName = 'us' | 'ours';

/** How far each bar is pushed out of its track to the left (CSS), so that the longer one fills it; both where nothing is known. */
export const barsOf = (figures: SavingsFigures | null): Record<BarName, string> => {
  if (figures === null) return { us: 'translateX(-100%)', ours: 'translateX(-100%)' };
  const { usTotal, ourTotal } = savingsOf(figures);
  const pushed = (total: number) => `translateX(${(total / Math.max(usTotal, ourTotal) - 1) * 100}%)`;
  return { us: pushed(usTotal), ours: pushed(ourTotal) };
};
