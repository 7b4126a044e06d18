/** Converts interviews to responses for the company or the candidate, and to the data for emails and calendars. */

import { fullName } from '#shared/full-name.ts';
import type { Side } from '#shared/sides.ts';
import type { Interview } from '../interviews.contract.ts';
import { type InterviewFacts, listActions } from '../interviews.policy.ts';
import type { InterviewRow } from './interviews.db.ts';
import type { InterviewDetails } from './interviews.mails.ts';
import { resolveZone } from './side-zones.ts';

/** Returns the facts that the policy needs. */
export const toInterviewFacts = ({ interview }: InterviewRow, now: Date): InterviewFacts => ({
  status: interview.status,
  proposedBy: interview.proposedBy,
  hasStarted: interview.startsAt !== null && Date.parse(interview.startsAt) <= now.getTime(),
});

const sideTimeZones = ({ interview, job, candidate }: InterviewRow) => ({
  company: resolveZone(interview.companyZone, job.timezone),
  candidate: resolveZone(interview.candidateZone, candidate.timezone),
});

/** Returns the interviewers as the given side sees them. Candidates see only first names. */
const toSideInterviewers = ({ interviewers }: InterviewRow, side: Side): Interview['interviewers'] =>
  interviewers.map(({ userId: id, firstName, lastName }) =>
    side === 'company' ? { id, firstName, lastName } : { id, firstName },
  );

/** Returns an interview as the given side sees it now. */
export const toInterview = (row: InterviewRow, side: Side, now: Date): Interview => {
  const { interview, job, company, candidate, companyUser, candidateUser } = row;
  const { userId, firstName, lastName, profileImageUrl } = candidateUser;
  return {
    id: interview.id,
    applicationId: interview.applicationId,
    status: interview.status,
    durationMinutes: interview.durationMinutes,
    slots: row.starts.map((start) => ({ start })),
    start: interview.startsAt,
    end: interview.endsAt,
    videoUrl: interview.videoUrl,
    note: interview.note,
    moveNote: interview.moveNote,
    sequence: interview.sequence,
    proposedBy: interview.proposedBy,
    movedFrom: interview.movedFrom,
    cancelledBy: interview.cancelledBy,
    cancelReason: interview.cancelReason,
    job: { id: job.id, title: job.title },
    company,
    candidate: { id: candidate.id, user: { id: userId, firstName, lastName, profileImageUrl } },
    interviewers: toSideInterviewers(row, side),
    otherUserId: side === 'company' ? userId : companyUser.userId,
    timeZones: sideTimeZones(row),
    actions: listActions(side, toInterviewFacts(row, now)),
    createdAt: interview.createdAt,
  };
};

/** Returns the data for emails and calendars. While no time is booked, the start is the last booked time, if any. */
export const toInterviewDetails = (row: InterviewRow): InterviewDetails => {
  const { interview, job, company, candidateUser, starts } = row;
  return {
    id: interview.id,
    applicationId: interview.applicationId,
    sequence: interview.sequence,
    durationMinutes: interview.durationMinutes,
    start: interview.startsAt ?? interview.movedFrom,
    starts,
    videoUrl: interview.videoUrl,
    note: interview.note,
    moveNote: interview.moveNote,
    reason: interview.cancelReason,
    jobTitle: job.title,
    companyName: company.companyName,
    candidateName: fullName(candidateUser).trim(),
    proposedBy: interview.proposedBy,
    canProposeAgain:
      row.applicationStatus === 'interviewing' && row.companyUser.email !== null && candidateUser.email !== null,
    timeZones: sideTimeZones(row),
  };
};
