/** Preloads code on hover or focus of the control that needs it. */

/** Handlers for the control. Load errors surface when the code is actually used. */
export const preloadOnHover = (load: () => Promise<unknown>) => {
  const start = (): void => void load().catch(() => {});
  return { onPointerEnter: start, onFocus: start };
};
