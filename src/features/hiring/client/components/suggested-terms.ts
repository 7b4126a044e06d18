/** The initial terms of the offer form. */
import type { Job } from '#features/jobs/jobs.contract.ts';
import { typicalWeeklyHours } from '#features/pipeline/applications.domain.ts';
import { earliestToday, mondayAtLeastAWeekAfter, toUtcDay } from '../../hiring.domain.ts';
import type { Offer } from '../../offers.contract.ts';
import type { TermValues } from './terms-fields.tsx';

type JobTerms = Pick<Job, 'hourlyBudget' | 'hourlyBudgetFrom' | 'jobType'>;

/** The rate and start date that the candidate stated. */
export interface CandidateExpectations {
  hourlyRate: number | null;
  /** A day such as `2027-02-28`. */
  availableFrom?: string | null | undefined;
}

/** Returns the candidate's rate, limited to the job's budget range, or the upper end of the range if the candidate states no rate. */
const suggestRate = (
  { hourlyBudget, hourlyBudgetFrom }: JobTerms,
  { hourlyRate }: CandidateExpectations,
): number | null => {
  const expected = hourlyRate ?? hourlyBudget;
  return expected === null ? null : Math.max(Math.min(expected, hourlyBudget ?? expected), hourlyBudgetFrom ?? 0);
};

const NO_JOB_TERMS: JobTerms = { hourlyBudget: null, hourlyBudgetFrom: null, jobType: null };

/**
 * Returns terms derived from the job and the candidate. If there is a previous version, returns its terms, with a new start date if the
 * previous one has passed. `now` is ISO 8601.
 */
export const suggestedTerms = (
  facts: { job: JobTerms | null; expectations: CandidateExpectations; previous: TermValues | undefined },
  now: string,
): Partial<TermValues> => {
  const { expectations, previous } = facts;
  const job = facts.job ?? NO_JOB_TERMS;
  const monday = mondayAtLeastAWeekAfter(toUtcDay(now));
  const rate = suggestRate(job, expectations);
  const suggested = {
    ...(rate === null ? {} : { hourlyRate: rate }),
    ...(job.jobType === null ? {} : { hoursPerWeek: typicalWeeklyHours(job.jobType), employmentType: job.jobType }),
    startDate: expectations.availableFrom && expectations.availableFrom > monday ? expectations.availableFrom : monday,
  };
  if (previous === undefined) return suggested;
  return previous.startDate < earliestToday(now) ? { ...previous, startDate: suggested.startDate } : previous;
};

/** Applies the rate, hours and start date that the candidate proposed to the terms. Clears an end date that is before the proposed start. */
export const withProposal = (
  terms: Partial<TermValues>,
  offer: Pick<Offer, 'proposal'> | undefined,
): Partial<TermValues> => {
  if (!offer?.proposal) return terms;
  const { hourlyRate, hoursPerWeek, startDate } = offer.proposal;
  const endsBeforeStart = Boolean(terms.endDate) && (terms.endDate ?? '') < startDate;
  return { ...terms, hourlyRate, hoursPerWeek, startDate, ...(endsBeforeStart ? { endDate: null } : {}) };
};
