import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnswerError, readAnswers } from './answers.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const run = (command: 'bias' | 'counterfactual', ...args: string[]) => {
  const { DATABASE_URL: _url, ...env } = process.env;
  const file = fileURLToPath(new URL(`${command}.ts`, import.meta.url));
  return spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    env: { ...env, DATA_DIR: join(folder, 'none') },
  });
};

// Each test starts a process, which can be slow on a busy machine.
describe('audit commands without a database', { timeout: 120_000 }, () => {
  it('write a bias audit of a generated marketplace, labeled as such', () => {
    const out = join(folder, 'bias');
    const { status, stdout, stderr } = run('bias', '--out', out, '--generated', '100');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('GENERATED DATA');
    expect(readdirSync(out).toSorted()).toEqual(['bias.csv', 'bias.html']);
    expect(readFileSync(join(out, 'bias.html'), 'utf8')).toContain('<svg');
  });

  it('write a counterfactual audit of a generated marketplace, labeled as such', () => {
    const out = join(folder, 'counterfactual');
    const { status, stdout, stderr } = run('counterfactual', '--out', out, '--profiles', '10', '--jobs', '3');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('0 of them by personal details');
    expect(readdirSync(out).toSorted()).toEqual([
      'counterfactual.html',
      'countries.csv',
      'factors.csv',
      'moves.csv',
      'swaps.csv',
    ]);
    expect(readFileSync(join(out, 'counterfactual.html'), 'utf8')).toContain('GENERATED DATA');
  });

  it.each([
    ['--out is missing', []],
    ['--since is "soon"', ['--out', 'x', '--since', 'soon']],
    ['--seed is "-1"', ['--out', 'x', '--seed=-1']],
    ['--categories is "other"', ['--out', 'x', '--categories', 'other']],
  ])('reject invalid arguments: %s', (message, args) => {
    const { status, stderr } = run('bias', ...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('an answers file', () => {
  const ID = '0193b3a4-0000-7000-8000-000000000001';
  const HEAD = 'application_id,sex,race';

  it('is read by application, with empty cells as unanswered', () => {
    expect(readAnswers(`${HEAD}\r\n${ID},female,\r\n`, 'eeo-1').get(ID)).toEqual({ sex: 'female', race: null });
  });

  it.each([
    ['another header', 'id,sex,race', 'line 1'],
    ['an invalid application id', `${HEAD}\nsomebody,female,white`, 'line 2'],
    ['an unknown category', `${HEAD}\n${ID},female,green`, 'line 2: race must be one of'],
    ['a category of another scheme', `${HEAD}\n${ID},female,parda`, 'line 2: race must be one of'],
    ['a duplicate application', `${HEAD}\n${ID},female,\n${ID},male,`, 'line 3'],
  ])('is rejected with %s', (_what, text, message) => {
    expect(() => readAnswers(text, 'eeo-1')).toThrow(AnswerError);
    expect(() => readAnswers(text, 'eeo-1')).toThrow(message);
  });
});
