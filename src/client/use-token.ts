/** The token in the address of a mailed link, for islands. */
import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};
const readToken = (): string => new URLSearchParams(window.location.search).get('token') ?? '';

/** The token; empty if the address has none. Null until hydration, because the prerendered page does not know the address. */
export const useToken = (): string | null =>
  useSyncExternalStore<string | null>(subscribeToNothing, readToken, () => null);
