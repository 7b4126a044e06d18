/**
 * The explanation of a score in a popover or dialog: loaded, loading (placeholder shapes) or failed
 * (with a retry button).
 */
import { useTranslations } from 'use-intl';
import { sentenceOf } from '#client/api/query-client.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { MATCH_FACTORS } from '#engine/matching.contract.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import type { Explanation } from '../use-explanation.ts';
import { ScoreExplanation } from './score-explanation.tsx';

/** As tall as most explanations, to limit the layout shift. */
const Shapes = () => {
  const t = useTranslations('matching');
  return (
    <div aria-busy="true" className="space-y-5">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="space-y-3">
        <Skeleton className="h-5 w-1/4" />
        <div className="flex gap-1.5">
          <Skeleton className="h-7 w-20" />
          <Skeleton className="h-7 w-24" />
          <Skeleton className="h-7 w-16" />
        </div>
      </div>
      <div className="space-y-3.5">
        <Skeleton className="h-5 w-1/3" />
        {MATCH_FACTORS.map((factor) => (
          <div key={factor} className="space-y-1.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-1.5 w-full" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
        ))}
      </div>
    </div>
  );
};

export interface ExplanationPanelProps {
  explanation: Explanation;
  audience: AccountType;
}

export const ExplanationPanel = ({ explanation: { explained, error, retry }, audience }: ExplanationPanelProps) => {
  const t = useTranslations('matching');
  if (explained) return <ScoreExplanation compatibility={explained} audience={audience} />;
  if (error) return <ErrorState title={t('failed')} text={sentenceOf(error)} onRetry={retry} />;
  return <Shapes />;
};
