/** A badge for the state of an invitation, so that its color and label are the same everywhere. */
import { useTranslations } from 'use-intl';
import { Badge, type Tone } from '#client/ui/badge.tsx';
import type { InvitationStatus } from '#shared/vocabulary.ts';

const TONES: Record<InvitationStatus, Tone> = { invited: 'info', applied: 'positive', declined: 'neutral' };

export const InvitationBadge = ({ status }: { status: InvitationStatus }) => {
  const t = useTranslations('vocabulary.invitationStatus');
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
};
