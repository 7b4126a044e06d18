/**
 * A profile as files. The résumé that a candidate keeps with it: one file, PDF or DOCX, read for a proposal when it comes and given to anyone who may see
 * the candidate. What it says counts for nothing until the candidate takes it into the profile.
 */
import * as z from 'zod/mini';
import { proposalSchema } from '#features/resumes/resumes.contract.ts';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { requiredChoice } from '#shared/schema.ts';

/** In what form a profile is taken along. */
export const EXPORT_FORMATS = ['pdf', 'json-resume'] as const;

export const resumeFilesContract = {
  putMyResume: route({
    method: 'POST',
    path: '/api/candidates/my-profile/resume',
    access: 'candidate',
    summary:
      'Keep a résumé (PDF or DOCX, the bytes as the body, its name in X-File-Name), and what it says as a proposal',
    uploadBytes: LIMITS.resumeBytes,
    response: proposalSchema,
  }),
  getMyResume: route({
    method: 'GET',
    path: '/api/candidates/my-profile/resume',
    access: 'candidate',
    summary: 'The own résumé, as it was sent',
    isDownload: true,
    response: z.string(),
  }),
  deleteMyResume: route({
    method: 'DELETE',
    path: '/api/candidates/my-profile/resume',
    access: 'candidate',
    summary: 'Remove the own résumé',
    response: z.null(),
    status: 204,
  }),
  exportMyProfile: route({
    method: 'GET',
    path: '/api/candidates/my-profile/export',
    access: 'candidate',
    summary: 'The own profile as a PDF, or by the schema of JSON Resume',
    query: z.object({ format: requiredChoice(EXPORT_FORMATS) }),
    isDownload: true,
    response: z.string(),
  }),
  getResume: route({
    method: 'GET',
    path: '/api/candidates/:id/resume',
    access: 'signedIn',
    summary: 'The résumé of a candidate, for whoever may see the candidate',
    isDownload: true,
    response: z.string(),
  }),
};
