/**
 * The interface of receipts for other features. Stores the scores of applications in the transaction that
 * submits them or changes their status, reads the newest receipt, and anonymizes receipts when an account
 * is deleted. The caller checks who may read.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ENGINE_VERSION, taxonomyVersion } from '#engine/engine.domain.ts';
import { MATCH_FACTORS } from '#engine/matching.contract.ts';
import { ENGINES_FOLDER } from '#features/matching/server/title-meanings.service.ts';
import type { Db, Queryable, Tx } from '#server/db/database.ts';
import { BATCH_SIZE, inBatches } from '#server/db/in-batches.ts';
import { runConcurrently } from '#server/db/run-concurrently.ts';
import { newId } from '#server/ids.ts';
import type { Platform } from '#server/platform.ts';
import type { ScoreReceipt } from '../receipts.contract.ts';
import { Engines } from './engines.service.ts';
import {
  anonymizeReceipts,
  deleteExpiredReceipts,
  deleteUnreferencedInputs,
  findNewestReceipt,
  insertHold,
  insertReceipts,
  listHolds,
  listNames,
  listSubjectInputs,
  listSubjectReceipts,
  loadInputs,
  type NewReceipt,
  type ReceiptRow,
  removeViewer,
  replaceInput,
  type Subject,
  storeInputs,
} from './receipts.db.ts';
import { type ScoredPair, type ScoreSnapshot, scoreSnapshot, toInput } from './score-snapshots.service.ts';

/** An application that is submitted or whose status changes, with its current job and candidate. */
interface ScoredAction {
  application: { id: string };
  job: ScoredPair['job'];
  candidate: ScoredPair['candidate'] & { id: string; userId: string };
  company: { userId: string };
  /** The names of the people on both sides. If absent, they are read from the accounts. */
  names?: ScoredPair['names'];
  /** ISO 8601; defaults to now. */
  scoredAt?: string;
}

/** The number of pairs computed before yielding to other work. */
const PAIRS_BEFORE_YIELD = 10;

/** Returns the score columns of a receipt. Without a score, only the engine and its taxonomy are set. */
export const toScoreColumns = (snapshot: ScoreSnapshot | null) =>
  snapshot === null
    ? {
        engine: ENGINE_VERSION,
        taxonomy: taxonomyVersion(),
        score: null,
        factors: null,
        jobHash: null,
        candidateHash: null,
      }
    : {
        engine: snapshot.engine,
        taxonomy: snapshot.taxonomy,
        score: snapshot.score,
        factors: snapshot.factors,
        jobHash: snapshot.job.hash,
        candidateHash: snapshot.candidate.hash,
      };

/** Returns the function that maps ids to their pseudonyms in receipts, derived from the app secret. */
export const receiptKeys = ({ secrets }: Pick<Platform, 'secrets'>) => secrets.pseudonyms('score-receipts');

/** Stores the scores of applications in the transaction that submits them or in which their company changes their status. */
export const storeReceipts = async (
  tx: Tx,
  platform: Pick<Platform, 'secrets'>,
  cause: 'application' | 'move',
  actions: readonly ScoredAction[],
): Promise<void> => {
  if (actions.length === 0) return;
  const names = await listNames(
    tx,
    actions.flatMap((action) => (action.names ? [] : [action.candidate.userId, action.company.userId])),
  );
  const toReceiptKey = receiptKeys(platform);
  const receipts: NewReceipt[] = [];
  const inputs: ScoreSnapshot[] = [];
  for (const [index, { application, job, candidate, company, names: pairNames, scoredAt }] of actions.entries()) {
    if (index % PAIRS_BEFORE_YIELD === PAIRS_BEFORE_YIELD - 1) await nextTurn();
    const accountNames = { company: names.get(company.userId) ?? [], candidate: names.get(candidate.userId) ?? [] };
    const pairSnapshot = scoreSnapshot({ job, candidate, names: pairNames ?? accountNames });
    if (pairSnapshot !== null) inputs.push(pairSnapshot);
    receipts.push({
      id: newId(),
      cause,
      applicationId: application.id,
      subjectKey: toReceiptKey(candidate.id),
      ...toScoreColumns(pairSnapshot),
      ...(scoredAt === undefined ? {} : { scoredAt }),
    });
  }
  const sides = inputs.flatMap(({ job, candidate }) => [job, candidate]);
  await runConcurrently(storeInputs(tx, sides), insertReceipts(tx, receipts));
};

const NO_INPUTS = { job: null, candidate: null };

const decodeFactors = ({ factors }: ReceiptRow): ScoreReceipt['factors'] => {
  const numbers = JSON.parse(factors ?? '[]') as [number, number][];
  return MATCH_FACTORS.flatMap((factor, index) => {
    const [score, weight] = numbers[index] ?? [];
    return score === undefined || weight === undefined ? [] : [{ factor, score, weight }];
  });
};

const parseSide = <Side>(body: string | undefined): Side | null =>
  body === undefined ? null : (JSON.parse(body) as Side);

/** Finds an application's newest receipt, from its submission or from a status change by its company. Returns null if there is none. */
export const findReceipt = async (db: Queryable, applicationId: string): Promise<ScoreReceipt | null> => {
  const row = await findNewestReceipt(db, applicationId);
  if (row === null) return null;
  const { engine, taxonomy, scoredAt, score, jobHash, candidateHash } = row;
  const head = { engine, taxonomy, scoredAt, score, factors: decodeFactors(row) };
  if (jobHash === null || candidateHash === null) return { ...head, inputs: NO_INPUTS };
  const inputs = await loadInputs(db, [jobHash, candidateHash]);
  return { ...head, inputs: { job: parseSide(inputs.get(jobHash)), candidate: parseSide(inputs.get(candidateHash)) } };
};

/** Converts a receipt to the form that a company sees after the candidate has opted out of scores. */
export const redactScore = (receipt: ScoreReceipt): ScoreReceipt => ({
  ...receipt,
  score: null,
  factors: [],
  inputs: NO_INPUTS,
});

/** Replaces the stored inputs of a candidate with the prepared forms that their engines read. Then anonymizes the receipts. */
const reduceAndAnonymize = async (tx: Tx, engines: Engines, subject: Subject): Promise<void> => {
  const inputs = await listSubjectInputs(tx, subject);
  for (const { engine, taxonomy, hash, body } of inputs) {
    const side = JSON.parse(body) as object;
    if ('form' in side) continue;
    // Without its engine the input cannot be replayed, so any engine can produce the form.
    const formEngine =
      (await engines.load({ engine, taxonomy })) ??
      (await engines.load({ engine: ENGINE_VERSION, taxonomy: taxonomyVersion() }));
    if (formEngine === null) continue;
    const reduced = toInput(formEngine.reducedCandidate(side));
    await storeInputs(tx, [reduced]);
    await replaceInput(tx, subject, { engine, taxonomy, from: hash, to: reduced.hash });
  }
  await anonymizeReceipts(tx, subject);
  await deleteUnreferencedInputs(
    tx,
    inputs.map(({ hash }) => hash),
    false,
  );
};

/**
 * Anonymizes a candidate's receipts: replaces texts with the prepared form that the engine read, and
 * removes all references to the person.
 */
export const eraseCandidateReceipts = (
  tx: Tx,
  platform: Pick<Platform, 'secrets' | 'env'>,
  candidateId: string,
  applicationIds: readonly string[],
): Promise<void> => {
  const engines = new Engines({ engines: ENGINES_FOLDER, dataDir: platform.env.dataDir });
  return reduceAndAnonymize(tx, engines, { subjectKey: receiptKeys(platform)(candidateId), applicationIds });
};

/** Removes a user as the viewer of sampled lists. */
export const eraseReceiptViewer = (tx: Tx, platform: Pick<Platform, 'secrets'>, userId: string): Promise<void> =>
  removeViewer(tx, receiptKeys(platform)(userId));

/** Streams all receipts of a candidate, without the inputs. The inputs are the candidate's profile and companies' job posts. */
export async function* streamCandidateReceipts(
  db: Queryable,
  platform: Pick<Platform, 'secrets'>,
  candidateId: string,
) {
  const key = receiptKeys(platform)(candidateId);
  const rows = inBatches((after: ReceiptRow | null) => listSubjectReceipts(db, key, after && after.id, BATCH_SIZE));
  for await (const row of rows) {
    const { cause, applicationId, list, rank, engine, taxonomy, scoredAt, score } = row;
    yield { cause, applicationId, list, rank, engine, taxonomy, scoredAt, score, factors: decodeFactors(row) };
  }
}

/** The maximum number of listed holds. */
const MAX_HOLDS = 1_000;

/** Lists the holds, newest first, up to `MAX_HOLDS`. */
export const listNewestHolds = (db: Queryable) => listHolds(db, MAX_HOLDS);

/** Puts the receipts of an application on hold. Returns null if they already are. */
export const holdReceipts = async (tx: Tx, applicationId: string) => {
  const id = newId();
  const inserted = await insertHold(tx, id, applicationId);
  return inserted && { id, applicationId, ...inserted };
};

export { deleteHold as endHold, insertReceipts, loadInputs, storeInputs } from './receipts.db.ts';

const DELETE_BATCH_SIZE = 1_000;
const MAX_BATCHES = 50;

/**
 * Deletes receipts after their retention period, except those of applications on hold, and inputs that
 * no receipt refers to anymore.
 */
export const dropOldReceipts = async (db: Db, years: number): Promise<void> => {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const { dropped, hashes } = await deleteExpiredReceipts(db, years, DELETE_BATCH_SIZE);
    await deleteUnreferencedInputs(db, hashes, true);
    if (dropped < DELETE_BATCH_SIZE) return;
  }
};
