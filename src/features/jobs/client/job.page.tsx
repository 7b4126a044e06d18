import type { ReactNode } from 'react';
import type { JobDetail } from '../jobs.contract.ts';
export const JobPage = (_props: { renderApply: (job: JobDetail) => ReactNode }) => null;
