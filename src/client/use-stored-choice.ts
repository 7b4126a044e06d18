/** A choice stored in this browser, such as a list's view. Without storage it is not remembered. */
import { useState } from 'react';

const keyOf = (name: string): string => `puente.choice.${name}`;

const storedChoice = <Choice extends string>(name: string, choices: readonly Choice[]): Choice | null => {
  try {
    const stored = localStorage.getItem(keyOf(name));
    return choices.find((choice) => choice === stored) ?? null;
  } catch {
    return null;
  }
};

/** The choice (null at first) and its setter. */
export const useStoredChoice = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
): [Choice | null, (choice: Choice) => void] => {
  const [chosen, setChosen] = useState(() => storedChoice(name, choices));
  const choose = (choice: Choice): void => {
    setChosen(choice);
    try {
      localStorage.setItem(keyOf(name), choice);
    } catch {
      // Ignored, see above.
    }
  };
  return [chosen, choose];
};
