import { expect, it } from 'vitest';
import type { Job } from '../../jobs.contract.ts';
import { copiedJobValues } from './job-fields.tsx';

it('copies a job without its last day to apply and the ids of its questions', () => {
  const question = { type: 'short', label: 'Which tools do you use?', required: true, mustHave: false } as const;
  const job = {
    title: 'Accountant',
    startDate: '2027-01-04',
    validThrough: '2026-11-30',
    questions: [{ id: 'a', version: 2, ...question }],
  } as unknown as Job;
  expect(copiedJobValues(job)).toMatchObject({
    title: 'Accountant',
    startDate: '2027-01-04',
    validThrough: '',
    questions: [question],
  });
});
