/**
 * Keeps the vectors of titles up to date where a model is configured (`EMBEDDINGS_URL`): asks it about the titles of rows that are due and
 * stores what it says. Runs beside the requests, in every process; without a model there is nothing to run.
 * Invariant: whatever the model does, requests and the start know nothing of it; a score only lacks its factor of meaning. Nothing but
 * titles leaves the process (`meaningText`), and no log line holds one.
 */
import { candidateMeanings } from '#features/candidates/server/candidates.service.ts';
import { jobMeanings } from '#features/jobs/server/jobs.service.ts';
import {
  compareMeaningsBy,
  type MeaningLevels,
  meaningKey,
  meaningText,
  packMeaning,
} from '#features/matching/matching.domain.ts';
import { levelsOf, MEASURED_TITLES } from '#features/matching/server/meaning.service.ts';
import type { Db } from '#server/db/database.ts';
import { type DuePlace, type DueRow, type MeaningRows, placeBefore } from '#server/db/meaning-rows.ts';
import { createEmbed, type Embed, EmbeddingsError } from '#server/embeddings.ts';
import type { EmbeddingsEnv } from '#server/env.ts';
import type { Platform } from '#server/platform.ts';
import { type Batch, goOver, type Passes, startPasses } from './passes.ts';

const FIRST_WAIT_MS = 1_000;
/** So long a changed title may be without its vector, where the model answers. */
const WAIT_MS = 10_000;
/** What does not answer is asked at half the pace each time, down to this. */
const LONGEST_WAIT_MS = 15 * 60_000;

/** What makes vectors comparable: the same model at the same address. A key within the address is no part of it. */
const nameOf = ({ url, model }: EmbeddingsEnv): string => {
  const { origin, pathname } = new URL(url);
  return `${model} ${origin}${pathname}`;
};

/** Lets the engine compare titles by the configured model, or by none. Before anything is scored. */
export const compareByModel = (model: EmbeddingsEnv | null): void =>
  compareMeaningsBy(model === null ? null : nameOf(model));

/** A table, and the place its next pass begins at: behind what failed last, so that one bad batch holds up no other. */
interface Queue {
  rows: MeaningRows;
  from: DuePlace | null;
}

/** Several processes begin at different places, so that they do not all ask the same. */
const queueOf = (rows: MeaningRows): Queue => ({
  rows,
  from: placeBefore(Math.trunc((Math.random() - 0.5) * 2 ** 32)),
});

/** A row that another model's process wrote last needs that model's vector, until its keys are derived anew here. */
const isOurs = ({ title, key }: DueRow): boolean => meaningKey(title) === key;

/** The levels of a model, measured when they are first needed and then kept. Rejects with an `EmbeddingsError` where it has none. */
const createMeasure = (embed: Embed): ((signal: AbortSignal) => Promise<MeaningLevels>) => {
  let levels: MeaningLevels | null = null;
  return async (signal) => {
    levels ??= levelsOf(await embed(MEASURED_TITLES, signal));
    if (levels === null) throw new EmbeddingsError('It does not tell titles in English, Spanish and Portuguese apart');
    return levels;
  };
};

/** Makes the pass over all rows that are due. It rejects with an `EmbeddingsError` where the model did not do its part. */
export const createEmbedding = (db: Db, embed: Embed) => {
  const measure = createMeasure(embed);

  const embedRows = async (rows: readonly DueRow[], signal: AbortSignal) => {
    const levels = await measure(signal);
    const texts = [...new Set(rows.map(({ title }) => meaningText(title)))];
    const vectors = await embed(texts, signal);
    const byText = new Map(texts.map((text, at) => [text, vectors[at] ?? []]));
    return rows.map((row) => ({
      row,
      meaning: packMeaning(row.key, levels, byText.get(meaningText(row.title)) ?? []),
    }));
  };

  const embedNext = async (
    queue: Queue,
    after: DuePlace | null,
    signal: AbortSignal,
  ): Promise<Batch<DuePlace> | null> => {
    const due = await queue.rows.due(db, after);
    const last = due.at(-1);
    if (last === undefined) return null;
    queue.from = last;
    const ours = due.filter(isOurs);
    // Keys are hashes: where none of so many is ours, hardly any is. The next pass goes on behind them.
    if (ours.length === 0) return null;
    await queue.rows.store(db, await embedRows(ours, signal));
    return { count: ours.length, last };
  };

  /** From where it left off to the end, then from the beginning. */
  const passOver = async (queue: Queue, signal: AbortSignal): Promise<number> => {
    let total = 0;
    for (const from of [queue.from, null]) {
      total += await goOver<DuePlace>(signal, from, (after) => embedNext(queue, after, signal));
    }
    return total;
  };

  const [candidates, jobs] = [queueOf(candidateMeanings), queueOf(jobMeanings)];
  return async (signal: AbortSignal): Promise<{ candidates: number; jobs: number }> => ({
    candidates: await passOver(candidates, signal),
    jobs: await passOver(jobs, signal),
  });
};

/** How long to wait for the next pass, by the wait before it. */
export const waitAfter = (lastMs: number, hasFailed: boolean): number =>
  hasFailed ? Math.min(2 * Math.max(lastMs, WAIT_MS), LONGEST_WAIT_MS) : WAIT_MS;

const NOTHING: Passes = { stop: async () => {} };

/** Starts the passes where a model is configured; nothing where none is. */
export const startEmbedding = ({ db, log, env }: Platform): Passes => {
  if (env.embeddings === null) return NOTHING;
  const embedAll = createEmbedding(db, createEmbed(env.embeddings));
  return startPasses({
    pass: async (signal) => {
      const { candidates, jobs } = await embedAll(signal);
      if (candidates + jobs > 0) log.info({ candidates, jobs }, 'titles embedded');
    },
    onFailure: (error) =>
      error instanceof EmbeddingsError
        ? log.warn({ reason: error.message }, 'titles not embedded; scores go without the factor of meaning')
        : log.warn({ err: error }, 'titles not embedded'),
    firstWaitMs: FIRST_WAIT_MS,
    waitAfter,
  });
};
