import { beforeEach, describe, expect, it } from 'vitest';
import { forgetItems, recentItems, rememberItem } from './recent-items.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const item = (to: string) => ({ label: to, detail: '', to });

describe('where somebody went lately', () => {
  beforeEach(() => kept.clear());

  it('is told newest first, each place once, six at most', () => {
    for (const to of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/c']) rememberItem(storage, 'ana', item(to));
    expect(recentItems(storage, 'ana').map(({ to }) => to)).toEqual(['/c', '/g', '/f', '/e', '/d', '/b']);
  });

  it('is told to nobody else, and forgotten', () => {
    rememberItem(storage, 'ana', item('/a'));
    expect(recentItems(storage, 'ben')).toEqual([]);
    forgetItems(storage, 'ana');
    expect(recentItems(storage, 'ana')).toEqual([]);
  });

  it('is nothing where the storage holds nonsense, or leads off the site', () => {
    for (const text of ['{', '{}', '[1, null]', '[{"label":"x","detail":"","to":"https://elsewhere.example"}]']) {
      kept.set('puente.recent.ana', text);
      expect(recentItems(storage, 'ana')).toEqual([]);
    }
  });
});
