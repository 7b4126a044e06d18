/** The filters of the company's list, between the URL and the call. Pure. */
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import { APPLICATION_SORTS } from '../../applications.contract.ts';
import type { ApplicationFilters } from '../applications.api.ts';

/** Everything as text; '' if absent. */
export interface FilterTexts {
  q: string;
  jobId: string;
  status: string;
  sort: string;
  minScore: string;
}

export const NO_FILTERS: FilterTexts = { q: '', jobId: '', status: '', sort: '', minScore: '' };

const isStatus = (text: string): text is ApplicationStatus =>
  (APPLICATION_STATUSES as readonly string[]).includes(text);

/** The order without a choice: the best matches of a job first, otherwise the newest, because a score is for one job. */
export const defaultSort = (jobId: string) => (jobId === '' ? 'newest' : 'match');

/** Validates the sort order against the other filters; `match` requires a job. */
const sortOf = ({ sort, jobId }: FilterTexts): ApplicationFilters['sort'] => {
  const chosen = APPLICATION_SORTS.find((one) => one === sort && (one !== 'match' || jobId !== '') && one !== 'moved');
  return chosen ?? (jobId === '' ? undefined : defaultSort(jobId));
};

/** The filters for the call. Ignores invalid values and combinations. */
export const readFilters = (texts: FilterTexts): ApplicationFilters => {
  const { q, jobId, status, minScore } = texts;
  const sort = texts.sort === 'moved' && isStatus(status) ? 'moved' : sortOf(texts);
  return {
    ...(q ? { q } : {}),
    ...(jobId ? { jobId } : {}),
    ...(isStatus(status) ? { status } : {}),
    ...(sort ? { sort } : {}),
    ...(jobId && /^([1-9]\d?|100)$/.test(minScore) ? { minScore } : {}),
  };
};
