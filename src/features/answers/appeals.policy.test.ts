import { expect, it } from 'vitest';
import { mayReadRecord } from '#features/pipeline/applications.policy.ts';
import { type AppealReader, mayCloseAppeal } from './appeals.policy.ts';

const reader = (values: Partial<AppealReader> = {}): AppealReader => ({
  isAdmin: false,
  side: null,
  hasDeclined: false,
  ...values,
});

it.each([
  ['an admin', reader({ isAdmin: true }), true, true],
  ['an admin who declined', reader({ isAdmin: true, side: 'company', hasDeclined: true }), true, false],
  ['an admin who was declined', reader({ isAdmin: true, side: 'candidate' }), true, false],
  ['another member of the company', reader({ side: 'company' }), true, true],
  ['the member of the company who declined', reader({ side: 'company', hasDeclined: true }), true, false],
  ['the candidate', reader({ side: 'candidate' }), true, false],
  ['anyone else', reader(), false, false],
])('%s has exactly the listed permissions to read and close an appeal', (_who, who, mayRead, mayClose) => {
  expect([mayReadRecord(who), mayCloseAppeal(who)]).toEqual([mayRead, mayClose]);
});
