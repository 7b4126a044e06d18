/** A hire: person, terms, guarantee, check-ins and actions, and the next steps for its company. */
import { ShieldCheck } from 'lucide-react';
import { useNow, useTranslations } from 'use-intl';
import { personName, shownName } from '#client/names.ts';
import { Card } from '#client/ui/card.tsx';
import { Link } from '#client/ui/link.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Hire } from '../../hires.contract.ts';
import type { HireActor } from '../../hiring.policy.ts';
import { CheckInList } from './check-in-list.tsx';
import { useDayText } from './day-text.ts';
import { HandOffLinks } from './hand-off-links.tsx';
import { HireActions } from './hire-actions.tsx';
import { HireSteps } from './hire-steps.tsx';
import { HireBadge } from './status-badges.tsx';
import { TermsList } from './terms-list.tsx';

const titleOf = (hire: Hire, side: HireActor): string => {
  if (side === 'company') return personName(hire.candidate.user);
  return side === 'candidate'
    ? shownName(hire.company.companyName)
    : `${personName(hire.candidate.user)} · ${shownName(hire.company.companyName)}`;
};

/** The name. In the list it links to the application, except for admins, who have no page of it. */
const Title = ({ hire, side, isWhole }: HireCardProps) => {
  const t = useTranslations('hiring.hire');
  if (isWhole) return t('heading');
  if (side === 'admin') return titleOf(hire, side);
  const path = side === 'company' ? APP_PATHS.application : APP_PATHS.myApplication;
  return (
    <Link to={fillPath(path, { id: hire.applicationId })} className="hover:underline">
      {titleOf(hire, side)}
    </Link>
  );
};

const Guarantee = ({ hire }: { hire: Hire }) => {
  const t = useTranslations('hiring.hire');
  const day = useDayText();
  const isOver = hire.guaranteeEndsOn <= useNow().toISOString().slice(0, 10);
  return (
    <p className="flex items-center gap-2 text-ink-soft text-sm">
      <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />
      {t(isOver ? 'guaranteeOver' : 'guarantee', { date: day(hire.guaranteeEndsOn) })}
    </p>
  );
};

interface HireCardProps {
  hire: Hire;
  side: HireActor;
  /** True on the hire's own page, which shows everything. Lists hide the next steps. */
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
        <HireBadge status={hire.status} />
        {!isWhole && <span className="text-muted text-sm">{hire.job.title}</span>}
      </div>
      <TermsList terms={hire} />
      <Guarantee hire={hire} />
      {hire.reason && (
        <blockquote className="max-w-prose whitespace-pre-line break-words rounded-control bg-sunken px-4 py-3 text-ink-soft">
          {hire.reason}
        </blockquote>
      )}
      {hire.replacedById && <p className="text-muted text-sm">{t('replacedBy')}</p>}
      <HireActions hire={hire} />
      {isWhole && side === 'company' && <HireSteps hire={hire} />}
      {(isWhole || side === 'admin') && <CheckInList hire={hire} side={side} />}
      {side !== 'candidate' && <HandOffLinks hire={hire} />}
    </Card>
  );
};
