/** The shortlist beside the open jobs that it is scored for. */
import { ShortlistPage } from '#features/candidates/client/shortlist.page.tsx';
import { useOpenJobs } from './use-open-jobs.ts';

export const ShortlistScreen = () => <ShortlistPage jobs={useOpenJobs()} />;
