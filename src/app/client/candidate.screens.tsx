/** The screens about candidates, handed the company's open jobs; candidates know nothing of jobs. */
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { itemsOf } from '#client/api/api.ts';
import { BrowseCandidatesPage } from '#features/candidates/client/browse-candidates.page.tsx';
import { CandidatePage } from '#features/candidates/client/candidate.page.tsx';
import { ComparePage } from '#features/candidates/client/compare.page.tsx';
import { ShortlistPage } from '#features/candidates/client/shortlist.page.tsx';
import { ownJobsList } from '#features/jobs/client/jobs.api.ts';
import { LIMITS } from '#shared/limits.ts';

const useOpenJobs = () =>
  itemsOf(useSuspenseInfiniteQuery(ownJobsList(LIMITS.pageMax)).data).filter(({ status }) => status === 'open');

export const BrowseCandidatesScreen = () => <BrowseCandidatesPage jobs={useOpenJobs()} />;
export const CandidateScreen = () => <CandidatePage jobs={useOpenJobs()} />;
export const CompareScreen = () => <ComparePage jobs={useOpenJobs()} />;
export const ShortlistScreen = () => <ShortlistPage jobs={useOpenJobs()} />;
