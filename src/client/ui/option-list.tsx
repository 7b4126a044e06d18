/** The options of a combobox. Announces their number. Focus stays in the input, which references the active option (`useCombobox`). */
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { useUiTexts } from './ui-texts.ts';
import { optionId, type ShownOptions } from './use-combobox.ts';

interface OptionListProps<Option> extends ShownOptions<Option> {
  optionKey: (option: Option) => string;
  children: (option: Option) => ReactNode;
}

const List = <Option,>({ id, options, active, onActive, onSelect, optionKey, children }: OptionListProps<Option>) => {
  const texts = useUiTexts();
  const list = useRef<HTMLDivElement>(null);
  // The input may be at the bottom of the window.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={texts.suggestions}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-card border border-line bg-overlay p-1.5 shadow-float"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the focused input handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the focused input handles the keys
        <div
          key={optionKey(option)}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Keeps focus in the input, so that a phone's keyboard stays open.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onActive(index)}
          onClick={() => onSelect(option)}
          className={classNames(
            'flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-control px-2.5 py-1.5 text-ink',
            index === active && 'bg-hover',
          )}
        >
          {children(option)}
        </div>
      ))}
    </div>
  );
};

export const OptionList = <Option,>(props: OptionListProps<Option>) => {
  const texts = useUiTexts();
  const count = props.options.length;
  return (
    <>
      {count > 0 && <List {...props} />}
      <span aria-live="polite" className="sr-only">
        {count > 0 ? texts.suggestionCount(count) : ''}
      </span>
    </>
  );
};
