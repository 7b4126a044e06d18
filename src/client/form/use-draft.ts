/**
 * Keeps a draft of a form while it is filled in and brings it back after a reload. The caller clears it once the form is
 * sent.
 */
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, type DraftStorage, isSame, loadDraft, saveDraft } from './draft.ts';

/** Typing pauses this long before the draft is written. */
const PAUSE_MS = 300;

const browserStorage = (): DraftStorage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

export interface Draft {
  /** Whether the form began from a draft. */
  restored: boolean;
  /** Forgets the draft; call it when the form was sent or cancelled. */
  clear: () => void;
}

/**
 * Ties `form` to the draft named `key`, which stays the same while the form is open. Put the user's id into the key of a signed-in form, so that two people at one
 * computer do not see each other's.
 */
export const useDraft = <Input extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
): Draft => {
  const [kept] = useState(() => {
    const storage = browserStorage();
    return storage && loadDraft(storage, key, Object.keys(form.getValues()), Date.now());
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const storage = browserStorage();
    if (!storage) return;
    if (kept) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true });
    const write = () => {
      timer.current = undefined;
      saveDraft(storage, key, form.getValues(), Date.now());
    };
    // What was typed in the last moment before a reload or a change of page is written then.
    const writeWaiting = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      write();
    };
    const subscription = form.watch((_values, { name, type }) => {
      // Only what a person types or takes over is a draft; a reset to the defaults is not, whoever hears of it.
      const isTold = name !== undefined && !isSame(form.getValues(), form.formState.defaultValues);
      if (type !== 'change' && !isTold) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(write, PAUSE_MS);
    });
    window.addEventListener('pagehide', writeWaiting);
    return () => {
      writeWaiting();
      window.removeEventListener('pagehide', writeWaiting);
      subscription.unsubscribe();
    };
  }, [key, form, kept]);

  return {
    restored: kept !== null,
    clear: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const storage = browserStorage();
      if (storage) clearDraft(storage, key);
    },
  };
};
