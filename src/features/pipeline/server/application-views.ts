/**
 * Converts rows to what the company or the candidate sees, each with the engine's score of the pair. Candidates
 * get no review and only a summary of the company. Both views share one response schema, which does not remove
 * fields that only the other party may see, so this file must omit them.
 */

import type { PreparedCandidate, PreparedJob } from '#engine/matching.domain.ts';
import { toCandidate, toCandidateSummary } from '#features/candidates/server/candidates.service.ts';
import { toCompanySummary } from '#features/companies/server/companies.service.ts';
import { statusForCandidates } from '#features/jobs/jobs.domain.ts';
import {
  createScoringPair,
  fullScore,
  listedScore,
  type Scorable,
  type ScoreAudience,
} from '#features/matching/server/compatibility.service.ts';
import { candidateSide, jobSide } from '#features/matching/server/prepared.service.ts';
import type { Answer } from '#features/screening/screening.contract.ts';
import { excerpt } from '#shared/excerpt.ts';
import { fullName } from '#shared/full-name.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { answerDueAt, answeredAt } from '../answer-times.domain.ts';
import type { Application, ApplicationDetail, HistoryEntry } from '../applications.contract.ts';
import { undoDeadline } from '../applications.domain.ts';
import { isAcceptanceWithoutTerms, movesFor } from '../applications.policy.ts';
import type { OpenedDecline } from '../declines.contract.ts';
import { findOpenSteps } from '../open-steps.domain.ts';
import { currentTurn, NO_TURN } from '../turn.domain.ts';
import type { ApplicationRow, HistoryRow } from './applications.db.ts';
import type { RowWithSteps } from './turns.ts';

const getOrPrepare = <Prepared>(cache: Map<string, Prepared>, id: string, prepare: () => Prepared): Prepared => {
  const existing = cache.get(id);
  if (existing !== undefined) return existing;
  const prepared = prepare();
  cache.set(id, prepared);
  return prepared;
};

/**
 * Returns true if emails about interviews or proposed terms were sent since a move. They are not held during the undo period, even if proposing an
 * interview caused the move.
 */
const isMailedSince = (
  movedAt: string,
  status: ApplicationStatus,
  { interviews, offer }: RowWithSteps['steps'],
): boolean => {
  if (status === 'interviewing') return interviews.some(({ changedAt }) => changedAt >= movedAt);
  // After the offer ended, an undo has nothing to announce.
  return status === 'offered' && offer?.endedAt === null && (offer.lastProposedAt ?? '') >= movedAt;
};

/** Returns how a side can undo the latest move, or null if the other side made the move or if it is final or too old. */
const toUndo = (
  { application, steps }: Pick<RowWithSteps, 'application' | 'steps'>,
  side: Side,
): Application['undo'] => {
  const { status, undoMoveId: moveId, undoBy, undoTo, statusChangedAt } = application;
  const until = undoDeadline(statusChangedAt);
  if (moveId === null || undoBy !== side || undoTo === null || Date.parse(until) <= Date.now()) return null;
  return { moveId, until, to: undoTo, ...(isMailedSince(statusChangedAt, status, steps) ? { isMailed: true } : {}) };
};

/** Returns the fields for the turn and its times. While the company is suspended, it is no one's turn. */
const turnFields = ({
  application,
  job,
  steps,
}: Pick<RowWithSteps, 'application' | 'job' | 'steps'>): Pick<Application, 'turn' | 'turnUntil' | 'interviewAt'> => {
  const turn = job.isListed ? currentTurn(application, steps, new Date().toISOString()) : NO_TURN;
  const { who, action, since, until, interviewAt } = turn;
  return {
    turn: { who, action, since },
    ...(until === undefined ? {} : { turnUntil: until }),
    ...(interviewAt === undefined ? {} : { interviewAt }),
  };
};

/** Returns the open offer and the booked interviews, if any. */
const openStepFields = ({
  application,
  steps,
}: Pick<RowWithSteps, 'application' | 'steps'>): Pick<Application, 'openSteps'> => {
  const openSteps = findOpenSteps(application, steps, new Date().toISOString());
  return openSteps === null ? {} : { openSteps };
};

/** Returns the statuses to which a side can move an application, given its steps. Offers of a suspended company cannot be accepted. */
const possibleMoves = (
  {
    application: { status, declinedFrom },
    job,
    steps,
    hasCandidateLeft,
  }: Pick<RowWithSteps, 'application' | 'job' | 'steps' | 'hasCandidateLeft'>,
  side: Side,
): ApplicationStatus[] => {
  if (hasCandidateLeft) return [];
  const moves = movesFor(status, side, declinedFrom);
  return steps.offer === null && job.isListed
    ? moves
    : moves.filter((to) => !isAcceptanceWithoutTerms({ from: status, to, by: side }));
};

/** Returns the fields that both forms of an application share, with the full letter. */
const commonFields = (
  { application, job, company, candidate, person, hasCandidateLeft, steps, answers, review }: RowWithSteps,
  side: Side,
): Omit<Application, 'compatibilityScore' | 'compatibility' | 'headlineReason'> => ({
  id: application.id,
  jobId: application.jobId,
  candidateId: application.candidateId,
  coverLetter: application.coverLetter,
  answers: [...answers],
  meetsMustHave: application.meetsMustHave,
  invited: application.invited,
  via: application.via,
  status: application.status,
  statusChangedAt: application.statusChangedAt,
  createdAt: application.createdAt,
  viewedAt: application.viewedAt,
  job: {
    id: job.id,
    title: job.title,
    status: side === 'candidate' ? statusForCandidates(job) : job.status,
    company: toCompanySummary(company),
  },
  candidate: { ...toCandidateSummary(candidate, person), approvalStatus: candidate.approvalStatus },
  ...(hasCandidateLeft ? { candidateLeft: true as const } : {}),
  moves: possibleMoves({ application, job, steps, hasCandidateLeft }, side),
  undo:
    hasCandidateLeft || (side === 'candidate' && job.status === 'closed') ? null : toUndo({ application, steps }, side),
  ...(side === 'company' ? { rating: review?.rating ?? null, ...openStepFields({ application, steps }) } : {}),
  ...turnFields({ application, job, steps }),
  ...(steps.hire === null ? {} : { hire: steps.hire }),
  ...(application.nudgedAt === null ? {} : { nudgedAt: application.nudgedAt }),
});

/** Returns the job and the candidate of an application as a pair for the engine, or null if the candidate's profile was deleted. */
export const applicationPair = ({ job, candidate, hasCandidateLeft }: ApplicationRow): Scorable =>
  hasCandidateLeft ? null : createScoringPair({ id: job.id, prepared: jobSide(job) }, candidateSide(candidate));

/** Converts a row to an application with the short form of its score, for single responses. */
export const toApplication = (row: RowWithSteps, side: Side): Application => ({
  ...commonFields(row, side),
  ...listedScore(applicationPair(row), { reader: side, isExplained: false }),
});

/** Shortens a long answer to its beginning. */
const shortenAnswer = (answer: Answer): Answer =>
  answer.type === 'long' ? { ...answer, value: excerpt(String(answer.value), LIMITS.listedText) } : answer;

/** Shortens an application to a list row: the beginning of the letter and of long answers, and no company description. */
const shortenApplication = (application: Application): Application => {
  const { coverLetter, answers, job } = application;
  return {
    ...application,
    coverLetter: coverLetter && excerpt(coverLetter, LIMITS.listedText),
    answers: answers.map(shortenAnswer),
    job: { ...job, company: { ...job.company, description: null } },
  };
};

/** Converts the rows of a page for one side. Prepares each job and each candidate only once. */
export const toApplications = (rows: readonly RowWithSteps[], audience: ScoreAudience): Application[] => {
  const jobs = new Map<string, PreparedJob>();
  const candidates = new Map<string, PreparedCandidate | null>();
  return rows.map((row) => {
    const { job, candidate, hasCandidateLeft } = row;
    const pair = hasCandidateLeft
      ? null
      : createScoringPair(
          { id: job.id, prepared: getOrPrepare(jobs, job.id, () => jobSide(job)) },
          getOrPrepare(candidates, candidate.id, () => candidateSide(candidate)),
        );
    return shortenApplication({ ...commonFields(row, audience.reader), ...listedScore(pair, audience) });
  });
};

/** Returns the side of the user who made a move, and the side's name. Members of a company act under the company's name. */
const describeMover = (row: ApplicationRow, byUserId: string): { side: Side; name: string } =>
  byUserId === row.candidate.userId
    ? { side: 'candidate', name: fullName(row.person) }
    : { side: 'company', name: row.company.companyName };

/** Returns the moves of an application for a side. The note and reason of an undone move are visible only to the side that made it. */
export const toHistory = (row: ApplicationRow, history: readonly HistoryRow[], reader: Side): HistoryEntry[] => {
  const undoTimes = new Map(history.map(({ undoesId, createdAt }) => [undoesId, createdAt]));
  return history.map((entry) => {
    const by = describeMover(row, entry.byUserId);
    const undoneAt = undoTimes.get(entry.id);
    const isNoteHidden = undoneAt !== undefined && by.side !== reader;
    return {
      from: entry.fromStatus,
      to: entry.toStatus,
      at: entry.createdAt,
      // Candidates see only the company.
      by: reader === 'company' && by.side === 'company' && entry.member ? { ...by, member: entry.member } : by,
      note: isNoteHidden ? null : entry.note,
      ...(entry.toStatus === 'declined' && entry.undoesId === null && by.side === 'company' && !isNoteHidden
        ? { reason: entry.declineReason ?? 'other' }
        : {}),
      ...(entry.isReview ? { isReview: true } : {}),
      ...(undoneAt === undefined ? {} : { undoneAt }),
      ...(entry.undoesId === null ? {} : { isUndo: true }),
    };
  });
};

/** Converts a row to an application for a side, with its score explained, its history and the side's possible moves. */
export const toApplicationDetail = (
  row: RowWithSteps,
  {
    history,
    decline,
    isCompanyGone,
  }: { history: readonly HistoryRow[]; decline: OpenedDecline | null; isCompanyGone: boolean },
  side: Side,
): ApplicationDetail => ({
  ...commonFields(row, side),
  ...fullScore(applicationPair(row), side),
  history: toHistory(row, history, side),
  answer: { dueAt: answerDueAt(row.application.createdAt, row.company.answerDays), at: answeredAt(row.application) },
  decline,
  otherUserId: side === 'company' ? row.candidate.userId : row.company.userId,
  ...(isCompanyGone ? { companyLeft: true as const } : {}),
  ...(row.job.isListed ? {} : { companyInactive: true as const }),
  ...(side === 'company'
    ? {
        ...(row.hasCandidateLeft ? {} : { profile: toCandidate(row.candidate, row.person) }),
        notes: row.review?.notes ?? null,
        reviewSubmittedAt: row.review?.submittedAt ?? null,
      }
    : {}),
});
