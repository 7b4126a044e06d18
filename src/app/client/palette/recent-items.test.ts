import { beforeEach, describe, expect, it } from 'vitest';
import { forgetItems } from './forget-items.ts';
import { recentItems, rememberItem } from './recent-items.ts';

const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};
const item = (to: string) => ({ label: to, detail: '', to });

describe('recent items', () => {
  beforeEach(() => entries.clear());

  it('are listed newest first, without duplicates, six at most', () => {
    for (const to of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/c']) rememberItem(storage, 'ana', item(to));
    expect(recentItems(storage, 'ana').map(({ to }) => to)).toEqual(['/c', '/g', '/f', '/e', '/d', '/b']);
  });

  it('are not shown to other users, and can be cleared', () => {
    rememberItem(storage, 'ana', item('/a'));
    expect(recentItems(storage, 'ben')).toEqual([]);
    forgetItems(storage, 'ana');
    expect(recentItems(storage, 'ana')).toEqual([]);
  });

  it('are empty if the storage is invalid or links to other sites', () => {
    for (const text of ['{', '{}', '[1, null]', '[{"label":"x","detail":"","to":"https://elsewhere.example"}]']) {
      entries.set('puente.recent.ana', text);
      expect(recentItems(storage, 'ana')).toEqual([]);
    }
  });
});
