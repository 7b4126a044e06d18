/** Candidates side by side, scored for an open job. */
import { ComparePage } from '#features/candidates/client/compare.page.tsx';
import { useOpenJobs } from './use-open-jobs.ts';

export const CompareScreen = () => <ComparePage jobs={useOpenJobs()} />;
