/** Photos, logos and résumés in an S3 store: moved in the background, read through the server, removed with their row, and included in backups. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photos } from '#features/account/server/account.tables.ts';
import { putResumeFile } from '#features/candidates/server/resume-files.db.ts';
import { resumeFiles } from '#features/candidates/server/resume-files.tables.ts';
import { attachments } from '#features/messages/server/attachments.tables.ts';
import { backUp } from '#server/backup/backup.ts';
import { silentProgress } from '#server/backup/progress.ts';
import { restore } from '#server/backup/restore.ts';
import { type OpenDatabase, openPostgres, resultRows } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { readEnv } from '#server/env.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { createLog } from '#server/log.ts';
import { freePorts } from '#testing/free-ports.ts';
import { uploadPdf } from '#testing/resume-files.ts';
import { createS3Server, type S3Server, s3Url } from '#testing/s3-store.ts';
import { BUILT_PASSWORD, type TestClient, useTestApp } from '#testing/test-app.ts';
import { createEmptyPostgres, isOnPostgres, MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { moveAndRemoveFiles, startFileMoves } from './file-moves.ts';
import { openFiles } from './open-files.ts';

const [port = 0] = await freePorts(1);
let server: S3Server;

beforeAll(async () => {
  server = await createS3Server(port);
  await server.start();
});
const world = useTestApp({ S3_URL: s3Url(port) });
afterAll(() => server.drop());

const SLOW = 60_000;
const neverAborted = new AbortController().signal;
const resume = Buffer.from('%PDF-1.7 a résumé of some length');

const requireStore = (): FileStore => {
  const { store } = world.platform.files;
  if (store === null) throw new Error('There is no store');
  return store;
};
const settle = (store = requireStore()): Promise<void> => moveAndRemoveFiles(world.db, store, neverAborted);
const listPendingRemovals = async (): Promise<string[]> =>
  resultRows<{ object: string }>(await world.db.execute(sql`select object from file_removals`)).map(
    ({ object }) => object,
  );
/** Simulates that delayed removals are due. */
const makeRemovalsDue = () => world.db.execute(sql`update file_removals set due_at = now()`);
const findResumeRow = async (userId: string) => {
  const [row] = await world.db.select().from(resumeFiles).where(eq(resumeFiles.userId, userId));
  return row;
};
const uploadResume = (userId: string, content = resume) =>
  putResumeFile(world.db, userId, { kind: 'pdf', fileName: 'cv.pdf', content });
const readResume = (client: TestClient) => client.request({ method: 'GET', url: '/api/candidates/my-profile/resume' });
const readStoredBytes = (key: string | null | undefined) => requireStore().get(key ?? 'none');
const sendPhoto = async (client: TestClient, background: string) =>
  client.request({
    method: 'PUT',
    url: '/api/account/photo',
    payload: await sharp({ create: { width: 32, height: 32, channels: 3, background } })
      .png()
      .toBuffer(),
    headers: { 'content-type': 'image/png' },
  });

beforeEach(() => server.start());

describe('with a file store, a file', { timeout: SLOW }, () => {
  it('can be sent with messages, and is removed with its sender', async () => {
    const [company, candidate] = [await world.company(), await world.candidate()];
    const id = await uploadPdf(company, candidate.userId, 'terms.pdf');
    await company.post('/api/messages', { receiverId: candidate.userId, attachmentIds: [id] });
    const before = await candidate.get(`/api/attachments/${id}`);
    await settle();
    const [row] = await world.db.select().from(attachments);
    expect(row).toMatchObject({ content: null, size: before.bytes.byteLength, fileSize: before.bytes.byteLength });
    const after = await candidate.get(`/api/attachments/${id}`);
    expect(after.status).toBe(200);
    expect(after.bytes.equals(before.bytes)).toBe(true);
    await company.delete('/api/account', { password: BUILT_PASSWORD });
    await settle();
    expect(await readStoredBytes(row?.object)).toBeNull();
  });

  it('is moved to the store, and still read through the server', async () => {
    const person = await world.candidate();
    const { body } = await sendPhoto(person, '#c2410c');
    const before = await person.get(body.profileImageUrl);
    await settle();
    const [row] = await world.db.select().from(photos);
    expect(row).toMatchObject({ content: null, object: expect.stringMatching(/^photos\/[0-9a-f-]{36}$/) });
    const after = await world.visitor.get(body.profileImageUrl);
    expect(after.status).toBe(200);
    expect(after.bytes).toEqual(before.bytes);
    for (const name of ['content-type', 'content-length', 'cache-control', 'x-content-type-options'])
      expect(after.headers[name]).toBe(before.headers[name]);
    expect(await listPendingRemovals()).toEqual([]);
  });

  it('keeps its metadata: the size of a résumé is known without the store', async () => {
    const person = await world.candidate();
    await uploadResume(person.userId);
    await settle();
    await server.kill();
    const own = await person.get('/api/candidates/my-profile');
    expect(own.body.resume).toMatchObject({ fileName: 'cv.pdf', size: resume.byteLength });
  });

  it('can be uploaded while the store is down, and is moved later; stored files are unavailable until then', async () => {
    const [early, late] = [await world.candidate(), await world.candidate()];
    await uploadResume(early.userId);
    await settle();
    await server.kill();
    await uploadResume(late.userId);
    expect(await readResume(late)).toMatchObject({ status: 200, bytes: resume });
    const rejection = await readResume(early);
    expect(rejection.status).toBe(503);
    expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(0);
    await expect(settle()).rejects.toThrow('fetch failed');
    await server.start();
    await settle();
    for (const person of [early, late]) {
      expect(await findResumeRow(person.userId)).toMatchObject({ content: null, size: resume.byteLength });
      expect(await readResume(person)).toMatchObject({ status: 200, bytes: resume });
    }
  });

  it('is removed with the account of its owner, even if the store was down', async () => {
    const person = await world.candidate();
    await uploadResume(person.userId);
    await sendPhoto(person, '#0f766e');
    await settle();
    const key = (await findResumeRow(person.userId))?.object;
    await server.kill();
    expect((await person.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect(await listPendingRemovals()).toHaveLength(2);
    await expect(settle()).rejects.toThrow('fetch failed');
    expect(await listPendingRemovals()).toHaveLength(2);
    await server.start();
    expect(await readStoredBytes(key)).toEqual(resume);
    await makeRemovalsDue();
    await settle();
    expect(await readStoredBytes(key)).toBeNull();
    expect(await listPendingRemovals()).toEqual([]);
  });

  it('is replaced by a new object', async () => {
    const person = await world.candidate();
    await uploadResume(person.userId);
    await settle();
    const first = (await findResumeRow(person.userId))?.object;
    const next = Buffer.from('%PDF-1.7 the next one');
    await uploadResume(person.userId, next);
    await settle();
    expect(await readStoredBytes(first)).toBeNull();
    expect(await readStoredBytes((await findResumeRow(person.userId))?.object)).toEqual(next);
  });

  it('is the newer version if it was replaced during the move', async () => {
    const person = await world.candidate();
    await uploadResume(person.userId);
    const store = requireStore();
    const newer = Buffer.from('%PDF-1.7 newer');
    const storedKeys: string[] = [];
    const slow: FileStore = {
      ...store,
      put: async (key, content) => {
        await store.put(key, content);
        if (storedKeys.push(key) === 1) await uploadResume(person.userId, newer);
      },
    };
    await settle(slow);
    expect(await readResume(person)).toMatchObject({ status: 200, bytes: newer });
    expect(await readStoredBytes(storedKeys[0])).toBeNull();
    expect(await listPendingRemovals()).toEqual([]);
  });

  it('is removed from the store if the process that moved it died before it updated the row', async () => {
    const person = await world.candidate();
    await uploadResume(person.userId);
    const store = requireStore();
    const dying: FileStore = {
      ...store,
      put: async (key, content) => {
        await store.put(key, content);
        throw new Error('killed');
      },
    };
    await expect(settle(dying)).rejects.toThrow('killed');
    const [orphan] = await listPendingRemovals();
    expect(await readStoredBytes(orphan)).toEqual(resume);
    await makeRemovalsDue();
    await settle();
    expect(await readStoredBytes(orphan)).toBeNull();
    expect(await readResume(person)).toMatchObject({ status: 200, bytes: resume });
  });

  it('is moved by the worker after the upload', async () => {
    const worker = startFileMoves(world.platform);
    const unlisten = await world.database.listen('puente_background', () => worker?.wake());
    try {
      const person = await world.candidate();
      await uploadResume(person.userId);
      await expect
        .poll(async () => (await findResumeRow(person.userId))?.object, { timeout: 10_000 })
        .toMatch(/^resume_files/);
      await uploadResume(person.userId, Buffer.from('%PDF-1.7 at once'));
      await expect.poll(async () => (await findResumeRow(person.userId))?.content, { timeout: 5_000 }).toBeNull();
    } finally {
      await unlisten();
      await worker?.stop();
    }
  });

  it('is included in the backup, and restored into its row without a store', async () => {
    const person = await world.candidate();
    const large = Buffer.alloc(200_000, 'résumé ');
    await uploadResume(person.userId, large);
    await sendPhoto(person, '#4338ca');
    await settle();
    const folder = await mkdtemp(join(tmpdir(), 'puente-files-'));
    const empty = isOnPostgres() ? await createEmptyPostgres() : null;
    const target: OpenDatabase = empty ? openPostgres(empty.url, { max: 2 }) : await openEmbedded(join(folder, 'data'));
    try {
      const options = { file: join(folder, 'one.backup'), dataDir: folder, progress: silentProgress };
      await expect(backUp(world.database, { ...options, store: null })).rejects.toThrow('set S3_URL');
      const created = await backUp(world.database, { ...options, store: requireStore() });
      expect(created.files).toBe(2);
      await restore(() => Promise.resolve(target), {
        ...options,
        migrationsFolder: MIGRATIONS_FOLDER,
        url: empty?.url,
      });
      const [row] = await target.db.select().from(resumeFiles);
      expect(row).toMatchObject({ content: large, object: null, size: null, fileName: 'cv.pdf' });
      const [photo] = await target.db.select().from(photos);
      expect(photo?.content?.byteLength).toBeGreaterThan(0);
      expect(resultRows(await target.db.execute(sql`select 1 from file_removals`))).toEqual([]);
    } finally {
      await target.close();
      await empty?.drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('a store that rejects requests', () => {
  it.each([
    ['another bucket', { bucket: 'elsewhere' }, '404 NoSuchBucket'],
    ['another secret', { secret: 'hunter2' }, '403 SignatureDoesNotMatch'],
  ])('prevents the start, with a one-line error: %s', async (_name, options, reason) => {
    await server.start();
    const opening = openFiles(readEnv({ S3_URL: s3Url(port, options) }), createLog('silent'));
    await expect(opening).rejects.toThrow(reason);
    await expect(opening).rejects.toThrow(/^S3_URL is "s3:\/\/\*\*\*@127[^\n]+; it must be [^\n]+$/);
    await expect(opening).rejects.not.toThrow('hunter2');
  });
});
