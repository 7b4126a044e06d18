/**
 * Labelled sets with the vectors of their titles, so that the benchmark can say what a model is worth here. It asks the model that is
 * configured, as the server does (`EMBEDDINGS_URL`), and keeps nothing.
 */
import { createEmbed, EmbeddingsError } from '#server/embeddings.ts';
import type { EmbeddingsEnv } from '#server/env.ts';
import { compareMeaningsBy, meaningKey, meaningText, packMeaning } from '../matching.domain.ts';
import type { LabelledSet } from './labelled-sets.ts';
import { levelsOf, MEASURED_TITLES } from './meaning.service.ts';

const TEXTS_AT_ONCE = 50;
const NEVER = new AbortController().signal;

/** The sets with a vector for every title, and what the model's cosines mean. Throws an `EmbeddingsError` where it does not do its part. */
export async function withMeanings(sets: readonly LabelledSet[], model: EmbeddingsEnv): Promise<LabelledSet[]> {
  compareMeaningsBy(model.model);
  const embed = createEmbed(model);
  const levels = levelsOf(await embed(MEASURED_TITLES, NEVER));
  if (levels === null)
    throw new EmbeddingsError('The model does not tell titles in English, Spanish and Portuguese apart');
  const packed = new Map<number, Uint8Array>();
  const packAll = async (titles: readonly (string | null | undefined)[]): Promise<void> => {
    const texts = new Map(titles.map((title) => [meaningKey(title ?? ''), meaningText(title ?? '')]));
    const missing = [...texts].flatMap(([key, text]) => (key === null || packed.has(key) ? [] : [{ key, text }]));
    for (let from = 0; from < missing.length; from += TEXTS_AT_ONCE) {
      const some = missing.slice(from, from + TEXTS_AT_ONCE);
      const vectors = await embed(
        some.map(({ text }) => text),
        NEVER,
      );
      for (const [at, { key }] of some.entries()) packed.set(key, packMeaning(key, levels, vectors[at] ?? []));
    }
  };
  const meaningOf = (title: string | null | undefined) => packed.get(meaningKey(title ?? '') ?? Number.NaN) ?? null;
  for (const { jobs, candidates } of sets) {
    await packAll([...jobs.map(({ title }) => title), ...candidates.map(({ jobTitle }) => jobTitle)]);
  }
  return sets.map((set) => ({
    ...set,
    jobs: set.jobs.map((job) => ({ ...job, meaning: meaningOf(job.title) })),
    candidates: set.candidates.map((one) => ({ ...one, meaning: meaningOf(one.jobTitle) })),
  }));
}
