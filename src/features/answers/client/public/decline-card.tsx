/**
 * A decline as the company or the candidate sees it. Both see the reason and the appeal. The candidate also sees the score at that time, and can
 * correct the profile and file an appeal. The company also sees its note, and a member who did not make the decision can close the appeal.
 */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { useMay } from '#client/may.tsx';
import { toDisplayName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { NoteDialog } from '#client/ui/note-dialog.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import type { ApplicationDetail } from '#features/pipeline/applications.contract.ts';
import type { OpenedDecline } from '#features/pipeline/declines.contract.ts';
import { membersQuery } from '#features/teams/client/team.api.ts';
import { hasCapability } from '#shared/access.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Side } from '#shared/sides.ts';
import { appealDueAt } from '../../answers.domain.ts';
import { appealQuery, useFileAppeal } from '../answers.api.ts';
import { CloseAppeal } from '../components/close-appeal.tsx';

interface AppealDialogProps {
  applicationId: string;
  /** The formatted due date of the reply. */
  dueDate: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Files an appeal. The text is kept if sending fails. */
const AppealDialog = ({ applicationId, dueDate, open, onOpenChange }: AppealDialogProps) => {
  const t = useTranslations('answers.appeal');
  const appeal = useFileAppeal();
  // Closes the dialog only after a success. The mutation itself reports errors.
  const send = async (text: string | null): Promise<void> => {
    try {
      await appeal.mutateAsync({ params: { id: applicationId }, body: { text: text ?? '' } });
    } catch {
      return;
    }
    onOpenChange(false);
    showToast({ title: t('done'), description: t('doneText', { date: dueDate }) });
  };
  return (
    <NoteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      text={t('text', { date: dueDate })}
      note={{ label: t('words'), rows: 5, required: true }}
      keepsNote
      needsNote
      confirm={{ text: t('send'), pending: appeal.isPending, run: send }}
    />
  );
};

const quote = 'max-w-prose whitespace-pre-line break-words rounded-control bg-sunken px-4 py-3 text-ink-soft';

/** The state of the appeal and the reply to it. */
const AppealStatus = ({ appeal, side }: { appeal: NonNullable<OpenedDecline['appeal']>; side: Side }) => {
  const t = useTranslations('answers.decline');
  const { date } = useTimes();
  const requestText = t(side === 'candidate' ? 'asked' : 'askedCompany', { date: date(appeal.dueAt) });
  return (
    <div className="space-y-3">
      <p className="font-medium text-ink">{appeal.outcome === null ? requestText : t(appeal.outcome)}</p>
      <blockquote className={quote}>{appeal.text}</blockquote>
      {appeal.note && <blockquote className={`${quote} border-accent-line border-l-2`}>{appeal.note}</blockquote>}
    </div>
  );
};

/** Says who can answer the appeal if the viewer made the decision. */
const AnsweredByOthers = () => {
  const t = useTranslations('answers.decline');
  const { data: members } = useQuery(membersQuery);
  if (members === undefined) return null;
  // Includes the viewer.
  const recruiters = members.filter(({ role, isSuspended }) => !isSuspended && hasCapability('recruit', role));
  return (
    <p className="max-w-prose text-ink-soft text-sm">
      {t(recruiters.length > 1 ? 'reviewedByOthers' : 'reviewedByAdmins')}
    </p>
  );
};

/** A button to close the open appeal, or a note about who can. The server decides whether the viewer may close it. */
const OpenAppealActions = ({ appealId }: { appealId: string }) => {
  const { data: appeal } = useQuery(appealQuery(appealId));
  if (appeal === undefined || appeal.outcome !== null) return null;
  if (!appeal.mayClose) return <AnsweredByOthers />;
  return <CloseAppeal appeal={appeal} nameId="decline" isPrimary />;
};

interface NextStepsProps {
  application: ApplicationDetail;
  decline: OpenedDecline;
}

/** A link to correct the profile, and a button to file an appeal while that is possible. */
const NextSteps = ({ application: { id, compatibilityScore, isUnscored }, decline }: NextStepsProps) => {
  const t = useTranslations('answers.decline');
  const { date } = useTimes();
  const now = useNow({ updateInterval: 60_000 });
  const [isOpen, setIsOpen] = useState(false);
  const { appealUntil } = decline;
  const isRequested = decline.appeal !== null;
  const mayRequest = !isRequested && appealUntil !== null && new Date(appealUntil) > now;
  const earlierScore = decline.compatibility?.score ?? null;
  const isRescored = compatibilityScore !== null && earlierScore !== null && compatibilityScore !== earlierScore;
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-ink-soft text-sm">
        {t(isUnscored ? 'correctTextUnscored' : 'correctText')}
        {isRescored && ` ${t('scoreNow', { score: compatibilityScore })}`}
      </p>
      {!isRequested && (
        <p className="max-w-prose text-ink-soft text-sm">
          {appealUntil === null
            ? t('companyDeleted')
            : t(mayRequest ? 'reviewText' : 'over', { date: date(appealUntil), days: LIFETIMES.appealAnswerDays })}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <LinkButton to={APP_PATHS.profile}>{t('correct')}</LinkButton>
        {mayRequest && <Button onClick={() => setIsOpen(true)}>{t('review')}</Button>}
      </div>
      <AppealDialog
        applicationId={id}
        dueDate={date(appealDueAt(now.toISOString()))}
        open={isOpen}
        onOpenChange={setIsOpen}
      />
    </div>
  );
};

/** Renders nothing if no one declined the application. The page itself says that the company deleted its account. */
export const DeclineCard = ({ application, side }: { application: ApplicationDetail; side: Side }) => {
  const t = useTranslations('answers.decline');
  const words = useTranslations('vocabulary.declineReason');
  const mayRecruit = useMay('recruit');
  const { decline, job } = application;
  if (decline === null || decline.isByDeletion) return null;
  const isCandidate = side === 'candidate';
  return (
    <Card as="section" aria-labelledby="decline" className="space-y-4">
      <SectionHeading id="decline">{t(isCandidate ? 'heading' : 'headingCompany')}</SectionHeading>
      <p className="text-ink">{t('reason', { reason: words(decline.reason) })}</p>
      {isCandidate && (
        <p className="max-w-prose text-ink-soft text-sm">
          {t('person', { name: toDisplayName(job.company.companyName) })}{' '}
          {decline.compatibility === null
            ? t(application.isUnscored ? 'scoresOff' : 'noScore')
            : t('score', { score: decline.compatibility.score })}
        </p>
      )}
      {!isCandidate && decline.note && <blockquote className={quote}>{decline.note}</blockquote>}
      {decline.appeal && <AppealStatus appeal={decline.appeal} side={side} />}
      {!isCandidate && mayRecruit && decline.appeal?.outcome === null && (
        <OpenAppealActions appealId={decline.appeal.id} />
      )}
      {isCandidate && <NextSteps application={application} decline={decline} />}
    </Card>
  );
};
