import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { MatchCandidate, MatchJob } from '../matching.contract.ts';
import { compatibility } from '../matching.domain.ts';

const JOB: MatchJob = {
  title: 'Bookkeeper',
  description:
    'We run three dental offices in Arizona and need somebody who keeps our books in QuickBooks: bank and card reconciliations every week, payables, monthly close and reports to our accountant. You work with the office managers by phone and email.',
  requiredSkills: ['QuickBooks Online', 'Bank reconciliation', 'Accounts payable', 'Excel'],
  experience: '3-5',
  hourlyBudget: 18,
  timezone: 'America/Phoenix',
  jobType: 'full-time',
};
const CANDIDATE: MatchCandidate = {
  jobTitle: 'Auxiliar contable',
  bio: 'I kept the books of two clinics in Medellín for four years: payables, conciliaciones bancarias every week, the monthly close, and reports for the owners. I speak English with vendors and office managers every day.',
  skills: ['QuickBooks', 'Conciliación bancaria', 'Google Sheets'],
  experience: '4 years',
  hourlyRate: 16,
  timezone: 'America/Bogota',
  availability: 'full-time',
};

it("the worked example of docs/matching.md matches the engine's result", () => {
  const page = readFileSync(new URL('../../../docs/matching.md', import.meta.url), 'utf8');
  const { score, factors } = compatibility(JOB, CANDIDATE);
  for (const { factor, score: points, weight, summary } of factors) {
    const contribution = (points * weight).toFixed(1);
    expect(page).toContain(`| ${factor} | ${points} | ${weight.toFixed(3)} | ${contribution} | ${summary} |`);
  }
  expect(page).toContain(`is the score: **${score}**`);
});
