/** Determines the pay and hours to show for the values in a job form. Pure. */
import { LIMITS } from '#shared/limits.ts';
import { type Pay, payRangeError } from '../../jobs.domain.ts';
import type { NewJob } from '../../new-job.contract.ts';

type Entered = number | null | undefined;

const isValidRate = (hourly: Entered): hourly is number =>
  typeof hourly === 'number' && hourly >= LIMITS.rateMin && hourly <= LIMITS.rateMax;

/** Returns the weekly hours, or null if there are none or the form would refuse them. */
export const shownHoursPerWeek = (hours: Entered): number | null =>
  typeof hours === 'number' && hours >= 1 && hours <= LIMITS.jobHoursPerWeek ? hours : null;

/** Returns the pay in whole dollars, or null if there is nothing to show. Omits a lower end that is above the upper one. */
export const shownPay = ({ hourlyBudget, hourlyBudgetFrom }: Pick<Partial<NewJob>, keyof Pay>): Pay | null => {
  if (!isValidRate(hourlyBudget)) return null;
  const hasRange = isValidRate(hourlyBudgetFrom) && payRangeError({ hourlyBudget, hourlyBudgetFrom }) === null;
  return {
    hourlyBudget: Math.round(hourlyBudget),
    hourlyBudgetFrom: hasRange ? Math.round(hourlyBudgetFrom) : null,
  };
};
