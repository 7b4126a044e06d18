/**
 * Adds rough translations to each group: its titles with single words replaced by others of the project's vocabulary, which has three languages.
 * Word order and grammar do not matter, because a title is read as a set of words. Of ESCO, only the English titles are translated.
 */

import { COMPOUND_WORDS } from '../../src/engine/taxonomy/words/compound-words.ts';
import { FURTHER_WORDS } from '../../src/engine/taxonomy/words/further-words.ts';
import { FIELD_WORDS, HEAD_WORDS } from '../../src/engine/taxonomy/words/title-words.ts';
import { foldText } from '../../src/engine/text/text.ts';
import type { Draw } from '../resumes/people/seeded.ts';
import { distinctTitles, statedTitles, type TitleGroup, TRANSLATED } from './title-groups.ts';

const MIN_LETTERS = 3;
/** Share of known words that are exchanged. */
const EXCHANGED_SHARE = 0.75;
/** Titles translated per group, because some groups of O*NET have hundreds. */
const MAX_TITLES = 40;

/** Maps each single word to the words of its line, including itself. If several lists have a word, the first list is used. */
function buildVocabulary(): ReadonlyMap<string, readonly string[]> {
  const namesByWord = new Map<string, readonly string[]>();
  const lines = [HEAD_WORDS, FIELD_WORDS, FURTHER_WORDS, COMPOUND_WORDS].flatMap((text) => text.trim().split('\n'));
  for (const line of lines) {
    const [concept = '', names] = line.split(':');
    if (names === undefined) continue;
    const all = distinctTitles([concept, ...names.split(',')]);
    for (const word of all) {
      if (!word.includes(' ') && word.length >= MIN_LETTERS && !namesByWord.has(word)) namesByWord.set(word, all);
    }
  }
  return namesByWord;
}

/** Returns the groups with translated titles added. Groups of single words are unchanged. */
export function withTranslations(groups: readonly TitleGroup[], draw: Draw): TitleGroup[] {
  const names = buildVocabulary();
  const translate = (title: string): string =>
    foldText(title)
      .split(' ')
      .map((word) => {
        const others = names.get(word);
        return others === undefined || !draw.chance(EXCHANGED_SHARE) ? word : draw.pick(others);
      })
      .join(' ');
  return groups.map((group) => {
    if (group.source === 'words') return group;
    const titles = group.source === 'esco' ? (group.titles['en'] ?? []) : statedTitles(group);
    const translations = titles
      .slice(0, MAX_TITLES)
      .map((title) => ({ title: foldText(title), other: translate(title) }))
      .filter(({ title, other }) => title !== other)
      .map(({ other }) => other);
    return translations.length === 0
      ? group
      : { ...group, titles: { ...group.titles, [TRANSLATED]: distinctTitles(translations) } };
  });
}
