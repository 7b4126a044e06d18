/** The rough score of jobs for one candidate, in SQL over the columns of their table. It only chooses which are scored. */
import { type SQL, sql } from 'drizzle-orm';
import {
  FULL_BIO,
  FULL_POST,
  offeredTypeScores,
  type PreparedCandidate,
  SKETCH_BITS,
  wishesOfCandidate,
} from '#features/matching/matching.domain.ts';
import {
  chosenTerm,
  hoursShared,
  num,
  type RoughParts,
  rateTerm,
  weightedBits,
  yearsAskedTerm,
} from '#features/matching/server/retrieval.service.ts';
import { jobs } from './jobs.tables.ts';

/** The share of a post's telling words that the bio has, without what its words would meet by chance. */
const coverageOf = ({ prose }: PreparedCandidate, said: SQL): SQL => {
  const byChance = (prose?.total ?? 0) / SKETCH_BITS.text;
  return sql`greatest(0, ${said} / greatest(1, bit_count(${jobs.textBits})) - ${num(byChance)}) / ${num(1 - byChance)}`;
};

const hoursOf = ({ january, july }: NonNullable<PreparedCandidate['timezone']>): SQL =>
  sql`least(${hoursShared(sql`${jobs.offsetJanuary}`, sql.raw(`(${january})`))}, ${hoursShared(sql`${jobs.offsetJuly}`, sql.raw(`(${july})`))})`;

const termsOf = ({ years, rate, workType }: PreparedCandidate): RoughParts['terms'] => ({
  ...(years && { experience: yearsAskedTerm(years, { min: jobs.yearsMin, max: jobs.yearsMax }) }),
  ...(rate !== null && { rate: rateTerm(sql`${jobs.hourlyBudget}`, num(rate)) }),
  ...(workType && { availability: chosenTerm(jobs.jobType, offeredTypeScores(workType)) }),
});

/** What the rough score of a job for the candidate is made of. */
export const roughPartsFor = (candidate: PreparedCandidate): RoughParts => {
  const wishes = wishesOfCandidate(candidate);
  const bioShare = candidate.prose === null ? 0 : Math.min(1, candidate.prose.length / FULL_BIO);
  return {
    skills: sql`${weightedBits(jobs.skillBits, wishes.skills)} / ${jobs.skillsWeight}`,
    title: weightedBits(jobs.titleBits, wishes.title),
    coverage: coverageOf(candidate, weightedBits(jobs.textBits, wishes.text)),
    textShare: sql`least(1, coalesce(${jobs.textLength}, 0) / ${num(FULL_POST)}) * ${num(bioShare)}`,
    ...(candidate.timezone && { hours: hoursOf(candidate.timezone) }),
    terms: termsOf(candidate),
  };
};
