/** Loads a part of the program ahead of its use, when somebody points at what opens it or reaches it with the keyboard. */

/** Handlers for the control that opens the part. A failure shows when the part is opened and still missing. */
export const ahead = (load: () => Promise<unknown>) => {
  const start = (): void => void load().catch(() => {});
  return { onPointerEnter: start, onFocus: start };
};
