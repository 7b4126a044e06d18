/** Filing a public application: accepted input, error messages, and that no response reveals who has an account. */
import { describe, expect, it } from 'vitest';
import { type TestResponse, useTestApp } from '#testing/test-app.ts';
import { intakes } from './talent-intake.tables.ts';

const world = useTestApp();

const COMPLETED_FORM = {
  firstName: 'Lucía',
  lastName: 'Rojas',
  email: 'lucia@mail.example',
  jobTitle: 'Executive Assistant',
  experience: '3-5',
  bio: 'I keep calendars, travel and inboxes of busy founders in order, in two languages.',
  hourlyRate: 18,
  timezone: 'America/Lima',
  availability: 'part-time',
  linkedinUrl: 'https://www.linkedin.com/in/lucia',
  portfolioUrl: '',
  skills: ['Calendar management', ' Travel planning ', 'calendar management'],
};

const apply = (changes: Record<string, unknown> = {}): Promise<TestResponse> =>
  world.visitor.post('/api/latam/apply', { ...COMPLETED_FORM, ...changes });
const without = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, undefined]));
const rows = () => world.db.select().from(intakes);

describe('filing an application', () => {
  it('stores the application, promises an answer within 2-3 business days and emails a confirmation', async () => {
    const response = await apply({ email: ' Lucia@Mail.example ' });
    expect(response).toMatchObject({
      status: 201,
      body: { message: 'Thank you for applying. We will get back to you within 2-3 business days.' },
    });
    const [row] = await rows();
    expect(row).toMatchObject({
      ...COMPLETED_FORM,
      portfolioUrl: null,
      skills: ['Calendar management', 'Travel planning'],
      status: 'pending',
      reviewedAt: null,
      userId: null,
    });
    const mails = await world.mails('lucia@mail.example');
    expect(mails.map(({ kind }) => kind)).toEqual(['intake-received']);
    expect(mails[0]?.textBody).toContain('2-3 business days');
  });

  it('creates no account before an admin approves', async () => {
    await apply();
    const response = await world.visitor.post('/api/auth/password/forgot', { email: COMPLETED_FORM.email });
    expect(response.status).toBe(202);
    expect(await world.mails(COMPLETED_FORM.email)).toHaveLength(1);
  });

  it('defaults to $25 an hour, full-time and no links', async () => {
    expect((await apply(without('hourlyRate', 'availability', 'linkedinUrl', 'portfolioUrl'))).status).toBe(201);
    const [row] = await rows();
    expect(row).toMatchObject({ hourlyRate: 25, availability: 'full-time', linkedinUrl: null, portfolioUrl: null });
  });

  it('accepts every field of a profile', async () => {
    const more = {
      country: 'PE',
      city: 'Lima',
      englishLevel: 'C1',
      languages: [{ language: 'es', level: 'native' }],
      availableFrom: '2026-12-01',
      positions: [
        { title: 'Assistant', company: 'Aroeira', start: '2019-01', end: '2020-02', summary: null },
        { title: 'Executive Assistant', company: null, start: '2020-03', end: null, summary: 'Calendars.' },
      ],
      education: [{ school: 'PUCP', degree: 'BA', field: null, start: null, end: '2018-12' }],
    };
    expect((await apply(more)).status).toBe(201);
    expect((await rows())[0]).toMatchObject({ ...more, positions: more.positions.toReversed() });
    const admin = await world.admin();
    const [waiting] = (await admin.get('/api/admin/candidate-applications')).body;
    expect(waiting).toMatchObject({ ...more, positions: more.positions.toReversed() });
    const review = `/api/admin/candidate-applications/${waiting.id}/review`;
    expect((await admin.patch(review, { approvalStatus: 'approved' })).status).toBe(200);
    const company = await world.company();
    const [listed] = (await company.get('/api/candidates/browse')).body;
    expect((await company.get(`/api/candidates/${listed.id}`)).body).toMatchObject({
      ...more,
      linkedinUrl: COMPLETED_FORM.linkedinUrl,
      portfolioUrl: null,
      positions: more.positions.toReversed(),
    });
  });

  it('refuses values that a profile refuses', async () => {
    const fetchApplicationErrors = async (changes: object) => (await apply({ ...changes })).body.errors;
    expect(await fetchApplicationErrors({ country: 'XX' })).toMatchObject([
      { path: 'country', message: 'Must be a country code such as CO' },
    ]);
    expect(await fetchApplicationErrors({ positions: [{ title: 'Clerk', start: '2098-01' }] })).toMatchObject([
      { path: 'positions.0.start', message: 'Can’t be in the future' },
    ]);
    expect(await rows()).toEqual([]);
  });

  it('accepts the lowest and the highest rate, and names of two letters', async () => {
    expect((await apply({ hourlyRate: 5, firstName: 'Lu', lastName: 'Yi', jobTitle: 'QA' })).status).toBe(201);
    expect((await apply({ hourlyRate: 200, email: 'other@mail.example' })).status).toBe(201);
  });

  it('is possible while signed in, and ignores unknown fields', async () => {
    const company = await world.company();
    const response = await company.post('/api/latam/apply', {
      ...COMPLETED_FORM,
      status: 'approved',
      userId: company.userId,
    });
    expect(response.status).toBe(201);
    expect((await rows())[0]).toMatchObject({ status: 'pending', userId: null });
  });
});

describe('a refused application', () => {
  const responseErrors = (response: TestResponse) => {
    expect(response.status).toBe(400);
    return response.body.errors as { path: string; message: string }[];
  };

  it.each([
    ['firstName', 'First name is required', [undefined, null, '', ' ', 'L', 7]],
    ['lastName', 'Last name is required', [undefined, null, '', 'R']],
    ['email', 'Valid email is required', [undefined, null, '', 'lucia', 'lucia@', 'a b@mail.example']],
    ['jobTitle', 'Job title is required', [undefined, null, '', 'x']],
    ['jobTitle', 'Job title needs at least one letter', ['..', '365', '💼💼']],
    ['experience', 'Experience level is required', [undefined, null, '', '2-3', '3 - 5', 4]],
    [
      'bio',
      'Please provide at least 50 characters about yourself',
      [undefined, null, '', 'x'.repeat(49), ` ${'x'.repeat(49)} `],
    ],
    ['timezone', 'Timezone is required', [undefined, null, '', '  ']],
    ['hourlyRate', 'Hourly rate must be at least $5', [4, 0, -20]],
    ['hourlyRate', 'Hourly rate must be less than $200', [201, 100_000]],
    ['hourlyRate', 'Hourly rate must be a whole number', [25.5, '25', null, '', true]],
    ['availability', 'Must be one of full-time, part-time, contract', ['', 'sometimes', null]],
    ['skills', 'Please add at least one skill', [undefined, null, [], 'React']],
    [
      'linkedinUrl',
      'Valid LinkedIn URL required',
      [
        'linkedin.com/in/lucia',
        'javascript:alert(1)',
        'ftp://files.example/cv',
        'https://nowhere',
        'https://www.linkedin.com@evil.example',
        'https://evil.example\\.linkedin.com',
        'https://a.example/\u0000',
        'https://a.example/\ud800',
        `https://a.example/${'x'.repeat(2000)}`,
        7,
      ],
    ],
    ['portfolioUrl', 'Valid portfolio URL required', ['my site', 'data:text/html,x', '//a.example', 'https://']],
  ])('reports for %s: %s', async (path, message, values) => {
    for (const value of values) {
      expect(responseErrors(await apply({ [path]: value }))).toContainEqual(expect.objectContaining({ path, message }));
    }
    expect(await rows()).toHaveLength(0);
  });

  it('reports all invalid fields together', async () => {
    const errors = responseErrors(await world.visitor.post('/api/latam/apply', {}));
    expect(errors.map(({ path }) => path)).toEqual([
      'firstName',
      'lastName',
      'email',
      'jobTitle',
      'experience',
      'bio',
      'timezone',
      'skills',
    ]);
  });

  it('enforces the length limits', async () => {
    const long = {
      firstName: 'x'.repeat(101),
      jobTitle: 'x'.repeat(201),
      bio: 'x'.repeat(10_001),
      timezone: 'x'.repeat(201),
      skills: Array.from({ length: 51 }, (_, index) => `Skill ${index}`),
    };
    const fields = responseErrors(await apply(long)).map(({ path }) => path);
    expect(fields).toEqual(['firstName', 'jobTitle', 'bio', 'timezone', 'skills']);
    expect(responseErrors(await apply({ skills: ['React', ' '] }))[0]?.path).toBe('skills.1');
    expect(responseErrors(await apply({ skills: ['x'.repeat(61)] }))[0]?.path).toBe('skills.0');
    expect(responseErrors(await apply({ bio: `${COMPLETED_FORM.bio}\u0000` }))[0]?.path).toBe('bio');
    const positions = [{ title: 'a\ud800b', start: '2020' }];
    expect(responseErrors(await apply({ positions }))[0]?.path).toBe('positions.0.title');
  });
});

describe('an application from a known address', () => {
  const WAITING = 'An application from this address is already waiting for review';

  it('is refused while another one is pending, ignoring case', async () => {
    await apply();
    expect(await apply({ email: 'LUCIA@mail.example' })).toMatchObject({ status: 409, body: { detail: WAITING } });
    expect(await rows()).toHaveLength(1);
    expect(await world.mails(COMPLETED_FORM.email)).toHaveLength(1);
  });

  it('is accepted once when sent three times at the same time', async () => {
    const responses = await Promise.all([apply(), apply(), apply()]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await rows()).toHaveLength(1);
    expect(await world.mails(COMPLETED_FORM.email)).toHaveLength(1);
  });

  it('is possible again after a rejection', async () => {
    const { email } = await world.build.intake({
      status: 'rejected',
      reviewedAt: '2026-01-05T10:00:00.000Z',
    });
    expect((await apply({ email })).status).toBe(201);
  });

  it.each(['company', 'candidate', null] as const)(
    'with an account (%s) returns the same response as for an unknown address, stores nothing and emails a sign-in link',
    async (accountType) => {
      const first = await apply({ email: 'nobody@mail.example' });
      const user = await world.build.user({ accountType });
      const response = await apply({ email: user.email?.toUpperCase() });
      expect({ status: response.status, body: response.body }).toEqual({ status: first.status, body: first.body });
      expect(await rows()).toHaveLength(1);
      const mails = await world.mails(user.email ?? '');
      expect(mails.map(({ kind }) => kind)).toEqual(['already-member']);
      expect(mails[0]?.textBody).toContain('\nhttp://localhost:3000/login\n');
    },
  );
});

describe('an application with the address of an account, on a site with a job portal', () => {
  const site = useTestApp({ PUBLIC_URL: 'https://puente.example' });

  it.each([
    ['candidate', 'https://jobs.puente.example/login'],
    ['company', 'https://puente.example/login'],
  ] as const)('emails a %s the sign-in page of their own site', async (accountType, url) => {
    const { email } = await site.build.user({ accountType });
    await site.visitor.post('/api/latam/apply', { ...COMPLETED_FORM, email });
    expect((await site.mails(email ?? ''))[0]?.textBody).toContain(`\n${url}\n`);
  });
});
