/** The status of a verification as a badge, with the same tone everywhere. */
import { useTranslations } from 'use-intl';
import { Badge, type Tone } from '#client/ui/badge.tsx';
import type { VerificationStatus } from '#shared/vocabulary.ts';

const TONES: Record<VerificationStatus, Tone> = {
  claimed: 'caution',
  checking: 'info',
  verified: 'positive',
  failed: 'neutral',
  expired: 'neutral',
  revoked: 'danger',
};

export const VerificationBadge = ({ status }: { status: VerificationStatus }) => {
  const verificationStatusTexts = useTranslations('vocabulary.verificationStatus');
  return <Badge tone={TONES[status]}>{verificationStatusTexts(status)}</Badge>;
};
