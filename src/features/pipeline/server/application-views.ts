/**
 * Turns rows into what one side may read, each with the engine's score of its pair. The candidate's view has neither
 * rating nor private notes nor anything of the company but its summary; the response schema strips nothing that this file
 * was not meant to give.
 */

import type { PreparedCandidate, PreparedJob } from '#engine/matching.domain.ts';
import { toCandidate, toCandidateSummary } from '#features/candidates/server/candidates.service.ts';
import { toCompanySummary } from '#features/companies/server/companies.service.ts';
import { statusForCandidates } from '#features/jobs/jobs.domain.ts';
import {
  listedScore,
  type Pair,
  type Telling,
  toPair,
  wholeScore,
} from '#features/matching/server/compatibility.service.ts';
import { candidateSide, jobSide } from '#features/matching/server/prepared.service.ts';
import { excerpt } from '#server/http/excerpt.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Side } from '#shared/sides.ts';
import { answerDueAt, answeredAt } from '../answer-times.domain.ts';
import type { Application, ApplicationDetail, HistoryEntry } from '../applications.contract.ts';
import { undoableUntil } from '../applications.domain.ts';
import { movesFor } from '../applications.policy.ts';
import type { OpenedDecline } from '../declines.contract.ts';
import { openStepsOf } from '../open-steps.domain.ts';
import { turnOf } from '../turn.domain.ts';
import type { ApplicationRow, HistoryRow } from './applications.db.ts';
import type { TurnedRow } from './turns.ts';

const once = <Prepared>(cache: Map<string, Prepared>, id: string, prepare: () => Prepared): Prepared => {
  const known = cache.get(id);
  if (known !== undefined) return known;
  const prepared = prepare();
  cache.set(id, prepared);
  return prepared;
};

/** How a side may take the newest move back; null where it was not its own, is final, or the time for it is over. */
const undoFor = (
  { application: { status, undoBy, undoTo, statusChangedAt }, steps }: Pick<TurnedRow, 'application' | 'steps'>,
  side: Side,
): Application['undo'] => {
  const until = undoableUntil(statusChangedAt);
  if (undoBy !== side || undoTo === null || Date.parse(until) <= Date.now()) return null;
  // What is mailed of a move is held for its undo; what is mailed of an interview goes out at once, also where proposing it made the move.
  const isMailed = status === 'interviewing' && steps.interviews.some(({ changedAt }) => changedAt >= statusChangedAt);
  return { until, to: undoTo, ...(isMailed ? { isMailed } : {}) };
};

/** Whose turn it is, and the moments that belong to that. */
const shownTurn = ({
  application,
  steps,
}: Pick<TurnedRow, 'application' | 'steps'>): Pick<Application, 'turn' | 'turnUntil' | 'interviewAt'> => {
  const { who, action, since, until, interviewAt } = turnOf(application, steps, new Date().toISOString());
  return {
    turn: { who, action, since },
    ...(until === undefined ? {} : { turnUntil: until }),
    ...(interviewAt === undefined ? {} : { interviewAt }),
  };
};

/** What a decline would end, where it would end anything. */
const shownSteps = ({
  application,
  steps,
}: Pick<TurnedRow, 'application' | 'steps'>): Pick<Application, 'openSteps'> => {
  const openSteps = openStepsOf(application, steps, new Date().toISOString());
  return openSteps === null ? {} : { openSteps };
};

/** What both shapes of an application share; the letter in full. */
const toRow = (
  { application, job, company, candidate, person, hasCandidateLeft, steps }: TurnedRow,
  side: Side,
): Omit<Application, 'compatibilityScore' | 'compatibility' | 'headlineReason'> => ({
  id: application.id,
  jobId: application.jobId,
  candidateId: application.candidateId,
  coverLetter: application.coverLetter,
  invited: application.invited,
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
  moves: hasCandidateLeft ? [] : movesFor(application.status, side, application.declinedFrom),
  undo: hasCandidateLeft ? null : undoFor({ application, steps }, side),
  ...(side === 'company' ? { rating: application.rating, ...shownSteps({ application, steps }) } : {}),
  ...shownTurn({ application, steps }),
  ...(application.nudgedAt === null ? {} : { nudgedAt: application.nudgedAt }),
});

/** The pair of an application, as the engine compares it. */
export const pairOf = ({ job, candidate }: ApplicationRow): Pair | 'unscored' =>
  toPair({ id: job.id, prepared: jobSide(job) }, candidateSide(candidate));

/** One application by itself, with the head of its score. */
export const toApplication = (row: TurnedRow, side: Side): Application => ({
  ...toRow(row, side),
  ...listedScore(pairOf(row), { reader: side, isExplained: false }),
});

/** A row of a list: of the letter the beginning, of the company no description. */
const shortened = (application: Application): Application => {
  const { coverLetter, job } = application;
  return {
    ...application,
    coverLetter: coverLetter && excerpt(coverLetter, LIMITS.listedText),
    job: { ...job, company: { ...job.company, description: null } },
  };
};

/**
 * The applications of one page, as a side sees them. A job or a candidate that occurs on it often is read by the engine
 * once.
 */
export const toApplications = (rows: readonly TurnedRow[], telling: Telling): Application[] => {
  const jobs = new Map<string, PreparedJob>();
  const candidates = new Map<string, PreparedCandidate | null>();
  return rows.map((row) => {
    const { job, candidate } = row;
    const pair = toPair(
      { id: job.id, prepared: once(jobs, job.id, () => jobSide(job)) },
      once(candidates, candidate.id, () => candidateSide(candidate)),
    );
    return shortened({ ...toRow(row, telling.reader), ...listedScore(pair, telling) });
  });
};

/** The two sides of an application as a history names them: the company by its name, whichever member moved it. */
const moverOf = (row: ApplicationRow, byUserId: string): { side: Side; name: string } =>
  byUserId === row.candidate.userId
    ? { side: 'candidate', name: `${row.person.firstName} ${row.person.lastName}` }
    : { side: 'company', name: row.company.companyName };

/** The moves of an application as a side may read them: what was written with a move that was undone stays with its writer. */
export const toHistory = (row: ApplicationRow, history: readonly HistoryRow[], reader: Side): HistoryEntry[] => {
  const undoneAt = new Map(history.map(({ undoesId, createdAt }) => [undoesId, createdAt]));
  return history.map((entry) => {
    const by = moverOf(row, entry.byUserId);
    const takenBackAt = undoneAt.get(entry.id);
    const isKeptBack = takenBackAt !== undefined && by.side !== reader;
    return {
      from: entry.fromStatus,
      to: entry.toStatus,
      at: entry.createdAt,
      by,
      note: isKeptBack ? null : entry.note,
      ...(entry.toStatus === 'declined' && entry.undoesId === null && by.side === 'company' && !isKeptBack
        ? { reason: entry.declineReason ?? 'other' }
        : {}),
      ...(by.side === 'company' && entry.byUserId !== row.company.userId ? { isReview: true } : {}),
      ...(takenBackAt === undefined ? {} : { undoneAt: takenBackAt }),
      ...(entry.undoesId === null ? {} : { isUndo: true }),
    };
  });
};

/** One application opened by a side, with its score explained, its history and the moves that side has. */
export const toApplicationDetail = (
  row: TurnedRow,
  { history, decline }: { history: readonly HistoryRow[]; decline: OpenedDecline | null },
  side: Side,
): ApplicationDetail => ({
  ...toRow(row, side),
  ...wholeScore(pairOf(row), side),
  history: toHistory(row, history, side),
  answer: { dueAt: answerDueAt(row.application.createdAt, row.company.answerDays), at: answeredAt(row.application) },
  decline,
  otherUserId: side === 'company' ? row.candidate.userId : row.company.userId,
  ...(side === 'company' ? { profile: toCandidate(row.candidate, row.person), notes: row.application.notes } : {}),
});
