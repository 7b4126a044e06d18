/** The pool of candidates that a search engine without our score would return for a job: the best by BM25 over some of the candidates' terms. */
import type { PreparedCandidate, PreparedJob } from '../../src/engine/matching.domain.ts';
import { contentStems } from '../../src/engine/text/text.ts';
import type { Post, Profile } from '../../src/testing/market/market.ts';
import { createBm25Scorer } from '../matching/baselines.ts';

export interface Person {
  profile: Profile;
  prepared: PreparedCandidate;
}

export interface Opening {
  post: Post;
  prepared: PreparedJob;
}

interface PoolTerms {
  person(person: Person): readonly string[];
  opening(opening: Opening): readonly string[];
}

const textStems = (...texts: (string | null)[]): readonly string[] =>
  contentStems(texts.filter((text) => text !== null).join('\n'));

const words: PoolTerms = {
  person: ({ profile }) => textStems(profile.jobTitle, ...profile.skills),
  opening: ({ post }) => textStems(post.title, ...post.requiredSkills),
};

const allWords: PoolTerms = {
  person: ({ profile }) => textStems(profile.jobTitle, profile.bio, ...profile.skills),
  opening: ({ post }) => textStems(post.title, post.description, post.responsibilities, ...post.requiredSkills),
};

const engineKeys = (skills: readonly string[], concepts: readonly string[]): string[] => [
  ...skills.map((key) => `skill ${key}`),
  ...concepts.map((concept) => `title ${concept}`),
];

/** The engine's own keys do not depend on the language. */
const keys: PoolTerms = {
  person: ({ prepared }) => engineKeys(prepared.skills, prepared.title?.concepts ?? []),
  opening: ({ prepared }) =>
    engineKeys(
      prepared.requirements.map(({ key }) => key),
      prepared.title?.concepts ?? [],
    ),
};

/** The terms that each kind of pool is searched by, with the name of the kind in the table. */
export const POOLS: readonly (readonly [string, PoolTerms])[] = [
  ['words of title and skills', words],
  ['words of all texts', allWords],
  ["the engine's keys of title and skills", keys],
];

/**
 * Indexes people. The returned function lists the indexes in `people` of the best `limit` people for an opening, best first. It omits people who share no term
 * with the opening.
 */
export const createPoolSearch = ({ person, opening }: PoolTerms, people: readonly Person[]) => {
  const scorer = createBm25Scorer(people.map(person));
  return (searched: Opening, limit: number): number[] => {
    const scores = scorer(opening(searched));
    const numbers = Array.from(scores.keys()).filter((number) => (scores[number] ?? 0) > 0);
    return numbers.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, limit);
  };
};
