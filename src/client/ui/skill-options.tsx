/** The list of skills that a skill field offers, below its input. The focus stays in the input, which names the active one. */
import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

export interface SkillOptionsProps {
  id: string;
  label: string;
  names: readonly string[];
  /** The one that Enter takes; -1 for none. */
  active: number;
  onActive: (at: number) => void;
  onTake: (name: string) => void;
}

/** The id of an option's element. */
export const skillOptionId = (listId: string, at: number): string => `${listId}-${at}`;

export const SkillOptions = ({ id, label, names, active, onActive, onTake }: SkillOptionsProps) => {
  const list = useRef<HTMLDivElement>(null);
  // All of it in view where there is room for it, as the input may stand at the foot of the window.
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
      aria-label={label}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-card border border-line bg-overlay p-1.5 shadow-float"
    >
      {names.map((name, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which has the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the same
        <div
          key={name}
          id={skillOptionId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // The focus, and with it the keyboard of a phone, stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onActive(at)}
          onClick={() => onTake(name)}
          className={classNames(
            'flex min-h-10 cursor-pointer items-center rounded-control px-2.5 py-1.5 text-ink',
            at === active && 'bg-hover',
          )}
        >
          {name}
        </div>
      ))}
    </div>
  );
};
