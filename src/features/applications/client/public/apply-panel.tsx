import type { JobDetail } from '#features/jobs/jobs.contract.ts';
export const ApplyPanel = (_props: { job: JobDetail }) => null;
