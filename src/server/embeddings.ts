/**
 * Asks an OpenAI-compatible endpoint for vectors of texts. Everything that can go wrong there comes out as one error whose words hold
 * neither texts nor key nor address, so that it may be logged. It retries nothing.
 * Invariant: as many vectors as texts, in their order, all of one length, of finite numbers that are not all zero; or the error.
 */
import * as z from 'zod/mini';
import type { EmbeddingsEnv } from './env.ts';

/** The endpoint gave no vectors; the message says why in a few words. */
export class EmbeddingsError extends Error {
  override readonly name = 'EmbeddingsError';
}

const TIMEOUT_MS = 20_000;
const LONGEST_VECTOR = 4096;

const answerSchema = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).check(z.maxLength(LONGEST_VECTOR)) })),
});

type Vectors = number[][];

/** Gives a vector for each text, all in one request. Rejects with an `EmbeddingsError`, also where `signal` ends it. */
export type Embed = (texts: readonly string[], signal: AbortSignal) => Promise<Vectors>;

const unusable = (): EmbeddingsError => new EmbeddingsError('The answer does not hold the vectors that were asked for');

const readAnswer = (body: unknown, count: number): Vectors => {
  const answer = z.safeParse(answerSchema, body);
  if (!answer.success) throw unusable();
  const vectors = answer.data.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
  const areInOrder = new Set(answer.data.data.map(({ index }) => index)).size === count;
  const areAlike = vectors.every(
    (vector) => vector.length === vectors[0]?.length && vector.some((value) => value !== 0),
  );
  if (vectors.length !== count || !areInOrder || !areAlike) throw unusable();
  return vectors;
};

/** What a failed request may tell of itself: the system's short code, never an address. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : null;
  if (cause instanceof Error && 'code' in cause) return `It could not be reached (${String(cause.code)})`;
  return 'It could not be reached';
};

/** The endpoint of the configuration; a request gets no answer after `timeoutMs`. */
export const createEmbed =
  ({ url, model, key }: EmbeddingsEnv, timeoutMs = TIMEOUT_MS): Embed =>
  async (texts, signal) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ model, input: texts }),
        // The key is for this address alone.
        redirect: 'error',
        signal: AbortSignal.any([signal, timeout]),
      });
      if (!response.ok) throw new EmbeddingsError(`It answered ${response.status}`);
      return readAnswer(await response.json(), texts.length);
    } catch (error) {
      if (error instanceof EmbeddingsError) throw error;
      if (timeout.aborted) throw new EmbeddingsError(`No answer within ${timeoutMs} ms`);
      if (error instanceof SyntaxError) throw unusable();
      throw new EmbeddingsError(reasonOf(error));
    }
  };
