/** Reads a database for audits: applications with the current state of both sides, and a sample of profiles and jobs. Read-only, in batches. */
import { and, desc, eq, getTableColumns, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { scorePair } from '../../src/engine/matching.domain.ts';
import { users } from '../../src/features/auth/server/auth.tables.ts';
import { candidates, isVettedRow } from '../../src/features/candidates/server/candidates.tables.ts';
import { jobs } from '../../src/features/jobs/server/jobs.tables.ts';
import { candidateSide, jobSide } from '../../src/features/matching/server/prepared.service.ts';
import { applicationHistory, applications } from '../../src/features/pipeline/server/applications.tables.ts';
import type { answerReader } from '../../src/features/scores/server/answer-cipher.service.ts';
import { scoreReceipts } from '../../src/features/scores/server/receipts.tables.ts';
import { voluntaryAnswers } from '../../src/features/scores/server/voluntary-answers.tables.ts';
import { unpackAnswer } from '../../src/features/scores/voluntary-answers.domain.ts';
import { type Queryable, resultRows } from '../../src/server/db/database.ts';
import type { AssessedMarket, AuditedProfile, Sample } from './audited-market.ts';
import type { Answer } from './categories.ts';

const BATCH_SIZE = 500;
/** Replaces the engine version if the score was computed for the report. */
export const COMPUTED_NOW = 'now';

/** Selects whether a candidate was moved forward: at least one move to one of these statuses was not undone. */
const isMovedForward = sql<boolean>`exists (
  select 1 from ${applicationHistory} as move
  where move.application_id = ${applications.id} and move.to_status in ('interviewing', 'offered', 'hired') and move.undoes_id is null
    and not exists (select 1 from ${applicationHistory} as back where back.undoes_id = move.id))`;

const candidateColumns = {
  jobTitle: candidates.jobTitle,
  bio: candidates.bio,
  skills: candidates.skills,
  experience: candidates.experience,
  hourlyRate: candidates.hourlyRate,
  timezone: candidates.timezone,
  country: candidates.country,
  availability: candidates.availability,
  positions: candidates.positions,
  matchVersion: candidates.matchVersion,
  prepared: candidates.prepared,
};

/** All columns, so that new ones are included in scores. */
const jobColumns = getTableColumns(jobs);

/** Period in which applications were filed; ISO 8601, null for no limit. */
export interface Period {
  since: string | null;
  until: string | null;
}

/** The last application of a batch. The next batch starts after it. */
interface Cursor {
  id: string;
  createdAt: string;
}

const loadBatch = (db: Queryable, { since, until }: Period, after: Cursor | null) => {
  const firstReceipt = db
    .select({ id: scoreReceipts.id, score: scoreReceipts.score, engine: scoreReceipts.engine })
    .from(scoreReceipts)
    .where(and(eq(scoreReceipts.applicationId, applications.id), eq(scoreReceipts.cause, 'application')))
    .orderBy(scoreReceipts.scoredAt)
    .limit(1)
    .as('filed');
  const filters: (SQL | undefined)[] = [
    since === null ? undefined : gte(applications.createdAt, since),
    until === null ? undefined : lt(applications.createdAt, until),
    after === null
      ? undefined
      : or(
          lt(applications.createdAt, after.createdAt),
          and(eq(applications.createdAt, after.createdAt), lt(applications.id, after.id)),
        ),
  ];
  return db
    .select({
      id: applications.id,
      createdAt: applications.createdAt,
      isSelected: isMovedForward,
      email: users.email,
      candidateId: candidates.id,
      job: jobColumns,
      candidate: { ...candidateColumns, scoreOptOut: candidates.scoreOptOut },
      receipt: { id: firstReceipt.id, score: firstReceipt.score, engine: firstReceipt.engine },
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .leftJoinLateral(firstReceipt, sql`true`)
    .where(and(...filters))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(BATCH_SIZE);
};

type Row = Awaited<ReturnType<typeof loadBatch>>[number];

/**
 * Returns the score stored with the application, otherwise the current one, or null for people considered without a
 * score.
 */
const applicationScore = ({ receipt, job, candidate }: Row): number | null => {
  if (receipt?.id) return receipt.score;
  const side = candidateSide(candidate);
  return side === null ? null : scorePair(jobSide(job), side);
};

/** Returns true if the domain name of an address is reserved for tests (RFC 2606, RFC 6761). */
const hasReservedDomain = (email: string | null): boolean =>
  email !== null && /[@.](example|test|invalid|localhost|example\.(com|net|org))$/.test(email);

/** Returns the answer of an application's candidate, or null if it is unknown. */
export type FindAnswer = (application: { id: string; candidateId: string }) => Answer | null;

/** The stored voluntary answers, and how many were encrypted with another secret. */
export interface StoredAnswers {
  findAnswer: FindAnswer;
  count: number;
  unreadable: number;
}

/** Decrypts all voluntary answers. */
export const loadStoredAnswers = async (
  db: Queryable,
  { toAnswerKey, open }: ReturnType<typeof answerReader>,
): Promise<StoredAnswers> => {
  const rows = await db
    .select({ key: voluntaryAnswers.answerKey, sealed: voluntaryAnswers.sealed })
    .from(voluntaryAnswers);
  const answers = new Map<string, Answer>();
  for (const { key, sealed } of rows) {
    const text = open(sealed);
    const answer = text === null ? null : unpackAnswer(key, text);
    if (answer !== null) answers.set(key, answer);
  }
  return {
    findAnswer: ({ candidateId }) => answers.get(toAnswerKey(candidateId)) ?? null,
    count: rows.length,
    unreadable: rows.length - answers.size,
  };
};

/** Loads at most `limit` applications of a period, newest first, with answers. */
export const loadAssessedApplications = async (
  db: Queryable,
  findAnswer: FindAnswer,
  { period, limit }: { period: Period; limit: number },
): Promise<Omit<AssessedMarket, 'source'> & { isGenerated: boolean; engines: Map<string, number> }> => {
  const assessed: AssessedMarket['applications'] = [];
  /** The number of applications by engine; `COMPUTED_NOW` for those without a stored score. */
  const engines = new Map<string, number>();
  let isGenerated = false;
  let after: Cursor | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof loadBatch>> = await loadBatch(db, period, after);
    for (const row of rows) {
      if (assessed.length === limit) return { applications: assessed, isCut: true, isGenerated, engines };
      const { email, isSelected, receipt, candidateId } = row;
      const engine = receipt?.engine ?? COMPUTED_NOW;
      engines.set(engine, (engines.get(engine) ?? 0) + 1);
      const { sex, race } = findAnswer(row) ?? { sex: null, race: null };
      assessed.push({ person: candidateId, sex, race, score: applicationScore(row), isSelected });
      isGenerated ||= hasReservedDomain(email);
    }
    after = rows.at(-1) ?? null;
    if (after === null || rows.length < BATCH_SIZE)
      return { applications: assessed, isCut: false, isGenerated, engines };
  }
};

/** Returns a random order that depends only on the seed. */
const randomOrder = (id: SQL.Aliased | typeof candidates.id | typeof jobs.id, seed: number) =>
  sql`md5(${id}::text || ${String(seed)})`;

/** Loads a random sample of open jobs and of vetted profiles, without people who opted out of scores. */
export const loadSample = async (
  db: Queryable,
  { seed, profiles, jobs: jobCount }: { seed: number; profiles: number; jobs: number },
): Promise<Sample & { isGenerated: boolean }> => {
  const people = await db
    .select({
      id: candidates.id,
      country: candidates.country,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      profile: candidateColumns,
    })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(and(isVettedRow, eq(candidates.scoreOptOut, false)))
    .orderBy(randomOrder(candidates.id, seed))
    .limit(profiles);
  const posts = await db
    .select({ id: jobs.id, job: jobColumns })
    .from(jobs)
    .where(eq(jobs.status, 'open'))
    .orderBy(randomOrder(jobs.id, seed))
    .limit(jobCount);
  return {
    profiles: people.map(
      ({ id, country, firstName, lastName, profile }): AuditedProfile => ({
        id,
        country,
        names: [firstName, lastName].filter((name) => name !== ''),
        profile,
      }),
    ),
    jobs: posts,
    isGenerated: people.some(({ email }) => hasReservedDomain(email)),
  };
};

/** Returns true if the database has the product's tables. The database in a new folder has none. */
export const hasMarket = async (db: Queryable): Promise<boolean> => {
  const [row] = resultRows<{ found: boolean }>(
    await db.execute(sql`select to_regclass('applications') is not null as found`),
  );
  return row?.found === true;
};
