/**
 * How fast the engine scores pairs of structured fields (title, skills, years, money, time zone, hours; no free text).
 * The profiles are made of the taxonomy by arithmetic, so that every run scores the same pairs.
 * Invariant: preparing is not counted; every pair is scored once a round.
 */
import process from 'node:process';
import {
  type PreparedCandidate,
  type PreparedJob,
  prepareCandidate,
  prepareJob,
  rankScore,
} from '../matching.domain.ts';
import { allOccupations } from '../occupations.ts';
import { allSkills } from '../skills.ts';

const JOBS = 100;
const CANDIDATES = 2_000;
const ROUNDS = 3;
const MICROSECONDS = 1_000_000;
const ZONES = ['America/New_York', 'America/Bogota', 'America/Sao_Paulo', 'America/Los_Angeles'];
const YEARS = ['0-1', '1-3', '3-5', '5-10', '10+'];
/** Prime strides walk through the taxonomy without a pattern that the pairs would share. */
const STRIDE = 37;
const SKILL_STRIDE = 11;

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length];

function fields(
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

function structuredJob(number: number): PreparedJob {
  const { title, skills, experience, zone } = fields(number, 5);
  const money = 15 + (number % 40);
  return prepareJob({
    title,
    requiredSkills: skills,
    experience,
    hourlyBudget: money,
    timezone: zone,
    jobType: 'Full-time',
  });
}

function structuredCandidate(number: number): PreparedCandidate {
  const { title, skills, experience, zone } = fields(number, 8);
  const money = 10 + (number % 50);
  return prepareCandidate({
    jobTitle: title,
    skills,
    experience,
    hourlyRate: money,
    timezone: zone,
    availability: 'Full-time',
  });
}

/** Pairs a second of processor time: the best of three rounds, since the first still warms up. */
export function structuredPairsPerSecond(): number {
  const jobs = Array.from({ length: JOBS }, (_, number) => structuredJob(number));
  const candidates = Array.from({ length: CANDIDATES }, (_, number) => structuredCandidate(number));
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage();
    for (const candidate of candidates) for (const job of jobs) rankScore(job, candidate);
    const { user, system } = process.cpuUsage(start);
    best = Math.max(best, (JOBS * CANDIDATES * MICROSECONDS) / Math.max(1, user + system));
  }
  return best;
}
