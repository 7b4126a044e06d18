import { describe, expect, it } from 'vitest';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { findPaidRole, ROLE_PAY } from '#shared/role-pay.ts';
import { POPULAR_ROLES } from '../landing-content.ts';
import { familiesIn } from './role-families.ts';
import { salarySpan } from './role-family.ts';

const ROLE_FAMILIES = familiesIn('en');
const everyRole = ROLE_FAMILIES.flatMap(({ roles }) => roles);

describe('the role families', () => {
  it('are the six families in the menu, in the same order', () => {
    expect(ROLE_FAMILIES.map(({ path }) => path)).toEqual([
      '/hire/marketing',
      '/hire/sales',
      '/hire/customer-support',
      '/hire/executive-assistant',
      '/hire/it',
      '/hire/finance',
    ]);
    const paths: readonly string[] = Object.values(PUBLIC_PATHS);
    for (const { path } of ROLE_FAMILIES) expect(paths).toContain(path);
  });

  it.each(ROLE_FAMILIES)(
    'include $id with five to seven distinct roles, each with at least four skills',
    ({ roles }) => {
      expect(roles.length).toBeGreaterThanOrEqual(5);
      expect(roles.length).toBeLessThanOrEqual(7);
      expect(new Set(roles.map(({ title }) => title)).size).toBe(roles.length);
      for (const { skills } of roles) expect(skills.length).toBeGreaterThanOrEqual(4);
    },
  );

  it.each(ROLE_FAMILIES)(
    'include $id with five questions, three benefits and three steps',
    ({ questions, benefits, process }) => {
      expect(questions).toHaveLength(5);
      expect(benefits).toHaveLength(3);
      expect(process).toHaveLength(3);
    },
  );

  it('share no text with each other', () => {
    const texts = ROLE_FAMILIES.flatMap((family) => [
      family.title,
      family.lead,
      family.showcase.title,
      ...family.benefits.map(({ text }) => text),
      ...family.process,
      ...family.interview.map(({ text }) => text),
      ...family.questions.map(({ answer }) => answer),
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('the salaries of roles', () => {
  it('are ranges between $2,000 and $6,000 a month', () => {
    for (const { title, salary } of everyRole) {
      expect(salary.from, title).toBeLessThan(salary.to);
      expect(salary.from, title).toBeGreaterThanOrEqual(2_000);
      expect(salary.to, title).toBeLessThanOrEqual(6_000);
    }
  });

  it('in marketing range from $2,200 to $5,500', () => {
    expect(salarySpan(ROLE_FAMILIES[0]?.roles ?? [])).toEqual({ from: 2_200, to: 5_500 });
  });

  it('at the senior level are between $3,000 and $5,000', () => {
    const seniors = everyRole.filter(({ level }) => level === 'Senior');
    expect(seniors.length).toBeGreaterThan(0);
    for (const { title, salary } of seniors) {
      expect(salary.from, title).toBeGreaterThanOrEqual(3_000);
      expect(salary.to, title).toBeLessThanOrEqual(5_000);
    }
  });

  it('equal those suggested in the job form', () => {
    expect(Object.fromEntries(everyRole.map(({ title, salary }) => [title, salary]))).toEqual(ROLE_PAY);
    expect(findPaidRole(' bookkeeper ')).toBe('Bookkeeper');
    expect(findPaidRole('Bookkeeper for a bakery')).toBeNull();
  });

  it.each(POPULAR_ROLES)('for $title match the landing page, and so do the skills', ({ title, salary, skills }) => {
    const role = everyRole.find((other) => other.title === title);
    expect(role?.salary).toEqual(salary);
    expect(role?.skills).toEqual(skills);
  });
});
