import { describe, expect, it } from 'vitest';
import { findPaidRole, ROLE_PAY } from '#shared/role-pay.ts';
import { DEMO_ROLES } from './demo-roles.ts';

const HOURS_A_MONTH = 160;

describe('the rates in the demo market', () => {
  const guided = DEMO_ROLES.flatMap(({ title, rates }) => {
    const role = findPaidRole(title);
    return role === null ? [] : [{ role, rates }];
  });

  it.each(guided)('match the pay on the role page for $role', ({ role, rates: [low, high] }) => {
    const { from, to } = ROLE_PAY[role];
    expect(Math.abs(low + (high - low) / 4 - from / HOURS_A_MONTH)).toBeLessThanOrEqual(1);
    expect(Math.abs(high - (high - low) / 4 - to / HOURS_A_MONTH)).toBeLessThanOrEqual(1);
  });

  it('cover roles that have a role page', () => {
    expect(guided.map(({ role }) => role)).toEqual(expect.arrayContaining(['Bookkeeper', 'Full Stack Developer']));
  });
});
