/** The bar that opens the comparison of the selected candidates. */

import { Columns3 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { ActionBar } from '#client/ui/action-bar.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import { MAX_COMPARED } from '../../compare-query.contract.ts';
import type { CompareChoice } from '../compare-choice.ts';
import { comparisonEn } from '../comparison.en.ts';

const comparisonPath = (ids: readonly string[], jobId: string | undefined): string =>
  `${APP_PATHS.compareCandidates}?${new URLSearchParams({ ids: ids.join(','), ...(jobId ? { jobId } : {}) }).toString()}`;

const Bar = ({ choice, jobId }: { choice: CompareChoice; jobId?: string | undefined }) => {
  const t = useTranslations('comparison');
  const count = choice.ids.length;
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
          to={comparisonPath(choice.ids, jobId)}
          size="sm"
          variant="primary"
          icon={<Columns3 className="size-4" />}
        >
          {t('go', { count })}
        </LinkButton>
      )}
    </ActionBar>
  );
};

/** Links to the comparison once at least two candidates are selected. */
export const CompareBar = withEnglish({ comparison: comparisonEn }, Bar);
