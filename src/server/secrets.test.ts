import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSealer, loadSecret } from './secrets.ts';

describe("the app's secret", () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'puente-secret-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is shared by processes that start at the same time, and persists', async () => {
    const dataDir = join(folder, 'data');
    const secrets = await Promise.all(Array.from({ length: 20 }, () => loadSecret(null, dataDir)));
    expect(new Set(secrets)).toEqual(new Set([await loadSecret(null, dataDir)]));
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(await readdir(dataDir)).toEqual(['app-secret']);
  });

  it('is not used if the file was cut off', async () => {
    const dataDir = join(folder, 'cut');
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'app-secret'), 'abc');
    await expect(loadSecret(null, dataDir)).rejects.toThrow(/^DATA_DIR is .*its app-secret is incomplete/);
  });

  it('is not used if the file is a folder', async () => {
    const dataDir = join(folder, 'nested');
    await mkdir(join(dataDir, 'app-secret'), { recursive: true });
    await expect(loadSecret(null, dataDir)).rejects.toThrow(/^DATA_DIR is .*\(EISDIR\); it must be a folder/);
  });
});

describe('createSealer', () => {
  it('does not decrypt a text with a shortened authentication tag', () => {
    const sealer = createSealer('secret', 'test');
    const sealed = Buffer.from(sealer.seal(''), 'base64url');
    expect(sealer.open(sealed.toString('base64url'))).toBe('');
    for (const bytes of [16, 24, 27]) expect(sealer.open(sealed.subarray(0, bytes).toString('base64url'))).toBeNull();
  });

  it('decrypts only texts that were encrypted with the same secret for the same purpose', () => {
    const sealed = createSealer('one', 'test').seal('text');
    expect(createSealer('one', 'test').open(sealed)).toBe('text');
    expect(createSealer('two', 'test').open(sealed)).toBeNull();
    expect(createSealer('one', 'other').open(sealed)).toBeNull();
  });
});
