/** Names of keys on this machine. */

/** True if ⌘ replaces Ctrl. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
