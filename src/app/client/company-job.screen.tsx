/** A job to its company, with its applicants; jobs know nothing of applications. */
import { JobApplicants } from '#features/applications/client/public/job-applicants.tsx';
import { CompanyJobPage } from '#features/jobs/client/company-job.page.tsx';

export const CompanyJobScreen = () => <CompanyJobPage renderApplicants={(job) => <JobApplicants jobId={job.id} />} />;
