import { expect, it } from 'vitest';
import { saveState } from './save-state.ts';

it('a draft counts as saved only if the server has exactly the same text', () => {
  const draft = { text: 'My first job', savedText: 'My first job', isSaving: false };
  expect(saveState(draft)).toBe('saved');
  expect(saveState({ ...draft, text: 'My first job was' })).toBe('saving');
  expect(saveState({ ...draft, isSaving: true })).toBe('saving');
});

it('after a failure, a draft counts as not saved until a save succeeds', () => {
  const failed = { text: 'My first job', savedText: null, isSaving: false };
  expect(saveState(failed)).toBe('notSaved');
  expect(saveState({ ...failed, isSaving: true })).toBe('notSaved');
});
