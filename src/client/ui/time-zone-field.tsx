/**
 * A combobox of all time zones, searchable by city, country or offset. Shows cities with their current time and stores identifiers.
 * Free text ("EST", "GMT-5") stays as typed unless the field is strict. Complete offsets and abbreviations close the list, so that it does not cover
 * the content below.
 */
import { type Ref, useState } from 'react';
import { useLocale } from 'use-intl';
import { canonicalTimeZone } from '#shared/zone-clock.ts';
import { controlStyle, Field, type FieldBase } from './field.tsx';
import { formatTime } from './format.ts';
import { OptionList } from './option-list.tsx';
import type { findTimeZones, TimeZoneOption } from './time-zones.ts';
import { useUiTexts } from './ui-texts.ts';
import { useCombobox } from './use-combobox.ts';
import { useDeferredBlur } from './use-deferred-blur.ts';
import { useMinute } from './use-minute.ts';
import { useZoneNames } from './use-zone-names.ts';
import { type ZoneNames, zoneCity } from './zone-names.ts';

interface TimeZoneFieldProps extends FieldBase {
  /** The identifier of a zone, or free text. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Accepts only zones. Leaving the field selects the first suggestion, or restores the previous zone if no zone matches. */
  isStrict?: boolean | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Identifiers, offsets and abbreviations need no suggestions. */
const COMPLETE_ZONES = [/^[A-Za-z]{2,}\//, /^(?:gmt|utc)? ?[+\u2212-] ?\d/i, /^[A-Z]{1,4}T$/];
const isCompleteZone = (typed: string): boolean => COMPLETE_ZONES.some((form) => form.test(typed.trim()));

/** Returns the time zone search; null until `load` has loaded it. */
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
  const zone = canonicalTimeZone(value.includes('/') ? value : null);
  const label = zone === null ? value : zoneCity(zone, names);
  const suggestions = search?.find(search.options, typed ?? '', now) ?? [];
  // False until the list is loaded, which the first focus triggers.
  const isUnknown =
    search !== null &&
    typed === null &&
    value.trim() !== '' &&
    zone === null &&
    !isCompleteZone(value) &&
    search.find(search.options, value, now).length === 0;
  const combobox = useCombobox({
    options: suggestions,
    isOpen,
    onOpenChange: (next) => {
      if (next) void load();
      setIsOpen(next);
    },
    onSelect: (option) => {
      setTyped(null);
      onChange(option.zone);
    },
  });
  const leave = useDeferredBlur(() => {
    if (isStrict && typed !== null && typed.trim() !== '' && suggestions[0] !== undefined)
      onChange(suggestions[0].zone);
    setTyped(null);
    combobox.close();
    onBlur?.();
  });
  return {
    text: typed ?? label,
    zone,
    isUnknown,
    combobox,
    load,
    leave,
    type: (text: string): void => {
      setTyped(text);
      if (!isStrict) onChange(text);
      if (text.trim() === '' || (isCompleteZone(text) && !isStrict)) combobox.close();
      else combobox.open(isStrict ? 0 : undefined);
    },
  };
};

export const TimeZoneField = (props: TimeZoneFieldProps) => {
  const { label, help, error, required, labelHidden, announceError, className, placeholder, maxLength, ref } = props;
  const texts = useUiTexts();
  const now = useMinute();
  const locale = useLocale();
  const entry = useTimeZoneEntry(props, now);
  const { combobox } = entry;
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
            {...combobox.inputProps}
            ref={ref}
            value={entry.text}
            placeholder={placeholder}
            maxLength={maxLength}
            onFocus={(event) => {
              void entry.load();
              // Selects the shown city, so that typing replaces it.
              if (entry.zone !== null) event.target.select();
            }}
            onClick={() => {
              if (!combobox.isShown) combobox.open();
            }}
            onChange={(event) => entry.type(event.target.value)}
            onKeyDown={combobox.handleKey}
            onBlur={entry.leave}
            className={controlStyle}
          />
          <OptionList {...combobox.shownOptions} optionKey={(option) => option.zone}>
            {(option) => (
              <>
                <span className="min-w-0 truncate text-sm">
                  <span className="font-medium">{option.city}</span>{' '}
                  {option.country !== '' && <span className="text-muted">{option.country}</span>}
                </span>
                <span className="tabular shrink-0 text-muted text-sm">
                  {formatTime(new Date(now).toISOString(), locale, option.zone)}
                </span>
              </>
            )}
          </OptionList>
        </span>
      )}
    </Field>
  );
};
