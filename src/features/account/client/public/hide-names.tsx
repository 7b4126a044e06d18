/**
 * The switches that hide names and scores from a company. Both take effect at once, for the whole account. Above a list they take one line,
 * with their explanation folded away. In a menu they are stacked and explained in place.
 */

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { SwitchField } from '#client/ui/switch-field.tsx';
import { accountQuery, useChangeHidden } from '../account.api.ts';
import { hideNamesEn } from '../hide-names.en.ts';

const useSwitches = () => {
  const account = useQuery(accountQuery).data;
  const change = useChangeHidden();
  // Shown as pressed while it is stored; an error resets it.
  const pendingChoice = change.isPending ? change.variables.body : undefined;
  const disabled = account === undefined || change.isPending;
  return {
    names: {
      checked: pendingChoice?.hideNames ?? account?.hideNames ?? false,
      disabled,
      onChange: (hideNames: boolean) => change.mutate({ body: { hideNames } }),
    },
    scores: {
      checked: pendingChoice?.hideScores ?? account?.hideScores ?? false,
      disabled,
      onChange: (hideScores: boolean) => change.mutate({ body: { hideScores } }),
    },
  };
};

const StackedPanel = () => {
  const t = useTranslations('hideNames');
  const { names, scores } = useSwitches();
  return (
    <div className="space-y-4">
      <SwitchField label={t('label')} help={t('help')} {...names} />
      <SwitchField label={t('scores')} help={t('scoresHelp')} {...scores} />
    </div>
  );
};

const LinePanel = () => {
  const t = useTranslations('hideNames');
  const id = useId();
  const { names, scores } = useSwitches();
  return (
    <div className="gap-x-8 gap-y-1 max-sm:grid sm:flex sm:flex-wrap sm:items-center">
      <SwitchField label={t('label')} describedBy={`${id}names`} {...names} />
      <SwitchField label={t('scores')} describedBy={`${id}scores`} {...scores} />
      <details className="text-sm sm:open:basis-full">
        <summary className="w-fit cursor-pointer rounded-sm py-1 font-medium text-ink-soft hover:text-ink">
          {t('what')}
        </summary>
        <div className="max-w-prose space-y-1 pb-2 text-muted">
          <p id={`${id}names`}>{t('help')}</p>
          <p id={`${id}scores`}>{t('scoresHelp')}</p>
        </div>
      </details>
    </div>
  );
};

export const HideNames = withEnglish({ hideNames: hideNamesEn }, LinePanel);

/** For menus. */
export const HideNamesStacked = withEnglish({ hideNames: hideNamesEn }, StackedPanel);
