/** SQL for the paged lists of all, upcoming and past interviews. */
import { and, asc, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { isInScope } from '#features/jobs/server/hiring-team.tables.ts';
import type { TeamScope } from '#features/jobs/server/team-scope.service.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import type { Queryable } from '#server/db/database.ts';
import type { InterviewList } from '../interviews.contract.ts';
import {
  companyUsers,
  type InterviewRow,
  type InterviewScope,
  isInterviewInScope,
  loadInterviewParts,
  selectInterviews,
} from './interviews.db.ts';
import { interviews } from './interviews.tables.ts';

/** Limits a list to one application, one other user, or upcoming or past interviews. */
export interface InterviewFilter {
  applicationId?: string | undefined;
  userId?: string | undefined;
  when?: InterviewList | null | undefined;
  /** Limits the list to interviews for the jobs whose hiring team this member is on. */
  scope?: TeamScope;
}

type Place = [at: string, id: string];

/** A time that sorts open proposals after all booked interviews. */
const NO_TIME = '9999-12-31T00:00:00.000Z';

/** The order of each list: by place and id. Each place has an index on the same expression, so the two must be written the same way. */
const ORDERS: Record<
  InterviewList | 'newest',
  { place: SQL; isAscending: boolean; rowPlace: (row: InterviewRow) => string }
> = {
  newest: { place: sql`${interviews.createdAt}`, isAscending: false, rowPlace: ({ interview }) => interview.createdAt },
  upcoming: {
    place: sql`coalesce(${interviews.startsAt}, '9999-12-31 00:00:00+00'::timestamptz)`,
    isAscending: true,
    rowPlace: ({ interview }) => interview.startsAt ?? NO_TIME,
  },
  past: {
    place: sql`coalesce(${interviews.startsAt}, ${interviews.createdAt})`,
    isAscending: false,
    rowPlace: ({ interview }) => interview.startsAt ?? interview.createdAt,
  },
};

/** Returns a row's place in a list, which becomes the cursor. */
export const toListCursor = (when: InterviewList | null, row: InterviewRow): Place => [
  ORDERS[when ?? 'newest'].rowPlace(row),
  row.interview.id,
];

/** Whether an interview can still take place: it is proposed, or booked and not over. */
const isUpcoming = sql`${interviews.status} in ('proposed', 'booked') and (${interviews.status} = 'proposed' or ${interviews.endsAt} > now())`;

const LIST_CONDITIONS: Record<InterviewList, SQL> = { upcoming: isUpcoming, past: sql`not (${isUpcoming})` };

/** Returns a page of interviews. Without `when`, the list contains upcoming and past ones, newest first. */
export const listInterviews = async (
  db: Queryable,
  owner: InterviewScope,
  { applicationId, userId, when, scope = null }: InterviewFilter,
  { limit, after }: { limit: number; after: Place | null },
): Promise<InterviewRow[]> => {
  const { place, isAscending } = ORDERS[when ?? 'newest'];
  const comparison = sql.raw(isAscending ? '>' : '<');
  const direction = isAscending ? asc : desc;
  const rows = await selectInterviews(db)
    .where(
      and(
        isInterviewInScope(owner),
        isInScope(applications.jobId, scope),
        applicationId ? eq(interviews.applicationId, applicationId) : undefined,
        userId ? or(eq(companyUsers.id, userId), eq(users.id, userId)) : undefined,
        when ? LIST_CONDITIONS[when] : undefined,
        after
          ? sql`(${place}, ${interviews.id}) ${comparison} (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(direction(place), direction(interviews.id))
    .limit(limit);
  return loadInterviewParts(db, rows);
};

/** Returns the video link of a company's newest interview that has a link, or null. */
export const findLastVideoUrl = async (db: Queryable, companyId: string): Promise<string | null> => {
  const [row] = await db
    .select({ videoUrl: interviews.videoUrl })
    .from(interviews)
    .where(and(eq(interviews.companyId, companyId), isNotNull(interviews.videoUrl)))
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(1);
  return row?.videoUrl ?? null;
};
