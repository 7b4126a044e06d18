/** Puts a company's to-do list together: of each kind the first few with whom they are about, and how many there are. */
import { companyOf, hoursOf } from '#features/companies/server/companies.service.ts';
import type { Db } from '#server/db/database.ts';
import { knownTimeZone } from '#shared/zone-clock.ts';
import type { Todo } from '../dashboards.contract.ts';
import { dayAround } from '../dashboards.domain.ts';
import { findSubjects, listBooked, listToReview, listUnanswered, listWaitingForCompany, MAX_TO_DO } from './todo.db.ts';

/** So many of each kind are named. */
const NAMED = 5;

const NOTHING = { count: 0, isCutOff: false, items: [] };
const NOTHING_TO_DO: Todo = { toReview: NOTHING, waiting: NOTHING, offers: NOTHING, interviews: NOTHING };

/** What a user's company has to do at a moment; `told` is the zone that the reader's clock shows. */
export const todoOf = async (db: Db, userId: string, told: string | null | undefined, now: Date): Promise<Todo> => {
  const company = await companyOf(db, userId);
  if (company === null) return NOTHING_TO_DO;
  const moment = now.toISOString();
  const timeZone = knownTimeZone(told) ?? (await hoursOf(db, company.id))?.timeZone ?? 'UTC';
  const [toReview, waiting, offers, interviews] = await Promise.all([
    listToReview(db, company.id),
    listWaitingForCompany(db, company.id, moment),
    listUnanswered(db, company.id, moment),
    listBooked(db, company.id, dayAround(now, timeZone)),
  ]);
  const lists: readonly (readonly { applicationId: string }[])[] = [toReview, waiting, offers, interviews];
  const named = lists.flatMap((rows) => rows.slice(0, NAMED).map(({ applicationId }) => applicationId));
  const subjects = await findSubjects(db, [...new Set(named)]);
  const listOf = <Row extends { applicationId: string }>(rows: readonly Row[]) => ({
    count: Math.min(rows.length, MAX_TO_DO),
    isCutOff: rows.length > MAX_TO_DO,
    items: rows.slice(0, NAMED).flatMap((row) => {
      const subject = subjects.get(row.applicationId);
      return subject === undefined ? [] : [{ ...row, ...subject }];
    }),
  });
  return {
    toReview: listOf(toReview),
    waiting: listOf(waiting),
    offers: listOf(offers),
    interviews: listOf(interviews),
  };
};
