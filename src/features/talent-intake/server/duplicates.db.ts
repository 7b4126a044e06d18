/**
 * Finds other applications and accounts that may belong to the same person. Indexed keys find the same mailbox, link or file; trigrams find similar
 * names in the same country. Each probe returns at most a few rows. The name comparison has a timeout, because nothing else limits its duration.
 */
import { type SQL, sql } from 'drizzle-orm';
import { mailboxKey, nameOrder, users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { linkKey } from '#features/candidates/server/profile.tables.ts';
import { resumeFiles } from '#features/candidates/server/resume-files.tables.ts';
import { toInstant } from '#server/db/columns.ts';
import { type Db, type Queryable, resultRows } from '#server/db/database.ts';
import { isCanceled } from '#server/db/database-errors.ts';
import type { ApprovalStatus } from '#shared/vocabulary.ts';
import type { DuplicateKind, ReviewSource } from '../review.domain.ts';
import { intakes } from './talent-intake.tables.ts';

export interface ProbeHit {
  rowId: string;
  kind: DuplicateKind;
  source: ReviewSource;
  id: string | null;
  /** Distinguishes accounts without a profile. */
  userId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  status: ApprovalStatus | null;
  createdAt: string;
}

/** The maximum number of rows per probe. More matches would not be stronger evidence. */
const MAX_HITS_PER_PROBE = 4;
/** The minimum similarity for two names to count as the same, allowing for a typo or a second surname. */
const MIN_NAME_SIMILARITY = 0.6;
const NAMES_TIMEOUT_MS = 1_500;

/** Selects the requested rows, with the keys for the lookup. */
const selectSubjects = (ids: readonly string[]) => sql`
  select id as row_id, null::uuid as own_user, ${mailboxKey} as mailbox, ${linkKey('linkedin_url')} as linkedin,
    ${linkKey('portfolio_url')} as portfolio, null::text as file, ${nameOrder} as name, country as own_country
  from ${intakes} where id = any(${sql.param([...ids])}::uuid[])
  union all
  select c.id, c.user_id, p.mailbox, c.linkedin, c.portfolio, f.sha256, p.name, c.own_country from (
    select id, user_id, ${linkKey('linkedin_url')} as linkedin, ${linkKey('portfolio_url')} as portfolio, country as own_country
    from ${candidates} where id = any(${sql.param([...ids])}::uuid[])
  ) c
  cross join lateral (select ${mailboxKey} as mailbox, ${nameOrder} as name from ${users} where id = c.user_id) p
  left join ${resumeFiles} f on f.user_id = c.user_id
`;

const probeIntakes = (kind: DuplicateKind, condition: SQL) => sql`(
  select ${kind}::text as kind, 'public' as source, id, null::uuid as user_id, first_name, last_name, email, status, created_at
  from ${intakes} where ${condition} and id <> s.row_id and user_id is null limit ${MAX_HITS_PER_PROBE}
)`;

const isOtherUser = sql`u.deleted_at is null and u.id is distinct from s.own_user`;
const personColumns = sql`u.id as user_id, u.first_name, u.last_name, u.email`;

/** Finds the users that match a condition, each with the profile if there is one. */
const probeUsers = (kind: DuplicateKind, condition: SQL) => sql`(
  select ${kind}::text, 'account', c.id, ${personColumns}, c.approval_status, coalesce(c.submitted_at, u.created_at)
  from (select id from ${users} where ${condition} and deleted_at is null and id is distinct from s.own_user limit ${MAX_HITS_PER_PROBE}) found
  join ${users} u on u.id = found.id left join ${candidates} c on c.user_id = u.id
)`;

/** Finds the profiles of the users that a query selects. */
const probeCandidates = (kind: DuplicateKind, userIds: SQL) => sql`(
  select ${kind}::text, 'account', c.id, ${personColumns}, c.approval_status, c.submitted_at
  from (${userIds}) found join ${candidates} c on c.user_id = found.user_id join ${users} u on u.id = c.user_id where ${isOtherUser}
)`;

const candidatesByLink = (column: 'linkedin_url' | 'portfolio_url', key: SQL) => sql`
  select user_id from ${candidates} where ${linkKey(column)} = ${key} and ${sql.raw(column)} is not null
    and user_id is distinct from s.own_user limit ${MAX_HITS_PER_PROBE}
`;
const intakesByLink = (column: 'linkedin_url' | 'portfolio_url', key: SQL) =>
  probeIntakes('link', sql`${linkKey(column)} = ${key} and ${sql.raw(column)} is not null`);

const keyProbes = sql.join(
  [
    probeIntakes('email', sql`${mailboxKey} = s.mailbox`),
    probeUsers('email', sql`${mailboxKey} = s.mailbox`),
    intakesByLink('linkedin_url', sql`s.linkedin`),
    intakesByLink('portfolio_url', sql`s.portfolio`),
    probeCandidates('link', candidatesByLink('linkedin_url', sql`s.linkedin`)),
    probeCandidates('link', candidatesByLink('portfolio_url', sql`s.portfolio`)),
    probeCandidates(
      'resume',
      sql`select user_id from ${resumeFiles} where sha256 = s.file and user_id is distinct from s.own_user limit ${MAX_HITS_PER_PROBE}`,
    ),
  ],
  sql` union all `,
);

/** Requires both people to be in the same country. If either person states no country, only identical names match. */
const isCompatibleCountry = (country: SQL) =>
  sql`(${country} = s.own_country or ((${country} is null or s.own_country is null) and ${nameOrder} = s.name))`;

const nameProbes = sql.join(
  [
    probeIntakes('name', sql`${nameOrder} % s.name and ${isCompatibleCountry(sql`country`)}`),
    probeUsers(
      'name',
      sql`${nameOrder} % s.name and exists (
        select 1 from ${candidates} other where other.user_id = ${users}.id and ${isCompatibleCountry(sql`other.country`)}
      )`,
    ),
  ],
  sql` union all `,
);

type FoundDuplicate = Record<'row_id' | 'kind' | 'source' | 'first_name' | 'last_name', string> & {
  id: string | null;
  user_id: string | null;
  email: string | null;
  status: ApprovalStatus | null;
  created_at: string | Date;
};

const findHits = async (db: Queryable, ids: readonly string[], probes: SQL): Promise<ProbeHit[]> => {
  const result = await db.execute(sql`
    select s.row_id, hit.* from (${selectSubjects(ids)}) s
    cross join lateral (${probes}) as hit (kind, source, id, user_id, first_name, last_name, email, status, created_at)
  `);
  return resultRows<FoundDuplicate>(result).map((row) => ({
    rowId: row.row_id,
    kind: row.kind as DuplicateKind,
    source: row.source as ReviewSource,
    id: row.id,
    userId: row.user_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email ?? '',
    status: row.status,
    createdAt: toInstant(row.created_at),
  }));
};

/** Finds hits by mailbox, link and file. */
export const findHitsByKeys = (db: Queryable, ids: readonly string[]): Promise<ProbeHit[]> =>
  findHits(db, ids, keyProbes);

/** Finds hits by name. Returns null after a timeout. */
export const findHitsByNames = async (db: Db, ids: readonly string[]): Promise<ProbeHit[] | null> => {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(NAMES_TIMEOUT_MS)}, true),
        set_config('pg_trgm.similarity_threshold', ${String(MIN_NAME_SIMILARITY)}, true)`);
      return findHits(tx, ids, nameProbes);
    });
  } catch (error) {
    if (isCanceled(error)) return null;
    throw error;
  }
};
