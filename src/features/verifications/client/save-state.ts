/** What the editor of a written task shows about saving. Pure. */

interface Draft {
  /** The text in the editor. */
  text: string;
  /** The text that the server has. Null if unknown, because a save failed. */
  savedText: string | null;
  isSaving: boolean;
}

/** A text that was just typed counts as being saved, although its save starts a moment later. */
export const saveState = ({ text, savedText, isSaving }: Draft): 'saved' | 'saving' | 'notSaved' => {
  if (savedText === null) return 'notSaved';
  return text === savedText && !isSaving ? 'saved' : 'saving';
};
