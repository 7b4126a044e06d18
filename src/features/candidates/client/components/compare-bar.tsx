/** Selecting candidates to compare: the checkbox on a card and the bar that opens the comparison. */

import { Columns3 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { ActionBar } from '#client/ui/action-bar.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import { MAX_COMPARED, type ScoredCandidate } from '../../candidates.contract.ts';
import type { CompareChoice } from '../compare-choice.ts';

interface CompareBoxProps {
  candidate: Pick<ScoredCandidate, 'id' | 'user'>;
  choice: CompareChoice;
}

/** The checkbox. Disabled when the maximum number of candidates is selected. */
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

const pageOf = (ids: readonly string[], jobId: string | undefined): string =>
  `${APP_PATHS.compareCandidates}?${new URLSearchParams({ ids: ids.join(','), ...(jobId ? { jobId } : {}) }).toString()}`;

/** The bar, shown while anyone is selected. Comparing needs at least two. */
export const CompareBar = ({ choice, jobId }: { choice: CompareChoice; jobId?: string | undefined }) => {
  const t = useTranslations('candidates.compare');
  const count = choice.ids.length;
  if (count === 0) return null;
  return (
    <ActionBar
      label={t('bar')}
      status={t('chosen', { count, most: MAX_COMPARED })}
      clearText={t('clear')}
      onClear={choice.clear}
    >
      {count === 1 ? (
        <p className="text-muted text-sm">{t('oneMore')}</p>
      ) : (
        <LinkButton
          to={pageOf(choice.ids, jobId)}
          size="sm"
          variant="primary"
          icon={<Columns3 aria-hidden="true" className="size-4" />}
        >
          {t('go', { count })}
        </LinkButton>
      )}
    </ActionBar>
  );
};
