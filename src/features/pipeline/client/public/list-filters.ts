/** Reads the filters of the company's list from the URL, for the API call. Pure. */
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import { APPLICATION_SORTS } from '../../applications.contract.ts';
import type { ApplicationFilters } from '../applications.api.ts';

/** The filters as text, as in the URL. Absent filters are empty strings. */
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

/** The sort order if none is chosen. */
export const DEFAULT_SORT = 'match';

/** The order `moved` requires a status, so only API clients use it. */
const parseSort = ({ sort }: FilterTexts): ApplicationFilters['sort'] =>
  APPLICATION_SORTS.find((known) => known === sort && known !== 'moved') ?? DEFAULT_SORT;

/** Whether the filters can exclude applications. */
export const isNarrowed = (filters: ApplicationFilters): boolean =>
  Object.keys(filters).some((name) => name !== 'sort');

/** Converts the filters for the API call. Ignores invalid values and combinations. */
export const readFilters = (texts: FilterTexts): ApplicationFilters => {
  const { q, jobId, status, minScore } = texts;
  return {
    ...(q ? { q } : {}),
    ...(jobId ? { jobId } : {}),
    ...(isStatus(status) ? { status } : {}),
    sort: parseSort(texts),
    ...(jobId && /^([1-9]\d?|100)$/.test(minScore) ? { minScore } : {}),
  };
};
