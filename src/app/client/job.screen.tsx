/** A job to a candidate, with the panel to apply; jobs know nothing of applications. */
import { ApplyPanel } from '#features/applications/client/public/apply-panel.tsx';
import { JobPage } from '#features/jobs/client/job.page.tsx';

export const JobScreen = () => <JobPage renderApply={(job) => <ApplyPanel job={job} />} />;
