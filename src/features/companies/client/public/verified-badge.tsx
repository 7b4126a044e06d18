/** The badge for companies whose identity we verified, or just its icon where space is tight. Renders nothing for other companies. */
import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '#client/ui/badge.tsx';

interface VerifiedBadgeProps {
  company: { verifiedAt?: string | null | undefined };
  isIconOnly?: boolean;
}

export const VerifiedBadge = ({ company, isIconOnly = false }: VerifiedBadgeProps) => {
  const t = useTranslations('companies');
  if (!company.verifiedAt) return null;
  if (isIconOnly) {
    return (
      <span title={t('verified')} className="inline-block align-text-bottom text-positive-ink">
        <BadgeCheck className="size-4" />
        <span className="sr-only">{t('verified')}</span>
      </span>
    );
  }
  return (
    <Badge tone="positive" icon={<BadgeCheck className="size-3.5" />}>
      {t('verified')}
    </Badge>
  );
};
