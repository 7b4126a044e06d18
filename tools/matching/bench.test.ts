import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const command = fileURLToPath(new URL('bench.ts', import.meta.url));
let folder = '';

const JOBS = [
  { id: 'j1', title: 'Frontend developer', requiredSkills: ['React'] },
  { id: 'j2', title: 'Accountant' },
  { id: 'unjudged', title: 'Pilot' },
];
const CANDIDATES = [
  { id: 'c1', jobTitle: 'Contadora' },
  { id: 'c2', jobTitle: 'React developer' },
  { id: 'c3', jobTitle: 'Chef', bio: 'Cooks for a frontend of guests.' },
];

function bench(...args: string[]): { stdout: string; stderr: string; status: number | null } {
  return spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
}

function writeSet(name: string, judgments: string): string {
  const set = join(folder, name);
  mkdirSync(set, { recursive: true });
  const lines = (items: readonly unknown[]): string => items.map((item) => JSON.stringify(item)).join('\n');
  writeFileSync(join(set, 'jobs.jsonl'), lines(JOBS));
  writeFileSync(join(set, 'candidates.jsonl'), lines(CANDIDATES));
  writeFileSync(join(set, 'qrels.tsv'), judgments);
  return set;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

// Each test starts a process, which can be slow on a busy machine.
describe('bench:matching', { timeout: 120_000 }, () => {
  it('prints the results of the engine and its baselines on every set, and the speed', () => {
    writeSet('sets/one', 'j1\t0\tc2\t1\nj2\t0\tc1\t1\nj2\t0\tc3\t0\n');
    writeSet('sets/two', 'j1 0 c2 1\n');
    const result = bench('--data', join(folder, 'sets'));
    expect(result.stderr).toBe('');
    const [ranking = '', calibration = ''] = result.stdout.split('\n\nScores of fitting pairs');
    const rows = ranking.split('\n').filter((line) => line.startsWith('|'));
    expect(rows).toHaveLength(2 + 2 * 3);
    expect(rows[2]).toBe('| one | 2 × 3 | Puente | 1.000 | 1.000 | 0.100 | 1.000 | 1.000 |');
    expect(rows[3]).toMatch(/^\| one \| 2 × 3 \| BM25, stemmed words \| [01]\.\d{3} /);
    expect(rows[7]).toMatch(/^\| two \| 1 × 3 \| TF-IDF, 2-4 letters \|/);
    expect(calibration).toContain('\n| one | fitting | 0.0% | ');
    expect(calibration).toContain('\n| two | of the band, fitting | ');
    expect(result.stdout).toMatch(
      /\nSpeed: [\d,]+ structured pairs per second on one core, [\d,]+ streamed from files\.\n$/,
    );
    expect(result.status).toBe(0);
  });

  it('evaluates jobs of one set with candidates of another, other weights, and an imported taxonomy', () => {
    writeSet('languages/en', 'j1\t0\tc2\t1\nj2\t0\tc1\t1\nj2\t0\tc3\t1\n');
    writeSet('languages/es', 'j2\t0\tc2\t1\nj1\t0\tc1\t1\nj1\t0\tc3\t1\n');
    const taxonomy = join(folder, 'imported.json');
    const kitchen = { label: 'Chef', titles: ['Cook of contadoras'] };
    writeFileSync(taxonomy, JSON.stringify({ licences: ['own'], skills: [], occupations: [kitchen] }));
    const args = ['--data', join(folder, 'languages'), '--across', 'en,es', '--ablate', '--taxonomy', taxonomy];
    const { stdout, stderr } = bench(...args);
    expect(stderr).toBe('');
    // Jobs are paired by their number of fitting candidates: j1 in English is j2 in Spanish.
    expect(stdout).toMatch(/\| en → es \| 2 × 3 \| Puente \| 1\.000 \|/);
    expect(stdout).toMatch(/\n\| as shipped \| [\d.]+ · [\d.]+ \|/);
    expect(stdout).toMatch(/\n\| without title \| /);
    expect(stdout).toMatch(/\n\| es → en \| \d\.\d{3} \| \d\.\d{3} \| \d\.\d{3} \|\n/);
  });

  it('evaluates both halves of the graded set, tries cheats, and reports what changes scores', () => {
    const { stdout, stderr, status } = bench('--graded');
    expect(stderr).toBe('');
    expect(stdout).toMatch(/\n\| dev \| \d+ \| Puente \| 0\.\d{3} \| 0\.\d{3} \|/);
    expect(stdout).toMatch(/\n\| test \| \d+ \| BM25, stemmed words \| 0\.\d{3} \| 0\.\d{3} \|/);
    expect(stdout).toMatch(
      /\n\| only the title of the job post \| job posts where it ranks above everyone \| [\d.]+% \| 2% \|/,
    );
    expect(stdout).toMatch(/\n\| given name \| identity \| \d+ \| \d+ \|/);
    expect(stdout).toMatch(/\n\| all \| \d+ \| \d+ \| [\d.]+% \|/);
    expect(stdout).toMatch(/(\d+) suggestions: \1 gain what they say\./);
    expect(status).toBe(0);
  });

  it('lists the available sets if --across names an unknown one', () => {
    const set = writeSet('alone/en', 'j1 0 c2 1\n');
    expect(bench('--data', set, '--across', 'en,pt').stderr).toContain('--across is "en,pt"; it must be two of en');
  });

  it.each([
    ['a judgment about a job that does not exist', 'j9 0 c1 1\n', ':1: no job has the id "j9"'],
    ['an invalid grade', 'j1 0 c1 1\nj1 0 c1 good\n', ':2: "good" is not a grade'],
  ])('stops with file and line for %s', (_what, judgments, message) => {
    const set = writeSet('broken', judgments);
    const result = bench('--data', set);
    expect(result.stderr).toContain(`${join(set, 'qrels.tsv')}${message}`);
    expect(result.status).toBe(1);
  });

  it('reports that there is nothing to evaluate', () => {
    mkdirSync(join(folder, 'empty'), { recursive: true });
    expect(bench('--data', join(folder, 'empty')).stderr).toContain('contains no labeled set');
    expect(bench('--data', join(folder, 'absent')).status).toBe(1);
    expect(bench()).toMatchObject({ status: 2, stderr: expect.stringContaining('usage: bench:matching --data DIR') });
  });
});
