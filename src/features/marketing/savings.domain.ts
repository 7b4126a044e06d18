/**
 * Compares the cost of a hire through the marketplace with the cost of a hire in the U.S. Only calculates with the visitor's numbers, in whole
 * U.S. dollars per month. The page names the source of the initial values.
 */

export interface MonthlyRange {
  from: number;
  to: number;
}

/** The inputs to the comparison, all editable. */
export interface SavingsFigures {
  hires: number;
  months: number;
  /** Cost of a hire in the U.S., per hire and month. */
  usCost: number;
  /** Cost of a hire through the marketplace, per hire and month. */
  ourCost: number;
}

export type FigureName = keyof SavingsFigures;

/** Valid ranges of whole numbers. Values outside these ranges are treated as typos. */
export const FIGURE_BOUNDS: Record<FigureName, { min: number; max: number }> = {
  hires: { min: 1, max: 100 },
  months: { min: 1, max: 60 },
  usCost: { min: 1, max: 100_000 },
  ourCost: { min: 1, max: 100_000 },
};

/** Returns the initial values: one hire for a year, at the middle of the role's salary range. */
export const startingFigures = ({ from, to }: MonthlyRange, usCost: number): SavingsFigures => ({
  hires: 1,
  months: 12,
  usCost,
  ourCost: Math.round((from + to) / 2),
});

export interface Savings {
  usTotal: number;
  ourTotal: number;
  /** Negative if the U.S. hire costs less. */
  saved: number;
  /** `saved` as a percentage of the U.S. total, rounded down, so that savings are never overstated and extra costs are never understated. */
  percent: number;
}

/** Calculates cost times hires times months for each option, and the difference. */
export const calculateSavings = ({ hires, months, usCost, ourCost }: SavingsFigures): Savings => ({
  usTotal: usCost * hires * months,
  ourTotal: ourCost * hires * months,
  saved: (usCost - ourCost) * hires * months,
  percent: Math.floor(((usCost - ourCost) * 100) / usCost),
});

/**
 * Parses a typed number, with or without `$` or `US$`, and with spaces, dots or commas as thousands separators. Returns null if it is invalid or out
 * of bounds.
 */
export const readFigure = (name: FigureName, typed: string): number | null => {
  const text = typed.replace(/\s|(?:US)?\$/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  if (!/^\d{1,9}$/.test(text)) return null;
  const { min, max } = FIGURE_BOUNDS[name];
  const value = Number(text);
  return value >= min && value <= max ? value : null;
};
