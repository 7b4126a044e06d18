/** Puts a text on the clipboard, also on plain HTTP, where browsers have no `navigator.clipboard`. */

/** Selects the text in a field that nobody sees and copies the selection: old, and the only way without HTTPS. */
const copySelection = (text: string): boolean => {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open dialog, which keeps the focus to itself.
  (document.querySelector('[role="dialog"]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
};

/** Returns whether the text is on the clipboard now. */
export const copyText = async (text: string): Promise<boolean> => {
  if (navigator.clipboard === undefined) return copySelection(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
};
