import { expect, it } from 'vitest';
import { listSteps } from './components/first-steps.tsx';

const NONE_DONE = { profile: false, job: false, invited: 0, calendar: false };

it('the checklist asks only owners to describe the company', () => {
  const names = (mayManage: boolean) => listSteps(NONE_DONE, mayManage).map(({ name }) => name);
  expect(names(true)).toEqual(['profile', 'job', 'people', 'calendar']);
  expect(names(false)).toEqual(['job', 'people', 'calendar']);
});
