import { describe, expect, it } from 'vitest';
import { HELD_OUT_EVERYDAY } from '../testdata/everyday-held-out.ts';
import { TUNING_EVERYDAY } from '../testdata/everyday-tuning.ts';
import { HELD_OUT_TITLES, HELD_OUT_USES } from '../testdata/program-uses-held-out.ts';
import { TUNING_TITLES, TUNING_USES } from '../testdata/program-uses-tuning.ts';
import type { TextKind } from '../text/name-evidence.ts';
import { readContent } from '../text/text.ts';
import { skillsIn } from './prose-skills.ts';
import { isUnknownSkill, skillKey } from './skills.ts';

interface Example {
  readonly key: string;
  readonly text: string;
}

const parseExamples = (data: string): Example[] =>
  data
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const colon = line.indexOf(': ');
      return { key: skillKey(line.slice(0, colon)), text: line.slice(colon + 2) };
    });

const readSkills = (text: string, kind: TextKind): string[] => [...skillsIn(readContent(text), kind)];

/** Returns the share of sentences in which a program of the set is read. */
function falseShare(data: string, kind: TextKind): number {
  const all = parseExamples(data);
  const programs = new Set(all.map(({ key }) => key));
  return all.filter(({ text }) => readSkills(text, kind).some((key) => programs.has(key))).length / all.length;
}

/** Returns the share of sentences in which the program is read, including under a longer name (`Toast POS`). */
function trueShare(data: string, kind: TextKind): number {
  const all = parseExamples(data);
  const isRead = ({ key, text }: Example): boolean =>
    readSkills(text, kind).some((read) => read.includes(key) || key.includes(read));
  return all.filter(isRead).length / all.length;
}

describe('programs named like everyday words', () => {
  it.each([
    ['tuning', TUNING_EVERYDAY, TUNING_USES],
    ['held-out', HELD_OUT_EVERYDAY, HELD_OUT_USES],
  ])('are in the taxonomy and have enough sentences: %s set', (_set, everyday, uses) => {
    const all = [...parseExamples(everyday), ...parseExamples(uses)];
    expect(all.filter(({ key }) => isUnknownSkill(key))).toEqual([]);
    expect(parseExamples(everyday).length).toBeGreaterThanOrEqual(300);
    expect(parseExamples(uses).length).toBeGreaterThanOrEqual(200);
  });

  it.each([
    ['tuning', TUNING_EVERYDAY, TUNING_TITLES.everyday],
    ['held-out', HELD_OUT_EVERYDAY, HELD_OUT_TITLES.everyday],
  ])('are read in less than 2% of everyday sentences and titles: %s set', (_set, sentences, titles) => {
    expect(falseShare(sentences, 'prose')).toBeLessThan(0.02);
    expect(falseShare(titles, 'title')).toBeLessThan(0.02);
  });

  // Engine 5 read the programs in 71% and 67% of the sentences, and in 84% and 67% of the titles.
  it.each([
    ['tuning', TUNING_USES, TUNING_TITLES.uses, 0.95, 0.9],
    ['held-out', HELD_OUT_USES, HELD_OUT_TITLES.uses, 0.9, 0.85],
  ])('are recognized if they are meant: %s set', (_set, sentences, titles, inSentences, inTitles) => {
    expect(trueShare(sentences, 'prose')).toBeGreaterThanOrEqual(inSentences);
    expect(trueShare(titles, 'title')).toBeGreaterThanOrEqual(inTitles);
  });
});
