import { describe, expect, it } from 'vitest';
import { groupItems, matchesSearch, type PaletteItem } from './palette-items.ts';

describe('matchesSearch', () => {
  it('matches if each word starts a word of the texts, ignoring accents', () => {
    expect(matchesSearch('ines', 'Inés Paz', 'Bookkeeper')).toBe(true);
    expect(matchesSearch('paz book', 'Inés Paz', 'Bookkeeper')).toBe(true);
    expect(matchesSearch('keeper', 'Inés Paz', 'Bookkeeper')).toBe(false);
    expect(matchesSearch('  ', 'anything')).toBe(true);
  });
});

describe('groupItems', () => {
  it('sorts items by group and omits empty groups', () => {
    const item = (id: string, group: PaletteItem['group']): PaletteItem => ({
      id,
      group,
      label: id,
      detail: '',
      icon: null,
    });
    const groups = groupItems([item('a', 'jobs'), item('b', 'places'), item('c', 'jobs')]);
    expect(groups.map(({ group, items }) => [group, ...items.map(({ id }) => id)])).toEqual([
      ['places', 'b'],
      ['jobs', 'a', 'c'],
    ]);
  });
});
