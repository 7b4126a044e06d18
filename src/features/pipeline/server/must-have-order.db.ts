/**
 * Lists a company's applications by must-have: first those that meet it, then those with no must-have
 * or no answer, then the rest, each group newest first.
 */
import { and, desc, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { type ApplicationFilter, type ApplicationRow, matchesFilter, selectApplications } from './applications.db.ts';
import { applications, mustHaveRank } from './applications.tables.ts';

/** The rank, submission time and id of the previous row. */
export type MustHavePlace = readonly [rank: number, createdAt: string, id: string];

export const listByMustHave = (
  db: Queryable,
  filter: ApplicationFilter,
  page: { limit: number; after: MustHavePlace | null },
): Promise<ApplicationRow[]> =>
  selectApplications(db)
    .where(
      and(
        matchesFilter(filter),
        page.after
          ? sql`(${mustHaveRank}, ${applications.createdAt}, ${applications.id}) < (${page.after[0]}, ${page.after[1]}, ${page.after[2]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(mustHaveRank), desc(applications.createdAt), desc(applications.id))
    .limit(page.limit);

/** Computes the rank like `mustHaveRank` in SQL. */
export const rankMustHave = (meetsMustHave: boolean | null): number => {
  if (meetsMustHave === null) return 1;
  return meetsMustHave ? 2 : 0;
};
