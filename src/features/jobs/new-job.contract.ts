/** The request bodies for posting and changing a job. They are in a separate file because only the job form loads them in the browser. */
import * as z from 'zod/mini';
import { factorWeightsSchema } from '#engine/matching.contract.ts';
import { questionInputs } from '#features/screening/screening.contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  objectId,
  optionalChoice,
  optionalLine,
  optionalRate,
  optionalText,
  requiredChoice,
  requiredSkillList,
  requiredText,
  requiredTitle,
} from '#shared/schema.ts';
import { DECLINE_REASONS, JOB_STATUSES, WORK_TYPES } from '#shared/vocabulary.ts';
import { conditionInputs } from './job-conditions.contract.ts';
import { payRangeError } from './jobs.domain.ts';

const DESCRIPTION_MESSAGE = refusal('description-too-short', { count: LIMITS.jobDescriptionMin });

const jobFieldsSchema = z.object({
  title: requiredTitle('job-title-required'),
  description: requiredText(DESCRIPTION_MESSAGE, LIMITS.text, LIMITS.jobDescriptionMin),
  requiredSkills: requiredSkillList('required-skill-required'),
  responsibilities: optionalText(LIMITS.text),
  experience: optionalLine(LIMITS.shortText),
  hourlyBudget: optionalRate(),
  hourlyBudgetFrom: optionalRate(),
  jobType: optionalChoice(WORK_TYPES),
  timezone: optionalLine(LIMITS.shortText),
  ...conditionInputs,
  questions: questionInputs,
  /** The weights of score factors for this job. Factors that are absent have the weight 1. */
  factorWeights: z.optional(z.nullable(factorWeightsSchema)),
  companyId: z.optional(z.nullable(objectId())),
});

export const newJobSchema = jobFieldsSchema.check(
  z.check(({ value, issues }) => {
    const message = payRangeError(value);
    if (message !== null) issues.push({ code: 'custom', message, path: ['hourlyBudgetFrom'], input: value });
  }),
);
export type NewJob = z.infer<typeof newJobSchema>;
/** The form values of an unfinished job, without its questions. */
export type UnfinishedJob = Partial<Omit<NewJob, 'questions'>>;

/** Only the fields that are sent change. `status` pauses, reopens or closes the job. */
export const jobChangesSchema = z.extend(z.partial(jobFieldsSchema), {
  /** The questions that the caller has read. Refused if others are stored. If absent, `questions` replaces them in any case. */
  questionsBefore: questionInputs,
  /** The weights that the caller has read. Refused if others are stored. If absent, `factorWeights` replaces them in any case. */
  factorWeightsBefore: z.optional(factorWeightsSchema),
  status: z.optional(z.enum(JOB_STATUSES, { error: refusal('not-one-of', { list: JOB_STATUSES }) })),
  /** When closing: what happens to undecided applicants. */
  applicants: z.optional(z.enum(['keep', 'decline'], { error: 'not-keep-or-decline' })),
  /** Only with `applicants: decline`: the reason, and the message to the applicants. */
  reason: optionalChoice(DECLINE_REASONS),
  note: optionalText(LIMITS.text),
  /**
   * When closing: whether to decline people with an open offer or an upcoming booked interview.
   * Otherwise they are kept.
   */
  includeOpen: z.optional(z.boolean({ error: 'not-true-or-false' })),
  /** When closing: applications with a different outcome. */
  exceptions: z.optional(
    z
      .array(
        z.object({
          applicationId: objectId(),
          applicants: requiredChoice(['keep', 'decline'], 'not-keep-or-decline'),
          reason: optionalChoice(DECLINE_REASONS),
        }),
      )
      .check(z.maxLength(LIMITS.closingExceptions, refusal('too-many-at-once', { count: LIMITS.closingExceptions }))),
  ),
});
export type JobChanges = z.infer<typeof jobChangesSchema>;
