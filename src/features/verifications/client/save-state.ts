/** The save state that the editor of a writing test shows. Pure. */

interface Draft {
  /** The text in the editor. */
  text: string;
  /** The text that the server has. Null if it is unknown because a save failed. */
  savedText: string | null;
  isSaving: boolean;
}

/** Returns the state of a draft. Text that was just typed counts as being saved, even though its save starts a moment later. */
export const saveState = ({ text, savedText, isSaving }: Draft): 'saved' | 'saving' | 'notSaved' => {
  if (savedText === null) return 'notSaved';
  return text === savedText && !isSaving ? 'saved' : 'saving';
};
