/** A candidate beside the open jobs that they are scored for. */
import { CandidatePage } from '#features/candidates/client/candidate.page.tsx';
import { useOpenJobs } from './use-open-jobs.ts';

export const CandidateScreen = () => <CandidatePage jobs={useOpenJobs()} />;
