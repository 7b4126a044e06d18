/** The pay in a job form, if its figures can be shown. Pure. */
import { LIMITS } from '#shared/limits.ts';
import { type Pay, payRangeError } from '../../jobs.domain.ts';
import type { NewJob } from '../../new-job.contract.ts';

const isValidRate = (hourly: number | null | undefined): hourly is number =>
  typeof hourly === 'number' && hourly >= LIMITS.rateMin && hourly <= LIMITS.rateMax;

/** In whole dollars. Without the lower end if it contradicts the upper one. Null if there is nothing to show. */
export const shownPay = ({ hourlyBudget, hourlyBudgetFrom }: Pick<Partial<NewJob>, keyof Pay>): Pay | null => {
  if (!isValidRate(hourlyBudget)) return null;
  const hasRange = isValidRate(hourlyBudgetFrom) && payRangeError({ hourlyBudget, hourlyBudgetFrom }) === null;
  return {
    hourlyBudget: Math.round(hourlyBudget),
    hourlyBudgetFrom: hasRange ? Math.round(hourlyBudgetFrom) : null,
  };
};
