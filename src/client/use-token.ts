/** Reads the token of an emailed link from the URL, for islands. */
import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};
const readToken = (): string => new URLSearchParams(window.location.search).get('token') ?? '';

/** Returns the token, or '' if the URL has none. Null until hydration, because the page is prerendered for all URLs. */
export const useToken = (): string | null =>
  useSyncExternalStore<string | null>(subscribeToNothing, readToken, () => null);
