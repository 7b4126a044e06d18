/**
 * The switches that hide names and scores from a company. Both take effect at once, for the whole account. They take one line above a
 * list, with their explanation folded away.
 */

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { SwitchField } from '#client/ui/switch-field.tsx';
import { accountQuery, useChangeAccount } from '../account.api.ts';
import { hideNamesEn } from '../hide-names.en.ts';

const HideNamesPanel = () => {
  const t = useTranslations('hideNames');
  const id = useId();
  const account = useQuery(accountQuery).data;
  const change = useChangeAccount();
  // Shown as pressed while it is stored; an error resets it.
  const pendingChoice = change.isPending ? change.variables.body : undefined;
  const isBusy = account === undefined || change.isPending;
  return (
    <div className="gap-x-8 gap-y-1 max-sm:grid sm:flex sm:flex-wrap sm:items-center">
      <SwitchField
        label={t('label')}
        describedBy={`${id}names`}
        checked={pendingChoice?.hideNames ?? account?.hideNames ?? false}
        disabled={isBusy}
        onChange={(hideNames) => change.mutate({ body: { hideNames } })}
      />
      <SwitchField
        label={t('scores')}
        describedBy={`${id}scores`}
        checked={pendingChoice?.hideScores ?? account?.hideScores ?? false}
        disabled={isBusy}
        onChange={(hideScores) => change.mutate({ body: { hideScores } })}
      />
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

export const HideNames = withEnglish({ hideNames: hideNamesEn }, HideNamesPanel);
