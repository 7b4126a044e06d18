/**
 * The rows of all desks (kinds of work for admins) in one list. Read-only. Each desk is one branch of a union that is read in index order, so a page
 * reads at most one page per desk.
 */
import { type SQL, sql } from 'drizzle-orm';
import { applicationAppeals } from '#features/answers/server/appeals.tables.ts';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { reports } from '#features/reports/server/reports.tables.ts';
import { intakes } from '#features/talent-intake/server/talent-intake.tables.ts';
import { englishRatings, englishTasks, verifications } from '#features/verifications/server/verifications.tables.ts';
import { toInstant } from '#server/db/columns.ts';
import { type Queryable, resultRows } from '#server/db/database.ts';
import { QUEUE_KINDS, type QueueCounts, type QueueEntry, type QueueKind } from '../queue.contract.ts';

/** The number of characters of a report that the list shows. */
const REPORT_START_LENGTH = 200;

/** The admin viewing the queue. */
export interface QueueReader {
  userId: string;
  email: string | null;
}

/** One desk: `from` names its tables, `waits` selects its open rows, `since` and `id` order them. */
interface Desk {
  from: SQL;
  waits: SQL;
  since: SQL;
  id: SQL;
  name: SQL;
  detail: SQL;
  verificationKind?: SQL;
  dueAt?: SQL;
}

const NONE = sql`null`;
const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`;

const intakeDesk = ({ email }: QueueReader): Desk => ({
  from: sql`${intakes}`,
  waits: sql`${intakes.status} = 'pending' and ${intakes.email} is distinct from ${email}::text`,
  since: sql`${intakes.createdAt}`,
  id: sql`${intakes.id}`,
  name: sql`${intakes.firstName} || ' ' || ${intakes.lastName}`,
  detail: sql`${intakes.jobTitle}`,
});

const profileDesk = ({ userId }: QueueReader): Desk => ({
  from: sql`${candidates} join ${users} on ${users.id} = ${candidates.userId}`,
  waits: sql`${candidates.approvalStatus} = 'pending' and ${candidates.isListed} and ${candidates.userId} <> ${userId}::uuid`,
  since: sql`${candidates.submittedAt}`,
  id: sql`${candidates.id}`,
  name: fullName,
  detail: sql`${candidates.jobTitle}`,
});

/** Omits verifications with an unrated writing test, which are on the desk of English tasks. */
const verificationDesk = ({ userId }: QueueReader): Desk => ({
  from: sql`${verifications} join ${users} on ${users.id} = ${verifications.userId}`,
  waits: sql`${verifications.status} in ('claimed', 'checking') and ${verifications.userId} <> ${userId}::uuid and not exists (
    select 1 from ${englishTasks} where ${englishTasks.verificationId} = ${verifications.id} and ${englishTasks.level} is null)`,
  since: sql`${verifications.createdAt}`,
  id: sql`${verifications.id}`,
  name: fullName,
  detail: sql`${verifications.subject}`,
  verificationKind: sql`${verifications.kind}`,
});

const englishDesk = ({ userId }: QueueReader): Desk => ({
  from: sql`${englishTasks} join ${verifications} on ${verifications.id} = ${englishTasks.verificationId}`,
  waits: sql`${englishTasks.level} is null and (${englishTasks.submittedAt} is not null or ${englishTasks.endsAt} <= now())
    and ${verifications.status} in ('claimed', 'checking') and ${verifications.userId} <> ${userId}::uuid and not exists (
      select 1 from ${englishRatings} where ${englishRatings.taskId} = ${englishTasks.id} and ${englishRatings.adminId} = ${userId}::uuid)`,
  since: sql`${englishTasks.startedAt}`,
  id: sql`${englishTasks.id}`,
  name: NONE,
  detail: NONE,
});

const reportDesk = ({ userId }: QueueReader): Desk => ({
  from: sql`${reports} join ${users} on ${users.id} = ${reports.reportedId}
    left join ${companies} on ${companies.userId} = ${users.id} and ${users.deletedAt} is null`,
  waits: sql`${reports.status} = 'open' and ${reports.reportedId} <> ${userId}::uuid`,
  since: sql`${reports.createdAt}`,
  id: sql`${reports.id}`,
  name: sql`coalesce(${companies.companyName}, ${fullName})`,
  detail: sql`left(${reports.reason}, ${REPORT_START_LENGTH}::int)`,
});

const appealDesk = ({ userId }: QueueReader): Desk => ({
  from: sql`${applicationAppeals} join ${candidates} on ${candidates.id} = ${applicationAppeals.candidateId}
    join ${users} on ${users.id} = ${candidates.userId}
    join ${applications} on ${applications.id} = ${applicationAppeals.applicationId}
    join ${jobs} on ${jobs.id} = ${applications.jobId}`,
  waits: sql`${applicationAppeals.closedAt} is null and ${applicationAppeals.declinedBy} <> ${userId}::uuid
    and ${candidates.userId} <> ${userId}::uuid`,
  since: sql`${applicationAppeals.createdAt}`,
  id: sql`${applicationAppeals.id}`,
  name: fullName,
  detail: sql`${jobs.title}`,
  dueAt: sql`${applicationAppeals.dueAt}`,
});

const DESKS: Record<QueueKind, (reader: QueueReader) => Desk> = {
  intake: intakeDesk,
  profile: profileDesk,
  verification: verificationDesk,
  english: englishDesk,
  report: reportDesk,
  appeal: appealDesk,
};

interface Page {
  limit: number;
  after: readonly [since: string, id: string] | null;
}

const selectDeskPage = (kind: QueueKind, reader: QueueReader, { limit, after }: Page): SQL => {
  const { from, waits, since, id, name, detail, verificationKind = NONE, dueAt = NONE } = DESKS[kind](reader);
  const beyond = after === null ? sql`` : sql`and (${since}, ${id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  return sql`(select ${kind}::text as kind, ${id} as id, ${since} as since, ${name} as name, ${detail} as detail,
      ${verificationKind}::text as verification_kind, ${dueAt}::timestamptz as due_at
    from ${from} where ${waits} ${beyond} order by ${since}, ${id} limit ${limit}::int)`;
};

type Row = Pick<QueueEntry, 'id' | 'kind' | 'name' | 'detail'> & {
  since: string | Date;
  verification_kind: QueueEntry['verificationKind'];
  due_at: string | Date | null;
};

/** Returns the rows waiting on one desk, or on all desks (null), longest wait first. */
export const listQueue = async (
  db: Queryable,
  reader: QueueReader,
  kind: QueueKind | null,
  page: Page,
): Promise<QueueEntry[]> => {
  const kinds = kind === null ? QUEUE_KINDS : [kind];
  const branches = sql.join(
    kinds.map((queueKind) => selectDeskPage(queueKind, reader, page)),
    sql` union all `,
  );
  const rows = resultRows<Row>(
    await db.execute(sql`select * from (${branches}) as queue order by since, id limit ${page.limit}::int`),
  );
  return rows.map(({ since, verification_kind: verificationKind, due_at: dueAt, ...row }) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    detail: row.detail,
    verificationKind,
    since: toInstant(since),
    dueAt: dueAt === null ? null : toInstant(dueAt),
  }));
};

/** Counts the rows waiting on each desk. */
export const countQueue = async (db: Queryable, reader: QueueReader): Promise<QueueCounts> => {
  const counts = QUEUE_KINDS.map((kind) => {
    const { from, waits } = DESKS[kind](reader);
    return sql`select ${kind}::text as kind, count(*)::int as number from ${from} where ${waits}`;
  });
  const rows = resultRows<{ kind: QueueKind; number: number }>(await db.execute(sql.join(counts, sql` union all `)));
  const numbers = new Map(rows.map(({ kind, number }) => [kind, number]));
  return Object.fromEntries(QUEUE_KINDS.map((kind) => [kind, numbers.get(kind) ?? 0])) as QueueCounts;
};
