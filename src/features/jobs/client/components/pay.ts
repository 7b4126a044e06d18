/** Determines the pay to show for the values in a job form. Pure. */
import { LIMITS } from '#shared/limits.ts';
import { type Pay, payRangeError } from '../../jobs.domain.ts';
import type { NewJob } from '../../new-job.contract.ts';

const isValidRate = (hourly: number | null | undefined): hourly is number =>
  typeof hourly === 'number' && hourly >= LIMITS.rateMin && hourly <= LIMITS.rateMax;

/** Returns the pay in whole dollars, or null if there is nothing to show. Omits a lower end that is above the upper one. */
export const shownPay = ({ hourlyBudget, hourlyBudgetFrom }: Pick<Partial<NewJob>, keyof Pay>): Pay | null => {
  if (!isValidRate(hourlyBudget)) return null;
  const hasRange = isValidRate(hourlyBudgetFrom) && payRangeError({ hourlyBudget, hourlyBudgetFrom }) === null;
  return {
    hourlyBudget: Math.round(hourlyBudget),
    hourlyBudgetFrom: hasRange ? Math.round(hourlyBudgetFrom) : null,
  };
};
