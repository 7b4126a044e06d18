/**
 * Company profiles: one per company account. Its owner creates, reads and changes it, with a logo; candidates see the summary on jobs, and its
 * page. Owns companies and their logos. Sends nothing. Candidates' calls work on the jobs subdomain only.
 */

import * as z from 'zod/mini';
import { personSchema } from '#features/auth/auth.contract.ts';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { instantSchema, optionalChoice, optionalLine, optionalText, requiredLine } from '#shared/schema.ts';
import { COMPANY_SIZES, INDUSTRIES } from '#shared/vocabulary.ts';

/** A company as candidates see it on a job. */
export const companySummarySchema = z.object({
  id: z.string(),
  companyName: z.string(),
  logoUrl: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** When an admin made sure that the company is who it says; null where no one did. */
  verifiedAt: z.nullable(instantSchema),
});
export type CompanySummary = z.infer<typeof companySummarySchema>;

/**
 * How a company answers applications: the median of the hours to its first move or message (null where it answered none), and the share of
 * `count` applications that it answered, 0-1. An application counts once its answer is given or due. One that was withdrawn before there
 * was an answer does not count, and an answer that was undone is none.
 */
export const answersSchema = z.object({
  medianHours: z.nullable(z.number()),
  rate: z.number(),
  count: z.int(),
});
export type Answers = z.infer<typeof answersSchema>;

/** What a company promises of its answers, and what it keeps; the figures are null below ten applications. */
export const answeringSchema = {
  /** Within so many days it says that it answers. */
  answerDays: z.int(),
  answers: z.nullable(answersSchema),
};

export const companySchema = z.extend(companySummarySchema, {
  ...answeringSchema,
  /** Applications that count so far, and how many of them it answered, also below ten. */
  answersSoFar: z.object({ count: z.int(), answered: z.int() }),
  userId: z.string(),
  user: personSchema,
  industry: z.nullable(z.enum(INDUSTRIES)),
  companySize: z.nullable(z.enum(COMPANY_SIZES)),
  website: z.nullable(z.string()),
  createdAt: instantSchema,
});
export type Company = z.infer<typeof companySchema>;

const ANSWER_DAYS = refusal('not-so-many-days', { from: LIMITS.answerDays.min, to: LIMITS.answerDays.max });
/** A company's page, as candidates see it. */
export const companyPageSchema = z.extend(companySummarySchema, {
  ...answeringSchema,
  industry: z.nullable(z.enum(INDUSTRIES)),
  companySize: z.nullable(z.enum(COMPANY_SIZES)),
  website: z.nullable(z.string()),
});
export type CompanyPage = z.infer<typeof companyPageSchema>;

export const newCompanySchema = z.object({
  companyName: requiredLine('company-name-required', LIMITS.name),
  industry: optionalChoice(INDUSTRIES),
  companySize: optionalChoice(COMPANY_SIZES),
  website: optionalLine(LIMITS.url),
  description: optionalText(LIMITS.text),
  answerDays: z.optional(
    z
      .int({ error: ANSWER_DAYS })
      .check(z.minimum(LIMITS.answerDays.min, ANSWER_DAYS), z.maximum(LIMITS.answerDays.max, ANSWER_DAYS)),
  ),
});
export type NewCompany = z.infer<typeof newCompanySchema>;

/** Only what is sent changes. */
export const companyChangesSchema = z.partial(newCompanySchema);

export const companiesContract = {
  createCompany: route({
    method: 'POST',
    path: '/api/companies',
    access: 'company',
    summary: 'Set up the company profile, once',
    body: newCompanySchema,
    response: companySchema,
    status: 201,
  }),
  getMyCompany: route({
    method: 'GET',
    path: '/api/companies/my-company',
    access: 'company',
    summary: 'The own company profile; 404 where there is none yet',
    response: companySchema,
  }),
  updateMyCompany: route({
    method: 'PATCH',
    path: '/api/companies/my-company',
    access: 'company',
    summary: 'Change the company profile',
    body: companyChangesSchema,
    response: companySchema,
  }),
  putLogo: route({
    method: 'PUT',
    path: '/api/companies/my-company/logo',
    access: 'company',
    summary: 'Set the logo: the bytes of a JPEG, PNG or WebP picture, or a form with one file',
    // A form needs a few lines around the file.
    uploadBytes: LIMITS.photoBytes + 16 * 1024,
    response: companySchema,
  }),
  deleteLogo: route({
    method: 'DELETE',
    path: '/api/companies/my-company/logo',
    access: 'company',
    summary: 'Remove the logo',
    response: z.null(),
    status: 204,
  }),
  getLogo: route({
    method: 'GET',
    path: '/api/logos/:id',
    access: 'visitor',
    summary: 'A logo, by the address that `logoUrl` gives; its content never changes',
    isDownload: true,
    response: z.string(),
  }),
  getCompany: route({
    method: 'GET',
    path: '/api/companies/:id',
    access: 'signedIn',
    host: 'jobs',
    summary: 'The page of a company, to candidates and to itself',
    response: companyPageSchema,
  }),
};
