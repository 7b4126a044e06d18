/**
 * Combobox behavior: the active option, keyboard handling and ARIA attributes. Focus stays in the input. The field manages its text and decides
 * when the list opens.
 */
import { type KeyboardEvent, useId, useState } from 'react';

const NONE = -1;

export interface ComboboxOptions<Option> {
  /** The options to show while the list is open. */
  options: readonly Option[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSelect: (option: Option) => void;
}

/** Props of `OptionList`. */
export interface ShownOptions<Option> {
  id: string;
  /** Empty while the list is closed. */
  options: readonly Option[];
  /** Index of the option that Enter selects; -1 for none. */
  active: number;
  onActive: (index: number) => void;
  onSelect: (option: Option) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

export const useCombobox = <Option>({ options, isOpen, onOpenChange, onSelect }: ComboboxOptions<Option>) => {
  const listId = useId();
  const [activeIndex, setActive] = useState(NONE);
  const isShown = isOpen && options.length > 0;
  const active = isShown && activeIndex < options.length ? activeIndex : NONE;

  const open = (first: number = NONE): void => {
    onOpenChange(true);
    setActive(first);
  };
  const close = (): void => {
    onOpenChange(false);
    setActive(NONE);
  };
  const select = (option: Option): void => {
    onSelect(option);
    close();
  };
  /** Moves up or down, in a cycle of the options and the input itself (`NONE`). */
  const step = (by: 1 | -1): void => {
    const stops = options.length + 1;
    open(((active + 1 + by + stops) % stops) - 1);
  };
  const keyActions = (): Partial<Record<string, () => void>> => {
    const chosen = options[active];
    return {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      ...(chosen === undefined ? {} : { Enter: () => select(chosen) }),
      ...(isShown ? { Escape: close } : {}),
    };
  };

  return {
    isShown,
    open,
    close,
    /** Handles the keys of the list and prevents their default action. */
    handleKey: (event: KeyboardEvent): void => {
      // During IME composition, keys choose characters.
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
      onSelect: select,
    } satisfies ShownOptions<Option>,
  };
};
