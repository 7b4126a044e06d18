/** Released engines: the current one is stored with its scores, and receipts of an earlier one are replayed with that engine. */
import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENGINE_VERSION, TITLE_TABLE } from '../../src/engine/engine.domain.ts';
import { ENGINES_FOLDER, readTitleMeanings } from '../../src/features/matching/server/title-meanings.service.ts';
import { Engines } from '../../src/features/scores/server/engines.service.ts';
import { loadInputs } from '../../src/features/scores/server/receipts.service.ts';
import { scoreReceipts } from '../../src/features/scores/server/receipts.tables.ts';
import { replayReceipts } from '../../src/features/scores/server/replay.service.ts';
import { encodeFactors } from '../../src/features/scores/server/score-snapshots.service.ts';
import { useTestApp } from '../../src/testing/test-app.ts';
import { goldenScores } from './golden-scores.ts';
import { bundleEngine, storeEngine } from './keep-engine.ts';

const enginePath = (version: string, kind: 'mjs' | 'golden.json', folder = ENGINES_FOLDER) =>
  join(folder, `engine-${version}.${kind}`);

describe('the current engine', () => {
  it('scores like its released version; a changed score requires a new ENGINE_VERSION and `npm run engine`', () => {
    const golden = JSON.parse(readFileSync(enginePath(ENGINE_VERSION, 'golden.json'), 'utf8'));
    expect(goldenScores()).toEqual(golden);
  });

  it('is stored as one self-contained file that scores the same', async () => {
    const file = enginePath(ENGINE_VERSION, 'mjs');
    expect(readFileSync(file, 'utf8')).not.toMatch(/\bimport\s*[{*'"(]|\bfrom\s*['"]|\brequire\(/);
    const engine = await import(pathToFileURL(file).href);
    engine.setEmbeddingTable(readTitleMeanings());
    expect(engine.ENGINE_VERSION).toBe(ENGINE_VERSION);
    expect(goldenScores(engine)).toEqual(goldenScores());
  });
});

describe('storing the engine', () => {
  it('leaves a stored engine with the same scores as it is, and refuses to replace other scores', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'engines-'));
    const [file, goldenFile] = [
      enginePath(ENGINE_VERSION, 'mjs', folder),
      enginePath(ENGINE_VERSION, 'golden.json', folder),
    ];
    expect(await storeEngine(folder)).toBe('stored');
    appendFileSync(file, '// The same engine with other code.');
    const code = readFileSync(file, 'utf8');
    expect(await storeEngine(folder)).toBe('unchanged');
    expect(readFileSync(file, 'utf8')).toBe(code);
    rmSync(file);
    expect(await storeEngine(folder)).toBe('stored');
    expect(readFileSync(file, 'utf8')).not.toBe(code);
    writeFileSync(goldenFile, '[]\n');
    expect(await storeEngine(folder)).toBe('other-scores');
    rmSync(folder, { recursive: true });
  });
});

describe('the engine of an earlier release', () => {
  const world = useTestApp();

  it('replays its own receipts, which the current engine would score differently', async () => {
    const engines = mkdtempSync(join(tmpdir(), 'engines-'));
    const former = await bundleEngine((code, id) => {
      if (id.endsWith('engine.domain.ts'))
        return code.replace(`ENGINE_VERSION = '${ENGINE_VERSION}'`, "ENGINE_VERSION = 'former'");
      // Another constant, as an earlier release may have had.
      return id.endsWith('combination.ts')
        ? code.replace(/const PRACTICAL_FLOOR = [\d.]+/, 'const PRACTICAL_FLOOR = 0.9')
        : code;
    });
    writeFileSync(join(engines, 'engine-former.mjs'), former);
    copyFileSync(join(ENGINES_FOLDER, TITLE_TABLE), join(engines, TITLE_TABLE));
    const folders = { engines, dataDir: './none' };
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id, title: 'Nurse', hourlyBudget: 30 });
    const person = await world.candidate({ jobTitle: 'Bookkeeper', hourlyRate: 10 });
    await person.post('/api/applications', { jobId: job.id });
    const [receipt] = await world.db.select().from(scoreReceipts);
    if (!receipt?.jobHash || !receipt.candidateHash) throw new Error('There is no receipt');
    const bodies = await loadInputs(world.db, [receipt.jobHash, receipt.candidateHash]);
    const engine = await import(pathToFileURL(join(engines, 'engine-former.mjs')).href);
    engine.setEmbeddingTable(readTitleMeanings());
    const originalScore = engine.replay(
      JSON.parse(bodies.get(receipt.jobHash) ?? ''),
      JSON.parse(bodies.get(receipt.candidateHash) ?? ''),
    );
    const written = { engine: 'former', score: originalScore.score, factors: encodeFactors(originalScore) };
    expect(written.factors).not.toBe(receipt.factors);
    await world.db.update(scoreReceipts).set(written).where(eq(scoreReceipts.id, receipt.id));
    const replayed = await replayReceipts(world.db, new Engines(folders), '2020-01-01', () => {});
    expect(replayed).toEqual({ replayed: 1, agree: 1, differ: 0 });
    // The receipt differs if its engine is missing, and if the current engine replays it.
    const releasedEngines = new Engines({ engines: ENGINES_FOLDER, dataDir: './none' });
    expect(await replayReceipts(world.db, releasedEngines, '2020-01-01', () => {})).toMatchObject({ differ: 1 });
    await world.db.update(scoreReceipts).set({ engine: ENGINE_VERSION }).where(eq(scoreReceipts.id, receipt.id));
    expect(await replayReceipts(world.db, releasedEngines, '2020-01-01', () => {})).toMatchObject({ differ: 1 });
  });

  it('leaves receipts with their score and their factors after its file was removed, and a replay reports them', async () => {
    const [person, company] = [await world.candidate(), await world.company()];
    const job = await world.build.job({ companyId: company.company.id });
    const { id } = (await person.post('/api/applications', { jobId: job.id })).body;
    const belongsToApplication = eq(scoreReceipts.applicationId, id);
    // Engine 6 had seven factors.
    const factors = JSON.stringify([[0.5, 0.4], ...Array.from({ length: 6 }, () => [1, 0.1])]);
    await world.db.update(scoreReceipts).set({ engine: '6', score: 80, factors }).where(belongsToApplication);
    for (const side of [person, company]) {
      const { body } = await side.get(`/api/applications/${id}/receipt`);
      expect(body).toMatchObject({ engine: '6', score: 80 });
      expect(body.factors).toHaveLength(7);
    }
    const reasons: string[] = [];
    const engines = new Engines({ engines: ENGINES_FOLDER, dataDir: './none' });
    await replayReceipts(world.db, engines, '2020-01-01', ({ reason }) => reasons.push(reason));
    expect(reasons).toContain('engine-not-kept');
  });
});
