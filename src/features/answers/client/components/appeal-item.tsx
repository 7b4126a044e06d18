/** One appeal in the admins' list: the candidate's reasons, the decline, the score at that time, and the reply. */
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { personName, toDisplayName } from '#client/names.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { ScoreReport } from '#features/matching/client/public/score-report.tsx';
import type { ListedAppeal } from '../../answers.contract.ts';
import { appealQuery } from '../answers.api.ts';
import { CloseAppeal } from './close-appeal.tsx';

interface AppealItemProps {
  appeal: ListedAppeal;
  onClosed: () => void;
}

const quote = 'max-w-prose whitespace-pre-line break-words rounded-control bg-sunken px-4 py-3 text-ink-soft text-sm';

/** The score with its factors, loaded when the admin opens it. */
const AppealDetails = ({ appealId }: { appealId: string }) => {
  const { data } = useQuery(appealQuery(appealId));
  return data?.compatibility ? <ScoreReport compatibility={data.compatibility} audience="admin" /> : null;
};

export const AppealItem = ({ appeal, onClosed }: AppealItemProps) => {
  const t = useTranslations('answers.reviews');
  const words = useTranslations('vocabulary.declineReason');
  const [isShown, setIsShown] = useState(false);
  const { date } = useTimes();
  const nameId = useId();
  const { decline, outcome } = appeal;
  const due = t(appeal.isOverdue ? 'overdue' : 'due', { date: date(appeal.dueAt) });
  return (
    <Card as="li" pad="cozy" className="space-y-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={nameId} className="break-words font-semibold text-ink">
            {t('item', {
              name: personName(appeal.candidate),
              job: appeal.jobTitle,
              company: toDisplayName(appeal.companyName),
            })}
          </h2>
          <p className="tabular text-muted text-sm">{t('asked', { date: date(appeal.createdAt) })}</p>
        </div>
        {outcome === null ? (
          <Badge tone={appeal.isOverdue ? 'caution' : 'neutral'}>{due}</Badge>
        ) : (
          <Badge>{t(outcome === 'ended' ? 'ended' : `outcomes.${outcome}`)}</Badge>
        )}
      </div>
      <blockquote className={quote}>{appeal.text}</blockquote>
      <p className="text-ink-soft text-sm">
        {[t('reason', { reason: words(decline.reason) }), appeal.score !== null && t('score', { score: appeal.score })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {decline.note && <blockquote className={quote}>{decline.note}</blockquote>}
      {appeal.note && <blockquote className={`${quote} border-accent-line border-l-2`}>{appeal.note}</blockquote>}
      {isShown && <AppealDetails appealId={appeal.id} />}
      <div className="flex flex-wrap gap-2.5">
        {appeal.score !== null && (
          <Button size="sm" variant="quiet" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {t('known')}
          </Button>
        )}
        {appeal.mayClose && <CloseAppeal appeal={appeal} onClosed={onClosed} nameId={nameId} />}
      </div>
      {outcome === null && !appeal.mayClose && <p className="text-muted text-sm">{t('notYours')}</p>}
    </Card>
  );
};
