/** What keys are called on this machine. */

/** Whether ⌘ takes the place of Ctrl. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
