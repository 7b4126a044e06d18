/**
 * A candidate's buttons for responding to an offer: accept, propose other terms, ask a question, decline. The dialog for accepting repeats the terms.
 * Accepting cannot be undone. Declining withdraws the application and can be undone for a few minutes.
 */
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { formatHourly } from '#client/ui/format.ts';
import { NoteDialog } from '#client/ui/note-dialog.tsx';
import { hoursAgreementEn } from '#features/candidates/client/public/hours-agreement.en.ts';
import { isHoursConflict, useHoursAgreement } from '#features/candidates/client/public/hours-agreement.tsx';
import type { Offer } from '../../offers.contract.ts';
import { useAcceptOffer, useDeclineOffer } from '../hiring.api.ts';
import { ProposeTerms } from './propose-terms.tsx';
import { TermsList } from './terms-list.tsx';

/** Returns the opening line of a message that asks about an offer. */
const useQuestionDraft = ({ job, version, hourlyRate, hoursPerWeek }: Offer): string => {
  const t = useTranslations('hiring.proposal');
  const hours = useTranslations('hiring.terms')('hoursValue', { hours: hoursPerWeek });
  return `${t('askDraft', { job: job.title, version, rate: formatHourly(hourlyRate, useLocale()), hours })}\n`;
};

interface OfferAnswerProps {
  offer: Offer;
  /** Renders a link to the conversation, with `draft` as the beginning of the message. */
  renderQuestion: (label: string, draft: string) => ReactNode;
}

const Answer = ({ offer, renderQuestion }: OfferAnswerProps) => {
  const t = useTranslations('hiring.offer');
  const [openDialog, setOpenDialog] = useState<'accept' | 'decline' | null>(null);
  const company = toDisplayName(offer.companyName);
  const close = () => setOpenDialog(null);
  const params = { id: offer.id };
  const showAnswered = (title: 'acceptedTitle' | 'declinedTitle', text: 'acceptedText' | 'declinedText') => () => {
    close();
    showToast({ title: t(title), description: t(text, { company }) });
  };
  const accept = useAcceptOffer(showAnswered('acceptedTitle', 'acceptedText'));
  const decline = useDeclineOffer(showAnswered('declinedTitle', 'declinedText'));
  const cancelText = useTranslations('hiring.hire')('cancel');
  const ask = useTranslations('hiring.proposal')('ask');
  const draft = useQuestionDraft(offer);
  const agreement = useHoursAgreement({ hours: offer.hoursPerWeek });
  const handleError = (error: Error): void => {
    if (!isHoursConflict(error)) close();
  };
  return (
    <>
      {offer.actions.includes('accept') && (
        <Button variant="primary" onClick={() => setOpenDialog('accept')}>
          {t('accept')}
        </Button>
      )}
      <ProposeTerms offer={offer} />
      {renderQuestion(ask, draft)}
      <Button variant="quiet" onClick={() => setOpenDialog('decline')}>
        {t('decline')}
      </Button>
      {openDialog === 'accept' && (
        <Dialog
          open
          onOpenChange={close}
          title={t('acceptTitle')}
          text={t('acceptText', { company })}
          size="sm"
          confirm={{
            text: t('acceptConfirm'),
            pending: accept.isPending,
            disabled: agreement.isMissing,
            run: () =>
              accept.mutate(
                { params, body: { version: offer.version, ...agreement.bodyFields } },
                { onError: handleError },
              ),
            cancelText,
          }}
        >
          <div className="space-y-4">
            <TermsList terms={offer} />
            {offer.note && <p className="whitespace-pre-line break-words text-ink-soft text-sm">{offer.note}</p>}
            {agreement.element}
          </div>
        </Dialog>
      )}
      {openDialog === 'decline' && (
        <NoteDialog
          open
          onOpenChange={close}
          title={t('declineTitle')}
          text={t('declineText', { job: offer.job.title, company })}
          note={{ label: t('reason'), rows: 3 }}
          confirm={{
            text: t('decline'),
            tone: 'danger',
            pending: decline.isPending,
            run: (reason) => decline.mutate({ params, body: { reason } }),
            cancelText,
          }}
        />
      )}
    </>
  );
};

export const OfferAnswer = withEnglish({ hoursAgreement: hoursAgreementEn }, Answer);
