/**
 * The people of a run: companies and candidates of the marketplace with new sessions. Also deletes the applications of earlier runs, so that
 * the same candidates can apply to the same jobs again.
 */
import pg from 'pg';
import { sessions } from '../../src/features/auth/server/auth.tables.ts';
import { newId } from '../../src/server/ids.ts';
import { hashSecretToken, newToken } from '../../src/server/secrets.ts';
import type { CandidatePerson, CompanyPerson, People } from './calls.ts';
import { copyRows } from './copy-in.db.ts';
import {
  candidateId,
  candidateUserId,
  companyCount,
  companyId,
  companyUserId,
  isFreshJob,
  isOpenJob,
  isVetted,
  JOBS_PER_COMPANY,
  jobCount,
  jobId,
  type MarketPlan,
} from './market-rows.ts';

const MAX_COMPANIES = 1_000;
const MAX_CANDIDATES = 2_000;
const MAX_FRESH_JOBS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Picks at most `max` of `count` numbers, evenly spread. */
const pickEvenly = (count: number, max: number): number[] => {
  const step = Math.max(1, count / max);
  return Array.from({ length: Math.min(count, max) }, (_, index) => Math.floor(index * step));
};

const loadPartners = async (client: pg.Client, userIds: readonly string[]): Promise<Map<string, string[]>> => {
  const { rows } = await client.query<{ own: string; other: string }>(
    `select low_user_id as own, high_user_id as other from conversations where low_user_id = any($1::uuid[])
     union all
     select high_user_id, low_user_id from conversations where high_user_id = any($1::uuid[])`,
    [userIds],
  );
  const partners = new Map<string, string[]>();
  for (const { own, other } of rows) partners.set(own, [...(partners.get(own) ?? []), other]);
  return partners;
};

const openJobIds = (plan: MarketPlan, company: number): string[] =>
  Array.from({ length: JOBS_PER_COMPANY }, (_, index) => company * JOBS_PER_COMPANY + index)
    .filter(isOpenJob)
    .map((job) => jobId(plan, job));

/** Loads companies with conversations. In a small marketplace a company may have none. */
const loadCompanyPeople = async (client: pg.Client, plan: MarketPlan): Promise<CompanyPerson[]> => {
  const companies = Array.from({ length: Math.min(MAX_COMPANIES, companyCount(plan)) }, (_, company) => ({
    userId: companyUserId(plan, company),
    companyId: companyId(plan, company),
    token: newToken(),
    openJobs: openJobIds(plan, company),
  }));
  const partners = await loadPartners(
    client,
    companies.map(({ userId }) => userId),
  );
  return companies.flatMap((company) => {
    const own = partners.get(company.userId);
    return own ? [{ ...company, partners: own.toSorted() }] : [];
  });
};

const createCandidatePeople = (plan: MarketPlan): CandidatePerson[] =>
  pickEvenly(plan.candidates, MAX_CANDIDATES)
    .filter(isVetted)
    .map((index) => ({
      userId: candidateUserId(plan, index),
      candidateId: candidateId(plan, index),
      token: newToken(),
    }));

const signIn = (client: pg.Client, people: readonly { userId: string; token: string }[]): Promise<void> => {
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  return copyRows(
    client,
    sessions,
    people.map(({ userId, token }) => ({
      id: newId(),
      tokenHash: hashSecretToken(token),
      userId,
      userAgent: 'bench',
      expiresAt,
    })),
  );
};

const deleteNewApplications = async (client: pg.Client, { madeAt }: MarketPlan): Promise<void> => {
  const since = new Date(madeAt).toISOString();
  await client.query(
    'delete from application_history where application_id in (select id from applications where created_at > $1)',
    [since],
  );
  await client.query('delete from applications where created_at > $1', [since]);
};

/** Returns the first `max` people of each kind. */
export const limitPeople = ({ companies, candidates, freshJobs }: People, max: number | null): People => ({
  companies: companies.slice(0, max ?? undefined),
  candidates: candidates.slice(0, max ?? undefined),
  freshJobs,
});

/** Deletes the applications of earlier runs, and signs in people of the marketplace. */
export const loadPeople = async (url: string, plan: MarketPlan): Promise<People> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await deleteNewApplications(client, plan);
    const companies = await loadCompanyPeople(client, plan);
    const candidates = createCandidatePeople(plan);
    await signIn(client, [...companies, ...candidates]);
    const freshJobs = Array.from({ length: jobCount(plan) }, (_, job) => job).filter(isFreshJob);
    const chosen = pickEvenly(freshJobs.length, MAX_FRESH_JOBS).flatMap((index) => freshJobs[index] ?? []);
    return { companies, candidates, freshJobs: chosen.map((job) => jobId(plan, job)) };
  } finally {
    await client.end();
  }
};
