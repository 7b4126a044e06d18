/** What a job that is being written pays, as far as its figures can be shown. Pure. */
import { LIMITS } from '#shared/limits.ts';
import type { NewJob } from '../../jobs.contract.ts';
import { type Pay, payRangeError } from '../../jobs.domain.ts';

const isPayable = (hourly: number | null | undefined): hourly is number =>
  typeof hourly === 'number' && hourly >= LIMITS.rateMin && hourly <= LIMITS.rateMax;

/** In whole dollars; without the lower end where it does not go with the upper one. Null where there is nothing to show. */
export const payOf = ({ hourlyBudget, hourlyBudgetFrom }: Pick<Partial<NewJob>, keyof Pay>): Pay | null => {
  if (!isPayable(hourlyBudget)) return null;
  const hasRange = isPayable(hourlyBudgetFrom) && payRangeError({ hourlyBudget, hourlyBudgetFrom }) === null;
  return {
    hourlyBudget: Math.round(hourlyBudget),
    hourlyBudgetFrom: hasRange ? Math.round(hourlyBudgetFrom) : null,
  };
};
