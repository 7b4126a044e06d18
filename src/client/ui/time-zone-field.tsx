/**
 * Where somebody's clock stands: an input over the zones of the world, found by city, country or offset, which shows cities and keeps
 * identifiers. Own words ("EST", "GMT-5") stay as they are written, unless the field is strict. What is written as a whole offset or a short
 * name opens no list, so that nothing is in the way of what comes below.
 */
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { knownTimeZone } from '#shared/zone-clock.ts';
import { controlStyle, Field, type FieldBase } from './field.tsx';
import { TimeZoneList, timeZoneOptionId } from './time-zone-list.tsx';
import type { findTimeZones, TimeZoneOption } from './time-zones.ts';
import { useUiTexts } from './ui-texts.ts';
import { useDeferredBlur } from './use-deferred-blur.ts';
import { useMinute } from './use-minute.ts';
import { useZoneNames } from './use-zone-names.ts';
import { type ZoneNames, zoneCity, zoneOffset } from './zone-names.ts';

export interface TimeZoneFieldProps extends FieldBase {
  /** The identifier of a zone, or the words of the person. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Takes zones only; what is no zone leaves the one before. */
  isStrict?: boolean | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const NONE = -1;

/** Identifiers, offsets and abbreviations say all by themselves. */
const WHOLE = [/^[A-Za-z]{2,}\//, /^(?:gmt|utc)? ?[+\u2212-] ?\d/i, /^[A-Z]{1,4}T$/];
const isWhole = (typed: string): boolean => WHOLE.some((form) => form.test(typed.trim()));

/** The zones to choose from, once somebody begins to. */
const useSearch = (names: ZoneNames) => {
  const [search, setSearch] = useState<{ find: typeof findTimeZones; options: TimeZoneOption[] } | null>(null);
  const load = async (): Promise<void> => {
    if (search !== null) return;
    const zones = await import('./time-zones.ts');
    setSearch({ find: zones.findTimeZones, options: zones.timeZoneOptions(names) });
  };
  return { search, load };
};

const useTimeZoneEntry = ({ value, onChange, onBlur, isStrict = false }: TimeZoneFieldProps, now: number) => {
  const names = useZoneNames();
  const { search, load } = useSearch(names);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const zone = knownTimeZone(value.includes('/') ? value : null);
  const label = zone === null ? value : `${zoneCity(zone, names)} (${zoneOffset(zone, now, names.locale)})`;
  const options = isOpen && search !== null ? search.find(search.options, typed ?? '', now) : [];
  const isShown = options.length > 0;
  // Known once the list is loaded, which the first focus does.
  const isUnknown =
    search !== null &&
    typed === null &&
    value.trim() !== '' &&
    zone === null &&
    !isWhole(value) &&
    search.find(search.options, value, now).length === 0;
  const close = (): void => {
    setIsOpen(false);
    setActive(NONE);
  };
  const open = (): void => {
    void load();
    setIsOpen(true);
  };
  const take = (option: TimeZoneOption): void => {
    setTyped(null);
    onChange(option.zone);
    close();
  };
  const leave = useDeferredBlur(() => {
    const only = search?.find(search.options, typed ?? '', now) ?? [];
    if (isStrict && typed !== null && typed.trim() !== '' && only[0] !== undefined) onChange(only[0].zone);
    setTyped(null);
    close();
    onBlur?.();
  });
  return {
    text: typed ?? label,
    zone,
    options,
    isShown,
    isUnknown,
    active: isShown && active < options.length ? active : NONE,
    setActive,
    close,
    open,
    load,
    take,
    leave,
    type: (text: string): void => {
      setTyped(text);
      setActive(isStrict ? 0 : NONE);
      if (!isStrict) onChange(text);
      if (text.trim() === '' || (isWhole(text) && !isStrict)) close();
      else open();
    },
    step: (by: 1 | -1): void => {
      open();
      setActive((at) =>
        options.length === 0 ? 0 : (Math.max(at, by === 1 ? NONE : 0) + by + options.length) % options.length,
      );
    },
  };
};

type Entry = ReturnType<typeof useTimeZoneEntry>;

const handleKey = (event: KeyboardEvent, entry: Entry): void => {
  if (event.nativeEvent.isComposing) return;
  const chosen = entry.options[entry.active];
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    entry.step(event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.key === 'Enter' && chosen !== undefined) {
    event.preventDefault();
    entry.take(chosen);
  } else if (event.key === 'Escape' && entry.isShown) {
    event.preventDefault();
    entry.close();
  }
};

/** A labelled field for a time zone. */
export const TimeZoneField = (props: TimeZoneFieldProps) => {
  const { label, help, error, required, labelHidden, announceError, className, placeholder, maxLength, ref } = props;
  const texts = useUiTexts();
  const listId = useId();
  const now = useMinute();
  const entry = useTimeZoneEntry(props, now);
  return (
    <Field
      {...{
        label,
        help: entry.isUnknown ? texts.unknownZone : help,
        error,
        required,
        labelHidden,
        announceError,
        className,
      }}
    >
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            ref={ref}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={entry.isShown}
            aria-controls={entry.isShown ? listId : undefined}
            aria-activedescendant={entry.active === NONE ? undefined : timeZoneOptionId(listId, entry.active)}
            value={entry.text}
            placeholder={placeholder}
            maxLength={maxLength}
            autoComplete="off"
            onFocus={(event) => {
              void entry.load();
              // What is typed takes the place of the city that is there.
              if (entry.zone !== null) event.target.select();
            }}
            onClick={entry.open}
            onChange={(event) => entry.type(event.target.value)}
            onKeyDown={(event) => handleKey(event, entry)}
            onBlur={entry.leave}
            className={controlStyle}
          />
          {entry.isShown && (
            <TimeZoneList
              id={listId}
              label={texts.suggestions}
              options={entry.options}
              active={entry.active}
              now={now}
              onActive={entry.setActive}
              onTake={entry.take}
            />
          )}
          <span aria-live="polite" className="sr-only">
            {entry.isShown ? texts.suggestionCount(entry.options.length) : ''}
          </span>
        </span>
      )}
    </Field>
  );
};
