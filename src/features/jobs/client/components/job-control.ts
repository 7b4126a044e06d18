/** The form control of a job. */
import type { Control } from 'react-hook-form';
import type { NewJob } from '../../new-job.contract.ts';

export type JobControl = Control<NewJob, unknown, NewJob>;
