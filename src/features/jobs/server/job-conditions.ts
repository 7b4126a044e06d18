/** Converts the conditions in a company's request to columns of its job. */
import { invalidField } from '#shared/errors.ts';
import { orNull } from '#shared/schema.ts';
import type { ConditionInput } from '../job-conditions.contract.ts';
import { applicationDay, defaultLastDay, lastDayError } from '../job-conditions.domain.ts';
import type { JobRow, JobUpdate } from './jobs.db.ts';

const checkLastDay = (day: string, now: number): void => {
  const error = lastDayError(day, now);
  if (error !== null) throw invalidField('validThrough', error);
};

const conditionColumns = (body: ConditionInput, now: number) => ({
  countries: body.countries ?? [],
  hoursPerWeek: body.hoursPerWeek ?? null,
  startDate: orNull(body.startDate),
  openings: body.openings ?? 1,
  benefits: orNull(body.benefits),
  validThrough: orNull(body.validThrough) ?? defaultLastDay(now),
  visibility: orNull(body.visibility) ?? ('public' as const),
});

/** Returns the conditions of a job posted at `now`. Throws `invalid` for a last day that has passed or is too far away. */
export const postedConditions = (body: ConditionInput, now: number) => {
  const columns = conditionColumns(body, now);
  checkLastDay(columns.validThrough, now);
  return columns;
};

/** Returns the conditions to change at `now`. The request may contain the current last day, even if that day has passed. */
export const changedConditions = (body: ConditionInput, job: JobRow, now: number): JobUpdate => {
  const statedEntries = Object.entries(conditionColumns(body, now)).filter(
    ([field]) => body[field as keyof ConditionInput] !== undefined,
  );
  const changes: JobUpdate = Object.fromEntries(statedEntries);
  const { validThrough } = changes;
  if (validThrough !== undefined && validThrough !== job.validThrough) checkLastDay(validThrough, now);
  return changes;
};

/** Returns the new last day for a job that opens at `now`: the default if the job was closed or has expired, unless the update sets another day. */
export const lastDayOnOpening = (
  job: JobRow,
  { validThrough = job.validThrough }: JobUpdate,
  now: number,
): JobUpdate => {
  const isChanged = validThrough !== job.validThrough;
  const hasEnded = job.status === 'closed' || validThrough < applicationDay(now);
  return hasEnded && !isChanged ? { validThrough: defaultLastDay(now) } : {};
};
