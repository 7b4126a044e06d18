/** The candidates of the market beside the open jobs that they are scored for. */
import { BrowseCandidatesPage } from '#features/candidates/client/browse-candidates.page.tsx';
import { useOpenJobs } from './use-open-jobs.ts';

export const BrowseCandidatesScreen = () => <BrowseCandidatesPage jobs={useOpenJobs()} />;
