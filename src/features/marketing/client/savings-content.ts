/**
 * The words of the savings calculator, and the lines of its result. The page shows them as they were built; in the browser
 * the same function writes them anew for the visitor's own figures, so that the two never say different things.
 */
import { formatCount, formatDollars } from '#client/ui/format.ts';
import { brand } from '#shared/brand.ts';
import {
  CLAIMED_SAVING,
  FIGURE_BOUNDS,
  type FigureName,
  type Savings,
  type SavingsFigures,
  savingsOf,
  startingFigures,
} from '../savings.domain.ts';
import { POPULAR_ROLES, rangeText, SENIOR_COST } from './landing-content.ts';

export type CalculatorRole = (typeof POPULAR_ROLES)[number];

/** What the form shows at first. */
export const FIRST_ROLE: CalculatorRole = POPULAR_ROLES[0];

/** The role of this title; the first where there is none. */
export const roleNamed = (title: string): CalculatorRole =>
  POPULAR_ROLES.find((role) => role.title === title) ?? FIRST_ROLE;

/** Where the figures of a role begin: the lowest of what a U.S. hire is said to cost, the middle of the role's own range. */
export const startOf = ({ salary }: CalculatorRole): SavingsFigures => startingFigures(salary, SENIOR_COST.us.from);

export const FIGURE_LABELS: Record<FigureName, string> = {
  hires: 'Number of hires',
  months: 'Months compared',
  usCost: 'U.S. cost per hire',
  ourCost: `${brand.name} cost per hire`,
};

/** The figures that are dollars. */
export const isMoney = (name: FigureName): boolean => name === 'usCost' || name === 'ourCost';

const boundText = (name: FigureName, value: number): string =>
  isMoney(name) ? formatDollars(value) : formatCount(value);

/** What to do about a figure that cannot be read. */
export const figureError = (name: FigureName): string => {
  const { min, max } = FIGURE_BOUNDS[name];
  return `Enter a whole number from ${boundText(name, min)} to ${boundText(name, max)}`;
};

/** The same for those who hear it away from its field. */
export const wrongFigureText = (name: FigureName): string => `${FIGURE_LABELS[name]}: ${figureError(name)}`;

/** What stands below a field. */
export const figureHelp = (name: FigureName, { salary }: CalculatorRole): string =>
  ({
    hires: `Up to ${boundText(name, FIGURE_BOUNDS[name].max)}`,
    months: `Up to ${boundText(name, FIGURE_BOUNDS[name].max)}`,
    usCost: 'A month. What you pay today, or would',
    ourCost: `A month. The role ranges from ${rangeText(salary)}`,
  })[name];

/** What is computed, in words; `worked` and `workedPercent` of the result put the figures in. */
export const FORMULA = {
  saving: `(U.S. cost − ${brand.name} cost) × hires × months = saving`,
  percent: 'saving ÷ (U.S. cost × hires × months) = share of the U.S. cost saved',
} as const;

export const ASSUMPTIONS: readonly string[] = [
  `The U.S. cost begins at ${formatDollars(SENIOR_COST.us.from)} a month for every role: the lowest figure of the ${SENIOR_COST.us.range} that a senior hire costs there.`,
  `The ${brand.name} cost begins in the middle of the role’s monthly salary range on this page.`,
  'Everyone works full time, all the months. Only these two costs are compared: there are no upfront fees, and what you pay when you hire is not part of it.',
  'The share is rounded down to a whole percent.',
];

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

const counted = (count: number, one: string): string => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

const percentText = ({ saved, percent }: Savings): string =>
  saved > 0 && percent === 0 ? 'less than 1%' : `${formatCount(Math.abs(percent))}%`;

const outcomeOf = (savings: Savings): string => {
  if (savings.saved === 0) return 'difference: both sides cost the same';
  return savings.saved > 0
    ? `saved, ${percentText(savings)} of the U.S. cost`
    : `more than in the U.S., ${percentText(savings)} on top`;
};

const signed = (amount: number): string => `${amount < 0 ? '−' : ''}${formatDollars(Math.abs(amount))}`;

/** The result in words and figures; dashes where a figure cannot be read. */
export const linesOf = (role: CalculatorRole, figures: SavingsFigures | null): ResultLines => {
  if (figures === null) {
    const outcome = 'Correct the marked field to see the result';
    const unknown = '–';
    return {
      subject: role.title,
      amount: unknown,
      outcome,
      monthly: unknown,
      usTotal: unknown,
      ourTotal: unknown,
      worked: unknown,
      workedPercent: unknown,
      aboveClaim: '',
    };
  }
  const { hires, months, usCost, ourCost } = figures;
  const savings = savingsOf(figures);
  const { usTotal, ourTotal, saved, percent } = savings;
  const times = `${counted(hires, 'hire')} × ${counted(months, 'month')}`;
  return {
    subject: `${role.title} · ${counted(hires, 'hire')} · ${counted(months, 'month')}`,
    amount: formatDollars(Math.abs(saved)),
    outcome: outcomeOf(savings),
    monthly: `${formatDollars(Math.abs(usCost - ourCost))} ${saved < 0 ? 'more' : 'less'} a month for each hire`,
    usTotal: formatDollars(usTotal),
    ourTotal: formatDollars(ourTotal),
    worked: `(${formatDollars(usCost)} − ${formatDollars(ourCost)}) × ${times} = ${signed(saved)}`,
    workedPercent: `${signed(saved)} ÷ ${formatDollars(usTotal)} = ${percent < 0 ? '−' : ''}${percentText(savings)}`,
    aboveClaim:
      percent > CLAIMED_SAVING
        ? `That is more than the up to ${CLAIMED_SAVING}% that we claim. It follows from the figures you put in.`
        : '',
  };
};

/** The result as one sentence, for those who do not see the figures change. */
export const announcementOf = ({ amount, outcome, subject }: ResultLines): string =>
  `${subject}: ${amount} ${outcome}.`;

export type BarName = 'us' | 'ours';

/** How far each bar is pushed out of its track to the left (CSS), so that the longer one fills it; both where nothing is known. */
export const barsOf = (figures: SavingsFigures | null): Record<BarName, string> => {
  if (figures === null) return { us: 'translateX(-100%)', ours: 'translateX(-100%)' };
  const { usTotal, ourTotal } = savingsOf(figures);
  const pushed = (total: number) => `translateX(${(total / Math.max(usTotal, ourTotal) - 1) * 100}%)`;
  return { us: pushed(usTotal), ours: pushed(ourTotal) };
};
