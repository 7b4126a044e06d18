/**
 * Company profiles, one per company account. Owners create and change the profile and its logo; all members read them. Candidates see a summary on
 * each job and on the company's page. Owns companies and their logos. Sends no email. Calls by candidates work only on the jobs subdomain.
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
  /** When an admin verified the company's identity, or null. */
  verifiedAt: z.nullable(instantSchema),
});
export type CompanySummary = z.infer<typeof companySummarySchema>;

/**
 * A company's response rate: the median hours until its first status change or message (null if it answered none), and the share (0 to 1) of `count`
 * applications that it answered. An application counts once it is answered or an answer is due. Applications withdrawn before an answer do not count,
 * and neither do answers that were undone.
 */
export const answersSchema = z.object({
  medianHours: z.nullable(z.number()),
  rate: z.number(),
  count: z.int(),
});
export type Answers = z.infer<typeof answersSchema>;

/** A company's promised response time and its actual response rate, which is null below ten applications. */
export const responseRateFields = {
  /** The number of days within which the company promises to answer. */
  answerDays: z.int(),
  answers: z.nullable(answersSchema),
};

export const companySchema = z.extend(companySummarySchema, {
  ...responseRateFields,
  /** Applications that count so far and how many were answered. Present even if there are fewer than ten. */
  answersSoFar: z.object({ count: z.int(), answered: z.int() }),
  userId: z.string(),
  user: personSchema,
  industry: z.nullable(z.enum(INDUSTRIES)),
  companySize: z.nullable(z.enum(COMPANY_SIZES)),
  website: z.nullable(z.string()),
  createdAt: instantSchema,
});
export type Company = z.infer<typeof companySchema>;

const DAYS_OUT_OF_RANGE = refusal('days-out-of-range', { from: LIMITS.answerDays.min, to: LIMITS.answerDays.max });
/** A company's page for candidates. */
export const companyPageSchema = z.extend(companySummarySchema, {
  ...responseRateFields,
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
      .int({ error: DAYS_OUT_OF_RANGE })
      .check(z.minimum(LIMITS.answerDays.min, DAYS_OUT_OF_RANGE), z.maximum(LIMITS.answerDays.max, DAYS_OUT_OF_RANGE)),
  ),
});
export type NewCompany = z.infer<typeof newCompanySchema>;

/** Fields that are omitted do not change. */
export const companyChangesSchema = z.partial(newCompanySchema);

export const companiesContract = {
  createCompany: route({
    method: 'POST',
    path: '/api/companies',
    access: 'company',
    may: 'manage',
    summary: 'Creates the company profile, once',
    body: newCompanySchema,
    response: companySchema,
    status: 201,
  }),
  getMyCompany: route({
    method: 'GET',
    path: '/api/companies/my-company',
    access: 'company',
    may: 'readCompany',
    summary: 'Returns the company profile of the signed-in user; 404 before it is created',
    response: companySchema,
  }),
  updateMyCompany: route({
    method: 'PATCH',
    path: '/api/companies/my-company',
    access: 'company',
    may: 'manage',
    summary: 'Updates the company profile',
    body: companyChangesSchema,
    response: companySchema,
  }),
  putLogo: route({
    method: 'PUT',
    path: '/api/companies/my-company/logo',
    access: 'company',
    may: 'manage',
    summary: 'Sets the logo: the bytes of a JPEG, PNG or WebP picture, or a form with one file',
    // A multipart form adds a few lines around the file.
    uploadBytes: LIMITS.photoBytes + 16 * 1024,
    response: companySchema,
  }),
  deleteLogo: route({
    method: 'DELETE',
    path: '/api/companies/my-company/logo',
    access: 'company',
    may: 'manage',
    summary: 'Removes the logo',
    response: z.null(),
    status: 204,
  }),
  getLogo: route({
    method: 'GET',
    path: '/api/logos/:id',
    access: 'visitor',
    summary: 'Returns a logo by the address in `logoUrl`; its content never changes',
    isDownload: true,
    response: z.string(),
  }),
  getCompany: route({
    method: 'GET',
    path: '/api/companies/:id',
    access: 'signedIn',
    may: 'readCompany',
    host: 'jobs',
    summary: 'Returns the page of a company, for candidates and the company itself',
    response: companyPageSchema,
  }),
};
