/** A text field whose words reach the URL, and so the server, only when typing pauses. It knows neither. */
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/**
 * What the field shows, and its change handler. `kept` is the text as the URL has it; `keep` puts it there, as the newest
 * render gave it, so that another filter changed meanwhile is not undone. Emptying takes effect at once.
 */
export const useDelayedText = (kept: string, keep: (text: string) => void): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(kept);
  const [seen, setSeen] = useState(kept);
  const [sent, setSent] = useState(kept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newestKeep = useRef(keep);
  if (seen !== kept) {
    // Back, or a cleared filter: the field follows the URL. What it put there itself must not undo what was typed since.
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
