/**
 * More content for the demo sign-ins: invitations in every state, an overdue application whose candidate asks for an answer, appeals of declines, a
 * shortlist, criteria with ratings, a saved view, and saved jobs.
 */

import { appealDueAt } from '#features/answers/answers.domain.ts';
import { answerDueAt } from '#features/pipeline/answer-times.domain.ts';
import { newId } from '#server/ids.ts';
import { DAY_MS, HOUR_MS } from '#shared/time.ts';
import type { DeclineReason, InvitationStatus } from '#shared/vocabulary.ts';
import { addApplication, rankCandidates } from './demo-applications.ts';
import { latestWorkingTime } from './demo-clock.ts';
import { APPEAL_TEXTS, INVITATION_NOTES } from './demo-talk.ts';
import {
  type ApplicationPart,
  addNotification,
  type CandidatePart,
  createShareDraw,
  daysAgo,
  type JobPart,
  requireDemoCandidate,
  requireDemoCompany,
  requireDemoJob,
  toIsoInstant,
  type World,
} from './demo-world.ts';

/** Returns an instant during the company's working hours, about this many days ago. Backdates the job to at least a day earlier. */
const drawWorkingTime = ({ now, random }: World, { company, row }: JobPart, days: number): string => {
  const moment = latestWorkingTime(now - days * DAY_MS, [company.schedule], createShareDraw(random)());
  row.createdAt = row.createdAt < toIsoInstant(moment - DAY_MS) ? row.createdAt : toIsoInstant(moment - DAY_MS);
  return toIsoInstant(moment);
};

interface DemoInvitation {
  status: InvitationStatus;
  /** The age in days. */
  days: number;
  /** Set if the candidate applied. */
  appliedAt?: string;
}

/** Invites a candidate to a job. Notifies the company if the candidate declined. */
const invite = (
  world: World,
  job: JobPart,
  candidate: CandidatePart,
  { status, days, appliedAt }: DemoInvitation,
): void => {
  const { rows, random, now, takeNext } = world;
  const createdAt = drawWorkingTime(world, job, days);
  const later = toIsoInstant(
    latestWorkingTime(now - days * 0.4 * DAY_MS, [candidate.schedule], createShareDraw(random)()),
  );
  const answeredAt = appliedAt ?? later;
  const id = newId();
  const isAnswered = status !== 'invited' && answeredAt > createdAt;
  rows.invitations.push({
    id,
    jobId: job.row.id,
    companyId: job.company.row.id,
    candidateId: candidate.row.id,
    note: takeNext(INVITATION_NOTES),
    status: isAnswered ? status : 'invited',
    createdAt,
    answeredAt: isAnswered ? answeredAt : null,
  });
  const about = { invitationId: id, jobId: job.row.id, jobTitle: job.row.title };
  const { companyName } = job.company.company;
  const received = { ...about, userId: job.company.user.id, name: companyName };
  addNotification(world, candidate.user.id, 'invitation_received', { data: received, at: createdAt });
  if (!isAnswered || status !== 'declined') return;
  const declined = { ...about, userId: candidate.user.id, name: candidate.name };
  addNotification(world, job.company.user.id, 'invitation_declined', { data: declined, at: answeredAt });
};

/** Returns the vetted candidates who have not applied to a job, best fit first. Excludes the demo candidate. */
const fittingNonApplicants = (world: World, job: JobPart): CandidatePart[] => {
  const applied = new Set(
    world.applications.flatMap((application) => (application.job === job ? application.candidate.row.id : [])),
  );
  const vetted = world.candidates
    .slice(1)
    .filter(({ row }) => row.approvalStatus === 'approved' && !applied.has(row.id));
  return rankCandidates(job, vetted);
};

/** Adds the invitations of the demo company and of the demo candidate. */
export const addInvitations = (world: World): void => {
  const success = requireDemoJob(world, 0, 'Customer Success Manager');
  const [first, second, third] = fittingNonApplicants(world, success);
  if (first) invite(world, success, first, { status: 'invited', days: 1.1 });
  if (second) invite(world, success, second, { status: 'invited', days: 4 });
  if (third) invite(world, success, third, { status: 'declined', days: 6 });
  const sales = requireDemoJob(world, 0, 'Sales Development Representative');
  const [follower, open] = fittingNonApplicants(world, sales);
  if (follower) {
    const { row } = addApplication(world, { job: sales, candidate: follower, status: 'applied', age: 1.5 * DAY_MS });
    row.invited = true;
    invite(world, sales, follower, { status: 'applied', days: 9, appliedAt: row.createdAt });
  }
  if (open) invite(world, sales, open, { status: 'invited', days: 2 });
  const demoCandidate = requireDemoCandidate(world);
  invite(world, requireDemoJob(world, 7, 'Software Engineer, Customer Portal'), demoCandidate, {
    status: 'invited',
    days: 1.4,
  });
  invite(world, requireDemoJob(world, 11, 'IT Support Specialist'), demoCandidate, { status: 'declined', days: 12 });
};

/** Adds an overdue application to the demo company. The candidate asks for an answer. */
export const addNudge = (world: World): void => {
  const job = requireDemoJob(world, 0, 'Full Stack Developer');
  const [candidate] = fittingNonApplicants(world, job).slice(14);
  if (candidate === undefined) return;
  const { row } = addApplication(world, { job, candidate, status: 'pending', age: 11 * DAY_MS });
  const nudgedAt = toIsoInstant(
    latestWorkingTime(world.now - DAY_MS / 2, [candidate.schedule], createShareDraw(world.random)()),
  );
  if (nudgedAt < answerDueAt(row.createdAt, job.company.company.answerDays)) return;
  row.nudgedAt = nudgedAt;
  const data = { applicationId: row.id, jobId: job.row.id, jobTitle: job.row.title, name: candidate.name };
  addNotification(world, job.company.user.id, 'answer_asked', { data, at: nudgedAt });
};

interface DemoAppeal {
  days: number;
  /** The admin's answer; null if there is none yet. */
  closingNote: string | null;
}

const appealText = ({ takeNext }: World, { person }: CandidatePart, reason: DeclineReason): string => {
  const employer = person.profile.positions[0]?.company ?? 'my last company';
  const text = takeNext(APPEAL_TEXTS[reason] ?? []) ?? '';
  return text.replace('{employer}', employer).replace('{city}', person.place.city);
};

const addAppeal = (world: World, application: ApplicationPart, { days, closingNote }: DemoAppeal): void => {
  const { rows, admin, now, random } = world;
  const { job, candidate, row, moves } = application;
  const decline = moves.at(-1);
  if (decline?.to !== 'declined') return;
  const { declineReason } = rows.applicationHistory.find((move) => move.id === decline.id) ?? {};
  const text = appealText(world, candidate, declineReason ?? 'skills');
  const requestedAt = Math.max(
    Date.parse(decline.at) + HOUR_MS,
    latestWorkingTime(now - days * DAY_MS, [candidate.schedule], createShareDraw(random)()),
  );
  const createdAt = toIsoInstant(requestedAt);
  const id = newId();
  const closing = {
    outcome: 'upheld' as const,
    note: closingNote,
    closedAt: toIsoInstant(requestedAt + 2 * DAY_MS),
    closedBy: admin.id,
  };
  rows.applicationAppeals.push({
    id,
    applicationId: row.id,
    declineId: decline.id,
    companyId: row.companyId,
    candidateId: row.candidateId,
    declinedBy: job.company.user.id,
    text,
    dueAt: appealDueAt(createdAt),
    createdAt,
    ...(closingNote === null ? {} : closing),
  });
  const about = { applicationId: row.id, jobTitle: job.row.title };
  const appealData = { appealId: id, jobId: job.row.id, ...about, userId: candidate.user.id, name: candidate.name };
  for (const userId of [job.company.user.id, admin.id])
    addNotification(world, userId, 'appeal_filed', { data: appealData, at: createdAt });
  if (closingNote === null) return;
  const outcome = { ...about, name: job.company.company.companyName, outcome: 'upheld' as const };
  addNotification(world, candidate.user.id, 'appeal_closed', { data: outcome, at: closing.closedAt });
};

/** Adds an open appeal, an overdue one and a closed one. */
export const addAppeals = (world: World): void => {
  const demoCandidate = requireDemoCandidate(world);
  const declinedBefore = (days: number): ApplicationPart[] =>
    world.applications.filter(
      ({ row, candidate, job }) =>
        row.status === 'declined' &&
        candidate !== demoCandidate &&
        job.row.status === 'open' &&
        row.statusChangedAt < daysAgo(world, days),
    );
  const [open] = declinedBefore(3).filter(({ job }) => job.job.company === 0);
  const [overdue, closed] = declinedBefore(19).filter(({ job }) => job.job.company !== 0);
  if (open) addAppeal(world, open, { days: 2, closingNote: null });
  if (overdue) addAppeal(world, overdue, { days: 18, closingNote: null });
  const answer =
    'We read your application and the job post again, along with what the company wrote. The reason they gave is correct, and they applied it to everyone.';
  if (closed) addAppeal(world, closed, { days: 17, closingNote: answer });
};

const CRITERIA = ['Reads and reviews code', 'Works with PostgreSQL', 'Talks to customers'];
const RATING_NOTES = ['Showed a pull request from last week.', 'Explained an index without notes.', null];

/** Adds the demo company's private data: a shortlist, criteria and ratings for its first job, and a saved view. */
export const addCompanyPrivateData = (world: World): void => {
  const { rows, random } = world;
  const company = requireDemoCompany(world);
  const companyId = company.row.id;
  const job = requireDemoJob(world, 0, 'Full Stack Developer');
  for (const [index, { row }] of fittingNonApplicants(world, requireDemoJob(world, 0, 'Product Designer'))
    .slice(0, 3)
    .entries()) {
    const notes = index === 0 ? 'For the spring, when the design system starts.' : null;
    rows.shortlists.push({ companyId, candidateId: row.id, notes, createdAt: daysAgo(world, 2 + 3 * index) });
  }
  const criteria = CRITERIA.map((name, index) => ({ id: newId(), jobId: job.row.id, position: index + 1, name }));
  rows.jobCriteria.push(...criteria);
  const interviewed = world.applications.filter(
    (application) => application.job === job && ['interviewing', 'offered'].includes(application.row.status),
  );
  for (const { row } of interviewed) {
    rows.criterionRatings.push(
      ...criteria.map(({ id }, index) => ({
        applicationId: row.id,
        userId: company.user.id,
        criterionId: id,
        rating: Math.min(4, 2 + random.below(3)),
        note: RATING_NOTES[index] ?? null,
      })),
    );
  }
  rows.savedViews.push({
    id: newId(),
    companyId,
    name: 'Waiting the longest',
    query: 'view=list&sort=waiting',
    createdAt: daysAgo(world, 20),
  });
};

export const addSavedJobs = (world: World): void => {
  const candidateId = requireDemoCandidate(world).row.id;
  for (const [index, [company, title]] of (
    [
      [9, 'Senior Full Stack Developer'],
      [7, 'Software Engineer, Customer Portal'],
      [0, 'QA Automation Engineer'],
    ] as const
  ).entries()) {
    world.rows.savedJobs.push({
      candidateId,
      jobId: requireDemoJob(world, company, title).row.id,
      createdAt: daysAgo(world, 1 + 2 * index),
    });
  }
};
