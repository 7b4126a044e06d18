/** The unsent message of a thread, stored in the browser. */
import { loadDraft, saveDraft } from '#client/form/draft.ts';

export const threadDraftKey = (ownId: string, otherId: string): string => `thread.${ownId}.${otherId}`;

/** Stores text as the draft of a thread, unless the thread already has one. */
export const startDraft = (ownId: string, otherId: string, content: string): void => {
  const key = threadDraftKey(ownId, otherId);
  const now = Date.now();
  if (loadDraft(window.localStorage, key, ['content'], now) === null) {
    saveDraft(window.localStorage, key, { content }, now);
  }
};
