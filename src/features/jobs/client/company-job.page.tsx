import type { ReactNode } from 'react';
import type { JobDetail } from '../jobs.contract.ts';
export const CompanyJobPage = (_props: { renderApplicants: (job: JobDetail) => ReactNode }) => null;
