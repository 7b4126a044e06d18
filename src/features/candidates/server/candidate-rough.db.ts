/** The rough score of candidates for one job, in SQL over the columns of their table. It only chooses who is scored. */
import { type SQL, sql } from 'drizzle-orm';
import {
  FULL_BIO,
  FULL_POST,
  halfFirm,
  type PreparedJob,
  SKETCH_BITS,
  wishesOf,
  workTypeScores,
} from '#features/matching/matching.domain.ts';
import {
  chosenTerm,
  hoursShared,
  num,
  type RoughParts,
  rateTerm,
  weightedBits,
  yearsTerm,
} from '#features/matching/server/retrieval.service.ts';
import { candidates } from './candidates.tables.ts';

/** How often a text says what it says, on average: between once and twice. */
const MENTIONS = 1.5;

/** The share of a post's words that a bio's sketch has, without those it would have by chance, as firmly as bios say things. */
const coverageOf = (wished: SQL): SQL => {
  const byChance = sql`(bit_count(${candidates.textBits}) / ${num(SKETCH_BITS.text)})`;
  const half = sql`(${num(halfFirm(0) + MENTIONS)} + ${num(halfFirm(1) - halfFirm(0))} * coalesce(${candidates.textLength}, 0))`;
  return sql`greatest(0, (${wished} - ${byChance}) / (1 - ${byChance})) * ${num(MENTIONS)} / ${half}`;
};

const hoursOf = ({ january, july }: NonNullable<PreparedJob['timezone']>): SQL =>
  sql`least(${hoursShared(sql.raw(String(january)), sql`${candidates.offsetJanuary}`)}, ${hoursShared(sql.raw(String(july)), sql`${candidates.offsetJuly}`)})`;

const termsOf = ({ years, budget, workType }: PreparedJob): RoughParts['terms'] => ({
  ...(years && { experience: yearsTerm(years, { min: candidates.yearsMin, max: candidates.yearsMax }) }),
  ...(budget !== null && { rate: rateTerm(num(budget), sql`${candidates.hourlyRate}`) }),
  ...(workType && { availability: chosenTerm(candidates.availability, workTypeScores(workType)) }),
});

/** What the rough score of a candidate for the job is made of. */
export const roughPartsFor = (job: PreparedJob): RoughParts => {
  const wishes = wishesOf(job);
  const postShare = job.prose === null ? 0 : Math.min(1, job.prose.length / FULL_POST);
  return {
    skills: weightedBits(candidates.skillBits, wishes.skills),
    title: weightedBits(candidates.titleBits, wishes.title),
    coverage: coverageOf(weightedBits(candidates.textBits, wishes.text)),
    textShare: sql`least(1, coalesce(${candidates.textLength}, 0) / ${num(FULL_BIO)}) * ${num(postShare)}`,
    ...(job.timezone && { hours: hoursOf(job.timezone) }),
    terms: termsOf(job),
  };
};
