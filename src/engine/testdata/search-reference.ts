/**
 * A reference search that reads each row. It determines which rows match, and how well each row answers the search. The indexes must return the same
 * results.
 */
import { answerStep } from '../retrieval/answers.ts';
import {
  PERSON_SEPARATOR,
  type QueryWord,
  readSearch,
  type Search,
  type SearchCondition,
} from '../retrieval/search-query.ts';
import type { PreparedTitle } from '../taxonomy/titles.ts';
import { closeness } from '../text/title-meaning.ts';

/** A row with the data that a search reads. */
export interface SearchedRow {
  hasWord(word: QueryWord): boolean;
  /** Returns true for a whole word of the row. */
  hasWhole(word: QueryWord): boolean;
  /** Returns true for a word of the row's name. */
  isNamed(word: QueryWord): boolean;
  /** Canonical keys. */
  skills: readonly string[];
  title: PreparedTitle | null;
}

/** Returns true if a folded text contains a word. */
export const containsWord = (searchText: string, { text, isStart, notInName }: QueryWord): boolean => {
  const [person = '', work = person] = searchText.split(PERSON_SEPARATOR);
  return (notInName ? ` ${work}` : searchText).includes(isStart ? ` ${text}` : text);
};

export const meets = (condition: SearchCondition, row: SearchedRow): boolean => {
  if ('word' in condition) return row.hasWord(condition.word);
  if ('skill' in condition) return row.skills.includes(condition.skill);
  return 'all' in condition
    ? condition.all.every((child) => meets(child, row))
    : condition.any.some((child) => meets(child, row));
};

export const referenceStep = (search: Search | null, row: SearchedRow): number => {
  if (search === null) return 0;
  const { typed, skills, meaning } = search;
  const readings = row.title === null ? [] : [row.title, ...row.title.others];
  const hasTyped = (has: (word: QueryWord) => boolean): boolean => typed.length > 0 && typed.every(has);
  return answerStep(
    {
      isNamed: hasTyped(row.isNamed),
      hasWords: hasTyped(row.hasWhole),
      hasSkills: skills.length > 0 && skills.every((skill) => row.skills.includes(skill)),
      closeness:
        meaning === null
          ? -1
          : Math.max(-1, ...readings.map((reading) => Math.fround(closeness(meaning, reading.meaning)))),
    },
    search,
  );
};

/** Returns a search for words of a text, or for only the first letters of each word. */
export const searchLike = (words: readonly string[], onlyStarts: boolean): Search | null =>
  readSearch(words.map((word) => (onlyStarts ? word.slice(0, 4) : word)).join(' '));
