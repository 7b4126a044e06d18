/** Builds to-do lists: the first few items of each kind with their subjects, and totals. */

import { findUserCandidate } from '#features/candidates/server/candidates.service.ts';
import { findCompanyHours, findUserCompany } from '#features/companies/server/companies.service.ts';
import { loadSteps } from '#features/hiring/server/hiring.service.ts';
import { currentTurn, type DatedTurn, NO_STEPS } from '#features/pipeline/turn.domain.ts';
import type { Db } from '#server/db/database.ts';
import { knownTimeZone } from '#shared/zone-clock.ts';
import type { OwnTurns, Todo } from '../dashboards.contract.ts';
import { dayAround } from '../dashboards.domain.ts';
import {
  findSubjects,
  listBooked,
  listTurns,
  listUnansweredTerms,
  listUnansweredWithoutTerms,
  MAX_TO_DO,
} from './todo.db.ts';

/** The number of listed items per kind. */
const MAX_LISTED = 5;

const NOTHING = { count: 0, isCutOff: false, items: [] };
const NOTHING_TO_DO: Todo = { toReview: NOTHING, waiting: NOTHING, offers: NOTHING, interviews: NOTHING };

/** The subjects of the listed applications, and whose turn they are at `now`. */
const loadSubjects = async (db: Db, applicationIds: readonly string[], now: string) => {
  const subjects = await findSubjects(db, [...new Set(applicationIds)]);
  const idsAt = (status: string) => subjects.flatMap((subject) => (subject.status === status ? [subject.id] : []));
  const steps = await loadSteps(db, { interviewing: idsAt('interviewing'), offered: idsAt('offered') });
  return new Map(
    subjects.map(({ id, ...subject }) => [
      id,
      { ...subject, turn: currentTurn(subject, steps.get(id) ?? NO_STEPS, now) },
    ]),
  );
};

type Subjects = Awaited<ReturnType<typeof loadSubjects>>;
type Subject = Subjects extends Map<string, infer Value> ? Value : never;

/** The total of a list and its first items, mapped by `toItem`. Items for which it returns null are omitted. */
const shortList = <Row extends { applicationId: string }, Item>(
  rows: readonly Row[],
  subjects: Subjects,
  show: (row: Row, subject: Subject) => Item | null,
) => ({
  count: Math.min(rows.length, MAX_TO_DO),
  isCutOff: rows.length > MAX_TO_DO,
  items: rows.slice(0, MAX_LISTED).flatMap((row) => {
    const subject = subjects.get(row.applicationId);
    return (subject && show(row, subject)) ?? [];
  }),
});

/** The next step and when the wait for it began. Null if the turn changed after the list was read. */
const nextStep = ({ action, since }: DatedTurn) => (action === null || since === null ? null : { action, since });

const listTurnIds = async (...args: Parameters<typeof listTurns>): Promise<{ applicationId: string }[]> =>
  (await listTurns(...args)).map(({ id }) => ({ applicationId: id }));

const listedApplicationIds = (...lists: readonly (readonly { applicationId: string }[])[]): string[] =>
  lists.flatMap((rows) => rows.slice(0, MAX_LISTED).map(({ applicationId }) => applicationId));

/** The to-do list of a user's company at a given time; `requestedZone` is the reader's time zone, if sent. */
export const loadTodo = async (
  db: Db,
  userId: string,
  sentZone: string | null | undefined,
  at: Date,
): Promise<Todo> => {
  const company = await findUserCompany(db, userId);
  if (company === null) return NOTHING_TO_DO;
  const now = at.toISOString();
  const own = { companyId: company.id };
  const timeZone = knownTimeZone(sentZone) ?? (await findCompanyHours(db, company.id))?.timeZone ?? 'UTC';
  const [toReview, waiting, withTerms, withoutTerms, interviews] = await Promise.all([
    listTurnIds(db, own, ['pending'], now),
    listTurnIds(db, own, ['applied', 'interviewing', 'offered'], now),
    listUnansweredTerms(db, company.id, now),
    listUnansweredWithoutTerms(db, company.id),
    listBooked(db, own, dayAround(at, timeZone), now),
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
    toReview: shortList(toReview, subjects, toTurnItem),
    waiting: shortList(waiting, subjects, toTurnItem),
    offers: shortList(offers, subjects, withSubject),
    interviews: shortList(interviews, subjects, withSubject),
  };
};

/** The to-do list of a candidate at a given time; `requestedZone` is the reader's time zone, if sent. */
export const loadOwnTurns = async (
  db: Db,
  userId: string,
  sentZone: string | null | undefined,
  at: Date,
): Promise<OwnTurns> => {
  const candidate = await findUserCandidate(db, userId);
  if (candidate === null) return { ...NOTHING, interviews: NOTHING };
  const now = at.toISOString();
  const own = { candidateId: candidate.id };
  const [turns, interviews] = await Promise.all([
    listTurnIds(db, own, ['interviewing', 'offered'], now),
    listBooked(db, own, dayAround(at, knownTimeZone(sentZone) ?? 'UTC'), now),
  ]);
  const subjects = await loadSubjects(db, listedApplicationIds(turns, interviews), now);
  const withSubject = <Row extends object>(row: Row, { jobTitle, companyName }: Subject) => ({
    ...row,
    jobTitle,
    companyName,
  });
  return {
    ...shortList(turns, subjects, (row, subject) => {
      const next = nextStep(subject.turn);
      return next && { ...withSubject(row, subject), ...next, until: subject.turn.until ?? null };
    }),
    interviews: shortList(interviews, subjects, withSubject),
  };
};
