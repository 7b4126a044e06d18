/** Splits the values read from a job ad into parts that can be filled into the job form one by one. Pure. */
import type { JobAd } from '../job-ad.contract.ts';
import type { NewJob } from '../new-job.contract.ts';

/** The parts in the order of the form. The two ends of the pay range form one part. */
const PARTS = [
  'title',
  'description',
  'requiredSkills',
  'responsibilities',
  'experience',
  'pay',
  'jobType',
  'hoursPerWeek',
  'timezone',
  'startDate',
  'validThrough',
] as const;
export type AdPart = (typeof PARTS)[number];

export interface AdItem {
  part: AdPart;
  changes: Partial<NewJob>;
  source: { line: number; text: string } | undefined;
}

const partChanges = (part: AdPart, ad: JobAd): Partial<NewJob> | null => {
  if (part === 'pay') {
    const { hourlyBudget, hourlyBudgetFrom } = ad;
    return hourlyBudget === null ? null : { hourlyBudget, hourlyBudgetFrom };
  }
  if (part === 'requiredSkills') return ad.requiredSkills.length === 0 ? null : { requiredSkills: ad.requiredSkills };
  const value = ad[part];
  return value === null ? null : { [part]: value };
};

export const adItems = (ad: JobAd): AdItem[] =>
  PARTS.flatMap((part) => {
    const changes = partChanges(part, ad);
    return changes === null ? [] : [{ part, changes, source: ad.sources[part === 'pay' ? 'hourlyBudget' : part] }];
  });

/** Returns the parts that the ad does not state. */
export const missingParts = (ad: JobAd): AdPart[] => PARTS.filter((part) => partChanges(part, ad) === null);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** `new`: the form field is empty or unchanged. `same`: it has this value. `differs`: the user entered another value. */
export type AdItemState = 'new' | 'same' | 'differs';

export const adItemState = ({ changes }: AdItem, values: NewJob, initial: NewJob): AdItemState => {
  const fields = Object.keys(changes) as (keyof NewJob)[];
  if (fields.every((field) => isSame(changes[field], values[field]))) return 'same';
  const isUntouched = fields.every((field) => isEmpty(values[field]) || isSame(values[field], initial[field]));
  return isUntouched ? 'new' : 'differs';
};
