/** Adds a time that was not suggested, in the user's time zone. Rejects local times that do not exist, such as in the hour skipped in spring. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ownTimeZone } from '#client/own-time-zone.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useZoneNames } from '#client/ui/use-zone-names.ts';
import { findZoneCity, type OwnTimeProblem, readOwnTime } from '../interview-times.ts';

interface OwnTimeProps {
  chosen: readonly string[];
  isFull: boolean;
  onAdd: (start: string) => void;
}

/** Two fields and a button. Pressing Enter also adds the time. */
export const OwnTime = ({ chosen, isFull, onAdd }: OwnTimeProps) => {
  const t = useTranslations('interviews.times');
  const names = useZoneNames();
  const zone = ownTimeZone();
  const city = findZoneCity(zone, names);
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const [problem, setProblem] = useState<OwnTimeProblem | null>(null);
  const add = (): void => {
    const result = readOwnTime({ date, time, timeZone: zone }, chosen);
    setProblem(result.problem);
    if (result.problem !== null) return;
    setTime('');
    onAdd(result.start);
  };
  const addOnEnter = (event: React.KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <section aria-label={t('own')} className="space-y-2">
      <h3 className="font-medium text-ink text-sm">{t('own')}</h3>
      <div className="flex flex-wrap items-end gap-2.5">
        <TextField label={t('date')} type="date" value={date} onChange={setDate} onKeyDown={addOnEnter} />
        <TextField label={t('time')} type="time" value={time} onChange={setTime} onKeyDown={addOnEnter} />
        <Button icon={<Plus aria-hidden="true" className="size-4.5" />} disabled={isFull} onClick={add}>
          {t('add')}
        </Button>
      </div>
      {problem === null && city !== null && <p className="text-muted text-sm">{t('ownZone', { zone: city })}</p>}
      {problem !== null && (
        <p role="alert" className="text-danger-ink text-sm">
          {t(problem)}
        </p>
      )}
    </section>
  );
};
