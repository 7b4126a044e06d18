/** The screens about candidates, handed the company's open jobs; candidates know nothing of jobs. */
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { apiList, itemsOf } from '#client/api/api.ts';
import { BrowseCandidatesPage } from '#features/candidates/client/browse-candidates.page.tsx';
import { CandidatePage } from '#features/candidates/client/candidate.page.tsx';
import { ShortlistPage } from '#features/candidates/client/shortlist.page.tsx';
import { jobsContract } from '#features/jobs/jobs.contract.ts';
import { LIMITS } from '#shared/limits.ts';

const ownJobsList = apiList(jobsContract.listOwnJobs, { limit: LIMITS.pageMax });

const useOpenJobs = () => itemsOf(useSuspenseInfiniteQuery(ownJobsList).data).filter(({ status }) => status === 'open');

export const BrowseCandidatesScreen = () => <BrowseCandidatesPage jobs={useOpenJobs()} />;
export const CandidateScreen = () => <CandidatePage jobs={useOpenJobs()} />;
export const ShortlistScreen = () => <ShortlistPage jobs={useOpenJobs()} />;
