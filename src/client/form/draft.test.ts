import { describe, expect, it } from 'vitest';
import { LIFETIMES } from '#shared/limits.ts';
import { DAY_MS } from '#shared/time.ts';
import { clearDraft, type DraftStorage, isDeepEqual, loadDraft, saveDraft } from './draft.ts';

const NOW = Date.parse('2026-03-10T12:00:00.000Z');
const FIELDS = ['title', 'skills'];

const memoryStorage = (): DraftStorage => {
  const storage = new Map<string, string>();
  return {
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => void storage.set(key, value),
    removeItem: (key) => void storage.delete(key),
  };
};

const brokenStorage: DraftStorage = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {
    throw new Error('forbidden');
  },
};

describe('drafts', () => {
  it('are restored as saved', () => {
    const storage = memoryStorage();
    saveDraft(storage, 'post-job', { title: 'Developer', skills: ['React'] }, NOW);
    expect(loadDraft(storage, 'post-job', FIELDS, NOW + 1000)).toEqual({ title: 'Developer', skills: ['React'] });
  });

  it('are restored only under their own key', () => {
    const storage = memoryStorage();
    saveDraft(storage, 'post-job', { title: 'Developer' }, NOW);
    expect(loadDraft(storage, 'apply', FIELDS, NOW)).toBeNull();
  });

  it('omit fields that the form no longer has', () => {
    const storage = memoryStorage();
    saveDraft(storage, 'post-job', { title: 'Developer', gone: 1 }, NOW);
    expect(loadDraft(storage, 'post-job', FIELDS, NOW)).toEqual({ title: 'Developer' });
  });

  it('never contain a password', () => {
    const storage = memoryStorage();
    saveDraft(storage, 'x', { title: 'Developer', newPassword: 'secret' }, NOW);
    expect(storage.getItem('puente.draft.x')).not.toContain('secret');
  });

  it('expire after the documented number of days, and are deleted when cleared', () => {
    const storage = memoryStorage();
    saveDraft(storage, 'post-job', { title: 'Developer' }, NOW);
    const end = NOW + LIFETIMES.draftDays * DAY_MS;
    expect(loadDraft(storage, 'post-job', FIELDS, end)).toEqual({ title: 'Developer' });
    expect(loadDraft(storage, 'post-job', FIELDS, end + 1)).toBeNull();
    clearDraft(storage, 'post-job');
    expect(loadDraft(storage, 'post-job', FIELDS, NOW)).toBeNull();
  });

  it('ignore unreadable storage', () => {
    const storage = memoryStorage();
    for (const nonsense of ['{', '1', '[]', '{"savedAt":"x"}', '{"savedAt":1,"values":null}']) {
      storage.setItem('puente.draft.post-job', nonsense);
      expect(loadDraft(storage, 'post-job', FIELDS, NOW)).toBeNull();
    }
  });

  it('never break the form if storage fails', () => {
    expect(() => saveDraft(brokenStorage, 'x', {}, NOW)).not.toThrow();
    expect(() => clearDraft(brokenStorage, 'x')).not.toThrow();
    expect(loadDraft(brokenStorage, 'x', FIELDS, NOW)).toBeNull();
  });
});

describe('isDeepEqual', () => {
  it('compares values field by field and entry by entry', () => {
    const values = { title: 'Clerk', skills: ['a'], positions: [{ title: 'Clerk', end: null }] };
    expect(isDeepEqual(values, structuredClone(values))).toBe(true);
    expect(isDeepEqual(values, { ...values, extra: undefined })).toBe(true);
    expect(isDeepEqual(values, { ...values, positions: [] })).toBe(false);
    expect(isDeepEqual(values, { ...values, positions: [{ title: 'Clerk', end: '' }] })).toBe(false);
    expect(isDeepEqual(values, { ...values, skills: ['b'] })).toBe(false);
  });
});
