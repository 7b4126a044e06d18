/** Copies text to the clipboard, even on plain HTTP, where `navigator.clipboard` does not exist. */

/** Copies the selection of a hidden field. This is deprecated, but the only way without HTTPS. */
const copySelection = (text: string): boolean => {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open dialog, if there is one, because the dialog traps focus.
  (document.querySelector('[role="dialog"]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
};

/** Copies the text. Returns false if copying failed. */
export const copyText = async (text: string): Promise<boolean> => {
  if (navigator.clipboard === undefined) return copySelection(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
};
