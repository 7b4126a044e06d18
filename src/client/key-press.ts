/** A press of a key on the page, and whether it is the page's to hear. */

/** A press, as far as it matters. */
export interface Press {
  key: string;
  isModified: boolean;
  /** Whether it went into a field, a menu or a dialog. */
  isElsewhere: boolean;
}

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const OWN_KEYS = `input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], ${OPEN}`;

/** The press of an event. */
export const pressOf = (event: KeyboardEvent): Press => ({
  key: event.key,
  isModified: event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented,
  isElsewhere:
    (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null) ||
    document.querySelector(OPEN) !== null,
});
