/** Badges for an application: its status, whether it meets the must-have, and whether its candidate is already hired or not vetted yet. */
import { Check, ShieldQuestion, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '#client/ui/badge.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Application } from '../../applications.contract.ts';

export const ApplicationBadge = ({ status }: { status: ApplicationStatus }) => {
  const t = useTranslations('vocabulary.applicationStatus');
  return <StatusBadge status={status}>{t(status)}</StatusBadge>;
};

interface VettingBadgeProps {
  application: Pick<Application, 'candidate' | 'candidateLeft'>;
  /** Links to the explanation of vetting. Rows omit this because they are links themselves. */
  isLinked?: boolean;
}

/**
 * Tells the company that the candidate's profile review is pending or was not passed. Renders nothing for
 * vetted candidates and deleted profiles.
 */
export const VettingBadge = ({ application, isLinked = false }: VettingBadgeProps) => {
  const t = useTranslations('vocabulary.approvalStatus');
  const { approvalStatus } = application.candidate;
  if (approvalStatus === 'approved' || application.candidateLeft) return null;
  const badge = (
    <Badge tone="neutral" icon={<ShieldQuestion className="size-3.5" />}>
      {t(approvalStatus)}
    </Badge>
  );
  if (!isLinked) return badge;
  return (
    <a href={PUBLIC_PATHS.howVettingWorks} className="inline-flex min-h-6 items-center rounded-full">
      {badge}
    </a>
  );
};

/**
 * Tells the company that it has hired this person for another job. Renders nothing if this
 * application is itself the hired one.
 */
export const HiredBadge = ({
  application: { isHired, status },
}: {
  application: Pick<Application, 'isHired' | 'status'>;
}) => {
  const t = useTranslations('applications.row');
  return isHired && status !== 'hired' ? <Badge tone="positive">{t('hired')}</Badge> : null;
};

/**
 * Shows the company whether the candidate's answer meets the must-have. Renders nothing if there is no must-have or no answer to it. `isShort` is
 * for places where the full badge would cut off the name.
 */
export const MustHaveBadge = ({
  application: { meetsMustHave },
  isShort = false,
}: {
  application: Pick<Application, 'meetsMustHave'>;
  isShort?: boolean;
}) => {
  const t = useTranslations('applications.row');
  if (meetsMustHave === null) return null;
  const text = t(meetsMustHave ? 'mustHaveMet' : 'mustHaveNotMet');
  const Icon = meetsMustHave ? Check : X;
  if (isShort) {
    return (
      <span title={text} className={`shrink-0 ${meetsMustHave ? 'text-positive-ink' : 'text-caution-ink'}`}>
        <Icon className="size-4" />
        <span className="sr-only">{text}</span>
      </span>
    );
  }
  return (
    <Badge tone={meetsMustHave ? 'positive' : 'neutral'} icon={<Icon className="size-3.5 shrink-0" />} wraps>
      {text}
    </Badge>
  );
};
