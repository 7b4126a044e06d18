import { describe, expect, it } from 'vitest';
import { type BenchOptions, parseArguments } from './arguments.ts';
import { CALLS } from './calls.ts';

const parseOptions = (...args: string[]): BenchOptions => {
  const parsed = parseArguments(args);
  if (parsed.kind !== 'run') throw new Error(`${args.join(' ')} is not a run`);
  return parsed.options;
};

const findProblem = (...args: string[]): string => {
  const parsed = parseArguments(args);
  return parsed.kind === 'wrong' ? parsed.problem : '';
};

describe('bench arguments', () => {
  it('by default measure every call of the product and the floor, but neither live messages nor the mix', () => {
    const options = parseOptions();
    expect(options.calls).toEqual(CALLS.map(({ name }) => name));
    expect(options.measurements).toEqual(['start', 'busy']);
    expect(options).toMatchObject({ candidates: null, connections: 32, seconds: 8, hasFloor: true, isKept: false });
  });

  it('can select calls and measurements, which run in a fixed order', () => {
    const options = parseOptions('--only', 'thread, newest,busy');
    expect(options.calls).toEqual(['newest', 'thread']);
    expect(options.measurements).toEqual(['busy']);
    expect(parseOptions('--only', 'mix').measurements).toEqual(['mix']);
    expect(parseOptions('--live', '--mix').measurements).toEqual(['start', 'busy', 'live', 'mix']);
  });

  it('accept fractions of seconds and whole numbers of candidates', () => {
    expect(parseOptions('--seconds', '0.5', '--candidates', '100000')).toMatchObject({
      seconds: 0.5,
      candidates: 100_000,
    });
  });

  it('can limit the number of people', () => {
    expect(parseOptions().people).toBeNull();
    expect(parseOptions('--people', '40').people).toBe(40);
  });

  it.each([
    [['--people', '0'], '--people is "0"; it must be a whole number from 1 to 1000'],
    [['--candidates', '1e9'], '--candidates is "1e9"; it must be a whole number from 100 to 20000000'],
    [['--candidates', '1000.5'], '--candidates is "1000.5"'],
    [['--connections', ''], '--connections is ""'],
    [['--only', 'newst'], '--only is "newst"; it must be one of newest,'],
    [['--database', 'mysql://x/y'], '--database must be a postgres:// address'],
    [['--database', 'postgres://localhost'], 'with the name of a database'],
    [['--sleep'], "Unknown option '--sleep'"],
    [['10000'], '"10000" is not an option'],
    [['--docs'], '--docs takes the files'],
  ])('are rejected if invalid: %j', (args, problem) => {
    expect(findProblem(...args)).toContain(problem);
  });

  it('of the docs command are files', () => {
    expect(parseArguments(['--docs', 'a.json', 'b.json'])).toEqual({ kind: 'docs', files: ['a.json', 'b.json'] });
  });
});
