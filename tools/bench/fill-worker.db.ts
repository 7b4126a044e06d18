/** A process that generates the rows of its parts and copies them in over its own connection. */
import process from 'node:process';
import pg from 'pg';
import { users } from '../../src/features/auth/server/auth.tables.ts';
import { candidates } from '../../src/features/candidates/server/candidates.tables.ts';
import { companies } from '../../src/features/companies/server/companies.tables.ts';
import { jobs } from '../../src/features/jobs/server/jobs.tables.ts';
import { loadTitleMeanings } from '../../src/features/matching/server/title-meanings.service.ts';
import { conversations, messages } from '../../src/features/messages/server/messages.tables.ts';
import { applicationHistory, applications } from '../../src/features/pipeline/server/applications.tables.ts';
import { copyRows } from './copy-in.db.ts';
import type { FillData, FillPart, FillReply } from './fill-parts.ts';
import {
  applicationRows,
  candidateRows,
  companyRows,
  conversationRows,
  JOBS_PER_COMPANY,
  jobRow,
  type MarketPlan,
} from './market-rows.ts';

// Rows have columns that the score engine derives from titles.
loadTitleMeanings();

let plan: MarketPlan = { candidates: 0, seed: 0, madeAt: 0 };

const listJobNumbers = (companyNumbers: readonly number[]): number[] =>
  companyNumbers.flatMap((company) =>
    Array.from({ length: JOBS_PER_COMPANY }, (_, index) => company * JOBS_PER_COMPANY + index),
  );

/** Referenced rows come first. */
const FILLERS: Record<FillPart['kind'], (client: pg.Client, numbers: number[]) => Promise<void>> = {
  candidates: async (client, numbers) => {
    const rows = numbers.map((index) => candidateRows(plan, index));
    await copyRows(
      client,
      users,
      rows.map(({ user }) => user),
    );
    await copyRows(
      client,
      candidates,
      rows.map(({ candidate }) => candidate),
    );
  },
  companies: async (client, numbers) => {
    const rows = numbers.map((index) => companyRows(plan, index));
    await copyRows(
      client,
      users,
      rows.map(({ user }) => user),
    );
    await copyRows(
      client,
      companies,
      rows.map(({ company }) => company),
    );
    await copyRows(
      client,
      jobs,
      listJobNumbers(numbers).map((index) => jobRow(plan, index)),
    );
  },
  activity: async (client, numbers) => {
    const applicationsPerJob = listJobNumbers(numbers).map((job) => applicationRows(plan, job));
    await copyRows(
      client,
      applications,
      applicationsPerJob.flatMap((rows) => rows.applications),
    );
    await copyRows(
      client,
      applicationHistory,
      applicationsPerJob.flatMap((rows) => rows.history),
    );
    const companyConversations = numbers.flatMap((company) => conversationRows(plan, company));
    await copyRows(
      client,
      messages,
      companyConversations.flatMap((rows) => rows.messages),
    );
    await copyRows(
      client,
      conversations,
      companyConversations.map(({ conversation }) => conversation),
    );
  },
};

let workerClient: pg.Client | null = null;

const begin = async (data: FillData): Promise<void> => {
  plan = data.plan;
  workerClient = new pg.Client({ connectionString: data.url });
  await workerClient.connect();
  // Data lost in a power failure can be generated again.
  await workerClient.query('set synchronous_commit = off');
};

const fill = async ({ kind, first, count }: FillPart): Promise<void> => {
  if (workerClient === null) throw new Error('No plan was passed');
  const numbers = Array.from({ length: count }, (_, index) => first + index);
  await FILLERS[kind](workerClient, numbers);
};

const reply = (message: FillReply): void => void process.send?.(message);

process.on('message', (message: FillData | FillPart) => {
  const work = 'plan' in message ? begin(message) : fill(message);
  work.then(
    () => reply({ problem: null }),
    (error: unknown) => reply({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
// The parent has finished or died.
process.on('disconnect', () => process.exit(0));
