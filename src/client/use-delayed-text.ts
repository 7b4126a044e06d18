/** A text field that updates the URL only when typing pauses. Independent of URL and server. */
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/**
 * The shown text and its change handler. `stored` is the text in the URL; `store` writes it and must be current, so that other filters changed meanwhile
 * are not undone. Clearing takes effect immediately.
 */
export const useDelayedText = (stored: string, store: (text: string) => void): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(stored);
  const [seen, setSeen] = useState(stored);
  const [sent, setSent] = useState(stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newestKeep = useRef(store);
  if (seen !== stored) {
    // Follows the URL after Back or a cleared filter, but does not overwrite text typed since its own update.
    setSeen(stored);
    if (stored !== sent) {
      setTyped(stored);
      setSent(stored);
    }
  }
  useEffect(() => {
    newestKeep.current = store;
  }, [store]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string): void => {
    setSent(text);
    newestKeep.current(text);
  };
  const change = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text), text === '' ? 0 : PAUSE_MS);
  };
  return [typed, change];
};
