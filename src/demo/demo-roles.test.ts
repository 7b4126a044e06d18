import { describe, expect, it } from 'vitest';
import { paidRoleOf, ROLE_PAY } from '#shared/role-pay.ts';
import { DEMO_ROLES } from './demo-roles.ts';

const HOURS_A_MONTH = 160;

describe('what people of the demo market ask for', () => {
  const guided = DEMO_ROLES.flatMap(({ title, rates }) => {
    const role = paidRoleOf(title);
    return role === null ? [] : [{ role, rates }];
  });

  it.each(guided)('as a $role is around the guide of the role pages', ({ role, rates: [low, high] }) => {
    const { from, to } = ROLE_PAY[role];
    expect(Math.abs(low + (high - low) / 4 - from / HOURS_A_MONTH)).toBeLessThanOrEqual(1);
    expect(Math.abs(high - (high - low) / 4 - to / HOURS_A_MONTH)).toBeLessThanOrEqual(1);
  });

  it('is held to it for the roles that most companies look for', () => {
    expect(guided.map(({ role }) => role)).toEqual(expect.arrayContaining(['Bookkeeper', 'Full Stack Developer']));
  });
});
