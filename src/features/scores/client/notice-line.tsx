/**
 * The notice about scores as one line, for screens with another purpose. The whole text is behind its link. Where the market requires an
 * acknowledgement before applying, the line is a checkbox until it is given.
 */
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { parseLanguage } from '#shared/languages.ts';
import { howScoresWork } from './public/how-scores-work.tsx';
import { scoreNoticeQuery } from './scores.api.ts';

/** The newest notice for the reader; undefined until it is loaded. */
export const useScoreNotice = () => useQuery(scoreNoticeQuery(parseLanguage(useLocale()) ?? 'en')).data;

export interface NoticeLineProps {
  /** The reader opted out of scores. */
  isUnscored?: boolean | undefined;
}

export const NoticeLine = ({ isUnscored }: NoticeLineProps) => {
  const t = useTranslations('scores.notice');
  return <p className="text-muted text-xs">{t.rich(isUnscored ? 'lineUnscored' : 'line', { how: howScoresWork })}</p>;
};

export interface NoticeTickProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The reader tried to continue without it. */
  isMissing: boolean;
  ref: Ref<HTMLInputElement>;
}

export const NoticeTick = ({ isMissing, ...rest }: NoticeTickProps) => {
  const t = useTranslations('scores.notice');
  return (
    <CheckboxField
      {...rest}
      label={t.rich('tick', { how: howScoresWork })}
      error={isMissing ? t('tickMissing') : undefined}
    />
  );
};
