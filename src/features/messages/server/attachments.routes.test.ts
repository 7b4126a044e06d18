/** Message attachments: accepted types, access, downloads and deletion. */
import { brotliDecompressSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { images } from '#server/workers/images.ts';
import { buildTextPdf, docxFile, paragraph, zipFile } from '#testing/resume-files.ts';
import { BUILT_PASSWORD, type TestClient, useTestApp } from '#testing/test-app.ts';
import type { Message } from '../messages.contract.ts';
import { dropUnsentAttachments } from './attachments.db.ts';
import { attachments } from './attachments.tables.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

afterAll(() => images.stop());

const upload = (from: TestClient, to: TestClient, payload: Uint8Array, name?: string) =>
  from.request({
    method: 'POST',
    url: `/api/messages/${to.userId}/attachments`,
    payload: Buffer.from(payload),
    headers: {
      'content-type': 'application/octet-stream',
      ...(name === undefined ? {} : { 'x-file-name': encodeURIComponent(name) }),
    },
  });
const [pdf, docx] = [() => buildTextPdf(['Terms of work']), () => docxFile(paragraph('Terms of work'))];
const picture = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#2563eb' } }).toFormat(format);
/** The content types of workbooks without and with macros. */
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const MACRO_WORKBOOK = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';
const workbook = (contentType: string): Uint8Array =>
  zipFile({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/xl/workbook.xml" ContentType="${contentType}"/></Types>`,
    'xl/workbook.xml': '<workbook/>',
  });
const send = (from: TestClient, to: TestClient, attachmentIds: string[], more: object = {}) =>
  from.post('/api/messages', { receiverId: to.userId, attachmentIds, ...more });
const uploadPdf = async (from: TestClient, to: TestClient): Promise<string> =>
  (await upload(from, to, await pdf(), 'a.pdf')).body.id;
const download = (client: TestClient, id: string) => client.get(`/api/attachments/${id}`);
const readThread = async (reader: TestClient, other: TestClient) =>
  (await reader.get(`/api/messages/${other.userId}`)).body;

/** Creates a company and a vetted candidate, who may write to the company because it wrote first. */
const createPair = async () => {
  const [company, candidate] = [await world.company({ companyName: 'Harbor Goods' }), await world.candidate()];
  await company.post('/api/messages', { receiverId: candidate.userId, content: 'Hello' });
  return { company, candidate };
};

describe('an attachment', () => {
  it('is uploaded, sent without text, and shown to both people in the order sent', async () => {
    const { company, candidate } = await createPair();
    const terms = await upload(company, candidate, await pdf(), 'Términos.pdf');
    expect(terms).toMatchObject({
      status: 201,
      body: { senderId: company.userId, type: 'pdf', fileName: 'Términos.pdf', width: null, height: null },
    });
    const brief = await upload(company, candidate, docx(), 'brief.docx');
    expect(brief.body).toMatchObject({ type: 'docx', fileName: 'brief.docx', size: docx().byteLength });
    const response = await send(company, candidate, [brief.body.id, terms.body.id]);
    expect(response).toMatchObject({ status: 201, body: { content: '', attachmentCount: 2 } });
    const expected = [brief.body, terms.body];
    expect(response.body.attachments).toEqual(expected);
    for (const [reader, other] of [
      [company, candidate],
      [candidate, company],
    ] as const) {
      expect((await readThread(reader, other)).at(-1).attachments).toEqual(expected);
      const [conversation] = (await reader.get('/api/conversations')).body;
      expect(conversation.lastMessage).toMatchObject({ content: '', attachmentCount: 2 });
      const file = await download(reader, terms.body.id);
      expect(file.status).toBe(200);
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(terms.body.size),
        'content-disposition': 'attachment; filename="Terminos.pdf"; filename*=UTF-8\'\'T%C3%A9rminos.pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
      });
    }
  });

  it('can be uploaded in a form', async () => {
    const { company, candidate } = await createPair();
    const form = new FormData();
    form.set('file', new File([new Uint8Array(await pdf())], 'in a form.pdf'));
    const body = new Response(form);
    const response = await company.request({
      method: 'POST',
      url: `/api/messages/${candidate.userId}/attachments`,
      payload: Buffer.from(await body.arrayBuffer()),
      headers: { 'content-type': body.headers.get('content-type') ?? '' },
    });
    expect(response).toMatchObject({ status: 201, body: { type: 'pdf', fileName: 'in a form.pdf' } });
  });

  it('gets its type from its content, not from its name', async () => {
    const { company, candidate } = await createPair();
    const named = await upload(company, candidate, await pdf(), '../../run me.html');
    expect(named.body).toMatchObject({ type: 'pdf', fileName: 'run me.html.pdf' });
    const nameless = await upload(company, candidate, await picture(8, 8, 'png').toBuffer());
    expect(nameless.body).toMatchObject({ type: 'png', fileName: 'file.png' });
    const photo = await upload(company, candidate, await picture(8, 8).toBuffer(), 'IMG_1.JPEG');
    expect(photo.body.fileName).toBe('IMG_1.jpg');
  });

  it.each([
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG picture with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['a ZIP that is not a document', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
    ['an HTML page with a PDF signature', Buffer.from('<html>%PDF-1.7')],
  ])('is refused if it is %s', async (_what, bytes) => {
    const { company, candidate } = await createPair();
    const detail = 'Choose a PDF, a Word document (DOCX), a spreadsheet (XLSX or CSV) or a JPEG, PNG or WebP picture';
    expect(await upload(company, candidate, bytes, 'cv.pdf')).toMatchObject({ status: 415, body: { detail } });
  });

  it('can be an XLSX spreadsheet without macros, recognized by its content', async () => {
    const { company, candidate } = await createPair();
    const table = await upload(company, candidate, workbook(WORKBOOK), 'hours.xlsx');
    expect(table).toMatchObject({ status: 201, body: { type: 'xlsx', fileName: 'hours.xlsx', width: null } });
    const named = await upload(company, candidate, workbook(WORKBOOK), 'hours.html');
    expect(named.body).toMatchObject({ type: 'xlsx', fileName: 'hours.html.xlsx' });
    expect((await upload(company, candidate, workbook(MACRO_WORKBOOK), 'hours.xlsx')).status).toBe(415);
    expect((await upload(company, candidate, workbook(MACRO_WORKBOOK), 'hours.csv')).status).toBe(415);
  });

  it('can be a CSV file, which is served as a download that browsers do not render', async () => {
    const { company, candidate } = await createPair();
    const bytes = Buffer.from('\ufeffname;hours\r\n"Lucía; Ibáñez";40\r\n');
    const table = await upload(company, candidate, bytes, 'Horas.CSV');
    expect(table).toMatchObject({ status: 201, body: { type: 'csv', fileName: 'Horas.csv', size: bytes.byteLength } });
    await send(company, candidate, [table.body.id]);
    const { status, headers, bytes: received } = await download(candidate, table.body.id);
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/csv/),
      'content-disposition': expect.stringMatching(/^attachment; filename="Horas.csv"/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect([status, received.equals(bytes)]).toEqual([200, true]);
    const url = `/api/attachments/${table.body.id}`;
    const packed = await candidate.request({ method: 'GET', url, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.bytes).equals(bytes)).toBe(true);
  });

  it('can be a CSV file in a single-byte encoding', async () => {
    const { company, candidate } = await createPair();
    const table = Buffer.from('a,b\nMu\xf1oz,Per\xfa\n', 'latin1');
    expect(await upload(company, candidate, table, 'a.csv')).toMatchObject({ status: 201, body: { type: 'csv' } });
  });

  it.each([
    ['an HTML page', Buffer.from('<html>,<script>alert(1)</script>')],
    ['an HTML page after a byte order mark', Buffer.from('\ufeff<html>,</html>')],
    ['a script', Buffer.from('#!/bin/sh -c a,b\nrm -rf /')],
    ['a program', Buffer.concat([Buffer.from('MZ,'), Buffer.alloc(200)])],
    ['prose', Buffer.from('Please call me\nname,hours')],
    ['text with control characters', Buffer.from('name,hours\n\u001b[2J,1')],
  ])('is refused as a CSV file if it is %s', async (_what, bytes) => {
    const { company, candidate } = await createPair();
    expect((await upload(company, candidate, bytes, 'a.csv')).status).toBe(415);
  });

  it('is refused as a CSV file if its name does not end in .csv', async () => {
    const { company, candidate } = await createPair();
    for (const name of ['a.txt', 'a.csv.html', undefined]) {
      expect((await upload(company, candidate, Buffer.from('a,b\n1,2'), name)).status).toBe(415);
    }
  });

  it('is limited to 10 MB, and must not be empty or a damaged picture', async () => {
    const { company, candidate } = await createPair();
    const large = Buffer.concat([await pdf(), Buffer.alloc(10 * 1024 * 1024)]);
    expect((await upload(company, candidate, large)).status).toBe(413);
    expect((await upload(company, candidate, new Uint8Array())).status).toBe(400);
    expect(await upload(company, candidate, Buffer.from('ffd8ff00', 'hex'))).toMatchObject({
      status: 400,
      body: { detail: 'This picture is damaged. Please choose another one.' },
    });
  });

  it('can be sent once, only by its uploader, and with at most four others', async () => {
    const { company, candidate } = await createPair();
    const id = await uploadPdf(company, candidate);
    expect((await send(candidate, company, [id], { content: 'Mine?' })).status).toBe(409);
    expect((await send(company, candidate, [id, id.toUpperCase()])).body.errors[0].message).toBe(
      'Attach each file only once',
    );
    const six = await send(
      company,
      candidate,
      Array.from({ length: 6 }, () => crypto.randomUUID()),
    );
    expect(six.body.errors).toMatchObject([{ path: 'attachmentIds', message: 'At most 5 files' }]);
    expect((await send(company, candidate, [])).body.errors).toMatchObject([
      { path: 'content', message: 'Message is required' },
    ]);
    const clientId = crypto.randomUUID();
    const [first, second] = await Promise.all([
      send(company, candidate, [id.toUpperCase()], { clientId }),
      send(company, candidate, [id], { clientId }),
    ]);
    expect([first?.status, second?.status]).toEqual([201, 201]);
    expect(first?.body).toEqual(second?.body);
    expect((await send(company, candidate, [id])).body.detail).toBe(
      'A file in this message is no longer available. Please attach it again.',
    );
    expect(await readThread(candidate, company)).toHaveLength(2);
  });

  it('does not cause other messages to fail if it is refused', async () => {
    const { company, candidate } = await createPair();
    const responses = await Promise.all([
      send(company, candidate, [crypto.randomUUID()]),
      ...Array.from({ length: 4 }, (_, count) =>
        candidate.post('/api/messages', { receiverId: company.userId, content: `${count}` }),
      ),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([409, 201, 201, 201, 201]);
  });
});

describe('an uploaded picture', () => {
  it('is turned upright, scaled down, stripped of metadata and given a preview', async () => {
    const { company, candidate } = await createPair();
    const photo = await picture(6000, 3000)
      .withExif({ IFD0: { Copyright: 'SECRETPLACE' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('SECRETPLACE')).toBe(true);
    const { body } = await upload(company, candidate, photo, 'IMG_0001.jpg');
    expect(body).toMatchObject({ type: 'jpg', width: 2048, height: 4096 });
    const encoded = await download(company, body.id);
    expect(encoded.headers['content-type']).toBe('image/jpeg');
    expect(encoded.bytes.includes('SECRETPLACE')).toBe(false);
    const metadata = await sharp(encoded.bytes).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 2048, height: 4096 });
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
    await send(company, candidate, [body.id]);
    const preview = await candidate.get(`/api/attachments/${body.id}/preview`);
    expect(preview.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(await sharp(preview.bytes).metadata()).toMatchObject({ format: 'webp', width: 240, height: 480 });
  });

  it.each(['png', 'webp'] as const)('remains a %s picture', async (format) => {
    const { company, candidate } = await createPair();
    const { body } = await upload(company, candidate, await picture(40, 30, format).toBuffer(), `a.${format}`);
    expect(body).toMatchObject({ type: format, fileName: `a.${format}`, width: 40, height: 30 });
    expect(await sharp((await download(company, body.id)).bytes).metadata()).toMatchObject({ format, width: 40 });
  });

  it('is the only kind of file with a preview', async () => {
    const { company, candidate } = await createPair();
    expect((await company.get(`/api/attachments/${await uploadPdf(company, candidate)}/preview`)).status).toBe(404);
  });
});

describe('access to a file', () => {
  it('is limited to the sender and the recipient, and to the sender until it is sent', async () => {
    const { company, candidate } = await createPair();
    const id = await uploadPdf(company, candidate);
    const others = [await world.company(), await world.candidate()];
    expect((await download(candidate, id)).status).toBe(404);
    expect((await download(company, id)).status).toBe(200);
    await send(company, candidate, [id]);
    expect((await download(candidate, id)).status).toBe(200);
    for (const other of others) expect((await download(other, id)).status).toBe(404);
    expect((await download(await world.admin(), id)).status).toBe(403);
    expect((await download(world.visitor, id)).status).toBe(401);
  });

  it('is refused after either user blocks the other, and the thread hides the files', async () => {
    const { company, candidate } = await createPair();
    const id = await uploadPdf(company, candidate);
    await send(company, candidate, [id]);
    for (const [blocker, blocked] of [
      [company, candidate],
      [candidate, company],
    ] as const) {
      await blocker.put(`/api/blocks/${blocked.userId}`);
      expect((await download(candidate, id)).status).toBe(404);
      expect((await download(company, id)).status).toBe(200);
      expect((await readThread(candidate, company)).at(-1)).toMatchObject({ attachmentCount: 1, attachments: [] });
      expect((await readThread(company, candidate)).at(-1).attachments).toHaveLength(1);
      await blocker.delete(`/api/blocks/${blocked.userId}`);
    }
    expect((await download(candidate, id)).status).toBe(200);
  });

  it('is denied to a company that hides the sender’s name', async () => {
    const { company, candidate } = await createPair();
    const id = await uploadPdf(candidate, company);
    await send(candidate, company, [id], { content: 'My work' });
    const own = await uploadPdf(company, candidate);
    await send(company, candidate, [own]);
    expect((await download(company, `${id}?names=hidden`)).status).toBe(403);
    await company.patch('/api/account', { hideNames: true });
    expect(await download(company, id)).toMatchObject({
      status: 403,
      body: { detail: 'This person’s name is hidden from you. Reveal it first.' },
    });
    const [, received, sent] = await readThread(company, candidate);
    expect(received.attachments).toMatchObject([{ id, type: 'pdf', fileName: null }]);
    expect(sent.attachments).toMatchObject([{ id: own, fileName: 'a.pdf' }]);
    expect((await download(company, own)).status).toBe(200);
  });

  it('ends when the sender deletes the account; only the number of files remains', async () => {
    const { company, candidate } = await createPair();
    const [fromCandidate, fromCompany] = [await uploadPdf(candidate, company), await uploadPdf(company, candidate)];
    await send(candidate, company, [fromCandidate]);
    await send(company, candidate, [fromCompany]);
    const exported = (await candidate.get('/api/account/export')).body;
    expect(exported.messages.flatMap((message: Message) => message.attachments)).toHaveLength(2);
    expect((await candidate.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect((await download(company, fromCandidate)).status).toBe(404);
    expect((await download(company, fromCompany)).status).toBe(200);
    expect(
      (await readThread(company, candidate)).map(({ attachmentCount }: { attachmentCount: number }) => attachmentCount),
    ).toEqual([0, 1, 1]);
    expect(await world.db.$count(attachments, eq(attachments.userId, candidate.userId))).toBe(0);
  });
});

describe('an upload', () => {
  it('is refused without permission to write to the recipient', async () => {
    const [company, candidate] = [await world.company(), await world.candidate()];
    expect((await upload(candidate, company, await pdf())).status).toBe(403);
    expect((await upload(world.visitor, company, await pdf())).status).toBe(401);
    expect((await upload(company, { ...candidate, userId: crypto.randomUUID() }, await pdf())).status).toBe(404);
  });

  it('can be deleted only by its uploader and only before it is sent', async () => {
    const { company, candidate } = await createPair();
    const [sent, deleted] = [await uploadPdf(company, candidate), await uploadPdf(company, candidate)];
    expect((await candidate.delete(`/api/attachments/${deleted}`)).status).toBe(404);
    expect((await company.delete(`/api/attachments/${deleted}`)).status).toBe(204);
    expect((await download(company, deleted)).status).toBe(404);
    await send(company, candidate, [sent]);
    expect((await company.delete(`/api/attachments/${sent}`)).status).toBe(404);
    expect((await download(candidate, sent)).status).toBe(200);
  });

  it('is refused if it exceeds the daily or the total limit', async () => {
    const { company, candidate } = await createPair();
    const id = await uploadPdf(company, candidate);
    const setSize = (megabytes: number, createdAt: string) =>
      world.db
        .update(attachments)
        .set({ fileSize: megabytes * 1024 * 1024, createdAt })
        .where(eq(attachments.id, id));
    await setSize(200, new Date().toISOString());
    expect((await upload(company, candidate, await pdf())).status).toBe(429);
    await setSize(200, '2026-01-01T00:00:00.000Z');
    expect((await upload(company, candidate, await pdf())).status).toBe(201);
    await world.db
      .update(attachments)
      .set({ fileSize: 2 ** 31 - 1 })
      .where(eq(attachments.id, id));
    expect((await upload(company, candidate, await pdf())).status).toBe(409);
  });

  it('is deleted after a day if it was not sent', async () => {
    const { company, candidate } = await createPair();
    const [sent, expired, recent] = [
      await uploadPdf(company, candidate),
      await uploadPdf(company, candidate),
      await uploadPdf(company, candidate),
    ];
    await send(company, candidate, [sent]);
    await world.db
      .update(attachments)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(sql`${attachments.id} <> ${recent}`);
    expect(await dropUnsentAttachments(world.db)).toBe(1);
    expect((await download(company, expired)).status).toBe(404);
    for (const id of [sent, recent]) expect((await download(company, id)).status).toBe(200);
  });
});

it('an email about an unread message states the number of files but no file names', async () => {
  const { company, candidate } = await createPair();
  await company.post(`/api/messages/${candidate.userId}/read`);
  await candidate.post(`/api/messages/${company.userId}/read`);
  await send(company, candidate, [await uploadPdf(company, candidate), await uploadPdf(company, candidate)]);
  await world.releaseHeldMails();
  const [mail] = await world.mails(candidate.user.email ?? '');
  expect(mail?.textBody).toContain('2 files are attached.');
  expect(mail?.textBody).not.toContain('a.pdf');
});
