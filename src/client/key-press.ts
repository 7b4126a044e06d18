/** A key press on the page, and whether shortcuts should handle it. */

export interface KeyPress {
  key: string;
  /** True if a modifier other than Shift is down, the key repeats because it is held, or the event was already handled. */
  isModified: boolean;
  /** True if Shift is down. Characters such as `?` need it on many keyboards. */
  isShifted: boolean;
  /** True if focus is in a text field or select, or a menu or dialog is open. */
  isElsewhere: boolean;
}

const OVERLAY_SELECTOR = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const OWN_KEYS_SELECTOR = `input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], ${OVERLAY_SELECTOR}`;

export const toKeyPress = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  isShifted: event.shiftKey,
  isModified: event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented,
  isElsewhere:
    (event.target instanceof Element && event.target.closest(OWN_KEYS_SELECTOR) !== null) ||
    document.querySelector(OVERLAY_SELECTOR) !== null,
});

/** True if ⌘ replaces Ctrl in shortcuts. */
export const IS_APPLE = typeof navigator !== 'undefined' && /Mac|iP/.test(navigator.userAgent);
