/**
 * Company profiles: one per company account. Its owner creates, reads and changes it; others see the summary on jobs.
 * Owns companies. Sends nothing.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { instantSchema, optionalChoice, optionalText, requiredText } from '#shared/schema.ts';
import { COMPANY_SIZES, INDUSTRIES } from '#shared/vocabulary.ts';

/** A company as candidates see it on a job. */
export const companySummarySchema = z.object({
  id: z.string(),
  companyName: z.string(),
  logoUrl: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** When an admin made sure that the company is who it says; null where nobody did. */
  verifiedAt: z.nullable(instantSchema),
});
export type CompanySummary = z.infer<typeof companySummarySchema>;

export const companySchema = z.extend(companySummarySchema, {
  userId: z.string(),
  industry: z.nullable(z.enum(INDUSTRIES)),
  companySize: z.nullable(z.enum(COMPANY_SIZES)),
  website: z.nullable(z.string()),
  createdAt: instantSchema,
});
export type Company = z.infer<typeof companySchema>;

export const newCompanySchema = z.object({
  companyName: requiredText('Company name is required', LIMITS.title),
  industry: optionalChoice(INDUSTRIES),
  companySize: optionalChoice(COMPANY_SIZES),
  website: optionalText(LIMITS.url),
  description: optionalText(LIMITS.text),
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
};
