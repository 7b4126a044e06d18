/** Downloads of a profile: valid JSON Resume, and a PDF with the same content. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { resumes } from '#features/resumes/server/resumes.service.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { profilePrinter } from './profile-pdf.ts';

const world = useTestApp();
const SLOW = 120_000;
const exportPath = (format: string) => `/api/candidates/my-profile/export?format=${format}`;

afterAll(() => {
  resumes.stop();
  profilePrinter.stop();
});

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
const schema = readFileSync(fileURLToPath(import.meta.resolve('@jsonresume/schema/schema.json')), 'utf8');
const isValid = ajv.compile(JSON.parse(schema));

const PROFILE = {
  jobTitle: 'Asistente Ejecutiva',
  skills: ['Calendar management', 'Excel'],
  bio: 'Organizo agendas en São Paulo y Łódź, con ñ, ã y ç.',
  country: 'CO',
  city: 'Bogotá',
  englishLevel: 'B2',
  languages: [{ language: 'es', level: 'native' }],
  availableFrom: '2026-12-01',
  linkedinUrl: 'https://www.linkedin.com/in/lucía?x=a|b[c]',
  portfolioUrl: 'https://músicos.example.com/100%/ñandú',
  positions: [
    {
      title: 'Asistente Ejecutiva',
      company: 'Grupo Aroeira',
      start: '2021-03',
      end: null,
      summary: 'Agendas de tres directores.',
    },
    { title: 'Secretaria', company: null, start: '2019-01', end: '2021-02', summary: null },
  ],
  education: [{ school: 'Universidad del Valle', degree: 'BSc', field: null, start: null, end: '2018-12' }],
};

const createCandidate = async (profile: object = PROFILE): Promise<TestClient> => {
  const user = await world.build.user({ accountType: 'candidate', firstName: 'Lucía', lastName: 'Ibáñez' });
  await world.build.candidate({ userId: user.id });
  const candidate = await world.as(user.id);
  expect((await candidate.patch('/api/candidates/my-profile', profile)).status).toBe(200);
  return candidate;
};

describe('profile downloads', { timeout: SLOW }, () => {
  it('are valid JSON Resume for full and minimal profiles', async () => {
    const whole = await (await createCandidate()).get(exportPath('json-resume'));
    expect(whole.status).toBe(200);
    expect(isValid(whole.body), JSON.stringify(isValid.errors)).toBe(true);
    expect(whole.body).toMatchObject({
      basics: {
        label: 'Asistente Ejecutiva',
        location: { city: 'Bogotá', countryCode: 'CO' },
        url: expect.stringMatching(/^https:\/\/xn--/),
      },
      work: [
        {
          name: 'Grupo Aroeira',
          position: 'Asistente Ejecutiva',
          startDate: '2021-03',
          summary: 'Agendas de tres directores.',
        },
        { position: 'Secretaria', startDate: '2019-01', endDate: '2021-02' },
      ],
      education: [{ institution: 'Universidad del Valle', studyType: 'BSc', endDate: '2018-12' }],
      skills: [{ name: 'Calendar management' }, { name: 'Excel' }],
      languages: [
        { language: 'Spanish', fluency: 'Native speaker' },
        { language: 'English', fluency: 'B2' },
      ],
    });
    expect(whole.body.work[0]).not.toHaveProperty('endDate');
    expect(whole.headers['content-disposition']).toMatch(/^attachment; filename=".+\.json"/);
    const bare = await (await world.candidate({ bio: null })).get(exportPath('json-resume'));
    expect(isValid(bare.body), JSON.stringify(isValid.errors)).toBe(true);
  });

  it('have the same content as a PDF, with accented letters', async () => {
    const candidate = await createCandidate();
    const { status, headers, bytes } = await candidate.request({ method: 'GET', url: exportPath('pdf') });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    const proposal = await resumes.read(bytes);
    expect(proposal).toMatchObject({
      firstName: 'Lucía',
      lastName: 'Ibáñez',
      jobTitle: PROFILE.jobTitle,
      summary: PROFILE.bio,
      country: 'CO',
      city: 'Bogotá',
      englishLevel: 'B2',
      skills: PROFILE.skills,
      positions: [
        {
          title: 'Asistente Ejecutiva',
          company: 'Grupo Aroeira',
          start: '2021-03',
          end: null,
          summary: 'Agendas de tres directores.',
        },
        { title: 'Secretaria', start: '2019-01', end: '2021-02' },
      ],
      education: [{ school: 'Universidad del Valle', degree: 'BSc' }],
      warnings: [],
    });
  });

  it('are in the language of the account, or in the requested one', async () => {
    const candidate = await createCandidate();
    await candidate.patch('/api/account', { language: 'es' });
    const readPdfText = async (query: string): Promise<string> => {
      const { bytes } = await candidate.request({ method: 'GET', url: `${exportPath('pdf')}${query}` });
      const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
      return (await extractText(pdf, { mergePages: true })).text;
    };
    const { es, en, pt } = { es: 'Español (', en: 'Spanish (', pt: 'Espanhol (' };
    expect(await readPdfText('')).toContain(es);
    expect(await readPdfText('&language=en')).toContain(en);
    expect(await readPdfText('&language=pt')).toContain(pt);
    expect(await candidate.get(`${exportPath('pdf')}&language=fr`)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'language' }] },
    });
    const { body } = await candidate.get(`${exportPath('json-resume')}&language=en`);
    expect(body.languages).toContainEqual({ language: 'Spanish', fluency: 'Native speaker' });
  });

  it('contain names in any script, and are refused if the name cannot be printed', async () => {
    const candidate = await createCandidate();
    for (const lastName of ['Щербаківська', '欧阳娜娜', 'Nguyễn']) {
      await candidate.patch('/api/account', { firstName: 'Łu', lastName });
      const { bytes } = await candidate.request({ method: 'GET', url: exportPath('pdf') });
      const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
      expect((await extractText(pdf, { mergePages: true })).text).toContain(`Łu ${lastName}`);
    }
    await candidate.patch('/api/account', { firstName: 'Lu', lastName: '𒀀' });
    expect(await candidate.get(exportPath('pdf'))).toMatchObject({
      status: 409,
      body: {
        code: 'unprintable',
        detail: '𒀀 (U+12000) can’t appear in a PDF. Remove it from your profile, then try again.',
      },
    });
  });

  it('use several PDF pages for a long profile, and break a very long word', async () => {
    const summary = 'Correspondencia, archivo y agenda de tres directores. '.repeat(20);
    const positions = Array.from({ length: 30 }, () => ({ title: 't'.repeat(200), start: '2001-01', summary }));
    const candidate = await createCandidate({ ...PROFILE, bio: 'w'.repeat(10_000), positions });
    const { status, bytes } = await candidate.request({ method: 'GET', url: exportPath('pdf') });
    expect(status).toBe(200);
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length,
    ).toBeGreaterThan(8);
  });

  it('require a profile and one of two formats', async () => {
    const candidate = await world.newcomer({ accountType: 'candidate' });
    expect((await candidate.get(exportPath('pdf'))).status).toBe(404);
    expect((await world.visitor.get(exportPath('pdf'))).status).toBe(401);
    for (const format of ['docx', '']) {
      expect(await candidate.get(exportPath(format))).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'format', message: 'Must be one of pdf, json-resume' }] },
      });
    }
  });
});
