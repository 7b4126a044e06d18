/** Keeps the text of a field that saves itself in browser storage until the server has it, so that a reload without a connection loses nothing. */
import { useEffect } from 'react';
import { browserStorage, clearDraft, loadDraft, saveDraft } from './draft.ts';

/**
 * Returns the unsaved text of `key`, or null. With `before`, returns null if the saved text has changed since, for example on another device, because
 * the unsaved text would overwrite it.
 */
export const loadUnsavedText = (key: string, before?: string): string | null => {
  const storage = browserStorage();
  const draft = storage && loadDraft(storage, key, ['text', 'before'], Date.now());
  return typeof draft?.text === 'string' && draft.before === before ? draft.text : null;
};

export const clearUnsavedText = (key: string): void => {
  const storage = browserStorage();
  if (storage) clearDraft(storage, key);
};

interface UnsavedText {
  text: string;
  isSaved: boolean;
  /** The saved text that it replaces. */
  before?: string;
}

export const useUnsavedText = (key: string, { text, isSaved, before }: UnsavedText): void => {
  useEffect(() => {
    const storage = browserStorage();
    if (isSaved) clearUnsavedText(key);
    else if (storage) saveDraft(storage, key, { text, before }, Date.now());
  }, [key, text, isSaved, before]);
};
