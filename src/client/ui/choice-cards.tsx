/** Two or three large options as cards that behave like radio buttons. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Choice<Value extends string> {
  value: Value;
  title: string;
  text: string;
  picture?: ReactNode;
}

export interface ChoiceCardsProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  name: string;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** The cards are in a row, stacked on phones. */
export const ChoiceCards = <Value extends string>({
  label,
  name,
  choices,
  value,
  onChange,
}: ChoiceCardsProps<Value>) => (
  <fieldset className="grid gap-4 sm:grid-cols-2">
    <legend className="sr-only">{label}</legend>
    {choices.map((choice) => (
      <label
        key={choice.value}
        className={classNames(
          'group relative flex cursor-pointer flex-col gap-2 overflow-hidden rounded-panel border bg-raised p-6 text-left transition-transform has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus has-[:focus-visible]:outline-offset-2',
          value === choice.value ? 'border-accent ring-1 ring-accent' : 'border-line hover:border-line-strong',
        )}
      >
        <input
          type="radio"
          name={name}
          value={choice.value}
          checked={value === choice.value}
          onChange={() => onChange(choice.value)}
          className="absolute top-5 right-5 size-5 accent-(--accent)"
        />
        {choice.picture && <span className="mb-2 block">{choice.picture}</span>}
        <span className="headline text-ink text-xl">{choice.title}</span>
        <span className="text-muted text-sm">{choice.text}</span>
      </label>
    ))}
  </fieldset>
);
