/** A text field that updates the URL only when typing pauses. Independent of URL and server. */
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/**
 * The shown text and its change handler. `kept` is the text in the URL; `keep` stores it and must be current, so that other filters changed meanwhile
 * are not undone. Clearing takes effect immediately.
 */
export const useDelayedText = (kept: string, keep: (text: string) => void): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(kept);
  const [seen, setSeen] = useState(kept);
  const [sent, setSent] = useState(kept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newestKeep = useRef(keep);
  if (seen !== kept) {
    // Follows the URL after Back or a cleared filter, but does not overwrite text typed since its own update.
    setSeen(kept);
    if (kept !== sent) {
      setTyped(kept);
      setSent(kept);
    }
  }
  useEffect(() => {
    newestKeep.current = keep;
  }, [keep]);
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
