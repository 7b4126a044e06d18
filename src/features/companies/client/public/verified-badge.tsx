/** The badge of a company whose identity we verified. Empty for others. */
import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '#client/ui/badge.tsx';

export const VerifiedBadge = ({ company }: { company: { verifiedAt?: string | null | undefined } }) => {
  const t = useTranslations('companies');
  if (!company.verifiedAt) return null;
  return (
    <Badge tone="positive" icon={<BadgeCheck aria-hidden="true" className="size-3.5" />}>
      {t('verified')}
    </Badge>
  );
};
