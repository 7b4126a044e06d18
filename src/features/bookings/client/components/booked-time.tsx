/** The time of a consultation in the person's time zone, and in the team's if it differs. */
import { useLocale, useTranslations } from 'use-intl';
import { useZoneNames } from '#client/ui/use-zone-names.ts';
import { zoneCity } from '#client/ui/zone-names.ts';
import type { Slot } from '../../bookings.domain.ts';
import { TEAM_CALENDAR } from '../../team-calendar.domain.ts';
import { formatSlot, isSameLocalTime } from '../slot-times.ts';

const Fact = ({ label, slot, timeZone }: { label: string; slot: Slot; timeZone: string }) => {
  const locale = useLocale();
  const names = useZoneNames();
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="text-ink tabular">
        <span className="font-semibold">{formatSlot(slot, locale, timeZone)}</span> {zoneCity(timeZone, names)}
      </dd>
    </div>
  );
};

export const BookedTime = ({ slot, timeZone }: { slot: Slot; timeZone: string }) => {
  const t = useTranslations('bookings.done');
  const teamZone = TEAM_CALENDAR.timeZone;
  return (
    <dl className="space-y-3">
      <Fact label={t('when')} slot={slot} timeZone={timeZone} />
      {!isSameLocalTime(slot.start, timeZone, teamZone) && <Fact label={t('ours')} slot={slot} timeZone={teamZone} />}
    </dl>
  );
};
