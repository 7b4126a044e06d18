/** A hire: person, terms, guarantee, check-ins, actions, and the user's next steps. */

import { FileDown, ShieldCheck } from 'lucide-react';
import { useNow, useTranslations } from 'use-intl';
import { personName, toDisplayName } from '#client/names.ts';
import { buttonStyle } from '#client/ui/button-style.ts';
import { Card } from '#client/ui/card.tsx';
import { Link } from '#client/ui/link.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { type CheckIn, HAND_OFF_FORMATS, type Hire, hiresContract } from '../../hires.contract.ts';
import { isGuaranteeUsed, isRunningHire, shownCheckIns } from '../../hiring.domain.ts';
import type { HireActor } from '../../hiring.policy.ts';
import { HireActions } from './hire-actions.tsx';
import { HireSteps } from './hire-steps.tsx';
import { NextSteps } from './next-steps.tsx';
import { HireBadge } from './status-badges.tsx';
import { TermsList } from './terms-list.tsx';

/** Links for downloading a hire's data for payroll and contractor platforms. */
const PayrollRecordLinks = ({ hire }: { hire: Hire }) => {
  const t = useTranslations('hiring.hire');
  const path = fillPath(hiresContract.exportHire.path, { id: hire.id });
  return (
    <div className="space-y-2">
      <p className="text-muted text-sm">{t('payrollRecord')}</p>
      <div className="flex flex-wrap gap-2.5">
        {HAND_OFF_FORMATS.map((format) => (
          <a key={format} href={`${path}?format=${format}`} download className={buttonStyle({ size: 'sm' })}>
            <FileDown className="size-4" />
            {t(format)}
          </a>
        ))}
      </div>
    </div>
  );
};

/** The check-in answers that the user may see. */
const Answers = ({ checkIn, side }: { checkIn: CheckIn; side: HireActor }) => {
  const t = useTranslations('hiring.hire');
  const word = useTranslations('vocabulary.checkInAnswer');
  const ownAnswer = side === 'admin' ? null : checkIn[side];
  return (
    <>
      {ownAnswer && <span className="block text-ink-soft">{t('checkInYou', { side, answer: word(ownAnswer) })}</span>}
      {side === 'admin' && checkIn.company && (
        <span className="block text-ink-soft">{t('checkInCompany', { answer: word(checkIn.company) })}</span>
      )}
      {side === 'admin' && checkIn.candidate && (
        <span className="block text-ink-soft">{t('checkInCandidate', { answer: word(checkIn.candidate) })}</span>
      )}
    </>
  );
};

const CheckInList = ({ hire, side }: { hire: Hire; side: HireActor }) => {
  const t = useTranslations('hiring.hire');
  const { date, day } = useTimes();
  const visibleCheckIns = shownCheckIns(hire, useNow().toISOString());
  if (visibleCheckIns.length === 0) return null;
  return (
    <div className="space-y-2">
      <h3 className="font-semibold text-base text-ink">{t('checkIns')}</h3>
      <ol className="grid gap-2 sm:grid-cols-4">
        {visibleCheckIns.map((checkIn) => (
          <li key={checkIn.day} className="rounded-control bg-sunken px-3 py-2 text-sm">
            <span className="block font-medium text-ink">{t('checkInDay', { day: checkIn.day })}</span>
            <span className="tabular block text-muted">
              {checkIn.sentAt
                ? t('checkInSent', { date: date(checkIn.sentAt) })
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

const hireTitle = (hire: Hire, side: HireActor): string => {
  if (side === 'company') return personName(hire.candidate.user);
  return side === 'candidate'
    ? toDisplayName(hire.company.companyName)
    : `${personName(hire.candidate.user)} · ${toDisplayName(hire.company.companyName)}`;
};

/** The heading. In lists, it is the name with a link to the application. Admins get no link, because they cannot open applications. */
const Title = ({ hire, side, isWhole }: HireCardProps) => {
  const t = useTranslations('hiring.hire');
  if (isWhole) return t('heading');
  if (side === 'admin') return hireTitle(hire, side);
  const path = side === 'company' ? APP_PATHS.application : APP_PATHS.myApplication;
  return (
    <Link to={fillPath(path, { id: hire.applicationId })} className="hover:underline">
      {hireTitle(hire, side)}
    </Link>
  );
};

const Guarantee = ({ hire }: { hire: Hire }) => {
  const t = useTranslations('hiring.hire');
  const { day } = useTimes();
  const hasEnded = hire.guaranteeEndsOn <= useNow().toISOString().slice(0, 10);
  return (
    <p className="flex items-center gap-2 text-ink-soft text-sm">
      <ShieldCheck className="size-4 shrink-0" />
      {t(hasEnded ? 'guaranteeOver' : 'guarantee', { date: day(hire.guaranteeEndsOn) })}
    </p>
  );
};

interface HireCardProps {
  hire: Hire;
  side: HireActor;
  /** True on the application page, which shows all details. Lists hide the next steps, and show check-ins only to admins. */
  isWhole?: boolean;
}

export const HireCard = ({ hire, side, isWhole = false }: HireCardProps) => {
  const t = useTranslations('hiring.hire');
  return (
    <Card as={isWhole ? 'section' : 'li'} aria-label={isWhole ? t('heading') : undefined} className="space-y-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="headline min-w-0 break-words text-ink text-lg">
          <Title hire={hire} side={side} isWhole={isWhole} />
        </h2>
        <HireBadge hire={hire} />
        {!isWhole && <span className="min-w-0 break-words text-muted text-sm">{hire.job.title}</span>}
      </div>
      <TermsList terms={hire} />
      {!isGuaranteeUsed(hire.status) && !hire.isCalledOff && <Guarantee hire={hire} />}
      {hire.reason && (
        <blockquote className="max-w-prose whitespace-pre-line break-words rounded-control bg-sunken px-4 py-3 text-ink-soft">
          {hire.reason}
        </blockquote>
      )}
      {hire.replacedById && <p className="text-muted text-sm">{t('replacedBy')}</p>}
      <HireActions hire={hire} />
      {isWhole && side !== 'admin' && hire.status === 'agreed' && (
        <NextSteps
          side={side}
          terms={hire.offerId === null ? 'recorded' : 'accepted'}
          name={hireTitle(hire, side)}
          startDate={hire.startDate}
          endDate={hire.endDate}
        />
      )}
      {isWhole && side === 'company' && isRunningHire(hire.status) && <HireSteps hire={hire} />}
      {(isWhole || side === 'admin') && <CheckInList hire={hire} side={side} />}
      {side !== 'candidate' && <PayrollRecordLinks hire={hire} />}
    </Card>
  );
};
