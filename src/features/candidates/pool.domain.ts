/**
 * Who is worth scoring exactly: a rough look at the keys and terms that retrieval reads, without any text. It only chooses
 * who is scored; it is never shown. Invariant: pure, and cheap enough for thousands of pairs in a request.
 */
import { relatedSkillKeys } from '#features/matching/matching.domain.ts';
import type { OpenJob } from './candidates.domain.ts';

/** What retrieval reads of a candidate. */
export interface PoolMember {
  id: string;
  /** Another text after every change of the profile. */
  version: string;
  skillKeys: readonly string[];
  titleKeys: readonly string[];
  hourlyRate: number | null;
  availability: string | null;
  offsetJanuary: number | null;
}

/** A job's side of retrieval, its keys ready to be looked up. */
export interface Demand {
  skills: ReadonlySet<string>;
  related: ReadonlySet<string>;
  titles: ReadonlySet<string>;
  budget: number | null;
  workType: string | null;
  offsetJanuary: number | null;
}

/** Reads a job once for all its candidates. */
export const demandOf = (job: OpenJob): Demand => ({
  skills: new Set(job.skillKeys),
  related: new Set(relatedSkillKeys(job.skillKeys)),
  titles: new Set(job.titleKeys),
  budget: job.hourlyBudget ?? null,
  workType: job.jobType || null,
  offsetJanuary: job.offsetJanuary,
});

/** What the parts count for, near the weights of the matching engine. */
const WEIGHTS = { skills: 0.4, title: 0.25, rate: 0.1, hours: 0.08, workType: 0.05 };
const RELATED_CREDIT = 0.5;
/** What a part is taken for where one side left it empty: it should neither help nor harm. */
const UNKNOWN = 0.7;
/** Minutes between two zones within which working days overlap nearly whole. */
export const NEAR = 90;

const countIn = (keys: readonly string[], wanted: ReadonlySet<string>): number => {
  let count = 0;
  for (const key of keys) if (wanted.has(key)) count += 1;
  return count;
};

const skillsPart = ({ skills, related }: Demand, { skillKeys }: PoolMember): number => {
  if (skills.size === 0) return 0;
  const own = countIn(skillKeys, skills);
  const near = Math.min(countIn(skillKeys, related), skills.size - own);
  return (own + RELATED_CREDIT * near) / skills.size;
};

const titlePart = ({ titles }: Demand, { titleKeys }: PoolMember): number =>
  titles.size === 0 ? 0 : (2 * countIn(titleKeys, titles)) / (titles.size + titleKeys.length);

const ratePart = ({ budget }: Demand, { hourlyRate }: PoolMember): number =>
  budget === null || hourlyRate === null ? UNKNOWN : Math.min(1, budget / hourlyRate) ** 3;

const hoursPart = ({ offsetJanuary }: Demand, member: PoolMember): number => {
  if (offsetJanuary === null || member.offsetJanuary === null) return UNKNOWN;
  const apart = Math.abs(offsetJanuary - member.offsetJanuary);
  return apart <= NEAR ? 1 : NEAR / apart;
};

const workTypePart = ({ workType }: Demand, { availability }: PoolMember): number => {
  if (workType === null || availability === null) return UNKNOWN;
  return workType === availability ? 1 : 0.5;
};

/** Whether a candidate states all of a job's terms, and meets them: rate, type of work, hours. */
export const fitsTerms = (demand: Demand, member: PoolMember): boolean => {
  const { budget, workType, offsetJanuary } = demand;
  if (budget !== null && (member.hourlyRate === null || member.hourlyRate > budget)) return false;
  if (workType !== null && member.availability !== workType) return false;
  if (offsetJanuary === null) return true;
  return member.offsetJanuary !== null && Math.abs(offsetJanuary - member.offsetJanuary) <= NEAR;
};

/** How well a candidate may fit, roughly 0-1; only the order means anything. */
export const roughFit = (demand: Demand, member: PoolMember): number =>
  WEIGHTS.skills * skillsPart(demand, member) +
  WEIGHTS.title * titlePart(demand, member) +
  WEIGHTS.rate * ratePart(demand, member) +
  WEIGHTS.hours * hoursPart(demand, member) +
  WEIGHTS.workType * workTypePart(demand, member);

/**
 * The `size` candidates who may fit the jobs best: each job brings an even share of its best, and what is left free goes to
 * those who fit any job best. Equals stand in the order of `members`.
 */
export const chooseLikeliest = (
  members: readonly PoolMember[],
  demands: readonly Demand[],
  size: number,
): PoolMember[] => {
  if (members.length <= size) return [...members];
  const byJob = demands.map((demand) =>
    members
      .map((member) => ({ member, fit: roughFit(demand, member) }))
      .toSorted((one, other) => other.fit - one.fit)
      .slice(0, size),
  );
  const share = Math.floor(size / Math.max(1, demands.length));
  const chosen = new Set(byJob.flatMap((ranked) => ranked.slice(0, share)).map(({ member }) => member));
  const others = byJob.flatMap((ranked) => ranked.slice(share)).toSorted((one, other) => other.fit - one.fit);
  for (const { member } of others) if (chosen.size < size) chosen.add(member);
  return [...chosen];
};
