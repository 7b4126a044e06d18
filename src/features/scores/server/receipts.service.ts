/**
 * What other features need of receipts: keeping what a company acted on, in its transaction; reading the newest; and what becomes of them when
 * an account ends. Who may read one is the caller's to decide.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ENGINE_VERSION, taxonomyVersion } from '#engine/engine.domain.ts';
import { MATCH_FACTORS } from '#engine/matching.contract.ts';
import { atOnce } from '#server/db/at-once.ts';
import type { Db, Queryable, Tx } from '#server/db/database.ts';
import { BATCH, inBatches } from '#server/db/in-batches.ts';
import { newId } from '#server/ids.ts';
import type { Platform } from '#server/platform.ts';
import type { ScoreReceipt } from '../receipts.contract.ts';
import { ENGINES_FOLDER, Engines } from './engines.service.ts';
import { type KeptScore, keptScore, type PairToKeep, toInput } from './kept-scores.service.ts';
import {
  cutLoose,
  dropAged,
  dropUnnamed,
  findNewestReceipt,
  forgetViewer,
  insertHold,
  insertReceipts,
  keepInputs,
  listHolds,
  listNames,
  listOfSubject,
  listSubjectInputs,
  loadInputs,
  type NewReceipt,
  type ReceiptRow,
  replaceInput,
  type Subject,
} from './receipts.db.ts';

/** An application whose score is acted on, with its two sides as they stand. */
export interface ActedOn {
  applicationId: string;
  job: PairToKeep['job'];
  candidate: PairToKeep['candidate'] & { id: string; userId: string };
  companyUserId: string;
  /** The names of both sides where they are at hand. */
  names?: PairToKeep['names'];
  /** ISO 8601; now where it is absent. */
  scoredAt?: string;
}

/** So many pairs are made at a stretch; then others get their turn. */
const AT_A_STRETCH = 10;

/** The columns of a receipt that say what was scored; of who has no score, only that. */
export const scoreColumns = (kept: KeptScore | null) =>
  kept === null
    ? {
        engine: ENGINE_VERSION,
        taxonomy: taxonomyVersion(),
        score: null,
        factors: null,
        jobHash: null,
        candidateHash: null,
      }
    : {
        engine: kept.engine,
        taxonomy: kept.taxonomy,
        score: kept.score,
        factors: kept.factors,
        jobHash: kept.job.hash,
        candidateHash: kept.candidate.hash,
      };

/** The names under which receipts know ids; only the app's secret makes them. */
export const receiptKeys = ({ secrets }: Pick<Platform, 'secrets'>) => secrets.pseudonyms('score-receipts');

/** Keeps the scores of applications that were filed, or that their company moves, in the transaction of that. */
export const keepReceipts = async (
  tx: Tx,
  platform: Pick<Platform, 'secrets'>,
  cause: 'application' | 'move',
  acted: readonly ActedOn[],
): Promise<void> => {
  if (acted.length === 0) return;
  const names = await listNames(
    tx,
    acted.flatMap((one) => (one.names ? [] : [one.candidate.userId, one.companyUserId])),
  );
  const keyOf = receiptKeys(platform);
  const receipts: NewReceipt[] = [];
  const inputs: KeptScore[] = [];
  for (const [at, { applicationId, job, candidate, companyUserId, names: given, scoredAt }] of acted.entries()) {
    if (at % AT_A_STRETCH === AT_A_STRETCH - 1) await nextTurn();
    const read = { company: names.get(companyUserId) ?? [], candidate: names.get(candidate.userId) ?? [] };
    const kept = keptScore({ job, candidate, names: given ?? read });
    if (kept !== null) inputs.push(kept);
    receipts.push({
      id: newId(),
      cause,
      applicationId,
      subjectKey: keyOf(candidate.id),
      ...scoreColumns(kept),
      ...(scoredAt === undefined ? {} : { scoredAt }),
    });
  }
  const sides = inputs.flatMap(({ job, candidate }) => [job, candidate]);
  await atOnce(keepInputs(tx, sides), insertReceipts(tx, receipts));
};

const NO_INPUTS = { job: null, candidate: null };

const factorsOf = ({ factors }: ReceiptRow): ScoreReceipt['factors'] => {
  const numbers = JSON.parse(factors ?? '[]') as [number, number][];
  return MATCH_FACTORS.flatMap((factor, at) => {
    const [score, weight] = numbers[at] ?? [];
    return score === undefined || weight === undefined ? [] : [{ factor, score, weight }];
  });
};

const parsed = <Side>(body: string | undefined): Side | null =>
  body === undefined ? null : (JSON.parse(body) as Side);

/** The receipt of an application's filing or of its company's newest move; null where none is kept. */
export const receiptOf = async (db: Queryable, applicationId: string): Promise<ScoreReceipt | null> => {
  const row = await findNewestReceipt(db, applicationId);
  if (row === null) return null;
  const { engine, taxonomy, scoredAt, score, jobHash, candidateHash } = row;
  const head = { engine, taxonomy, scoredAt, score, factors: factorsOf(row) };
  if (jobHash === null || candidateHash === null) return { ...head, inputs: NO_INPUTS };
  const inputs = await loadInputs(db, [jobHash, candidateHash]);
  return { ...head, inputs: { job: parsed(inputs.get(jobHash)), candidate: parsed(inputs.get(candidateHash)) } };
};

/** A receipt as a company reads it of a candidate who switched scores off since. */
export const withoutScore = (receipt: ScoreReceipt): ScoreReceipt => ({
  ...receipt,
  score: null,
  factors: [],
  inputs: NO_INPUTS,
});

/** Reduces what is kept of a candidate to what their engines read of it. */
const reduceInputs = async (tx: Tx, engines: Engines, subject: Subject): Promise<void> => {
  const inputs = await listSubjectInputs(tx, subject);
  for (const { engine, taxonomy, hash, body } of inputs) {
    const side = JSON.parse(body) as object;
    if ('form' in side) continue;
    // Where its engine is not here any more, it is not played again either, and any engine's form will do.
    const own =
      (await engines.of({ engine, taxonomy })) ??
      (await engines.of({ engine: ENGINE_VERSION, taxonomy: taxonomyVersion() }));
    if (own === null) continue;
    const reduced = toInput(own.reducedCandidate(side));
    await keepInputs(tx, [reduced]);
    await replaceInput(tx, subject, { engine, taxonomy, from: hash, to: reduced.hash });
  }
  await cutLoose(tx, subject);
  await dropUnnamed(
    tx,
    inputs.map(({ hash }) => hash),
    false,
  );
};

/** Cuts a candidate's receipts off from them: texts become what the engine read of them, and nothing leads back. */
export const eraseReceiptsOfCandidate = (
  tx: Tx,
  platform: Pick<Platform, 'secrets' | 'env'>,
  candidateId: string,
  applicationIds: readonly string[],
): Promise<void> => {
  const engines = new Engines({ engines: ENGINES_FOLDER, dataDir: platform.env.dataDir });
  return reduceInputs(tx, engines, { subjectKey: receiptKeys(platform)(candidateId), applicationIds });
};

/** Forgets that a user read lists of which scores were sampled. */
export const eraseReceiptReader = (tx: Tx, platform: Pick<Platform, 'secrets'>, userId: string): Promise<void> =>
  forgetViewer(tx, receiptKeys(platform)(userId));

/** All that is kept of a candidate's scores, without the inputs, which are their profile and the posts of others. */
export async function* receiptsOfCandidate(db: Queryable, platform: Pick<Platform, 'secrets'>, candidateId: string) {
  const key = receiptKeys(platform)(candidateId);
  const rows = inBatches((after: ReceiptRow | null) => listOfSubject(db, key, after && after.id, BATCH));
  for await (const row of rows) {
    const { cause, applicationId, list, rank, engine, taxonomy, scoredAt, score } = row;
    yield { cause, applicationId, list, rank, engine, taxonomy, scoredAt, score, factors: factorsOf(row) };
  }
}

/** At most so many holds are listed. */
const MAX_HOLDS = 1_000;

/** All holds, the newest first. */
export const holdsOf = (db: Queryable) => listHolds(db, MAX_HOLDS);

/** Holds what is kept of an application; null where it is held already. */
export const hold = async (tx: Tx, applicationId: string) => {
  const id = newId();
  const made = await insertHold(tx, id, applicationId);
  return made && { id, applicationId, ...made };
};

export { deleteHold as endHold, insertReceipts, keepInputs, loadInputs, measureReceipts } from './receipts.db.ts';

const DROPPED_AT_ONCE = 1_000;
const MAX_BATCHES = 50;

/** Drops receipts that are older than they are kept, those of held applications apart, and inputs that none names any more. */
export const dropOldReceipts = async (db: Db, years: number): Promise<void> => {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const { dropped, hashes } = await dropAged(db, years, DROPPED_AT_ONCE);
    await dropUnnamed(db, hashes, true);
    if (dropped < DROPPED_AT_ONCE) return;
  }
};
