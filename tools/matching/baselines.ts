/**
 * Baselines for the engine: BM25 over stemmed words, and the cosine of TF-IDF vectors of character 2- to 4-grams. Both compare only the texts of jobs
 * and candidates, without work histories. Only for the benchmark. A scorer is built from the candidates of one set and scores all of them for a job.
 */
import { contentStems, foldText } from '../../src/engine/text/text.ts';
import type { CandidateLine, JobLine } from './match-lines.ts';

/** Scores all candidates for a job's text. Returns the scores in the order of the candidates. */
export type TextScorer = (jobText: string) => Float64Array;

type Postings = Map<string, { readonly documents: number[]; readonly weights: number[] }>;

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function addPosting(postings: Postings, term: string, index: number, weight: number): void {
  const entry = postings.get(term);
  if (entry === undefined) postings.set(term, { documents: [index], weights: [weight] });
  else {
    entry.documents.push(index);
    entry.weights.push(weight);
  }
}

function sumTermScores(postings: Postings, termWeights: ReadonlyMap<string, number>, size: number): Float64Array {
  const scores = new Float64Array(size);
  for (const [term, termWeight] of termWeights) {
    const posting = postings.get(term);
    if (posting === undefined) continue;
    for (let i = 0; i < posting.documents.length; i++) {
      const index = posting.documents[i] ?? 0;
      scores[index] = (scores[index] ?? 0) + termWeight * (posting.weights[i] ?? 0);
    }
  }
  return scores;
}

const K1 = 1.2;
const B = 0.75;

/** Creates an Okapi BM25 scorer (k1 1.2, b 0.75). It scores all documents for the given terms, in the order of `documents`. */
export function createBm25Scorer(
  documents: readonly (readonly string[])[],
): (terms: readonly string[]) => Float64Array {
  const meanLength = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length) || 1;
  const postings: Postings = new Map();
  documents.forEach((terms, index) => {
    const lengthNorm = K1 * (1 - B + (B * terms.length) / meanLength);
    for (const [term, count] of countTerms(terms))
      addPosting(postings, term, index, (count * (K1 + 1)) / (count + lengthNorm));
  });
  const idf = (term: string): number => {
    const documentFrequency = postings.get(term)?.documents.length ?? 0;
    return Math.log(1 + (documents.length - documentFrequency + 0.5) / (documentFrequency + 0.5));
  };
  return (terms) => {
    const termWeights = new Map<string, number>();
    for (const [term, count] of countTerms(terms)) termWeights.set(term, count * idf(term));
    return sumTermScores(postings, termWeights, documents.length);
  };
}

/** Creates a BM25 scorer over the stems of significant words. */
export function bm25(candidateTexts: readonly string[]): TextScorer {
  const scorer = createBm25Scorer(candidateTexts.map(contentStems));
  return (jobText) => scorer(contentStems(jobText));
}

const MIN_NGRAM_LENGTH = 2;
const MAX_NGRAM_LENGTH = 4;

/** Returns the character n-grams of every folded word, with word boundaries. */
function characterNGrams(text: string): string[] {
  const nGrams: string[] = [];
  for (const word of foldText(text).split(' ')) {
    const padded = ` ${word} `;
    for (let length = MIN_NGRAM_LENGTH; length <= MAX_NGRAM_LENGTH; length++) {
      for (let from = 0; from + length <= padded.length; from++) nGrams.push(padded.slice(from, from + length));
    }
  }
  return nGrams;
}

/** Creates a scorer that uses the cosine of TF-IDF vectors of character 2- to 4-grams (logarithmic counts, smoothed idf). */
export function characterTfIdf(candidateTexts: readonly string[]): TextScorer {
  const documents = candidateTexts.map((text) => countTerms(characterNGrams(text)));
  const documentFrequencies = new Map<string, number>();
  for (const termCounts of documents)
    for (const term of termCounts.keys()) documentFrequencies.set(term, (documentFrequencies.get(term) ?? 0) + 1);
  const idf = (term: string): number =>
    Math.log((1 + documents.length) / (1 + (documentFrequencies.get(term) ?? 0))) + 1;
  const vector = (termCounts: ReadonlyMap<string, number>): Map<string, number> => {
    const weights = [...termCounts].map(([term, count]): [string, number] => [term, (1 + Math.log(count)) * idf(term)]);
    const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
    return new Map(weights.map(([term, weight]) => [term, weight / length]));
  };
  const postings: Postings = new Map();
  documents.forEach((termCounts, index) => {
    for (const [term, weight] of vector(termCounts)) addPosting(postings, term, index, weight);
  });
  return (jobText) => sumTermScores(postings, vector(countTerms(characterNGrams(jobText))), documents.length);
}

const joinParts = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join('\n');

/** Returns the title, description, responsibilities and required skills of a job. */
export const jobText = (job: JobLine): string =>
  joinParts([job.title, job.description, job.responsibilities, ...(job.requiredSkills ?? [])]);

/** Returns the job title, bio and skills of a candidate. Leaves out the work history. */
export const candidateText = (candidate: CandidateLine): string =>
  joinParts([candidate.jobTitle, candidate.bio, ...(candidate.skills ?? [])]);

/** The baselines by their names in the benchmark's results. */
export const BASELINES: readonly (readonly [string, (texts: readonly string[]) => TextScorer])[] = [
  ['BM25, stemmed words', bm25],
  ['TF-IDF, 2-4 letters', characterTfIdf],
];
