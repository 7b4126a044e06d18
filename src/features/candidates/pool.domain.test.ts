import { describe, expect, it } from 'vitest';
import { chooseLikeliest, demandOf, fitsTerms, type PoolMember, roughFit } from './pool.domain.ts';

const job = (values: Partial<Parameters<typeof demandOf>[0]> = {}) =>
  demandOf({
    id: 'job',
    skillKeys: ['react', 'node-js'],
    titleKeys: ['developer'],
    offsetJanuary: -300,
    hourlyBudget: 40,
    jobType: 'full-time',
    ...values,
  });

const member = (values: Partial<PoolMember> = {}): PoolMember => ({
  id: 'member',
  version: '1',
  skillKeys: ['react', 'node-js'],
  titleKeys: ['developer'],
  hourlyRate: 30,
  availability: 'full-time',
  offsetJanuary: -300,
  ...values,
});

describe('the rough fit', () => {
  it('falls with everything that does not fit', () => {
    const whole = roughFit(job(), member());
    for (const worse of [
      { skillKeys: ['react'] },
      { titleKeys: ['nurse'] },
      { hourlyRate: 80 },
      { availability: 'contract' },
      { offsetJanuary: 60 },
    ]) {
      expect(roughFit(job(), member(worse))).toBeLessThan(whole);
    }
  });

  it('takes what is not stated for middling, not for bad', () => {
    const unstated = roughFit(job(), member({ hourlyRate: null }));
    expect(unstated).toBeLessThan(roughFit(job(), member()));
    expect(unstated).toBeGreaterThan(roughFit(job(), member({ hourlyRate: 200 })));
  });
});

describe('the terms of a job', () => {
  it('are met when stated and within', () => {
    expect(fitsTerms(job(), member())).toBe(true);
    expect(fitsTerms(job(), member({ hourlyRate: 41 }))).toBe(false);
    expect(fitsTerms(job(), member({ hourlyRate: null }))).toBe(false);
    expect(
      fitsTerms(job({ hourlyBudget: null, jobType: null, offsetJanuary: null }), member({ hourlyRate: null })),
    ).toBe(true);
  });
});

describe('choosing the likeliest', () => {
  const many = (id: string, count: number, values: Partial<PoolMember>) =>
    Array.from({ length: count }, (_, index) => member({ id: `${id}${index}`, ...values }));

  it('takes all where they are few', () => {
    const few = many('a', 3, {});
    expect(chooseLikeliest(few, [job()], 3)).toEqual(few);
  });

  it('takes the best of one job', () => {
    const [good, bad] = [many('good', 5, {}), many('bad', 20, { skillKeys: [], titleKeys: [] })];
    expect(chooseLikeliest([...bad, ...good], [job()], 5)).toEqual(good);
  });

  it('gives every job its share and never more than the size', () => {
    const nurseJob = job({ id: 'nurse', skillKeys: ['triage'], titleKeys: ['nurse'] });
    const nurses = many('nurse', 3, { skillKeys: ['triage'], titleKeys: ['nurse'] });
    const chosen = chooseLikeliest([...many('dev', 50, {}), ...nurses], [job(), nurseJob], 10);
    expect(chosen).toHaveLength(10);
    expect(chosen.filter(({ id }) => id.startsWith('nurse'))).toHaveLength(3);
  });
});
