/**
 * The notice about scores as one line with a link to the full text, for screens whose main purpose is something else. If the marketplace requires
 * an acknowledgment before applying, the line is a checkbox until the candidate acknowledges the notice.
 */
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { parseLanguage } from '#shared/languages.ts';
import { howScoresWork } from './public/how-scores-work.tsx';
import { scoreNoticeQuery } from './scores.api.ts';

/** Returns the newest notice in the language of the page, or undefined until it is loaded. */
export const useScoreNotice = () => useQuery(scoreNoticeQuery(parseLanguage(useLocale()) ?? 'en')).data;

export interface NoticeLineProps {
  /** Whether the candidate opted out of scores. */
  isUnscored?: boolean | undefined;
}

export const NoticeLine = ({ isUnscored }: NoticeLineProps) => {
  const t = useTranslations('scores.notice');
  return <p className="text-muted text-xs">{t.rich(isUnscored ? 'lineUnscored' : 'line', { how: howScoresWork })}</p>;
};

export interface NoticeCheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Whether the candidate tried to continue without checking the box. */
  isMissing: boolean;
  ref: Ref<HTMLInputElement>;
}

export const NoticeCheckbox = ({ isMissing, ...rest }: NoticeCheckboxProps) => {
  const t = useTranslations('scores.notice');
  return (
    <CheckboxField
      {...rest}
      label={t.rich('checkbox', { how: howScoresWork })}
      error={isMissing ? t('checkboxMissing') : undefined}
    />
  );
};
