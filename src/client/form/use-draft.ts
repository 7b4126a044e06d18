/**
 * Saves a draft while a form is filled in and restores it after a reload. The caller clears it after submission. A draft contains only changed fields,
 * so that it does not revert what someone else saved in the others.
 */
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changedFields } from './changed-fields.ts';
import { browserStorage, clearDraft, isDeepEqual, loadDraft, saveDraft } from './draft.ts';

/** Delay after typing before the draft is written. */
const DEBOUNCE_MS = 300;

export interface Draft {
  /** True if the form started from a draft. */
  restored: boolean;
  /** Deletes the draft. Call it after submitting or canceling. */
  clear: () => void;
}

/**
 * Connects `form` to the draft `key`, which must not change while the form is open. Include the user's id for signed-in forms, so that people who
 * share a computer do not see each other's drafts.
 */
export const useDraft = <Input extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
): Draft => {
  const [draft] = useState(() => {
    const storage = browserStorage();
    return storage && loadDraft(storage, key, Object.keys(form.getValues()), Date.now());
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const storage = browserStorage();
    if (!storage) return;
    if (draft) form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true });
    const write = () => {
      timer.current = undefined;
      saveDraft(storage, key, changedFields(form, form.getValues()), Date.now());
    };
    // Writes pending input before a reload or navigation.
    const writePending = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      write();
    };
    const subscription = form.watch((_values, { name, type }) => {
      // Only user input is saved as a draft, not a reset to the defaults.
      const isUserInput = name !== undefined && !isDeepEqual(form.getValues(), form.formState.defaultValues);
      if (type !== 'change' && !isUserInput) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(write, DEBOUNCE_MS);
    });
    window.addEventListener('pagehide', writePending);
    return () => {
      writePending();
      window.removeEventListener('pagehide', writePending);
      subscription.unsubscribe();
    };
  }, [key, form, draft]);

  return {
    restored: draft !== null,
    clear: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const storage = browserStorage();
      if (storage) clearDraft(storage, key);
    },
  };
};
