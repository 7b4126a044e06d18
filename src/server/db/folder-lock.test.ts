import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

describe('lockFolder', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'puente-lock-')));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Creates the lock of a process that was killed. */
  const leaveStaleLock = async (): Promise<void> => {
    const script = `require('net').createServer().listen(${JSON.stringify(join(folder, '.lock'))}, () => console.log('held'))`;
    const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(holder.stdout, 'data');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
  };

  it('rejects while the lock is held, and succeeds after its release', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await unlock();
    await (await lockFolder(folder))();
  });

  it.skipIf(process.platform === 'win32')(
    'gives the lock of a killed process to only one of several concurrent callers',
    async () => {
      await leaveStaleLock();
      const results = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)));
      const acquired = results.filter((result) => result.status === 'fulfilled');
      expect(acquired).toHaveLength(1);
      const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(refusals.every((reason) => reason instanceof FolderInUseError)).toBe(true);
      await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
      await acquired[0]?.value();
    },
  );
});
