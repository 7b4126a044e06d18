/** One review in the admins' list: who asks and why, the decline, what was known then, and the reply. */
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { personName, shownName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { formatDate } from '#client/ui/format.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { ScoreReport } from '#features/matching/client/public/score-report.tsx';
import { LIMITS } from '#shared/limits.ts';
import { APPEAL_OUTCOMES, type AppealOutcome } from '#shared/vocabulary.ts';
import type { ListedAppeal } from '../../answers.contract.ts';
import { appealQuery, useCloseAppeal } from '../answers.api.ts';

interface AppealItemProps {
  appeal: ListedAppeal;
  onClosed: () => void;
}

const quote = 'max-w-prose whitespace-pre-line break-words rounded-control bg-sunken px-4 py-3 text-ink-soft text-sm';

/** Enters the reply in a dialog. The text is kept if sending fails. */
const Answer = ({ appeal, onClosed, nameId }: AppealItemProps & { nameId: string }) => {
  const t = useTranslations('answers.reviews');
  const [isOpen, setIsOpen] = useState(false);
  const [outcome, setOutcome] = useState<AppealOutcome>('upheld');
  const [note, setNote] = useState('');
  const close = useCloseAppeal();
  const name = personName(appeal.candidate);
  const confirm = async (): Promise<void> => {
    // The row disappears with its state, and this dialog with it: a promise outlives them, a callback does not.
    const result = await close.mutateAsync({ params: { id: appeal.id }, body: { outcome, note } }).catch(() => null);
    if (result === null) return;
    setIsOpen(false);
    onClosed();
    showToast({ title: t('done'), description: t('doneText', { name }) });
  };
  return (
    <>
      <Button size="sm" aria-describedby={nameId} onClick={() => setIsOpen(true)}>
        {t('close')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        size="sm"
        title={t('dialogTitle', { name })}
        text={t('dialogText')}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>{t('cancel')}</Button>
            <Button variant="primary" pending={close.isPending} onClick={() => void confirm()}>
              {t('confirm')}
            </Button>
          </>
        }
      >
        <div className="space-y-5">
          <SelectField
            label={t('outcome')}
            options={APPEAL_OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
            value={outcome}
            onChange={(value) => setOutcome(value as AppealOutcome)}
          />
          <TextArea label={t('note')} value={note} onChange={setNote} maxLength={LIMITS.text} rows={4} />
        </div>
      </Dialog>
    </>
  );
};

/** The score with its factors, loaded when it is opened. */
const AppealDetails = ({ appealId }: { appealId: string }) => {
  const { data } = useQuery(appealQuery(appealId));
  return data?.compatibility ? <ScoreReport compatibility={data.compatibility} audience="admin" /> : null;
};

export const AppealItem = ({ appeal, onClosed }: AppealItemProps) => {
  const t = useTranslations('answers.reviews');
  const words = useTranslations('vocabulary.declineReason');
  const [isShown, setIsShown] = useState(false);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const nameId = useId();
  const date = (at: string) => formatDate(at, now, locale, timeZone);
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
              company: shownName(appeal.companyName),
            })}
          </h2>
          <p className="tabular text-muted text-sm">{t('asked', { date: date(appeal.createdAt) })}</p>
        </div>
        {outcome === null ? (
          <Badge tone={appeal.isOverdue ? 'caution' : 'neutral'}>{due}</Badge>
        ) : (
          <Badge>{t(`outcomes.${outcome}`)}</Badge>
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
        {appeal.mayClose && <Answer appeal={appeal} onClosed={onClosed} nameId={nameId} />}
      </div>
      {outcome === null && !appeal.mayClose && <p className="text-muted text-sm">{t('notYours')}</p>}
    </Card>
  );
};
