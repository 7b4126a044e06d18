/**
 * The switches that hide names and scores from a member of a company, with their explanations, for a list's menu. Both take effect immediately, for
 * this member only.
 */

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { SwitchField } from '#client/ui/switch-field.tsx';
import { accountQuery, useChangeHidden, usePendingHidden } from '../account.api.ts';
import { hideNamesEn } from '../hide-names.en.ts';

const useSwitches = () => {
  const account = useQuery(accountQuery).data;
  const pending = usePendingHidden();
  const { mutate } = useChangeHidden();
  const disabled = account === undefined || pending.hideNames !== undefined || pending.hideScores !== undefined;
  // A switch shows the choice that is being stored; an error resets it.
  return {
    names: {
      checked: pending.hideNames ?? account?.hideNames ?? false,
      disabled,
      onChange: (hideNames: boolean) => mutate({ body: { hideNames } }),
    },
    scores: {
      checked: pending.hideScores ?? account?.hideScores ?? false,
      disabled,
      onChange: (hideScores: boolean) => mutate({ body: { hideScores } }),
    },
  };
};

const Panel = () => {
  const t = useTranslations('hideNames');
  const { names, scores } = useSwitches();
  return (
    <div className="space-y-4">
      <SwitchField label={t('label')} help={t('help')} {...names} />
      <SwitchField label={t('scores')} help={t('scoresHelp')} {...scores} />
    </div>
  );
};

export const HideNames = withEnglish({ hideNames: hideNamesEn }, Panel);
