import { expect, it } from 'vitest';
import type { Member } from '#features/teams/teams.contract.ts';
import { listAddableMembers } from './hiring-team.tsx';

const createMember = (userId: string, facts: Partial<Member> = {}): Member => ({
  userId,
  firstName: 'Ana',
  lastName: 'Paz',
  email: null,
  role: 'reviewer',
  joinedAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: null,
  ...facts,
});

it('offers members for a hiring team who are neither on it nor suspended', () => {
  const members = [createMember('on-team'), createMember('free'), createMember('suspended', { isSuspended: true })];
  const team = [{ userId: 'on-team', firstName: 'Ana', lastName: 'Paz', role: 'reviewer' as const, notify: true }];
  expect(listAddableMembers(members, team).map(({ userId }) => userId)).toEqual(['free']);
});
