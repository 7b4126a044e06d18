/** One line on a card: the kinds of verification that the candidate holds. */
import { ShieldCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { VerificationKind } from '#shared/vocabulary.ts';

/** The line. Renders nothing without verifications. */
export const VerifiedLine = ({ kinds = [] }: { kinds: readonly VerificationKind[] | undefined }) => {
  const t = useTranslations('verifications.shown');
  const format = useFormatter();
  if (kinds.length === 0) return null;
  return (
    <p className="flex items-start gap-1.5 text-positive-ink text-sm">
      <ShieldCheck className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">
        {t('line', { kinds: format.list(kinds.map((kind) => t(`kind.${kind}`))) })}
      </span>
    </p>
  );
};
