/**
 * All companies for admins: searchable, each with its verification, the evidence and the history. Companies are suspended with the call for users.
 * Owns no tables; companies belong to their own feature.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  cursorInstant,
  instantSchema,
  optionalChoice,
  queryText,
  requiredChoice,
  requiredText,
} from '#shared/schema.ts';
import { COMPANY_VERIFICATION_METHODS, COMPANY_VERIFICATION_STEPS } from '#shared/vocabulary.ts';

export const COMPANY_STATES = ['verified', 'unverified', 'suspended'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

export const listedCompanySchema = z.object({
  id: z.string(),
  companyName: z.string(),
  logoUrl: z.nullable(z.string()),
  website: z.nullable(z.string()),
  verifiedAt: z.nullable(instantSchema),
  /** Whether the company has no active owner. Differs from `user.suspended` if the company has other owners. */
  suspended: z.boolean(),
  createdAt: instantSchema,
  /** The person behind the company's first account, who may have left the company. */
  user: z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.nullable(z.string()),
    isAdmin: z.boolean(),
    suspended: z.boolean(),
  }),
});
export type ListedCompany = z.infer<typeof listedCompanySchema>;

export const verificationStepSchema = z.object({
  id: z.string(),
  /** `lapsed`: the company changed its name or website. */
  step: z.enum(COMPANY_VERIFICATION_STEPS),
  method: z.nullable(z.enum(COMPANY_VERIFICATION_METHODS)),
  note: z.nullable(z.string()),
  /** The admin who took the step. Null if the verification lapsed. */
  by: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  createdAt: instantSchema,
});
export type VerificationStep = z.infer<typeof verificationStepSchema>;

const note = requiredText('verification-note-required', LIMITS.verificationNote);
const createdCursor = z.tuple([cursorInstant(), z.uuid()]);

export const companyDeskContract = {
  listAllCompanies: route({
    method: 'GET',
    path: '/api/admin/companies',
    access: 'admin',
    summary: 'Returns all companies, newest first; the name must contain every word of the search',
    query: z.object({ q: queryText(), state: optionalChoice(COMPANY_STATES) }),
    response: z.array(listedCompanySchema),
    cursor: createdCursor,
  }),
  listVerificationSteps: route({
    method: 'GET',
    path: '/api/admin/companies/:id/verification',
    access: 'admin',
    summary: 'Returns the verification history of a company, newest first',
    response: z.array(verificationStepSchema),
    cursor: createdCursor,
  }),
  verify: route({
    method: 'POST',
    path: '/api/admin/companies/:id/verify',
    access: 'admin',
    summary: 'Verifies a company with evidence; 409 if it is already verified; logged',
    body: z.object({
      method: requiredChoice(COMPANY_VERIFICATION_METHODS, 'verification-method-required'),
      note,
    }),
    response: listedCompanySchema,
  }),
  unverify: route({
    method: 'POST',
    path: '/api/admin/companies/:id/unverify',
    access: 'admin',
    summary: 'Removes the verification of a company with a reason; 409 if it has none; logged',
    body: z.object({ note }),
    response: listedCompanySchema,
  }),
};
