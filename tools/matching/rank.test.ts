import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compatibility } from '../../src/engine/matching.domain.ts';

const command = fileURLToPath(new URL('rank.ts', import.meta.url));
let folder = '';

const JOBS = [
  { id: 'j1', title: 'React developer', requiredSkills: ['React', 'CSS'] },
  { id: 'j2', description: 'A bookkeeper who knows QuickBooks and bank reconciliation.' },
];
const CANDIDATES = [
  {
    id: 'c1',
    jobTitle: 'Contadora',
    skills: ['QuickBooks'],
    bio: 'Conciliaciones bancarias con QuickBooks\u2028y nómina.',
  },
  { id: 'c2', jobTitle: 'Frontend developer', skills: ['ReactJS', 'CSS3'] },
  { id: 'c3', jobTitle: 'Chef', hourlyRate: null },
];

function rank(...args: string[]): { stdout: string; stderr: string; status: number | null } {
  return spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
}

function writeLines(name: string, lines: readonly unknown[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return path;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rank-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

// Each test starts a process, which can be slow on a busy machine.
describe('rank', { timeout: 30_000 }, () => {
  it('prints every job with its candidates, best first, as a TREC run', () => {
    const result = rank(
      '--jobs',
      writeLines('jobs', JOBS),
      '--candidates',
      writeLines('candidates', [...CANDIDATES, '']),
    );
    expect(result.stderr).toBe('');
    expect(result.status).toBe(0);
    const rows = result.stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    expect(rows).toHaveLength(6);
    expect(rows.map(([job, q0, , position, , tag]) => [job, q0, position, tag])).toEqual(
      ['j1', 'j2'].flatMap((job) => ['1', '2', '3'].map((position) => [job, 'Q0', position, 'puente'])),
    );
    expect([rows[0]?.[2], rows[3]?.[2]]).toEqual(['c2', 'c1']);
    for (const [jobId, , candidateId, , score] of rows) {
      const job = JOBS.find(({ id }) => id === jobId) ?? {};
      const candidate = CANDIDATES.find(({ id }) => id === candidateId) ?? {};
      expect(Math.round(Number(score))).toBe(compatibility(job, candidate).score);
    }
  });

  it('reads titles, dates and summaries of positions, but no company or school', () => {
    const work = { title: 'Bookkeeper', start: '2019-03', end: null, summary: 'Bank reconciliation in QuickBooks.' };
    const rankChef = (fileName: string, more: object) => {
      const chef = { id: 'c3', jobTitle: 'Chef', ...more };
      return rank('--jobs', writeLines('jobs', JOBS), '--candidates', writeLines(fileName, [chef])).stdout;
    };
    const careerAt = (company: string, school: string) => ({
      positions: [{ ...work, company }],
      education: [{ school, degree: 'MBA', field: null, start: null, end: '2015-01' }],
    });
    const result = rankChef('chef-1', careerAt('QuickBooks Accounting', 'Harvard'));
    expect(rankChef('chef-2', careerAt('Burger Hut', 'None'))).toBe(result);
    const parseScore = (run: string) => Number(run.split('\n')[1]?.split(' ')[4]);
    expect(parseScore(result)).toBeGreaterThan(parseScore(rankChef('chef-3', {})) + 15);
  });

  it('limits candidates and prints JSON lines on request', () => {
    const files = ['--jobs', writeLines('jobs', JOBS), '--candidates', writeLines('candidates', CANDIDATES)];
    const { stdout } = rank(...files, '--top', '1', '--format=jsonl');
    const rows: unknown[] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows).toEqual([
      { jobId: 'j1', candidateId: 'c2', rank: 1, score: expect.any(Number) },
      { jobId: 'j2', candidateId: 'c1', rank: 1, score: expect.any(Number) },
    ]);
  });

  it.each([
    ['is not JSON', '{"id": '],
    ['has no id', { skills: ['React'] }],
    ['has a wrong type', { id: 'c9', skills: 'React' }],
    ['is not an object', '[]'],
  ])('stops with the line number of a line that %s', (_what, broken) => {
    const candidates = writeLines('broken', [CANDIDATES[0], broken, CANDIDATES[1]]);
    const result = rank('--jobs', writeLines('jobs', JOBS), '--candidates', candidates);
    expect(result.status).toBe(1);
    expect(result.stdout).toBe('');
    expect(result.stderr).toContain(`${candidates}:2: `);
  });

  it('stops with the line number of an invalid job', () => {
    const jobs = writeLines('broken-jobs', [JOBS[0], { id: 'j3', hourlyBudget: '30' }]);
    const result = rank('--jobs', jobs, '--candidates', writeLines('candidates', CANDIDATES));
    expect(result.status).toBe(1);
    expect(result.stderr).toContain(`${jobs}:2: hourlyBudget`);
  });

  it('stops with the line number of a duplicate id', () => {
    const candidates = writeLines('twice', [CANDIDATES[0], '', CANDIDATES[1], { ...CANDIDATES[2], id: 'c1' }]);
    const result = rank('--jobs', writeLines('jobs', JOBS), '--candidates', candidates);
    expect([result.status, result.stdout]).toEqual([1, '']);
    expect(result.stderr).toContain(`${candidates}:4: id: "c1" was used in an earlier line`);
    const jobs = writeLines('jobs-twice', [JOBS[0], JOBS[0]]);
    expect(rank('--jobs', jobs, '--candidates', writeLines('candidates', CANDIDATES)).stderr).toContain(
      `${jobs}:2: id`,
    );
  });

  it('names an unreadable file', () => {
    const result = rank('--jobs', join(folder, 'absent'), '--candidates', writeLines('candidates', CANDIDATES));
    expect(result.status).toBe(1);
    expect(result.stderr).toContain('absent');
  });

  it('uses an imported taxonomy', () => {
    const taxonomy = writeLines('imported.json', [
      {
        licences: ['ours'],
        skills: [{ label: 'Zebra taming', aliases: ['stripe work'], broader: [] }],
        occupations: [],
      },
    ]);
    const files = [
      '--jobs',
      writeLines('zebra-job', [{ id: 'z', requiredSkills: ['Zebra taming'] }]),
      '--candidates',
      writeLines('zebra-candidate', [{ id: 'c', skills: ['Stripe work'] }]),
    ];
    expect(rank(...files).stdout).toContain(' 0.000000 ');
    expect(rank(...files, '--taxonomy', taxonomy).stdout).toContain(' 100.000000 ');
    const broken = rank(...files, '--taxonomy', writeLines('broken.json', [{ skills: [] }]));
    expect(broken.stderr).toContain('broken.json: licences');
    expect(broken.status).toBe(1);
  });

  it.each([
    [[]],
    [['--jobs', 'x']],
    [['--jobs', 'x', '--candidates', 'y', '--top', '0']],
    [['--jobs', 'x', '--candidates', 'y', '--format', 'xml']],
  ])('prints its usage for %j', (args) => {
    const result = rank(...args);
    expect(result.status).toBe(2);
    expect(result.stderr).toContain('usage: rank --jobs');
  });
});
