/** Tells a company that parts of a profile repeat its job post, and how that affects the score. */
import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ExplainedCompatibility } from '#engine/matching.contract.ts';

/** The note. Renders nothing if nothing is repeated. */
export const CopiedNote = ({ copied = [] }: Pick<ExplainedCompatibility, 'copied'>) => {
  const t = useTranslations('matching.copied');
  if (copied.length === 0) return null;
  return (
    <div className="flex gap-2.5 rounded-card bg-caution-soft p-4 text-caution-ink text-sm">
      <Copy aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <h3 className="font-semibold">{t('badge')}</h3>
        {copied.map((part) => (
          <p key={part}>{t(part)}</p>
        ))}
        <p>{t('counts')}</p>
      </div>
    </div>
  );
};
