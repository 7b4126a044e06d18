/** The form of a job, as its fields are bound to it. */
import type { Control } from 'react-hook-form';
import type { NewJob } from '../../jobs.contract.ts';

export type JobControl = Control<NewJob, unknown, NewJob>;
