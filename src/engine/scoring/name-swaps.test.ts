import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MatchCandidate, MatchJob } from '../matching.contract.ts';
import { prepareCandidate, prepareJob, scorePair } from '../matching.domain.ts';
import { HELD_OUT_SWAPS, type NameSwaps, TUNING_SWAPS } from '../testdata/name-swaps.ts';

const rows = <Row>(file: string): Row[] =>
  readFileSync(new URL(`../testdata/graded/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

const people = rows<MatchCandidate>('candidates').filter(({ jobTitle, bio }) => jobTitle && bio);
const posts = rows<MatchJob>('jobs');
const comparedPosts = posts.map((post) => prepareJob(post));
const comparedPeople = people.filter((_, at) => at % 10 === 0).map((one) => prepareCandidate(one));

const linesOf = (text: string): string[] => text.trim().split('\n');

/** Every statement with both names of every pair of its kind. */
function* pairs(statements: string, swaps: NameSwaps): Generator<readonly [string, string]> {
  const names = { p: swaps.people, c: swaps.places, e: swaps.employers };
  for (const line of linesOf(statements)) {
    const kind = line[0] === 'p' || line[0] === 'c' ? line[0] : 'e';
    for (const pair of linesOf(names[kind])) {
      const [one = '', other = ''] = pair.split('~');
      yield [line.slice(3).replace('{}', one), line.slice(3).replace('{}', other)];
    }
  }
}

const at = <One>(list: readonly One[], place: number): One => {
  const one = list[place % list.length];
  if (one === undefined) throw new Error('The list is empty');
  return one;
};

const inBio = (one: MatchCandidate, statement: string, place: number): MatchCandidate => ({
  ...one,
  bio: place % 2 === 0 ? `${statement}\n${one.bio}` : `${one.bio} ${statement}`,
});
const inPost = (post: MatchJob, statement: string, place: number): MatchJob => ({
  ...post,
  description: place % 2 === 0 ? `${statement} ${post.description}` : `${post.description}\n${statement}`,
});

const againstPosts = (one: MatchCandidate): number[] => {
  const prepared = prepareCandidate(one);
  return comparedPosts.map((post) => scorePair(post, prepared));
};
const againstPeople = (post: MatchJob): number[] => {
  const prepared = prepareJob(post);
  return comparedPeople.map((one) => scorePair(prepared, one));
};

/** Scores before and after each swap. */
function* swapped(swaps: NameSwaps): Generator<readonly [number[], number[]]> {
  let place = 0;
  const step = 37;
  for (const [one, other] of pairs(swaps.bio, swaps)) {
    place += step;
    const person = at(people, place);
    yield [againstPosts(inBio(person, one, place)), againstPosts(inBio(person, other, place))];
  }
  for (const [one, other] of pairs(swaps.post, swaps)) {
    place += step;
    const post = at(posts, place);
    yield [againstPeople(inPost(post, one, place)), againstPeople(inPost(post, other, place))];
  }
  for (const [one, other] of pairs(swaps.title, swaps)) {
    place += step;
    const person = at(people, place);
    const post = at(posts, place);
    const [personTitle, postTitle] = [person.jobTitle ?? '', post.title ?? ''];
    const named = (text: string, title: string): string => text.replace('{title}', title);
    yield [
      againstPosts({ ...person, jobTitle: named(one, personTitle) }),
      againstPosts({ ...person, jobTitle: named(other, personTitle) }),
    ];
    yield [
      againstPeople({ ...post, title: named(one, postTitle) }),
      againstPeople({ ...post, title: named(other, postTitle) }),
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
    for (const [before, after] of swapped(swaps)) {
      count += 1;
      moves.push(...before.map((score, place) => Math.abs(score - (after[place] ?? 0))));
    }
    expect(count).toBeGreaterThanOrEqual(400);
    expect(Math.max(...moves)).toBeLessThanOrEqual(2);
    expect(moves.filter((points) => points > 0).length / moves.length).toBeLessThan(0.001);
  });
});
