/** Dates of the check-ins, and the answers that the reader may see. */
import { useTranslations } from 'use-intl';
import type { CheckIn, Hire } from '../../hires.contract.ts';
import type { HireActor } from '../../hiring.policy.ts';
import { useDayText, useMomentText } from './day-text.ts';

const Answers = ({ checkIn, side }: { checkIn: CheckIn; side: HireActor }) => {
  const t = useTranslations('hiring.hire');
  const word = useTranslations('vocabulary.checkInAnswer');
  const own = side === 'admin' ? null : checkIn[side];
  return (
    <>
      {own && <span className="block text-ink-soft">{t('checkInYou', { answer: word(own) })}</span>}
      {side === 'admin' && checkIn.company && (
        <span className="block text-ink-soft">{t('checkInCompany', { answer: word(checkIn.company) })}</span>
      )}
      {side === 'admin' && checkIn.candidate && (
        <span className="block text-ink-soft">{t('checkInCandidate', { answer: word(checkIn.candidate) })}</span>
      )}
    </>
  );
};

export const CheckInList = ({ hire, side }: { hire: Hire; side: HireActor }) => {
  const t = useTranslations('hiring.hire');
  const day = useDayText();
  const moment = useMomentText();
  return (
    <div className="space-y-2">
      <h3 className="font-semibold text-base text-ink">{t('checkIns')}</h3>
      <ol className="grid gap-2 sm:grid-cols-4">
        {hire.checkIns.map((checkIn) => (
          <li key={checkIn.day} className="rounded-control bg-sunken px-3 py-2 text-sm">
            <span className="block font-medium text-ink">{t('checkInDay', { day: checkIn.day })}</span>
            <span className="tabular block text-muted">
              {checkIn.sentAt
                ? t('checkInSent', { date: moment(checkIn.sentAt) })
                : t('checkInDue', { date: day(checkIn.dueOn) })}
            </span>
            <Answers checkIn={checkIn} side={side} />
          </li>
        ))}
      </ol>
      {side !== 'admin' && <p className="text-muted text-sm">{t('checkInPrivate')}</p>}
    </div>
  );
};
