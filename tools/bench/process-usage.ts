/** CPU time and memory of processes from Linux's /proc. Null on other systems. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports CPU time in hundredths of a second (USER_HZ). */
const TICK_MS = 10;

interface Stat {
  parent: number;
  cpuMs: number;
}

/** Parses a line of /proc/<pid>/stat: `42 (name, may contain spaces) S 17 …`. Fields 14 and 15 are the user and kernel time. */
export const readStat = (line: string): Stat => {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
};

const readProcessStat = (pid: number): Stat | null => {
  try {
    return readStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
};

/** Returns a process and all its descendants. */
const readProcessFamily = (pid: number): number[] => {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readProcessStat(Number(name)) : null;
    if (stat !== null) parents.set(Number(name), stat.parent);
  }
  const family = [pid];
  for (const member of family) for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
};

/** CPU milliseconds by process. */
export type CpuTimes = ReadonlyMap<number, number>;

/** Reads the CPU time of these processes since their start. Omits unreadable ones. */
export const readCpuTimes = (pids: readonly number[]): CpuTimes =>
  new Map(
    pids.flatMap((pid): [number, number][] => {
      const stat = readProcessStat(pid);
      return stat === null ? [] : [[pid, stat.cpuMs]];
    }),
  );

/** Reads the CPU time of a process and its descendants. */
export const readFamilyCpu = (pid: number): CpuTimes =>
  readProcessStat(pid) === null ? new Map() : readCpuTimes(readProcessFamily(pid));

/** Returns the CPU time between two snapshots, including processes that started meanwhile, or null without data. */
export const cpuBetween = (before: CpuTimes, after: CpuTimes): number | null =>
  after.size === 0 ? null : [...after].reduce((sum, [pid, cpuMs]) => sum + cpuMs - (before.get(pid) ?? 0), 0);

/** Reads the resident memory in bytes of a process and its descendants. */
export const readFamilyMemory = (pid: number): number | null => {
  if (readProcessStat(pid) === null) return null;
  const kilobytes = readProcessFamily(pid).map((member) => {
    try {
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${member}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, size) => sum + size, 0) * 1_024;
};
