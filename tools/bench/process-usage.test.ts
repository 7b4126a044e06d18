import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { cpuBetween, readFamilyCpu, readFamilyMemory, readStat } from './process-usage.ts';

describe('CPU time of processes', () => {
  it('is parsed after a process name with any characters', () => {
    const line = '42 (post) gres: (x) S 17 42 42 0 -1 4194304 100 0 0 0 250 50 0 0 20 0 1 0 100';
    expect(readStat(line)).toEqual({ parent: 17, cpuMs: 3_000 });
  });

  it('includes processes that started meanwhile, and ignores those that ended', () => {
    const before = new Map([
      [1, 100],
      [2, 900],
    ]);
    const after = new Map([
      [1, 150],
      [3, 20],
    ]);
    expect(cpuBetween(before, after)).toBe(70);
    expect(cpuBetween(before, new Map())).toBeNull();
  });

  it.runIf(process.platform === 'linux')('is measured with child processes, and so is memory', async () => {
    const shell = spawn('sh', ['-c', 'sleep 30 & wait']);
    try {
      await expect.poll(() => readFamilyCpu(shell.pid ?? 0).size, { timeout: 10_000 }).toBe(2);
      expect(readFamilyMemory(shell.pid ?? 0)).toBeGreaterThan(0);
    } finally {
      for (const pid of readFamilyCpu(shell.pid ?? 0).keys()) process.kill(pid, 'SIGKILL');
    }
  });
});
