/**
 * An input over a list of options: which option is active, the keys that change it, and the attributes that tell screen readers. The focus
 * stays in the input. What is typed, and when the list opens, is the field's.
 */
import { type KeyboardEvent, useId, useState } from 'react';

const NONE = -1;

export interface ComboboxOptions<Option> {
  /** What is offered while the list is open. */
  options: readonly Option[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onTake: (option: Option) => void;
}

/** Props of the list below the input (`OptionList`). */
export interface ShownOptions<Option> {
  id: string;
  /** None while the list is closed. */
  options: readonly Option[];
  /** The one that Enter takes; -1 for none. */
  active: number;
  onActive: (at: number) => void;
  onTake: (option: Option) => void;
}

/** The id of an option's element. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

export const useCombobox = <Option>({ options, isOpen, onOpenChange, onTake }: ComboboxOptions<Option>) => {
  const listId = useId();
  const [wanted, setActive] = useState(NONE);
  const isShown = isOpen && options.length > 0;
  const active = isShown && wanted < options.length ? wanted : NONE;

  const open = (first: number = NONE): void => {
    onOpenChange(true);
    setActive(first);
  };
  const close = (): void => {
    onOpenChange(false);
    setActive(NONE);
  };
  const take = (option: Option): void => {
    onTake(option);
    close();
  };
  /** To the next one up or down; beyond the last is the input itself, then the first. */
  const step = (by: 1 | -1): void => {
    const places = options.length + 1;
    open(((active + 1 + by + places) % places) - 1);
  };
  const keyActions = (): Partial<Record<string, () => void>> => {
    const chosen = options[active];
    return {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      ...(chosen === undefined ? {} : { Enter: () => take(chosen) }),
      ...(isShown ? { Escape: close } : {}),
    };
  };

  return {
    isShown,
    open,
    close,
    /** Takes the keys of the list and prevents what else they would do. */
    handleKey: (event: KeyboardEvent): void => {
      // Keys that end an input method's composition choose a character, they do nothing here.
      const act = event.nativeEvent.isComposing ? undefined : keyActions()[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    inputProps: {
      type: 'text',
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': active === NONE ? undefined : optionId(listId, active),
    } as const,
    shownOptions: {
      id: listId,
      options: isShown ? options : [],
      active,
      onActive: setActive,
      onTake: take,
    } satisfies ShownOptions<Option>,
  };
};
