/**
 * Files of a profile. A candidate stores one résumé, PDF or DOCX. The upload is read to propose profile fields. Proposed values have no effect
 * until the candidate adds them to the profile. Anyone who may see the candidate can download the file, unless the candidate's name is hidden
 * from them.
 */
import * as z from 'zod/mini';
import { proposalSchema } from '#features/resumes/resumes.contract.ts';
import { route } from '#shared/contract.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import { optionalChoice, requiredChoice } from '#shared/schema.ts';

/** Formats in which a profile can be downloaded. */
export const EXPORT_FORMATS = ['pdf', 'json-resume'] as const;

/** The pages of a résumé as pictures. */
export const resumePagesSchema = z.object({
  /** The first pages of a PDF. Empty for a DOCX, which has no fixed pages. */
  pages: z.array(
    z.object({
      /** WebP in Base64. */
      image: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  ),
  /** True if the file has more pages. */
  isCut: z.boolean(),
});

export const resumeFilesContract = {
  putMyResume: route({
    method: 'POST',
    path: '/api/candidates/my-profile/resume',
    access: 'candidate',
    summary: 'Stores a résumé (PDF or DOCX as the body, its name in X-File-Name) and returns proposed profile fields',
    uploadBytes: LIMITS.resumeBytes,
    response: proposalSchema,
  }),
  getMyResume: route({
    method: 'GET',
    path: '/api/candidates/my-profile/resume',
    access: 'candidate',
    summary: 'Returns the résumé file of the signed-in candidate, unchanged',
    isDownload: true,
    response: z.string(),
  }),
  deleteMyResume: route({
    method: 'DELETE',
    path: '/api/candidates/my-profile/resume',
    access: 'candidate',
    summary: 'Deletes the résumé of the signed-in candidate',
    response: z.null(),
    status: 204,
  }),
  exportMyProfile: route({
    method: 'GET',
    path: '/api/candidates/my-profile/export',
    access: 'candidate',
    summary:
      'Exports the profile of the signed-in candidate as a PDF or JSON Resume, by default in the language of the account',
    query: z.object({ format: requiredChoice(EXPORT_FORMATS), language: optionalChoice(LANGUAGES) }),
    isDownload: true,
    response: z.string(),
  }),
  getResume: route({
    method: 'GET',
    path: '/api/candidates/:id/resume',
    access: 'signedIn',
    may: 'readJobs',
    summary:
      'Returns the résumé file of a candidate, for anyone who may see the candidate; 403 while their name is hidden',
    isDownload: true,
    response: z.string(),
  }),
  getResumePages: route({
    method: 'GET',
    path: '/api/candidates/:id/resume/pages',
    access: 'signedIn',
    may: 'readJobs',
    summary: 'Returns the first pages of a PDF résumé as pictures, for anyone who may download the file',
    response: resumePagesSchema,
  }),
};
