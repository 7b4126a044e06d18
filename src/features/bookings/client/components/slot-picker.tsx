/**
 * Selects a free time: first a day, then a time, in the person's time zone with the team's time next to it. The time zone can be changed, because
 * people may book for someone in a different location. The component holds the day; the parent holds the time and the zone.
 */

import { CircleAlert } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatTime } from '#client/ui/format.ts';
import { TimeZoneField } from '#client/ui/time-zone-field.tsx';
import { useZoneNames } from '#client/ui/use-zone-names.ts';
import { zoneCity } from '#client/ui/zone-names.ts';
import type { Slot } from '../../bookings.domain.ts';
import { TEAM_CALENDAR } from '../../team-calendar.domain.ts';
import {
  formatLongDay,
  formatShortDate,
  formatTimeElsewhere,
  formatWeekday,
  groupSlotsByDay,
  isSameLocalTime,
  type SlotDay,
} from '../slot-times.ts';

interface RadioTileProps {
  name: string;
  value: string;
  isChecked: boolean;
  onPick: (value: string) => void;
  children: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
  /** The id of an element that describes the choice, such as its error. */
  describedBy?: string | undefined;
}

/** A radio button that looks like a tile. The native radio stays inside for arrow keys, forms and screen readers. */
const RadioTile = ({ name, value, isChecked, onPick, children, ref, describedBy }: RadioTileProps) => (
  <label className="relative flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-control border border-line-strong bg-raised px-1.5 py-1.5 text-center text-ink leading-tight hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
    <input
      ref={ref}
      type="radio"
      name={name}
      value={value}
      checked={isChecked}
      onChange={() => onPick(value)}
      aria-describedby={describedBy}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
    />
    {children}
  </label>
);

export interface SlotPickerProps {
  /** Not empty. */
  slots: readonly Slot[];
  timeZone: string;
  onTimeZone: (timeZone: string) => void;
  /** The start of the selected slot, or ''. */
  value: string;
  onChange: (start: string) => void;
  error?: string | undefined;
  /** The radio button of the first time, which gets focus if none was selected. */
  firstTimeRef?: Ref<HTMLInputElement> | undefined;
}

const teamZone = TEAM_CALENDAR.timeZone;

/** A working week fits in one row if there is space. */
const Days = ({ days, current, onPick }: { days: SlotDay[]; current: SlotDay; onPick: (key: string) => void }) => {
  const t = useTranslations('bookings.day');
  const locale = useLocale();
  const name = useId();
  return (
    <fieldset>
      <legend className="font-medium text-ink text-sm">{t('legend')}</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(max(4.25rem,17%),1fr))] gap-2">
        {days.map(({ key }) => (
          <RadioTile key={key} name={name} value={key} isChecked={key === current.key} onPick={onPick}>
            {/* Day keys are dates, which are the same in every zone. */}
            <span className="text-xs">{formatWeekday(key, locale, 'UTC')}</span>
            <span className="font-medium text-sm tabular">{formatShortDate(key, locale, 'UTC')}</span>
          </RadioTile>
        ))}
      </div>
    </fieldset>
  );
};

type TimesProps = Pick<SlotPickerProps, 'timeZone' | 'value' | 'onChange' | 'error' | 'firstTimeRef'> & {
  day: SlotDay;
};

/** At most four per row, so that times with the same minutes line up in columns. Fewer on a phone. */
const Times = ({ day, timeZone, value, onChange, error, firstTimeRef }: TimesProps) => {
  const t = useTranslations('bookings.time');
  const zone = useTranslations('bookings.zone');
  const names = useZoneNames();
  const locale = useLocale();
  const id = useId();
  const errorId = `${id}error`;
  return (
    <fieldset>
      <legend className="font-medium text-ink text-sm">
        {t('legend', { day: formatLongDay(day.key, locale, 'UTC') })}
      </legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(max(5.75rem,20%),1fr))] gap-2">
        {day.slots.map(({ start }, index) => (
          <RadioTile
            key={start}
            name={id}
            value={start}
            isChecked={start === value}
            onPick={onChange}
            ref={index === 0 ? firstTimeRef : undefined}
            describedBy={error ? errorId : undefined}
          >
            <span className="font-medium text-sm tabular">{formatTime(start, locale, timeZone)}</span>
            {!isSameLocalTime(start, timeZone, teamZone) && (
              <span className="text-muted text-xs tabular">
                {zone('at', {
                  time: formatTimeElsewhere(start, locale, teamZone, timeZone),
                  city: zoneCity(teamZone, names),
                })}
              </span>
            )}
          </RadioTile>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-2 flex gap-1.5 text-danger-ink text-sm">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
};

const SlotZone = ({
  slot,
  timeZone,
  onTimeZone,
}: { slot: Slot } & Pick<SlotPickerProps, 'timeZone' | 'onTimeZone'>) => {
  const t = useTranslations('bookings.zone');
  const names = useZoneNames();
  const isSame = isSameLocalTime(slot.start, timeZone, teamZone);
  return (
    <TimeZoneField
      isStrict
      className="max-w-md"
      label={t('label')}
      value={timeZone}
      onChange={onTimeZone}
      help={isSame ? t('same') : t('other', { city: zoneCity(teamZone, names) })}
    />
  );
};

export const SlotPicker = ({ slots, timeZone, onTimeZone, onChange, ...times }: SlotPickerProps) => {
  const [pickedDay, setPickedDay] = useState('');
  const days = groupSlotsByDay(slots, timeZone);
  const selectedDay = days.find((day) => day.slots.some(({ start }) => start === times.value));
  const current = selectedDay ?? days.find(({ key }) => key === pickedDay) ?? days[0];
  const first = current?.slots[0];
  if (!current || !first) return null;
  const pickDay = (key: string) => {
    setPickedDay(key);
    onChange('');
  };
  return (
    <div className="space-y-6">
      <Days days={days} current={current} onPick={pickDay} />
      <Times day={current} timeZone={timeZone} onChange={onChange} {...times} />
      <SlotZone slot={first} timeZone={timeZone} onTimeZone={onTimeZone} />
    </div>
  );
};
