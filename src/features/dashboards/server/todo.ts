/** Builds to-do lists: the first few items of each kind with their job, candidate and company, and the totals. */

import { findUserCandidate } from '#features/candidates/server/candidates.service.ts';
import { findCompanyHours, findUserCompany } from '#features/companies/server/companies.service.ts';
import { loadSteps } from '#features/hiring/server/hiring.service.ts';
import { currentTurn, type DatedTurn, NO_STEPS } from '#features/pipeline/turn.domain.ts';
import type { Db } from '#server/db/database.ts';
import { canonicalTimeZone } from '#shared/zone-clock.ts';
import type { CandidateTodo, Todo } from '../dashboards.contract.ts';
import { dayBounds } from '../dashboards.domain.ts';
import {
  listBookedInterviews,
  listOfferedWithoutTerms,
  listSubjects,
  listTurns,
  listUnansweredOffers,
  MAX_TODO_ROWS,
} from './todo.db.ts';

/** The number of items listed for each kind. */
const MAX_LISTED = 5;

const EMPTY_LIST = { count: 0, isCutOff: false, items: [] };
const EMPTY_TODO: Todo = { toReview: EMPTY_LIST, waiting: EMPTY_LIST, offers: EMPTY_LIST, interviews: EMPTY_LIST };

/** Returns the job, candidate and company of each application, and whose turn it is at `now`. */
const loadSubjects = async (db: Db, applicationIds: readonly string[], now: string) => {
  const subjects = await listSubjects(db, [...new Set(applicationIds)]);
  const idsWithStatus = (status: string) =>
    subjects.flatMap((subject) => (subject.status === status ? [subject.id] : []));
  const steps = await loadSteps(db, {
    interviewing: idsWithStatus('interviewing'),
    offered: idsWithStatus('offered'),
    hired: [],
  });
  return new Map(
    subjects.map(({ id, ...subject }) => [
      id,
      { ...subject, turn: currentTurn(subject, steps.get(id) ?? NO_STEPS, now) },
    ]),
  );
};

type Subjects = Awaited<ReturnType<typeof loadSubjects>>;
type Subject = Subjects extends Map<string, infer Value> ? Value : never;

/** Returns the total of a list and its first items, mapped by `toItem`. Omits items for which `toItem` returns null. */
const buildTodoList = <Row extends { applicationId: string }, Item>(
  rows: readonly Row[],
  subjects: Subjects,
  toItem: (row: Row, subject: Subject) => Item | null,
) => ({
  count: Math.min(rows.length, MAX_TODO_ROWS),
  isCutOff: rows.length > MAX_TODO_ROWS,
  items: rows.slice(0, MAX_LISTED).flatMap((row) => {
    const subject = subjects.get(row.applicationId);
    return (subject && toItem(row, subject)) ?? [];
  }),
});

/** Returns the next step and when the wait for it began. Null if the turn changed after the list was read. */
const nextStep = ({ action, since }: DatedTurn) => (action === null || since === null ? null : { action, since });

const listTurnIds = async (...args: Parameters<typeof listTurns>): Promise<{ applicationId: string }[]> =>
  (await listTurns(...args)).map(({ id }) => ({ applicationId: id }));

const listedApplicationIds = (...lists: readonly (readonly { applicationId: string }[])[]): string[] =>
  lists.flatMap((rows) => rows.slice(0, MAX_LISTED).map(({ applicationId }) => applicationId));

/** Returns the to-do list of a user's company at a given time. `requestedZone` is the user's time zone, if the request contains it. */
export const loadTodo = async (
  db: Db,
  userId: string,
  requestedZone: string | null | undefined,
  at: Date,
): Promise<Todo> => {
  const company = await findUserCompany(db, userId);
  if (company === null) return EMPTY_TODO;
  const now = at.toISOString();
  const owner = { companyId: company.id };
  const timeZone = canonicalTimeZone(requestedZone) ?? (await findCompanyHours(db, company.id))?.timeZone ?? 'UTC';
  const [toReview, waiting, withTerms, withoutTerms, interviews] = await Promise.all([
    listTurnIds(db, owner, ['pending'], now),
    listTurnIds(db, owner, ['applied', 'interviewing', 'offered'], now),
    listUnansweredOffers(db, company.id, now),
    listOfferedWithoutTerms(db, company.id),
    listBookedInterviews(db, owner, dayBounds(at, timeZone), now),
  ]);
  const offers = [...withTerms, ...withoutTerms];
  const subjects = await loadSubjects(db, listedApplicationIds(toReview, waiting, offers, interviews), now);
  const toTurnItem = ({ applicationId }: { applicationId: string }, { turn, jobTitle, candidate }: Subject) => {
    const next = nextStep(turn);
    return next && { applicationId, jobTitle, candidate, ...next };
  };
  const withSubject = <Row extends object>(row: Row, { jobTitle, candidate }: Subject) => ({
    ...row,
    jobTitle,
    candidate,
  });
  return {
    toReview: buildTodoList(toReview, subjects, toTurnItem),
    waiting: buildTodoList(waiting, subjects, toTurnItem),
    offers: buildTodoList(offers, subjects, withSubject),
    interviews: buildTodoList(interviews, subjects, withSubject),
  };
};

/** Returns the to-do list of a candidate at a given time. `requestedZone` is the user's time zone, if the request contains it. */
export const loadCandidateTodo = async (
  db: Db,
  userId: string,
  requestedZone: string | null | undefined,
  at: Date,
): Promise<CandidateTodo> => {
  const candidate = await findUserCandidate(db, userId);
  if (candidate === null) return { ...EMPTY_LIST, interviews: EMPTY_LIST };
  const now = at.toISOString();
  const owner = { candidateId: candidate.id };
  const [turns, interviews] = await Promise.all([
    listTurnIds(db, owner, ['interviewing', 'offered'], now),
    listBookedInterviews(db, owner, dayBounds(at, canonicalTimeZone(requestedZone) ?? 'UTC'), now),
  ]);
  const subjects = await loadSubjects(db, listedApplicationIds(turns, interviews), now);
  const withSubject = <Row extends object>(row: Row, { jobTitle, companyName }: Subject) => ({
    ...row,
    jobTitle,
    companyName,
  });
  return {
    ...buildTodoList(turns, subjects, (row, subject) => {
      const next = nextStep(subject.turn);
      return next && { ...withSubject(row, subject), ...next, until: subject.turn.until ?? null };
    }),
    interviews: buildTodoList(interviews, subjects, withSubject),
  };
};
