/**
 * Speed of the engine: pairs with structured fields (title, skills, experience, rate, time zone, work type; no free text) scored in memory and
 * streamed from files, and the preparation of long profiles. Structured profiles are derived from the taxonomy by arithmetic, so every run scores the
 * same pairs. Times are CPU times.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { MatchCandidate, MatchJob } from '../../src/engine/matching.contract.ts';
import { prepareCandidate, prepareJob, rankScore } from '../../src/engine/matching.domain.ts';
import { allOccupations } from '../../src/engine/taxonomy/occupations.ts';
import { allSkills } from '../../src/engine/taxonomy/skills.ts';
import { rankFiles } from './ranking.ts';

const JOBS = 100;
const CANDIDATES = 2_000;
const STREAMED = 5_000;
const RANKED_COUNT = 100;
const ROUNDS = 3;
const MICROSECONDS = 1_000_000;
const MILLISECONDS = 1_000;
const ZONES = ['America/New_York', 'America/Bogota', 'America/Sao_Paulo', 'America/Los_Angeles'];
const YEARS = ['0-1', '1-3', '3-5', '5-10', '10+'];
/** Prime strides avoid patterns across pairs. */
const STRIDE = 37;
const SKILL_STRIDE = 11;

const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

function structuredFields(
  number: number,
  skillCount: number,
): { title: string; skills: string[]; experience: string; zone: string } {
  const skills = allSkills();
  return {
    title: pick(allOccupations(), number * STRIDE)?.label ?? '',
    skills: Array.from({ length: skillCount }, (_, i) => pick(skills, number * STRIDE + i * SKILL_STRIDE)?.label ?? ''),
    experience: pick(YEARS, number) ?? '',
    zone: pick(ZONES, number) ?? '',
  };
}

function structuredJob(number: number): MatchJob {
  const { title, skills, experience, zone } = structuredFields(number, 5);
  return {
    title,
    requiredSkills: skills,
    experience,
    hourlyBudget: 15 + (number % 40),
    timezone: zone,
    jobType: 'full-time',
  };
}

function structuredCandidate(number: number): MatchCandidate {
  const { title, skills, experience, zone } = structuredFields(number, 8);
  return {
    jobTitle: title,
    skills,
    experience,
    hourlyRate: 10 + (number % 50),
    timezone: zone,
    availability: 'full-time',
  };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** Returns the seconds of CPU time since a `process.cpuUsage` value. */
function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return Math.max(1, user + system) / MICROSECONDS;
}

/** Measures pairs per second of CPU time with both sides prepared. Returns the best of three rounds, because the first one warms up. */
export function structuredPairsPerSecond(): number {
  const jobs = numbers(JOBS).map((number) => prepareJob(structuredJob(number)));
  const candidates = numbers(CANDIDATES).map((number) => prepareCandidate(structuredCandidate(number)));
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage();
    for (const candidate of candidates) for (const job of jobs) rankScore(job, candidate);
    best = Math.max(best, (JOBS * CANDIDATES) / secondsSince(start));
  }
  return best;
}

const lines = (items: readonly object[]): string =>
  items.map((item, id) => `${JSON.stringify({ id: String(id), ...item })}\n`).join('');

/**
 * Measures pairs per second of CPU time from files to a ranking, like the rank command: parse and validate lines, prepare streamed profiles, score
 * every pair, keep the best hundred of each job.
 */
export async function measureStreamedPairsPerSecond(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-matching-'));
  const files = { jobs: join(folder, 'jobs.jsonl'), candidates: join(folder, 'candidates.jsonl') };
  try {
    writeFileSync(files.jobs, lines(numbers(JOBS).map(structuredJob)));
    writeFileSync(files.candidates, lines(numbers(STREAMED).map(structuredCandidate)));
    const start = process.cpuUsage();
    let candidatesRead = 0;
    for await (const _pair of rankFiles(files, RANKED_COUNT, () => candidatesRead++));
    return (JOBS * candidatesRead) / secondsSince(start);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures the milliseconds of CPU time to prepare one candidate: the best of three rounds. */
export function millisecondsToPrepare(candidates: readonly MatchCandidate[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage();
    for (const candidate of candidates) prepareCandidate(candidate);
    best = Math.min(best, (MILLISECONDS * secondsSince(start)) / Math.max(1, candidates.length));
  }
  return best;
}
