/** Starts the program as a separate process, with a damaged database in its data folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNewFolder } from '#server/db/data-folder.ts';

const TIMEOUT_MS = 300_000;
/** The program without pages, which need a build. */
const PROGRAM_TEXT = `
  import { endWith, run } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'program.ts')).href)};
  await run(async () => ({ mountAssets: async () => {} })).catch(endWith);`;

interface EndedProcess {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts the program on a folder, and ends it with SIGTERM once it is ready. */
const startOn = async (program: string, folder: string): Promise<EndedProcess> => {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: folder, PORT: '0', DEMO: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended: EndedProcess = { code: null, stdout: '', stderr: '' };
  child.stdout.on('data', (text: Buffer) => {
    ended.stdout += text.toString();
    if (ended.stdout.includes('ready on')) child.kill('SIGTERM');
  });
  child.stderr.on('data', (text: Buffer) => (ended.stderr += text.toString()));
  [ended.code] = (await once(child, 'close')) as [number | null];
  return ended;
};

describe('a start with a data folder', { timeout: TIMEOUT_MS }, () => {
  let parent: string;
  let intact: string;
  let created: EndedProcess;
  let start: (folder: string) => Promise<EndedProcess>;

  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'puente-damaged-'));
    intact = join(parent, 'intact');
    const program = join(parent, 'program.mjs');
    await writeFile(program, PROGRAM_TEXT);
    start = (folder) => startOn(program, folder);
    created = await start(intact);
  }, TIMEOUT_MS);
  afterAll(() => rm(parent, { recursive: true, force: true }));

  const createDamagedCopy = async (name: string, damage: (database: string) => Promise<unknown>): Promise<string> => {
    const folder = join(parent, name);
    await cp(intact, folder, { recursive: true, filter: (path) => !path.endsWith('.lock') });
    await damage(join(folder, 'postgres'));
    return folder;
  };

  const errorText = (folder: string, problem: string): string =>
    `DATA_DIR ${folder} holds a damaged database (${problem}); restore a backup into an empty folder with ` +
    'DATA_DIR=NEW_FOLDER npm run restore -- --from FILE, then start with that folder\n';

  it('succeeds if it is undamaged', async () => {
    expect(created).toMatchObject({ code: 0, stdout: expect.stringContaining('ready on') });
    expect(await readdir(intact)).toEqual(expect.arrayContaining(['app-secret', 'postgres']));
    expect(await readdir(intact)).not.toContain('postgres.unfinished');
  });

  it('with a damaged database fails with one error line and changes nothing', async () => {
    const folder = await createDamagedCopy('without-parts', async (database) => {
      for (const part of ['PG_VERSION', 'base', 'global']) await rm(join(database, part), { recursive: true });
    });
    const before = await readdir(folder, { recursive: true });
    expect(await start(folder)).toEqual({
      code: 1,
      stdout: '',
      stderr: errorText(folder, 'PG_VERSION, base, global/pg_control missing in postgres'),
    });
    expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(before.toSorted());
  });

  it.each(['PG_VERSION', 'base', 'global/pg_control', 'pg_wal'])('without %s never treats it as new', async (part) => {
    const folder = await createDamagedCopy(`without-${part.replace('/', '-')}`, (database) =>
      rm(join(database, part), { recursive: true }),
    );
    await expect(isNewFolder(folder)).rejects.toThrow(`(${part} missing in postgres)`);
  });

  it.each([
    ['a truncated control file', (database: string) => truncate(join(database, 'global/pg_control'), 100)],
    [
      'garbage in its write-ahead log',
      async (database: string) => {
        for (const name of await readdir(join(database, 'pg_wal'))) {
          if (/^0{7}1/.test(name)) await writeFile(join(database, 'pg_wal', name), Buffer.alloc(2 ** 24, 'garbage'));
        }
      },
    ],
  ])('with %s fails with one error line', async (name, damage) => {
    const folder = await createDamagedCopy(name.replaceAll(' ', '-'), damage);
    const { code, stdout, stderr } = await start(folder);
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr: errorText(folder, 'it cannot be opened'),
    });
  });

  it('with an emptied database never treats it as new', async () => {
    const folder = await createDamagedCopy('emptied', async (database) => {
      await rm(database, { recursive: true });
      await mkdir(database);
    });
    await expect(isNewFolder(folder)).rejects.toThrow(
      '(PG_VERSION, base, global/pg_control, pg_wal missing in postgres)',
    );
    expect(await readdir(join(folder, 'postgres'))).toEqual([]);
  });

  it('creates a new database if an earlier creation was interrupted', async () => {
    const folder = await createDamagedCopy('unfinished', (database) => rm(join(database, 'PG_VERSION')));
    await appendFile(join(folder, 'postgres.unfinished'), '');
    expect(await start(folder)).toMatchObject({ code: 0, stdout: expect.stringContaining('ready on') });
  });
});
