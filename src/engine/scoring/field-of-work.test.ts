import { describe, expect, it } from 'vitest';
import { drawPost, drawProfile } from '#testing/market/market.ts';
import { createSeededRandom } from '#testing/market/random.ts';
import type { MatchCandidate } from '../matching.contract.ts';
import { compatibility, prepareCandidate, prepareJob } from '../matching.domain.ts';
import { rawScores } from './factors.ts';
import { fieldScore, highestSimilarity, titleScore } from './title-factor.ts';

/** Duties of a payroll clerk. The tests build bios of different lengths from them. */
const DUTIES = [
  'match supplier statements with purchase orders and delivery notes',
  'chase overdue balances by telephone and letter',
  'post receipts and petty cash vouchers to the ledger',
  'prepare the weekly run of payments for approval',
  'file remittance slips, tax certificates and contracts',
  'reconcile credit cards of eleven travelling colleagues',
  'answer questions of auditors about old transactions',
  'correct wrong cost centres before each close',
  'teach new colleagues how vouchers are coded',
  'scan paper from three warehouses and index it',
  'compare freight charges with agreed tariffs',
  'calculate commissions of eight dealers in a workbook',
  'open records of new vendors after checking their papers',
  'write monthly notes on what differed from plan',
  'count stock twice a year beside the storekeeper',
  'report unclaimed property and returned cheques',
  'enter insurance premiums, rents and leases',
  'watch exchange rates and revalue foreign balances',
  'draft letters of confirmation for lenders',
  'archive what the law wants kept for ten years',
  'negotiate longer terms with printers, carriers and landlords',
  'translate foreign bills before booking them',
  'settle disputes over damaged pallets and short shipments',
  'test macros when our software is upgraded',
  'photograph fixed assets and tag furniture',
  'schedule couriers for original documents',
];
const RESUME = DUTIES.join('. ');

const job = {
  title: 'Accountant',
  description:
    'Prepare individual returns for our clients during the season: gather forms, ask for what is missing, enter it and explain the result.',
  requiredSkills: ['Tax preparation', 'Drake Tax', 'Attention to detail'],
};
const rawTitleScore = (post: typeof job, candidate: MatchCandidate): number =>
  rawScores(prepareJob(post), prepareCandidate(candidate)).title;

describe('titles in the same field', () => {
  it('score the same, regardless of what else the bio says', () => {
    const titleScores = [0, 5, 15, 26].map((lines) =>
      rawTitleScore(job, { jobTitle: 'Payroll Clerk', bio: DUTIES.slice(0, lines).join('. ') }),
    );
    expect(new Set(titleScores).size).toBe(1);
    expect(titleScores[0]).toBeGreaterThan(rawTitleScore(job, { jobTitle: 'Welder' }) + 5);
    expect(titleScores[0]).toBeLessThan(60);
  });

  it('gain nothing from repetition or a copied job post', () => {
    const bare = rawTitleScore(job, { jobTitle: 'Payroll Clerk' });
    expect(rawTitleScore(job, { jobTitle: 'Payroll Clerk', bio: `${DUTIES[0] ?? ''}. `.repeat(60) })).toBe(bare);
    const copy = `${job.description} `.repeat(12);
    expect(rawTitleScore({ ...job, description: copy }, { jobTitle: 'Payroll Clerk', bio: copy })).toBe(bare);
  });

  it('gain nothing from a bio if the job post has only a title', () => {
    const bare = { title: job.title, description: '', requiredSkills: [] };
    expect(rawTitleScore(bare, { jobTitle: 'Payroll Clerk', bio: RESUME })).toBe(
      rawTitleScore(bare, { jobTitle: 'Payroll Clerk' }),
    );
  });

  it('do not include an unrelated title, even with a bio about the field', () => {
    expect(rawTitleScore(job, { jobTitle: 'Welder', bio: RESUME })).toBeLessThan(10);
    expect(compatibility(job, { jobTitle: 'Welder', bio: RESUME }).score).toBeLessThan(30);
  });

  it('are described as overlapping or close if the field counts', () => {
    const candidate = { jobTitle: 'Payroll Clerk', bio: RESUME };
    expect(fieldScore(prepareJob(job), prepareCandidate(candidate))).toBeGreaterThan(20);
    const { summary } = compatibility(job, candidate).factors.find(({ factor }) => factor === 'title') ?? {};
    expect(summary).toMatch(/^(?:Some overlap with|Close to) the role/);
  });
});

describe('highestSimilarity', () => {
  it('yields a title score that is never below that of the pair, as the index requires', () => {
    const random = createSeededRandom(11);
    for (let i = 0; i < 400; i++) {
      const preparedJob = prepareJob(drawPost(random));
      const profile = drawProfile(random);
      const bio = random.happens(0.5) ? RESUME : profile.bio;
      const preparedCandidate = prepareCandidate({ ...profile, bio });
      if (preparedJob.title === null) continue;
      const highestScore = (title: typeof preparedCandidate.title, isStated: boolean) =>
        preparedJob.title === null || title === null
          ? 0
          : titleScore(preparedJob, highestSimilarity(preparedJob.title, title), isStated);
      const bound = Math.max(
        highestScore(preparedCandidate.title, true),
        highestScore(preparedCandidate.bioTitle, false),
      );
      expect(bound).toBeGreaterThanOrEqual(rawScores(preparedJob, preparedCandidate).title);
    }
  });
});
