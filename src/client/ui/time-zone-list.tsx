/** The zones that a time-zone field offers, below its input. The focus stays in the input, which names the active one. */
import { useEffect, useRef } from 'react';
import { useLocale } from 'use-intl';
import { classNames } from './class-names.ts';
import type { TimeZoneOption } from './time-zones.ts';
import { zoneOffset } from './zone-names.ts';

export interface TimeZoneListProps {
  id: string;
  label: string;
  options: readonly TimeZoneOption[];
  /** The one that Enter takes; -1 for none. */
  active: number;
  now: number;
  onActive: (at: number) => void;
  onTake: (option: TimeZoneOption) => void;
}

/** The id of an option's element. */
export const timeZoneOptionId = (listId: string, at: number): string => `${listId}-${at}`;

/** The list, while there is something in it. */
export const TimeZoneList = ({ id, label, options, active, now, onActive, onTake }: TimeZoneListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const locale = useLocale();
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
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-60 overflow-y-auto rounded-card border border-line bg-overlay p-1.5 shadow-float"
    >
      {options.map((option, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which has the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the same
        <div
          key={option.zone}
          id={timeZoneOptionId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // The focus, and with it the keyboard of a phone, stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onActive(at)}
          onClick={() => onTake(option)}
          className={classNames(
            'flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-control px-2.5 py-1.5 text-ink text-sm',
            at === active && 'bg-hover',
          )}
        >
          <span className="min-w-0 truncate">
            <span className="font-medium">{option.city}</span>{' '}
            {option.country !== '' && <span className="text-muted">{option.country}</span>}
          </span>
          <span className="tabular shrink-0 text-muted">{zoneOffset(option.zone, now, locale)}</span>
        </div>
      ))}
    </div>
  );
};
