/** Adds a time that was not suggested, in the user's time zone. Rejects local times that do not exist, such as in the hour skipped in spring. */
import { Plus } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { refusalText } from '#client/error-texts.ts';
import { ownTimeZone } from '#client/own-time-zone.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useZoneNames } from '#client/ui/use-zone-names.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { findZoneCity, type OwnTimeProblem, readOwnTime } from '../interview-times.ts';

interface OwnTimeEntry {
  date: string;
  time: string;
  problem: OwnTimeProblem | 'full' | null;
  dateField: RefObject<HTMLInputElement | null>;
  timeField: RefObject<HTMLInputElement | null>;
  /** True if a date or a time was typed but not added. */
  isPending: boolean;
  isFull: boolean;
  type: (typed: { date?: string; time?: string }) => void;
  /** Adds the typed time and returns all times, or shows why it cannot be added and returns null. */
  add: () => readonly string[] | null;
  /** Adds the time if one is pending. Returns all times, or null if the typed one cannot be added. */
  commit: () => readonly string[] | null;
}

/**
 * State of the typed time. It belongs to the dialog, because sending the proposal also adds the typed time. `onAdd`
 * receives all times.
 */
export const useOwnTime = (chosen: readonly string[], onAdd: (starts: string[]) => void): OwnTimeEntry => {
  const [typed, setTyped] = useState({ date: '', time: '' });
  const [addedDate, setAddedDate] = useState('');
  const [problem, setProblem] = useState<OwnTimeEntry['problem']>(null);
  const dateField = useRef<HTMLInputElement>(null);
  const timeField = useRef<HTMLInputElement>(null);
  const { date, time } = typed;
  // The date of the last added time stays in its field.
  const isPending = time !== '' || (date !== '' && date !== addedDate);
  const isFull = chosen.length >= LIMITS.interviewSlots;
  const add = (): readonly string[] | null => {
    const result = readOwnTime({ ...typed, timeZone: ownTimeZone() }, chosen);
    if (result.problem !== null || isFull) {
      setProblem(result.problem ?? 'full');
      (date === '' ? dateField : timeField).current?.focus();
      return null;
    }
    const all = [...chosen, result.start].toSorted();
    setTyped({ date, time: '' });
    setAddedDate(date);
    setProblem(null);
    onAdd(all);
    return all;
  };
  const commit = (): readonly string[] | null => {
    // A field with only a part of a date or time has no value yet.
    const isIncomplete = [dateField, timeField].some(({ current }) => current?.validity.badInput);
    return isPending || isIncomplete ? add() : chosen;
  };
  const type = (changes: { date?: string; time?: string }): void => {
    setTyped({ ...typed, ...changes });
    setProblem(null);
  };
  return { ...typed, problem, dateField, timeField, isPending, isFull, type, add, commit };
};

/** Two fields and a button. Pressing Enter also adds the time. The note is above the fields, so that it is visible when a field gets focus. */
export const OwnTime = ({ entry }: { entry: OwnTimeEntry }) => {
  const t = useTranslations('interviews.times');
  const city = findZoneCity(ownTimeZone(), useZoneNames());
  const { date, time, problem, isFull, type, add, dateField, timeField } = entry;
  const addOnEnter = (event: React.KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <section aria-label={t('own')} className="space-y-2">
      <h3 className="font-medium text-ink text-sm">{t('own')}</h3>
      {problem === null && city !== null && <p className="text-muted text-sm">{t('ownZone', { zone: city })}</p>}
      {problem !== null && (
        <p role="alert" className="text-danger-ink text-sm">
          {problem === 'full' ? refusalText(refusal('too-many-slots', { count: LIMITS.interviewSlots })) : t(problem)}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-2.5">
        <TextField
          ref={dateField}
          label={t('date')}
          type="date"
          value={date}
          onChange={(text) => type({ date: text })}
          onKeyDown={addOnEnter}
        />
        <TextField
          ref={timeField}
          label={t('time')}
          type="time"
          value={time}
          onChange={(text) => type({ time: text })}
          onKeyDown={addOnEnter}
        />
        <Button icon={<Plus className="size-4.5" />} disabled={isFull} onClick={add}>
          {t('add')}
        </Button>
      </div>
    </section>
  );
};
