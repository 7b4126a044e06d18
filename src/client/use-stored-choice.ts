/** A choice stored in this browser, such as a list's view. If storage is unavailable, the choice is not remembered. */
import { useState } from 'react';

const storageKey = (name: string): string => `puente.choice.${name}`;

const storedChoice = <Choice extends string>(name: string, choices: readonly Choice[]): Choice | null => {
  try {
    const stored = localStorage.getItem(storageKey(name));
    return choices.find((choice) => choice === stored) ?? null;
  } catch {
    return null;
  }
};

/** Returns the stored choice (null if there is none) and its setter. */
export const useStoredChoice = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
): [Choice | null, (choice: Choice) => void] => {
  const [chosen, setChosen] = useState(() => storedChoice(name, choices));
  const choose = (choice: Choice): void => {
    setChosen(choice);
    try {
      localStorage.setItem(storageKey(name), choice);
    } catch {
      // Storage is unavailable.
    }
  };
  return [chosen, choose];
};
