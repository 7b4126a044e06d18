import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MatchCandidate, MatchJob } from '../matching.contract.ts';
import { prepareCandidate, prepareJob, scorePair } from '../matching.domain.ts';
import { HELD_OUT_SWAPS, type NameSwaps, TUNING_SWAPS } from '../testdata/name-swaps.ts';

const readRows = <Row>(file: string): Row[] =>
  readFileSync(new URL(`../testdata/graded/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

const people = readRows<MatchCandidate>('candidates').filter(({ jobTitle, bio }) => jobTitle && bio);
const posts = readRows<MatchJob>('jobs');
const comparedPosts = posts.map((post) => prepareJob(post));
const comparedPeople = people.filter((_, index) => index % 10 === 0).map((person) => prepareCandidate(person));

const splitLines = (text: string): string[] => text.trim().split('\n');

/** Yields every statement with both names of every pair of its kind. */
function* statementPairs(statements: string, swaps: NameSwaps): Generator<readonly [string, string]> {
  const names = { p: swaps.people, c: swaps.places, e: swaps.employers };
  for (const line of splitLines(statements)) {
    const kind = line[0] === 'p' || line[0] === 'c' ? line[0] : 'e';
    for (const pair of splitLines(names[kind])) {
      const [first = '', second = ''] = pair.split('~');
      yield [line.slice(3).replace('{}', first), line.slice(3).replace('{}', second)];
    }
  }
}

const itemAt = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('The list is empty');
  return item;
};

const addToBio = (person: MatchCandidate, statement: string, index: number): MatchCandidate => ({
  ...person,
  bio: index % 2 === 0 ? `${statement}\n${person.bio}` : `${person.bio} ${statement}`,
});
const addToPost = (post: MatchJob, statement: string, index: number): MatchJob => ({
  ...post,
  description: index % 2 === 0 ? `${statement} ${post.description}` : `${post.description}\n${statement}`,
});

const scoresAgainstPosts = (person: MatchCandidate): number[] => {
  const prepared = prepareCandidate(person);
  return comparedPosts.map((post) => scorePair(post, prepared));
};
const scoresAgainstPeople = (post: MatchJob): number[] => {
  const prepared = prepareJob(post);
  return comparedPeople.map((person) => scorePair(prepared, person));
};

/** Yields the scores before and after each swap. */
function* swapScores(swaps: NameSwaps): Generator<readonly [number[], number[]]> {
  let index = 0;
  const step = 37;
  for (const [first, second] of statementPairs(swaps.bio, swaps)) {
    index += step;
    const person = itemAt(people, index);
    yield [scoresAgainstPosts(addToBio(person, first, index)), scoresAgainstPosts(addToBio(person, second, index))];
  }
  for (const [first, second] of statementPairs(swaps.post, swaps)) {
    index += step;
    const post = itemAt(posts, index);
    yield [scoresAgainstPeople(addToPost(post, first, index)), scoresAgainstPeople(addToPost(post, second, index))];
  }
  for (const [first, second] of statementPairs(swaps.title, swaps)) {
    index += step;
    const person = itemAt(people, index);
    const post = itemAt(posts, index);
    const [personTitle, postTitle] = [person.jobTitle ?? '', post.title ?? ''];
    const insertTitle = (text: string, title: string): string => text.replace('{title}', title);
    yield [
      scoresAgainstPosts({ ...person, jobTitle: insertTitle(first, personTitle) }),
      scoresAgainstPosts({ ...person, jobTitle: insertTitle(second, personTitle) }),
    ];
    yield [
      scoresAgainstPeople({ ...post, title: insertTitle(first, postTitle) }),
      scoresAgainstPeople({ ...post, title: insertTitle(second, postTitle) }),
    ];
  }
}

describe('names of people, places and employers', () => {
  it.each([
    ['tuning', TUNING_SWAPS],
    ['held-out', HELD_OUT_SWAPS],
  ])('change fewer than one in a thousand scores, and none by more than two points: %s set', (_set, swaps) => {
    let count = 0;
    const moves: number[] = [];
    for (const [before, after] of swapScores(swaps)) {
      count += 1;
      moves.push(...before.map((score, index) => Math.abs(score - (after[index] ?? 0))));
    }
    expect(count).toBeGreaterThanOrEqual(400);
    expect(Math.max(...moves)).toBeLessThanOrEqual(2);
    expect(moves.filter((points) => points > 0).length / moves.length).toBeLessThan(0.001);
  });
});
