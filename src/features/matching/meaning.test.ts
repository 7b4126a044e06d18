import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MatchCandidate, MatchJob } from './matching.contract.ts';
import {
  compareMeaningsBy,
  compatibility,
  explainPair,
  keysVersion,
  meaningKey,
  meaningText,
  packMeaning,
  prepareCandidate,
  prepareJob,
  triedChanges,
} from './matching.domain.ts';

const LEVELS = { chance: 0.3, same: 0.8 };

/** The stored vector of a title: two numbers, as if the model saw it in this direction. */
const vectorOf = (title: string, degrees: number): Uint8Array => {
  const turn = (Math.PI * degrees) / 180;
  return packMeaning(meaningKey(title) ?? 0, LEVELS, [Math.cos(turn), Math.sin(turn)]);
};

const job = (degrees: number, values: MatchJob = {}): MatchJob => {
  const title = values.title ?? 'Zookeeper';
  return {
    title,
    requiredSkills: ['Animal care'],
    hourlyBudget: 30,
    timezone: 'EST',
    ...values,
    meaning: vectorOf(title, degrees),
  };
};

const candidate = (degrees: number, values: MatchCandidate = {}): MatchCandidate => {
  const jobTitle = values.jobTitle ?? 'Wildlife attendant';
  return { jobTitle, skills: ['First aid'], hourlyRate: 40, ...values, meaning: vectorOf(jobTitle, degrees) };
};

const factorsOf = (one: MatchJob, other: MatchCandidate) => compatibility(one, other).factors;
const meaningOf = (one: MatchJob, other: MatchCandidate) =>
  factorsOf(one, other).find(({ factor }) => factor === 'meaning');
const without = <Side extends MatchJob | MatchCandidate>(side: Side): Side => ({ ...side, meaning: null });

beforeEach(() => compareMeaningsBy('model of the tests'));
afterEach(() => compareMeaningsBy(null));

describe('the meaning of two titles', () => {
  it.each([
    [0, 100],
    [30, 100],
    [60, 40],
    [90, 0],
    [180, 0],
  ])('at %i degrees counts %i', (degrees, score) => {
    expect(Math.abs((meaningOf(job(0), candidate(degrees))?.score ?? Number.NaN) - score)).toBeLessThan(2);
  });

  it('adds one factor and changes the score of none of the others', () => {
    const [one, other] = [job(0), candidate(10)];
    const plain = factorsOf(without(one), without(other));
    const factors = factorsOf(one, other);
    expect(factors.slice(0, 7).map(({ factor, score, summary }) => ({ factor, score, summary }))).toEqual(
      plain.map(({ factor, score, summary }) => ({ factor, score, summary })),
    );
    expect(factors.slice(7)).toEqual([
      { factor: 'meaning', score: 100, weight: expect.any(Number), summary: 'The titles mean nearly the same work' },
    ]);
    expect(factors.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    expect(factors.every(({ weight }, at) => weight <= (plain[at]?.weight ?? 1))).toBe(true);
  });

  it('raises the score where it fits, and lowers it where it does not', () => {
    const { score } = compatibility(without(job(0)), without(candidate(0)));
    expect(compatibility(job(0), candidate(0)).score).toBeGreaterThan(score);
    const same = { title: 'Zookeeper', jobTitle: 'Zookeeper' };
    const fits = compatibility(without(job(0, same)), without(candidate(0, same))).score;
    expect(compatibility(job(0, same), candidate(90, same)).score).toBeLessThan(fits);
  });

  it('is unknown where one side has none, whatever the other has', () => {
    for (const [one, other] of [
      [without(job(0)), candidate(0)],
      [job(0), without(candidate(0))],
      [job(0), { ...candidate(0), meaning: new Uint8Array(3) }],
    ] as const) {
      expect(compatibility(one, other)).toEqual(compatibility(without(one), without(other)));
    }
  });

  it('is unknown from the moment a title is another one', () => {
    const changed = { ...candidate(0), jobTitle: 'Accountant' };
    expect(compatibility(job(0), changed)).toEqual(compatibility(job(0), without(changed)));
  });

  it('is unknown between vectors of different lengths', () => {
    const longer = { ...candidate(0), meaning: packMeaning(meaningKey('Wildlife attendant') ?? 0, LEVELS, [1, 0, 0]) };
    expect(meaningOf(job(0), longer)).toBeUndefined();
  });

  it('is unknown of a vector that another model made', () => {
    const [one, other] = [job(0), candidate(0)];
    compareMeaningsBy('another model');
    expect(compatibility(one, other)).toEqual(compatibility(without(one), without(other)));
  });

  it('counts for nothing where no model is named', () => {
    const [one, other] = [job(0), candidate(0)];
    compareMeaningsBy(null);
    expect(factorsOf(one, other)).toHaveLength(7);
    expect(compatibility(one, other)).toEqual(compatibility(without(one), without(other)));
    expect(meaningKey('Zookeeper')).toBeNull();
  });
});

describe('improvements', () => {
  it('promise nothing about it, and are true with it when tried', () => {
    const degrees = fc.integer({ min: 0, max: 180 });
    const skills = fc.subarray(['React', 'Animal care', 'First aid', 'SQL']);
    fc.assert(
      fc.property(degrees, skills, skills, fc.constantFrom(10, 40), (turn, requiredSkills, offered, hourlyRate) => {
        const [one, other] = [job(0, { requiredSkills }), candidate(turn, { skills: offered, hourlyRate })];
        const { score, improvements } = compatibility(one, other);
        for (const { factor, gain } of improvements) {
          const changes: Partial<Record<string, MatchCandidate[]>> = {
            timezone: [{ ...other, timezone: 'EST' }],
            rate: [{ ...other, hourlyRate: 30 }],
            skills: requiredSkills.map((skill) => ({ ...other, skills: [...offered, skill] })),
          };
          expect((changes[factor] ?? []).map((changed) => compatibility(one, changed).score - score)).toContain(gain);
        }
        const tried = triedChanges(prepareJob(one), prepareCandidate(other));
        expect(tried.map(({ factor }) => factor)).not.toContain('meaning');
      }),
    );
  });
});

describe('what a model is asked about', () => {
  it('is the title without who somebody is', () => {
    expect(meaningText('  Zookeeper,   ana.prueba@mail.example ')).toBe('Zookeeper,');
    expect(meaningText('Nurse, 34 years old')).toBe('Nurse,');
    expect(meaningText('Name: Ana Prueba')).toBe('');
    expect(meaningText('x'.repeat(500))).toHaveLength(200);
  });

  it('is nothing where a title is empty or says only who somebody is', () => {
    expect([meaningKey(''), meaningKey('Name: Ana Prueba')]).toEqual([null, null]);
    expect(explainPair(prepareJob({}), prepareCandidate({})).factors).toHaveLength(7);
  });

  it('makes other keys, and so another version of them, with every model', () => {
    const versions = ['one model', 'another model', null].map((name) => {
      compareMeaningsBy(name);
      return [meaningKey('Zookeeper'), keysVersion()];
    });
    expect(new Set(versions.flat()).size).toBe(6);
    compareMeaningsBy('one model');
    expect([meaningKey('Zookeeper'), keysVersion()]).toEqual(versions[0]);
  });
});
