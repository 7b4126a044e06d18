/**
 * Compares the SQL of the calls that `npm run bench` measures, as the database receives it, with `statements.sql`, a file for reviews and `explain`.
 * After a change, `npm run unit -- src/app/server/statements.test.ts -u` updates the file.
 */
import { format } from 'sql-formatter';
import { expect, it } from 'vitest';
import { recordStatements } from '#testing/plans.ts';
import { type CandidateClient, type CompanyClient, type TestResponse, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

interface Scene {
  company: CompanyClient;
  candidate: CandidateClient;
  jobId: string;
  /** An application to another job at the company. */
  applicationId: string;
}

const createScene = async (): Promise<Scene> => {
  const company = await world.company();
  const candidate = await world.candidate();
  const [job, otherJob] = [
    await world.build.job({ companyId: company.company.id }),
    await world.build.job({ companyId: company.company.id }),
  ];
  const ids = { companyId: company.company.id, candidateId: candidate.candidate.id };
  const { id: applicationId } = await world.build.application({ ...ids, jobId: otherJob.id });
  await company.post('/api/messages', { receiverId: candidate.userId, content: 'Hello' });
  // Starts the score index, so that it has read all changes.
  await company.get('/api/candidates/browse?sort=match');
  return { company, candidate, jobId: job.id, applicationId };
};

const CALLS: Readonly<Record<string, (scene: Scene) => Promise<TestResponse>>> = {
  session: ({ company }) => company.get('/api/auth/user'),
  newest: ({ company }) => company.get('/api/candidates/browse?sort=newest'),
  search: ({ company }) => company.get('/api/candidates/browse?q=english&sort=newest'),
  filter: ({ company }) => company.get('/api/candidates/browse?skills=English&availability=full-time&sort=newest'),
  'match-job': ({ company, jobId }) => company.get(`/api/candidates/browse?sort=match&jobId=${jobId}`),
  jobs: ({ candidate }) => candidate.get('/api/jobs/browse'),
  job: ({ candidate, jobId }) => candidate.get(`/api/jobs/${jobId}`),
  matches: ({ candidate }) => candidate.get('/api/job-matches?limit=4'),
  dashboard: ({ candidate }) => candidate.get('/api/dashboard'),
  pipeline: ({ company }) => company.get('/api/applications'),
  apply: ({ candidate, jobId }) => candidate.post('/api/applications', { jobId }),
  move: ({ company, applicationId }) => company.patch(`/api/applications/${applicationId}`, { status: 'interviewing' }),
  send: ({ company, candidate }) => company.post('/api/messages', { receiverId: candidate.userId, content: 'Hello' }),
  conversations: ({ company }) => company.get('/api/conversations'),
  thread: ({ company, candidate }) => company.get(`/api/messages/${candidate.userId}`),
};

/**
 * Statements that are not part of a call: the start and end of its transaction, and the reads of the score index, because they can follow a change at
 * any time.
 */
const UNRELATED_STATEMENT = /^(?:begin|commit)\b|"match_changes"|"prepared" from/;

/** Returns the distinct statements of a call. */
const recordCallStatements = async (act: () => Promise<TestResponse>): Promise<Set<string>> => {
  const statements = await recordStatements(async () => expect((await act()).status).toBeLessThan(300));
  return new Set(statements.map(({ sql }) => sql).filter((text) => !UNRELATED_STATEMENT.test(text)));
};

/** Returns the calls that send each statement. Every call sends the statement that reads the session, so it is listed only under `session`. */
const recordCallsByStatement = async (): Promise<Map<string, string[]>> => {
  const calls = new Map<string, string[]>();
  for (const [name, act] of Object.entries(CALLS)) {
    const scene = await createScene();
    for (const text of await recordCallStatements(() => act(scene))) {
      const known = calls.get(text);
      if (known === undefined) calls.set(text, [name]);
      else if (known[0] !== 'session') known.push(name);
    }
  }
  return calls;
};

it('statements.sql contains the statements of the measured calls', async () => {
  const statements = [...(await recordCallsByStatement())].map(
    ([text, calls]) => `-- ${calls.join(', ')}\n${format(text, { language: 'postgresql', expressionWidth: 100 })};\n`,
  );
  // Sorted, because the order of concurrent statements varies.
  await expect(statements.toSorted().join('\n')).toMatchFileSnapshot('./statements.sql');
});
