/**
 * SQL for hidden names: who is hidden from a company, their identifying facts, and reveals. Invariant: a person is
 * revealed to a company once, and stays revealed until one of the two accounts is deleted.
 */
import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { memberships } from '#features/auth/server/memberships.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { resumeFiles } from '#features/candidates/server/resume-files.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import type { Profile } from '#server/events/account-profiles.ts';
import type { PersonFacts } from '../hidden-person.domain.ts';
import { nameReveals } from './name-reveals.tables.ts';

/** Records that a company revealed a person; returns false if it already had. */
export const insertReveal = async (
  tx: Tx,
  reveal: { companyId: string; candidateId: string; applicationId: string },
): Promise<boolean> => {
  const inserted = await tx
    .insert(nameReveals)
    .values(reveal)
    .onConflictDoNothing()
    .returning({ candidateId: nameReveals.candidateId });
  return inserted.length > 0;
};

/** Returns the people that a company revealed, oldest reveal first. */
export const listReveals = async (db: Queryable, companyId: string) => {
  const rows = await db
    .select(getTableColumns(nameReveals))
    .from(nameReveals)
    .where(eq(nameReveals.companyId, companyId))
    .orderBy(nameReveals.createdAt, nameReveals.candidateId);
  return rows.map(({ applicationId, candidateId, createdAt }) => ({
    applicationId,
    candidateId,
    revealedAt: createdAt,
  }));
};

/** Deletes the reveals that a deleted company made, or those of a deleted candidate's name. */
export const deleteReveals = async (tx: Tx, deleted: Profile): Promise<void> => {
  await tx
    .delete(nameReveals)
    .where(
      'candidateId' in deleted
        ? eq(nameReveals.candidateId, deleted.candidateId)
        : eq(nameReveals.companyId, deleted.companyId),
    );
};

/** Returns the candidates and jobs of the applications with these ids. */
export const findApplicants = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: applications.id, jobId: applications.jobId, candidateId: applications.candidateId })
    .from(applications)
    .where(equalsAny(applications.id, ids));

const FACT_COLUMNS = {
  userId: users.id,
  candidateId: candidates.id,
  firstName: users.firstName,
  lastName: users.lastName,
  formerNames: users.formerNames,
  email: users.email,
  profileImageUrl: users.profileImageUrl,
  city: candidates.city,
  linkedinUrl: candidates.linkedinUrl,
  portfolioUrl: candidates.portfolioUrl,
  education: candidates.education,
  resumeName: resumeFiles.fileName,
};

/** Returns the condition that the account exists and that the company has not revealed the name. `readerId` is the company's first account. */
const isHiddenFrom = (readerId: SQL): SQL => sql`${users.deletedAt} is null and not exists (
  select 1 from ${nameReveals} inner join ${companies} on ${companies.id} = ${nameReveals.companyId}
  where ${companies.userId} = ${readerId} and ${nameReveals.candidateId} = ${candidates.id}
)`;

/** Returns the people with these user or profile ids who are hidden from a company. `readerId` is the company's first account. */
export const findHidden = (db: Queryable, readerId: string, ids: readonly string[]): Promise<PersonFacts[]> =>
  db
    .select(FACT_COLUMNS)
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .leftJoin(resumeFiles, eq(resumeFiles.userId, users.id))
    .where(
      sql`${candidates.id} in (
        select id from ${candidates} where ${equalsAny(candidates.id, ids)}
        union select id from ${candidates} where ${equalsAny(candidates.userId, ids)}
      ) and ${isHiddenFrom(sql`${readerId}::uuid`)}`,
    );

/** A company and a person: the id of the company's first account, and a user or profile id of the person. */
export interface ReaderAndPerson {
  readerId: string;
  personId: string;
}

/** Works like `findHidden`, for many pairs of a company and a person. */
export const findHiddenFromEach = (
  db: Queryable,
  pairs: readonly ReaderAndPerson[],
): Promise<(PersonFacts & ReaderAndPerson)[]> => {
  const readerIds = sql.param(pairs.map(({ readerId }) => readerId));
  const personIds = sql.param(pairs.map(({ personId }) => personId));
  const pairProfiles = sql`(
    with pair as (select * from unnest(${readerIds}::uuid[], ${personIds}::uuid[]) as pair (reader_id, person_id))
    select pair.*, ${candidates.id} as profile_id from pair inner join ${candidates} on ${candidates.id} = person_id
    union select pair.*, ${candidates.id} from pair inner join ${candidates} on ${candidates.userId} = person_id
  ) as pair_profile`;
  return db
    .select({
      ...FACT_COLUMNS,
      readerId: sql<string>`pair_profile.reader_id`,
      personId: sql<string>`pair_profile.person_id`,
    })
    .from(candidates)
    .innerJoin(pairProfiles, sql`pair_profile.profile_id = ${candidates.id}`)
    .innerJoin(users, eq(users.id, candidates.userId))
    .leftJoin(resumeFiles, eq(resumeFiles.userId, users.id))
    .where(isHiddenFrom(sql`pair_profile.reader_id`));
};

/** Returns which of these users hide names as members of a company, each with the company's first account. */
export const findHidingMembers = async (db: Queryable, userIds: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db
    .select({ id: memberships.userId, accountId: memberships.accountId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(equalsAny(memberships.userId, userIds), isNull(memberships.endedAt), eq(users.hideNames, true)));
  return new Map(rows.map(({ id, accountId }) => [id, accountId]));
};

/** Returns which of these company accounts have a member who hides names. A message to all members of such a company hides names for all. */
export const findHidingAccounts = async (db: Queryable, accountIds: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectDistinct({ id: memberships.accountId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(equalsAny(memberships.accountId, accountIds), isNull(memberships.endedAt), eq(users.hideNames, true)));
  return new Set(rows.map(({ id }) => id));
};
