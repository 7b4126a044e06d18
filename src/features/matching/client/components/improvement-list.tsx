/**
 * What the candidate could change to raise the score, with the points it would add. Not for companies.
 */
import { TrendingUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { translateSentence } from '#client/sentences.ts';
import type { Compatibility } from '../../matching.contract.ts';

/** At most three lines. A sentence that names its points is not given them twice. */
export const ImprovementList = ({ improvements }: { improvements: Compatibility['improvements'] }) => {
  const t = useTranslations('matching');
  return (
    <ul className="space-y-2">
      {improvements.map((improvement) => (
        <li key={improvement.text} className="flex gap-2 text-ink-soft text-sm">
          <TrendingUp aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
          <span className="min-w-0 flex-1">{translateSentence(improvement.text)}</span>
          {!improvement.text.includes(`+${improvement.gain}`) && (
            <span className="tabular font-semibold text-positive-ink">{t('gain', { points: improvement.gain })}</span>
          )}
        </li>
      ))}
    </ul>
  );
};
