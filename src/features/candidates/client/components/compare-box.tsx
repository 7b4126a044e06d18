/** Selects candidates to compare: the checkbox on a card, and the bar, which is loaded once a candidate is selected. */
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import type { ScoredCandidate } from '../../candidates.contract.ts';
import type { CompareChoice } from '../compare-choice.ts';

interface CompareBoxProps {
  candidate: Pick<ScoredCandidate, 'id' | 'user'>;
  choice: CompareChoice;
}

/** The checkbox. Once the maximum number of candidates is selected, all unchecked boxes are disabled. */
export const CompareBox = ({ candidate: { id, user }, choice }: CompareBoxProps) => {
  const t = useTranslations('candidates.compare');
  const isChosen = choice.ids.includes(id);
  const name = personName(user);
  return (
    <label className="flex min-h-9 items-center gap-2 text-ink-soft text-sm has-[:disabled]:text-muted">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={choice.isFull && !isChosen}
        onChange={(event) => choice.toggle(id, event.target.checked)}
        aria-label={t('choose', { name })}
        className="size-6 rounded-sm accent-(--accent)"
      />
      {t('box')}
    </label>
  );
};

const CompareBar = lazy(async () => ({ default: (await import('./compare-bar.tsx')).CompareBar }));

/** The bar, shown while any candidate is selected. */
export const LazyCompareBar = (props: { choice: CompareChoice; jobId?: string | undefined }) =>
  props.choice.ids.length > 0 && (
    <Suspense fallback={null}>
      <CompareBar {...props} />
    </Suspense>
  );
