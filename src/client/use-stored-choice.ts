/** A choice that this browser keeps, such as how somebody wants to see a list. A storage that is full or forbidden costs the keeping alone. */
import { useState } from 'react';

const keyOf = (name: string): string => `puente.choice.${name}`;

const keptChoice = <Choice extends string>(name: string, choices: readonly Choice[]): Choice | null => {
  try {
    const kept = localStorage.getItem(keyOf(name));
    return choices.find((choice) => choice === kept) ?? null;
  } catch {
    return null;
  }
};

/** The choice, null before there was one, and what makes it. */
export const useKeptChoice = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
): [Choice | null, (choice: Choice) => void] => {
  const [chosen, setChosen] = useState(() => keptChoice(name, choices));
  const choose = (choice: Choice): void => {
    setChosen(choice);
    try {
      localStorage.setItem(keyOf(name), choice);
    } catch {
      // See above.
    }
  };
  return [chosen, choose];
};
