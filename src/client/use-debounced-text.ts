/** Text field state that is stored in the URL when typing pauses. The caller reads and writes the URL. */
import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 250;

/**
 * Returns the shown text and its change handler. `stored` is the text in the URL, and `store` writes it. Calls the `store` of the latest
 * render, so that filters changed in the meantime are kept. Clearing takes effect immediately.
 */
export const useDebouncedText = (stored: string, store: (text: string) => void): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(stored);
  const [lastStored, setLastStored] = useState(stored);
  const [lastSent, setLastSent] = useState(stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newestStore = useRef(store);
  if (lastStored !== stored) {
    // Follows the URL after Back or a cleared filter. An update by this hook itself does not overwrite text that was typed since.
    setLastStored(stored);
    if (stored !== lastSent) {
      setTyped(stored);
      setLastSent(stored);
    }
  }
  useEffect(() => {
    newestStore.current = store;
  }, [store]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string): void => {
    setLastSent(text);
    newestStore.current(text);
  };
  const change = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text), text === '' ? 0 : DEBOUNCE_MS);
  };
  return [typed, change];
};
