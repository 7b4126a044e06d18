import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { resultRows } from '#server/db/database.ts';
import { buildTextPdf, docxFile, paragraph, RESUME_LINES } from '#testing/resume-files.ts';
import { useTestApp } from '#testing/test-app.ts';
import { resumes } from './resumes.service.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });
const SLOW = 120_000;

afterAll(() => resumes.stop());

/** All rows of all tables as one text. */
const dumpDatabase = async (): Promise<string> => {
  const tables = resultRows<{ name: string }>(
    await world.db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`),
  );
  const rows = await Promise.all(
    tables.map(({ name }) => world.db.execute(sql.raw(`select row_to_json(t)::text as row from ${name} t`))),
  );
  return JSON.stringify(rows.map((found) => resultRows(found)));
};

const send = (payload: Uint8Array | string, headers: Record<string, string> = {}) =>
  world.visitor.request({
    method: 'POST',
    url: '/api/latam/resume',
    payload: typeof payload === 'string' ? payload : Buffer.from(payload),
    headers: { 'content-type': 'application/pdf', ...headers },
  });

describe('POST /api/latam/resume', { timeout: SLOW }, () => {
  it('reads a résumé without an account and stores nothing from it', async () => {
    const { status, body } = await send(await buildTextPdf(RESUME_LINES), { 'x-file-name': 'cv.pdf' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      firstName: 'Lucía Fernanda',
      email: 'lucia.ibanez@example.com',
      positions: [{ company: 'Grupo Aroeira' }, { company: 'Textiles del Valle S.A.' }],
      sources: { '/firstName': { page: 1, line: 1, text: 'Lucía Fernanda Ibáñez' } },
    });
    expect(await dumpDatabase()).not.toMatch(/lucia|Aroeira/i);
  });

  it('detects the file type by content, not by file name', async () => {
    const docx = docxFile(RESUME_LINES.map((line) => paragraph(line)).join(''));
    expect(await send(docx, { 'content-type': 'application/pdf', 'x-file-name': 'cv.pdf' })).toMatchObject({
      status: 200,
      body: { email: 'lucia.ibanez@example.com' },
    });
    expect(await send('Jane Miller', { 'content-type': 'application/pdf', 'x-file-name': 'cv.pdf' })).toMatchObject({
      status: 415,
      body: { detail: 'Choose a PDF or DOCX file' },
    });
  });

  it('returns a readable message for each invalid file', async () => {
    expect(await send(await buildTextPdf(RESUME_LINES, { userPassword: 'secret' }))).toMatchObject({
      status: 422,
      body: { title: 'Cannot be read', detail: expect.stringContaining('password') },
    });
    expect(await send(new Uint8Array(5 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
    expect(await send('')).toMatchObject({ status: 400, body: { detail: 'Choose a file to upload' } });
  });

  it('has the same hourly limit per client as public applications', async () => {
    for (let count = 0; count < 5; count++) expect((await send('no résumé')).status).toBe(415);
    const { status, headers } = await send('no résumé');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
