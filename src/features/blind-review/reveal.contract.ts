/**
 * Reveals an applicant's name to a company. Its members hide names by their account setting (`hideNames`) or, for one request, with `?names=hidden`.
 * A revealed person stays revealed to that company everywhere. Each reveal is in the audit log.
 */

import { applicationDetailSchema } from '#features/pipeline/applications.contract.ts';
import { route } from '#shared/contract.ts';

export const revealContract = {
  revealName: route({
    method: 'POST',
    path: '/api/applications/:id/reveal',
    access: 'company',
    may: 'recruit',
    summary: 'Reveals the name of an applicant to a company that hides names; safe to repeat',
    response: applicationDetailSchema,
  }),
};
