/** The buttons with which a candidate answers an offer. Accepting repeats the terms. Neither answer can be undone. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { shownName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { isHoursConflict, useHoursAgreement } from '#features/candidates/client/public/hours-agreement.tsx';
import type { Offer } from '../../offers.contract.ts';
import { useAcceptOffer, useDeclineOffer } from '../hiring.api.ts';
import { AskDialog } from './ask-dialog.tsx';
import { TermsList } from './terms-list.tsx';

export const OfferAnswer = ({ offer }: { offer: Offer }) => {
  const t = useTranslations('hiring.offer');
  const [question, setQuestion] = useState<'accept' | 'decline' | null>(null);
  const company = shownName(offer.companyName);
  const close = () => setQuestion(null);
  const params = { id: offer.id };
  const done = (title: 'acceptedTitle' | 'declinedTitle', text: 'acceptedText' | 'declinedText') => () => {
    close();
    showToast({ title: t(title), description: t(text, { company }) });
  };
  const accept = useAcceptOffer(done('acceptedTitle', 'acceptedText'));
  const decline = useDeclineOffer(done('declinedTitle', 'declinedText'));
  const agreement = useHoursAgreement({ hours: offer.hoursPerWeek });
  const failed = (error: Error): void => {
    if (!isHoursConflict(error)) close();
  };
  if (!offer.actions.includes('accept')) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setQuestion('accept')}>
        {t('accept')}
      </Button>
      <Button onClick={() => setQuestion('decline')}>{t('decline')}</Button>
      {question === 'accept' && (
        <AskDialog
          title={t('acceptTitle')}
          text={t('acceptText', { company })}
          confirmText={t('acceptConfirm')}
          pending={accept.isPending}
          disabled={agreement.isOpen}
          onConfirm={() =>
            accept.mutate({ params, body: { version: offer.version, ...agreement.sent } }, { onError: failed })
          }
          onClose={close}
        >
          <TermsList terms={offer} />
          {offer.note && <p className="whitespace-pre-line break-words text-ink-soft text-sm">{offer.note}</p>}
          {agreement.element}
        </AskDialog>
      )}
      {question === 'decline' && (
        <AskDialog
          title={t('declineTitle')}
          text={t('declineText', { job: offer.job.title, company })}
          reasonLabel={t('reason')}
          confirmText={t('decline')}
          tone="danger"
          pending={decline.isPending}
          onConfirm={(reason) => decline.mutate({ params, body: { reason } })}
          onClose={close}
        />
      )}
    </>
  );
};
