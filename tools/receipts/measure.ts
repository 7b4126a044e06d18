/**
 * Measures receipts: `node tools/receipts/measure.ts [candidates]` stores scores of a generated marketplace in a temporary embedded database, five
 * applications per candidate with two moves each, and prints bytes and times.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { preparedCandidateColumns, preparedJobColumns } from '../../src/features/matching/server/prepared.service.ts';
import { insertReceipts, storeInputs, toScoreColumns } from '../../src/features/scores/server/receipts.service.ts';
import { type ScoreSnapshot, scoreSnapshot } from '../../src/features/scores/server/score-snapshots.service.ts';
import { openEmbedded } from '../../src/server/db/embedded.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { newId } from '../../src/server/ids.ts';
import { drawExperienced } from '../../src/testing/market/history.ts';
import { drawPost } from '../../src/testing/market/market.ts';
import { createSeededRandom } from '../../src/testing/market/random.ts';
import { measureReceipts } from './measure.db.ts';

const APPLICATIONS = 5;
const RECEIPTS_PER_APPLICATION = 3;
const people = Number(process.argv[2] ?? 2_000);
const random = createSeededRandom(7);
const jobs = Array.from({ length: Math.max(1, Math.round(people / 10)) }, () => {
  const post = drawPost(random);
  return { ...post, ...preparedJobColumns(post) };
});
const folder = await mkdtemp(join(tmpdir(), 'receipts-'));
const database = await openEmbedded(folder);
try {
  await migrate(database, fileURLToPath(new URL('../../db/migrations', import.meta.url)));
  let snapshotMs = 0;
  let reducedCount = 0;
  for (let person = 0; person < people; person += 1) {
    const profile = drawExperienced(random, 0.6);
    const candidate = { ...profile, ...preparedCandidateColumns(profile), scoreOptOut: false };
    const started = performance.now();
    const snapshots = random
      .sample(jobs, APPLICATIONS)
      .map((job) =>
        scoreSnapshot({ job, candidate, names: { company: ['Dana', 'Reyes'], candidate: ['Ana', 'Torres'] } }),
      );
    snapshotMs += performance.now() - started;
    const scores = snapshots.filter((snapshot): snapshot is ScoreSnapshot => snapshot !== null);
    reducedCount += scores.filter(({ candidate: { body } }) => body.includes('"form"')).length;
    await database.db.transaction(async (tx) => {
      await storeInputs(
        tx,
        scores.flatMap((score) => [score.job, score.candidate]),
      );
      const subjectKey = newId().slice(0, 22);
      const receipts = scores.flatMap((score) => {
        const applicationId = newId();
        return Array.from({ length: RECEIPTS_PER_APPLICATION }, () => ({
          id: newId(),
          cause: 'move' as const,
          applicationId,
          subjectKey,
          ...toScoreColumns(score),
        }));
      });
      await insertReceipts(tx, receipts);
    });
  }
  const bytes = await measureReceipts(database.db);
  const pairs = people * APPLICATIONS;
  process.stdout.write(
    `${JSON.stringify({ people, ...bytes, bytesPerReceipt: (bytes.receipts ?? 0) / (bytes.receipt_rows ?? 1), bytesPerInput: (bytes.inputs ?? 0) / (bytes.input_rows ?? 1), msPerPair: snapshotMs / pairs, reducedShare: reducedCount / pairs })}\n`,
  );
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
