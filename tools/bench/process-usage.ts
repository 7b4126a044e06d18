/** CPU time and memory of processes, from Linux's /proc. Everything is null on systems that have none. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time for programs in hundredths of a second (USER_HZ), whatever its own clock. */
const TICK_MS = 10;

interface Stat {
  parent: number;
  cpuMs: number;
}

/** A line of /proc/<pid>/stat: `42 (name, may hold spaces) S 17 …`. Field 14 and 15 are the time in user and kernel mode. */
export const readStat = (line: string): Stat => {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
};

const statOf = (pid: number): Stat | null => {
  try {
    return readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
};

/** A process and all that it started. */
const familyOf = (pid: number): number[] => {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    if (stat !== null) parents.set(Number(name), stat.parent);
  }
  const family = [pid];
  for (const one of family) for (const [child, parent] of parents) if (parent === one) family.push(child);
  return family;
};

/** CPU milliseconds by process. */
export type CpuTimes = ReadonlyMap<number, number>;

/** What these processes have used since they started; without those that cannot be read. */
export const cpuOf = (pids: readonly number[]): CpuTimes =>
  new Map(
    pids.flatMap((pid): [number, number][] => {
      const stat = statOf(pid);
      return stat === null ? [] : [[pid, stat.cpuMs]];
    }),
  );

/** The same of a process with all that it started. */
export const familyCpu = (pid: number): CpuTimes => (statOf(pid) === null ? new Map() : cpuOf(familyOf(pid)));

/** What was used between two looks, also by processes that began in between; null where there was nothing to see. */
export const cpuBetween = (before: CpuTimes, after: CpuTimes): number | null =>
  after.size === 0 ? null : [...after].reduce((sum, [pid, cpuMs]) => sum + cpuMs - (before.get(pid) ?? 0), 0);

/** Bytes in memory (resident set) of a process with all that it started. */
export const familyMemory = (pid: number): number | null => {
  if (statOf(pid) === null) return null;
  const kilobytes = familyOf(pid).map((one) => {
    try {
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) * 1_024;
};
