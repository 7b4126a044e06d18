/** A search box whose words reach the URL, and so the server, only when typing pauses. */
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/**
 * What the box shows and its change handler. `kept` is the text as the URL has it; `keep` puts it there. Emptying takes effect
 * at once.
 */
export const useDelayedText = (kept: string, keep: (text: string) => void): [string, (text: string) => void] => {
  const [typed, setTyped] = useState(kept);
  const [seen, setSeen] = useState(kept);
  const [sent, setSent] = useState(kept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (seen !== kept) {
    // Back, or a cleared search: the box follows the URL. What it sent there itself must not undo what was typed since.
    setSeen(kept);
    if (kept !== sent) setTyped(kept);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string): void => {
    setSent(text);
    keep(text);
  };
  const change = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text.trim()), text === '' ? 0 : PAUSE_MS);
  };
  return [typed, change];
};
