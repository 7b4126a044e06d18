/** Divides a generated marketplace into parts for workers. Pure. */
import { companyCount, jobCount, type MarketPlan } from './market-rows.ts';

export interface FillData {
  url: string;
  plan: MarketPlan;
}

/** Rows of one kind from number `first`. `companies` includes jobs. `activity` is the applications to these companies and their conversations. */
export interface FillPart {
  kind: 'candidates' | 'companies' | 'activity';
  first: number;
  count: number;
}

/** A worker's reply; `problem` is null on success. */
export interface FillReply {
  problem: string | null;
}

const CANDIDATES_PER_PART = 500;
const COMPANIES_PER_PART = 50;

const splitIntoParts = (kind: FillPart['kind'], count: number, size: number): FillPart[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, part) => ({
    kind,
    first: part * size,
    count: Math.min(size, count - part * size),
  }));

/** Returns the stages: first the parts that can be filled in any order, then those that refer to them. */
export const fillStages = (plan: MarketPlan): FillPart[][] => [
  [
    ...splitIntoParts('candidates', plan.candidates, CANDIDATES_PER_PART),
    ...splitIntoParts('companies', companyCount(plan), COMPANIES_PER_PART),
  ],
  splitIntoParts('activity', companyCount(plan), COMPANIES_PER_PART),
];

/** Estimates the size of a part, in candidates. */
export const estimatePartSize = ({ kind, count }: FillPart): number =>
  kind === 'activity' ? count * 2 : kind === 'companies' ? count * 5 : count;

/** Returns a readable description of a generated marketplace. */
export const describeMarket = (plan: MarketPlan): string =>
  `${plan.candidates.toLocaleString('en-US')} candidates, ${jobCount(plan).toLocaleString('en-US')} jobs of ${companyCount(plan).toLocaleString('en-US')} companies`;
