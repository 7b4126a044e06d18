/** Converts rows to invitations in API responses, with the engine's score of the pair. */
import { toCandidateSummary } from '#features/candidates/server/candidates.service.ts';
import { toCompanySummary } from '#features/companies/server/companies.service.ts';
import { statusForCandidates } from '#features/jobs/jobs.domain.ts';
import { listedScore, type ScoreAudience, toPair } from '#features/matching/server/compatibility.service.ts';
import { candidateSide, jobSide } from '#features/matching/server/prepared.service.ts';
import { excerpt } from '#server/http/excerpt.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Invitation } from '../invitations.contract.ts';
import type { InvitationRow } from './invitations.db.ts';

/** One invitation with its whole note. */
export const toInvitation = (
  { invitation, job, company, candidate, person }: InvitationRow,
  reader: ScoreAudience['reader'],
): Invitation => ({
  id: invitation.id,
  jobId: invitation.jobId,
  candidateId: invitation.candidateId,
  note: invitation.note,
  status: invitation.status,
  createdAt: invitation.createdAt,
  answeredAt: invitation.answeredAt,
  job: {
    id: job.id,
    title: job.title,
    status: reader === 'candidate' ? statusForCandidates(job) : job.status,
    company: toCompanySummary(company),
  },
  candidate: toCandidateSummary(candidate, person),
  ...listedScore(toPair({ id: job.id, prepared: jobSide(job) }, candidateSide(candidate)), {
    reader,
    isExplained: false,
  }),
});

/** A row of a list, with the beginning of the note and without the company description. */
export const toListedInvitation = (row: InvitationRow, reader: ScoreAudience['reader']): Invitation => {
  const invitation = toInvitation(row, reader);
  const job = { ...invitation.job, company: { ...invitation.job.company, description: null } };
  return { ...invitation, job, note: invitation.note && excerpt(invitation.note, LIMITS.listedText) };
};
