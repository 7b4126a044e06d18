/** A job's questions and its applicants' answers: validation, versions, the must-have and sorting by it, and malicious input. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobQuestions } from '#features/jobs/server/job-questions.tables.ts';
import { newId } from '#server/ids.ts';
import { BUILT_PASSWORD, type TestClient, useTestApp } from '#testing/test-app.ts';
import { applicationAnswers } from './application-answers.tables.ts';

const world = useTestApp();

const newJob = {
  title: 'Bookkeeper',
  description: 'Keep the books of three small companies.',
  requiredSkills: ['Excel'],
};
const MUST_HAVE = { type: 'boolean', label: 'Do you use QuickBooks?', required: true, mustHave: true, accepts: [true] };
const ALL_TYPES = [
  { type: 'short', label: 'Your favorite tool?' },
  { type: 'long', label: 'Describe a hard month.' },
  MUST_HAVE,
  { type: 'choice', label: 'Which shift?', options: ['Morning', 'Night'] },
  { type: 'number', label: 'How many clients?' },
  { type: 'link', label: 'A sample' },
  { type: 'date', label: 'Earliest start' },
];

const createScene = async (questions: object[]) => {
  const company = await world.company();
  const { status, body } = await company.post('/api/jobs', { ...newJob, questions });
  expect(status, JSON.stringify(body)).toBe(201);
  const ids: string[] = body.questions.map(({ id }: { id: string }) => id);
  return { company, job: body, ids, url: `/api/jobs/${body.id}` };
};

const apply = (candidate: TestClient, jobId: string, answers?: unknown) =>
  candidate.post('/api/applications', { jobId, ...(answers === undefined ? {} : { answers }) });

const errorPaths = (body: { errors?: { path: string }[] }) => (body.errors ?? []).map(({ path }) => path);

describe('a job’s questions', () => {
  it('are stored in order, and shown to the company and to candidates', async () => {
    const { company, job, url } = await createScene(ALL_TYPES);
    expect(job.questions).toMatchObject(
      ALL_TYPES.map((question) => ({ required: false, mustHave: false, version: 1, ...question })),
    );
    expect((await company.get(url)).body.questions).toEqual(job.questions);
    expect((await company.get('/api/jobs')).body[0].questions).toEqual(job.questions);
    expect((await (await world.candidate()).get(url)).body.questions).toEqual(job.questions);
  });

  it('are empty by default, and are removed by an empty list', async () => {
    const { company, job, url } = await createScene([]);
    expect(job.questions).toEqual([]);
    const { body } = await company.patch(url, { questions: [MUST_HAVE] });
    expect(body.questions).toHaveLength(1);
    expect((await company.patch(url, { title: 'Senior Bookkeeper' })).body.questions).toEqual(body.questions);
    expect((await company.patch(url, { questions: [] })).body.questions).toEqual([]);
    expect(await world.db.select().from(jobQuestions).where(eq(jobQuestions.jobId, job.id))).toEqual([]);
  });

  it.each([
    ['eleven questions', Array.from({ length: 11 }, () => ({ type: 'short', label: 'What?' })), 'questions'],
    ['two must-haves', [MUST_HAVE, { ...MUST_HAVE, label: 'And Excel?' }], 'questions.1.mustHave'],
    ['a blank text', [{ type: 'short', label: ' ' }], 'questions.0.label'],
    ['a text that is too long', [{ type: 'short', label: 'x'.repeat(301) }], 'questions.0.label'],
    ['an unknown type', [{ type: 'script', label: 'What?' }], 'questions.0.type'],
    ['a choice of one option', [{ type: 'choice', label: 'Which?', options: ['A'] }], 'questions.0.options'],
    ['a choice without options', [{ type: 'choice', label: 'Which?' }], 'questions.0.options'],
    ['the same option twice', [{ type: 'choice', label: 'Which?', options: ['A', 'a'] }], 'questions.0.options'],
    ['a must-have without accepted answers', [{ ...MUST_HAVE, accepts: undefined }], 'questions.0.accepts'],
    ['a must-have that no answer meets', [{ ...MUST_HAVE, accepts: ['yes'] }], 'questions.0.accepts'],
    [
      'a minimum for a choice',
      [{ ...MUST_HAVE, type: 'choice', options: ['A', 'B'], accepts: { min: 1 } }],
      'questions.0.accepts',
    ],
    [
      'an unstorable option',
      [{ type: 'choice', label: 'Which?', options: ['A', 'a\ud800b'] }],
      'questions.0.options.1',
    ],
    ['an unstorable accepted answer', [{ ...MUST_HAVE, accepts: ['a\ud800b'] }], 'questions.0.accepts.0'],
    ['a must-have that asks for text', [{ ...MUST_HAVE, type: 'short', accepts: ['x'] }], 'questions.0.mustHave'],
    ['a made-up id', [{ ...MUST_HAVE, id: newId() }], 'questions.0.id'],
  ])('are refused with %s', async (_what, questions, path) => {
    const company = await world.company();
    const posted = await company.post('/api/jobs', { ...newJob, questions });
    expect(posted.status).toBe(400);
    expect(errorPaths(posted.body)).toContain(path);
    expect((await company.get('/api/jobs')).body).toEqual([]);
  });

  it('cannot have the id of another job’s question, or the same id twice', async () => {
    const { ids, company, url } = await createScene([MUST_HAVE]);
    const other = await createScene([{ type: 'short', label: 'Other?' }]);
    const foreign = await other.company.patch(other.url, { questions: [{ ...MUST_HAVE, id: ids[0] }] });
    expect(errorPaths(foreign.body)).toEqual(['questions.0.id']);
    const same = { type: 'short', label: 'Same?', id: ids[0] };
    expect(errorPaths((await company.patch(url, { questions: [same, same] })).body)).toEqual(['questions.1.id']);
  });
});

describe('editing questions', () => {
  it('keeps the version of a question without answers, and otherwise creates the next version', async () => {
    const { company, job, ids, url } = await createScene([{ type: 'short', label: 'First?' }]);
    const [id = ''] = ids;
    const editLabel = async (label: string) => {
      const { body } = await company.patch(url, { questions: [{ id, type: 'short', label }] });
      return body.questions[0];
    };
    expect(await editLabel('Second?')).toMatchObject({ id, version: 1, label: 'Second?' });
    const application = await apply(await world.candidate(), job.id, { [id]: 'An answer' });
    expect(application.status).toBe(201);
    expect(await editLabel('Third?')).toMatchObject({ id, version: 2, label: 'Third?' });
    expect(await editLabel('Third?')).toMatchObject({ id, version: 2, label: 'Third?' });
    expect(await editLabel('Fourth?')).toMatchObject({ id, version: 2, label: 'Fourth?' });
    const { body } = await company.get(`/api/applications/${application.body.id}`);
    expect(body.answers).toEqual([{ questionId: id, version: 1, type: 'short', label: 'Second?', value: 'An answer' }]);
    expect((await company.patch(url, { questions: [] })).status).toBe(200);
    expect((await company.get(`/api/applications/${application.body.id}`)).body.answers).toEqual(body.answers);
  });

  it('keeps ids and versions if only the order changes', async () => {
    const { company, job, url } = await createScene(ALL_TYPES);
    const reversed = job.questions.toReversed();
    expect((await company.patch(url, { questions: reversed })).body.questions).toEqual(reversed);
  });

  it('is refused by the database for an answered version', async () => {
    const { job, ids } = await createScene([{ type: 'short', label: 'First?' }]);
    const [id = ''] = ids;
    await apply(await world.candidate(), job.id, { [id]: 'x' });
    const { db } = world;
    const isQuestion = eq(jobQuestions.id, id);
    await expect(db.update(jobQuestions).set({ label: 'Other?' }).where(isQuestion)).rejects.toThrow('Failed query');
    await expect(db.delete(jobQuestions).where(isQuestion)).rejects.toThrow('Failed query');
  });

  it('keeps the wording that each answer refers to, even during concurrent applications', async () => {
    const { company, job, ids, url } = await createScene([{ type: 'short', label: 'Version 0?' }]);
    const [id = ''] = ids;
    const candidates = await Promise.all(Array.from({ length: 4 }, () => world.candidate()));
    const responses = await Promise.all([
      ...candidates.map((candidate) => apply(candidate, job.id, { [id]: 'x' })),
      ...[1, 2, 3].map((number) =>
        company.patch(url, { questions: [{ id, type: 'short', label: `Version ${number}?` }] }),
      ),
    ]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 201]));
    const rows = await world.db.select().from(jobQuestions).where(eq(jobQuestions.id, id));
    const answers = await world.db.select().from(applicationAnswers).where(eq(applicationAnswers.questionId, id));
    expect(answers).toHaveLength(candidates.length);
    for (const { version, label } of answers) {
      expect(rows.find((row) => row.version === version)?.label).toBe(label);
    }
    expect(rows.filter(({ position }) => position !== null)).toHaveLength(1);
  });
});

describe('the answers in an application', () => {
  it('are stored with their questions and shown to the company and the candidate', async () => {
    const { company, job, ids } = await createScene(ALL_TYPES);
    const candidate = await world.candidate();
    const values = [' Sheets ', 'May.\nIt was long.', true, 'Night', 12, 'example.com/sample', '2027-02-28'];
    const sent = Object.fromEntries(ids.map((id, index) => [id, values[index]]));
    const { status, body } = await apply(candidate, job.id, sent);
    expect(status).toBe(201);
    const stored = ['Sheets', 'May.\nIt was long.', true, 'Night', 12, 'https://example.com/sample', '2027-02-28'];
    const answers = ALL_TYPES.map(({ type, label }, index) => ({
      questionId: ids[index],
      version: 1,
      type,
      label,
      value: stored[index],
    }));
    expect(body).toMatchObject({ answers, meetsMustHave: true });
    for (const reader of [company, candidate]) {
      expect((await reader.get(`/api/applications/${body.id}`)).body).toMatchObject({ answers, meetsMustHave: true });
    }
    expect((await company.get('/api/applications')).body[0]).toMatchObject({ answers, meetsMustHave: true });
    expect((await candidate.get('/api/my-applications')).body[0]).toMatchObject({ answers });
    const { applications } = (await candidate.get('/api/account/export')).body;
    expect(applications[0]).toMatchObject({ answers, meetsMustHave: true });
    expect((await company.get('/api/account/export')).body.receivedApplications[0]).toMatchObject({ answers });
  });

  it('are shown without phone numbers while the company hides names, even in answers that are numbers', async () => {
    const { company, job, ids } = await createScene(ALL_TYPES);
    const values = { [ids[0] ?? '']: 'Call +52 55 1234 5678', [ids[2] ?? '']: true, [ids[4] ?? '']: 551234567 };
    const { body } = await apply(await world.candidate(), job.id, values);
    await company.patch('/api/account', { hideNames: true });
    const { answers } = (await company.get(`/api/applications/${body.id}`)).body;
    expect(JSON.stringify(answers)).not.toMatch(/1234/);
    expect(answers).toMatchObject([{ type: 'short' }, { value: true }, { type: 'number', label: 'How many clients?' }]);
    const other = await apply(await world.candidate(), job.id, { [ids[2] ?? '']: true, [ids[4] ?? '']: 12 });
    expect((await company.get(`/api/applications/${other.body.id}`)).body.answers[1]).toMatchObject({ value: 12 });
  });

  it('may omit questions that are not required', async () => {
    const { job, ids } = await createScene(ALL_TYPES);
    const { status, body } = await apply(await world.candidate(), job.id, {
      [ids[2] ?? '']: false,
      [ids[0] ?? '']: ' ',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ answers: [{ questionId: ids[2], value: false }], meetsMustHave: false });
  });

  it('are empty for a job without questions', async () => {
    const { job } = await createScene([]);
    expect((await apply(await world.candidate(), job.id)).body).toMatchObject({ answers: [], meetsMustHave: null });
  });

  it.each([
    ['no answer to a required question', 2, null],
    ['text for a yes-or-no question', 2, 'true'],
    ['a short text that is too long', 0, 'x'.repeat(501)],
    ['a long text that is too long', 1, 'x'.repeat(5001)],
    ['a line break in a short text', 0, 'a\nb'],
    ['an unstorable character', 1, 'a\u0000b'],
    ['half of a surrogate pair', 0, 'a\ud800b'],
    ['half of a surrogate pair in a link', 5, 'https://a.example/\ud800'],
    ['a control character in a short text', 0, 'a\u0007b'],
    ['a hidden change of direction in a short text', 0, 'a\u202eb'],
    ['a line separator in a short text', 0, 'a\u2028b'],
    ['invisible letters', 0, '\u3164'],
    ['invisible letters in a long text', 1, '\u2800\u200d'],
    ['an object', 0, { toString: 'x' }],
    ['a list', 3, ['Night']],
    ['an option that is not offered', 3, 'Noon'],
    ['text for a number', 4, '12'],
    ['a huge number', 4, 1e300],
    ['a script link', 5, 'javascript:alert(1)'],
    ['a data link', 5, 'data:text/html,<script>alert(1)</script>'],
    ['a link with a username', 5, 'https://bank.example@evil.example/'],
    ['a day that does not exist', 6, '2027-02-30'],
  ])('are refused with %s', async (_what, index, value) => {
    const { company, job, ids } = await createScene(ALL_TYPES);
    const candidate = await world.candidate();
    const { status, body } = await apply(candidate, job.id, { [ids[2] ?? '']: true, [ids[index] ?? '']: value });
    expect(status).toBe(400);
    expect(errorPaths(body)).toEqual([`answers.${ids[index]}`]);
    expect(body.detail).toContain(ALL_TYPES[index]?.label);
    expect((await company.get('/api/applications')).body).toEqual([]);
  });

  it.each(['', ' ', '\n', '\u200b\u2060', '\ufeff', '\u3164'])('are required, and cannot be only %j', async (value) => {
    const questions = ['short', 'long'].map((type) => ({ type, label: `A ${type} one?`, required: true }));
    const { job, ids } = await createScene(questions);
    const { status, body } = await apply(await world.candidate(), job.id, {
      [ids[0] ?? '']: value,
      [ids[1] ?? '']: value,
    });
    expect(status).toBe(400);
    expect(errorPaths(body)).toEqual(ids.map((id) => `answers.${id}`));
    expect(body.detail).toContain('A short one?');
  });

  it('are normalized if they are short, and otherwise only trimmed', async () => {
    const { job, ids } = await createScene(ALL_TYPES.map((question) => ({ ...question, required: false })).slice(0, 2));
    const sent = '  Cafe\u0301   a\u200b ';
    const { body } = await apply(await world.candidate(), job.id, { [ids[0] ?? '']: sent, [ids[1] ?? '']: sent });
    expect(body.answers.map(({ value }: { value: string }) => value)).toEqual(['Café a', sent.trim()]);
  });

  it.each([
    ['an unknown id', newId()],
    ['constructor', 'constructor'],
    ['toString', 'toString'],
    ['hasOwnProperty', 'hasOwnProperty'],
    ['a very long key', 'x'.repeat(10_000)],
  ])('are refused for a question that the job does not ask: %s', async (_what, key) => {
    const { job, ids } = await createScene([MUST_HAVE]);
    const { status, body } = await apply(await world.candidate(), job.id, { [ids[0] ?? '']: true, [key]: 'x' });
    expect(status).toBe(400);
    expect(errorPaths(body)).toEqual([`answers.${key.slice(0, 100)}`]);
  });

  it('are refused if they are for another job’s question or are not an object', async () => {
    const { job } = await createScene([]);
    const other = await createScene([MUST_HAVE]);
    expect((await apply(await world.candidate(), job.id, { [other.ids[0] ?? '']: true })).status).toBe(400);
    expect((await apply(await world.candidate(), job.id, 'text')).status).toBe(400);
    expect((await apply(await world.candidate(), job.id, ['text'])).status).toBe(400);
  });

  it('are refused with `__proto__` as a key, without prototype pollution', async () => {
    const { job } = await createScene([]);
    const response = await (await world.candidate()).request({
      method: 'POST',
      url: '/api/applications',
      payload: `{"jobId":"${job.id}","answers":{"__proto__":{"required":true}}}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(({} as { required?: boolean }).required).toBeUndefined();
  });

  it('are refused with a short response if there are thousands', async () => {
    const { job } = await createScene([MUST_HAVE]);
    const flood = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`key-${index}`, 'x']));
    const { status, text } = await apply(await world.candidate(), job.id, flood);
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(5_000);
  });

  it('are not required for a second application, which is refused as a duplicate', async () => {
    const { job, ids } = await createScene([MUST_HAVE]);
    const candidate = await world.candidate();
    expect((await apply(candidate, job.id, { [ids[0] ?? '']: true })).status).toBe(201);
    expect((await apply(candidate, job.id)).status).toBe(409);
  });

  it('are erased with the account', async () => {
    const { company, job, ids } = await createScene(ALL_TYPES);
    const candidate = await world.candidate();
    const { body } = await apply(candidate, job.id, { [ids[2] ?? '']: true, [ids[0] ?? '']: 'Mine alone' });
    expect((await candidate.delete('/api/account', { password: BUILT_PASSWORD })).status).toBeLessThan(300);
    const remaining = await company.get(`/api/applications/${body.id}`);
    expect(remaining.body).toMatchObject({ answers: [], meetsMustHave: null });
  });

  it('are shown without names and contact details where names are hidden', async () => {
    const { company, job, ids } = await createScene([MUST_HAVE, ...ALL_TYPES.slice(0, 2)]);
    const candidate = await world.candidate();
    const { firstName } = (await candidate.get('/api/auth/user')).body;
    const long = `Call ${firstName} at +51 555 019 9887 or see https://mine.example/me`;
    const { body } = await apply(candidate, job.id, {
      [ids[0] ?? '']: true,
      [ids[1] ?? '']: firstName,
      [ids[2] ?? '']: long,
    });
    for (const path of [`/api/applications/${body.id}?names=hidden`, '/api/applications?names=hidden']) {
      const { text } = await company.get(path);
      expect(text).not.toMatch(new RegExp(`${firstName}|019 9887|mine\\.example`));
      expect(text).toContain('Do you use QuickBooks?');
    }
  });
});

describe('a must-have', () => {
  it.each([
    ['a choice', { type: 'choice', options: ['A', 'B', 'C'], accepts: ['A', 'B'] }, 'B', 'C'],
    ['a minimum', { type: 'number', accepts: { min: 3 } }, 3, 2.5],
    ['a list of numbers', { type: 'number', accepts: [1, 2] }, 2, 3],
    ['the answer no', { type: 'boolean', accepts: [false] }, false, true],
  ])(
    'with %s is met only by an accepted answer, and is null without an answer',
    async (_what, fields, accepted, rejected) => {
      const { job, ids } = await createScene([{ label: 'Must?', mustHave: true, ...fields }]);
      const answerMustHave = async (value: unknown) =>
        (await apply(await world.candidate(), job.id, { [ids[0] ?? '']: value })).body.meetsMustHave;
      expect([await answerMustHave(accepted), await answerMustHave(rejected), await answerMustHave(null)]).toEqual([
        true,
        false,
        null,
      ]);
    },
  );

  it('declines no one, changes no score, and can sort those who meet it first, page by page', async () => {
    const { company, job, ids } = await createScene([MUST_HAVE]);
    const people = await Promise.all(Array.from({ length: 6 }, () => world.candidate()));
    const values = [true, false, true, false, false, true];
    for (const [index, person] of people.entries()) {
      expect((await apply(person, job.id, { [ids[0] ?? '']: values[index] })).status).toBe(201);
    }
    const newest = (await company.get('/api/applications')).body;
    expect(new Set(newest.map(({ status }: { status: string }) => status))).toEqual(new Set(['pending']));
    expect(new Set(newest.map((row: { compatibilityScore: number }) => row.compatibilityScore)).size).toBe(1);
    const expected = [
      ...newest.filter((row: { meetsMustHave: boolean }) => row.meetsMustHave),
      ...newest.filter((row: { meetsMustHave: boolean }) => !row.meetsMustHave),
    ];
    for (const filter of ['', `&jobId=${job.id}`, '&status=pending']) {
      const found: string[] = [];
      let url: string | null = `/api/applications?sort=mustHave&limit=2${filter}`;
      while (url !== null) {
        const page: Awaited<ReturnType<typeof company.get>> = await company.get(url);
        expect(page.status).toBe(200);
        found.push(...page.body.map(({ id }: { id: string }) => id));
        url = /<([^>]+)>; rel="next"/.exec(String(page.headers['link'] ?? ''))?.[1] ?? null;
      }
      expect(found).toEqual(expected.map(({ id }) => id));
    }
    expect((await company.get('/api/applications?sort=rating&limit=2')).status).toBe(200);
  });
});
