/** The filters of the company's list as they stand in an address, and as the call takes them. Pure. */
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import { APPLICATION_SORTS } from '../../applications.contract.ts';
import type { ApplicationFilters } from '../applications.api.ts';

/** Everything as text; '' is absent. */
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

/** Sorts that go with what else is asked; `match` orders the applicants of one job. */
const sortOf = ({ sort, jobId }: FilterTexts): ApplicationFilters['sort'] =>
  APPLICATION_SORTS.find((one) => one === sort && (one !== 'match' || jobId !== '') && one !== 'moved');

/** The filters as the call takes them; what someone mistyped into the address, or what does not go together, is left out. */
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
