/** Replaces the dial for candidates who are considered without a score. The text is neutral. */
import { useTranslations } from 'use-intl';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';

const link = 'rounded-sm text-muted text-xs underline decoration-line-strong underline-offset-3 hover:text-ink';

export interface NoScoreProps {
  /** A row with or without a score. */
  row: { isUnscored?: boolean | undefined };
  className?: string | undefined;
}

/** Renders nothing if there is a score, or nothing to score against. */
export const NoScore = ({ row, className }: NoScoreProps) => {
  const t = useTranslations('matching');
  if (!row.isUnscored) return null;
  return (
    <a
      href={PUBLIC_PATHS.howScoresWork}
      title={t('unscoredHint')}
      className={classNames('relative z-10 inline-block shrink-0', link, className)}
    >
      {t('unscored')}
    </a>
  );
};

/** The card that replaces the explanation on a candidate's page. */
export const NoScoreCard = () => {
  const t = useTranslations('matching');
  return (
    <Card as="section" className="space-y-3">
      <h2 className="headline text-ink text-xl">{t('unscoredTitle')}</h2>
      <p className="text-ink-soft text-sm">{t('unscoredText')}</p>
      <a href={PUBLIC_PATHS.howScoresWork} className={link}>
        {t('howScoresWork')}
      </a>
    </Card>
  );
};
