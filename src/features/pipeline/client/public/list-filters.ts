/** Converts the filters of a company's list of applications from URL text to the parameters of the call. Pure. */
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

/** The sort order if the URL has none or an invalid one. */
export const DEFAULT_SORT = 'match';

/** Ignores `moved`, which the call accepts only with a status and the screen does not offer. */
const parseSort = ({ sort }: FilterTexts): ApplicationFilters['sort'] =>
  APPLICATION_SORTS.find((known) => known === sort && known !== 'moved') ?? DEFAULT_SORT;

/** Returns true if the filters can exclude applications. */
export const isNarrowed = (filters: ApplicationFilters): boolean =>
  Object.keys(filters).some((name) => name !== 'sort');

/** Returns the parameters of the call. Ignores invalid values and combinations. */
export const parseFilters = (texts: FilterTexts): ApplicationFilters => {
  const { q, jobId, status, minScore } = texts;
  return {
    ...(q ? { q } : {}),
    ...(jobId ? { jobId } : {}),
    ...(isStatus(status) ? { status } : {}),
    sort: parseSort(texts),
    ...(jobId && /^([1-9]\d?|100)$/.test(minScore) ? { minScore } : {}),
  };
};
