/** The notice about scores: open until it is acknowledged, then one line with the date. */
import { useQuery } from '@tanstack/react-query';
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { formatDate } from '#client/ui/format.ts';
import { type Language, languageOf } from '#shared/languages.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { scoresContract } from '../scores.contract.ts';

/** The newest notice in a language. */
const scoreNoticeQuery = (language: Language) => apiQuery(scoresContract.getScoreNotice, { query: { language } });

/** Says that the notice was read. */
const useAcknowledgeNotice = () => useApiMutation(scoresContract.acknowledgeScoreNotice);

/** A scrolling box must be reachable by keyboard. */
const scrollable = { tabIndex: 0 };
const link = 'rounded-sm underline decoration-line-strong underline-offset-3 hover:text-ink';

export interface NoticePanelProps {
  /** The reader opted out of scores. */
  isUnscored?: boolean | undefined;
}

/** The panel. Renders nothing until it is known whether the notice was acknowledged. */
export const NoticePanel = ({ isUnscored }: NoticePanelProps) => {
  const t = useTranslations('scores.notice');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const notice = useQuery(scoreNoticeQuery(languageOf(locale) ?? 'en')).data;
  const acknowledge = useAcknowledgeNotice();
  if (notice === undefined) return null;
  const { version, text, acknowledgedAt } = notice;
  const page = (
    <a href={PUBLIC_PATHS.howScoresWork} target="_blank" rel="noopener" className={link}>
      {t('title')}
    </a>
  );
  if (acknowledgedAt !== null) {
    return (
      <p className="text-muted text-sm">
        {page}. {t('confirmed', { date: formatDate(acknowledgedAt, now, locale, timeZone) })}
      </p>
    );
  }
  const [, ...parts] = text.split('\n\n');
  return (
    <Card className="space-y-3">
      <h2 id="score-notice" className="headline text-ink text-lg">
        {t('title')}
      </h2>
      <p className="text-ink-soft text-sm">{t(isUnscored ? 'textUnscored' : 'text')}</p>
      <section
        {...scrollable}
        aria-labelledby="score-notice"
        className="max-h-64 space-y-3 overflow-y-auto rounded-control border border-line bg-sunken px-3.5 py-3 text-ink-soft text-sm"
      >
        {parts.map((part) => (
          <p key={part} className="whitespace-pre-line">
            {part}
          </p>
        ))}
      </section>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-sm">
        <Button size="sm" pending={acknowledge.isPending} onClick={() => acknowledge.mutate({ body: { version } })}>
          {t('confirm')}
        </Button>
        {page}
      </div>
    </Card>
  );
};
