/** Shows a company that a profile repeats its job post. The explanation of the score has the details. */
import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '#client/ui/badge.tsx';
import type { ExplainedCompatibility } from '#engine/matching.contract.ts';

/** The badge. Renders nothing if nothing is repeated or there is no score. */
export const CopiedBadge = ({ compatibility }: { compatibility: ExplainedCompatibility | null }) => {
  const t = useTranslations('matching.copied');
  if (!compatibility?.copied?.length) return null;
  return (
    <Badge tone="caution" icon={<Copy className="size-3.5" />}>
      {t('badge')}
    </Badge>
  );
};
