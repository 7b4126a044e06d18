import { expect, it } from 'vitest';
import { mayReport } from './reports.policy.ts';

const stranger = { haveConversation: false, hasAppliedToCompany: false, isListed: false };

it('users may report only people they have a conversation with, met through an application or see in their lists', () => {
  expect(mayReport(stranger)).toBe(false);
  expect(mayReport({ ...stranger, haveConversation: true })).toBe(true);
  expect(mayReport({ ...stranger, hasAppliedToCompany: true })).toBe(true);
  expect(mayReport({ ...stranger, isListed: true })).toBe(true);
});
