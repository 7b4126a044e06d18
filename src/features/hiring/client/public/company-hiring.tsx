/**
 * The offer and the hire on the company's application page. The company can send several versions of the terms, and later manages the hire. Renders
 * nothing before the interview stage, or if the application ended without an offer.
 */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { HashTarget } from '#client/ui/hash-target.tsx';
import type { Commitment } from '#features/candidates/candidates.contract.ts';
import { jobQuery } from '#features/jobs/client/jobs.api.ts';
import { APPLICATION_SECTIONS } from '#features/pipeline/turn.domain.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Offer } from '../../offers.contract.ts';
import { ApplicationHire } from '../components/application-hire.tsx';
import { EarlierOffers } from '../components/earlier-offers.tsx';
import { OfferCard } from '../components/offer-card.tsx';
import { OfferDialog } from '../components/offer-dialog.tsx';
import { ProposalAnswer } from '../components/proposal.tsx';
import { type CandidateExpectations, suggestedTerms, withProposal } from '../components/suggested-terms.ts';
import { applicationOffersQuery, useWithdrawOffer } from '../hiring.api.ts';
import { hiringEn } from '../hiring.en.ts';

/** The statuses in which terms can be sent. */
const OFFERABLE_STATUSES: readonly ApplicationStatus[] = ['interviewing', 'offered'];

interface CompanyHiringProps {
  applicationId: string;
  jobId: string;
  status: ApplicationStatus;
  /** The candidate's name. */
  name: string;
  candidate: Commitment & CandidateExpectations;
}

/** Returns the initial terms for the form, or undefined while the job loads. */
const useSuggestedTerms = ({ jobId, candidate }: CompanyHiringProps, previous?: Offer) => {
  const job = useQuery(jobQuery(jobId));
  const now = useNow().toISOString();
  return job.isPending ? undefined : suggestedTerms({ job: job.data ?? null, expectations: candidate, previous }, now);
};

const Withdraw = ({ offer, name }: { offer: Offer; name: string }) => {
  const t = useTranslations('hiring.offer');
  const cancelText = useTranslations('hiring.hire')('cancel');
  const [isConfirming, setIsConfirming] = useState(false);
  const withdraw = useWithdrawOffer();
  const close = () => setIsConfirming(false);
  if (!offer.actions.includes('withdraw')) return null;
  return (
    <>
      <Button onClick={() => setIsConfirming(true)}>{t('withdraw')}</Button>
      <Dialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('withdrawTitle')}
        text={t('withdrawText', { name })}
        size="sm"
        confirm={{
          text: t('withdraw'),
          tone: 'danger',
          pending: withdraw.isPending,
          run: () =>
            withdraw.mutate(
              { params: { id: offer.id } },
              {
                onSuccess: () => showToast({ title: t('withdrawnTitle'), description: t('withdrawnText', { name }) }),
                onSettled: close,
              },
            ),
          cancelText,
        }}
      />
    </>
  );
};

const Offers = (props: CompanyHiringProps) => {
  const { applicationId, status, name, candidate } = props;
  const t = useTranslations('hiring.offer');
  const [openForm, setOpenForm] = useState<'new' | 'proposed' | null>(null);
  const [newest, ...earlier] = useQuery(applicationOffersQuery(applicationId)).data ?? [];
  const terms = useSuggestedTerms(props, newest);
  const canOffer = OFFERABLE_STATUSES.includes(status);
  if (!newest && !canOffer) return null;
  const hasProposal = newest?.proposalActions.includes('keep') === true;
  // Not a primary button, because the page's primary action changes the application's status.
  const offerButton = canOffer && (
    <Button variant="secondary" onClick={() => setOpenForm('new')}>
      {newest ? t('revise') : t('make')}
    </Button>
  );
  return (
    <HashTarget id={APPLICATION_SECTIONS.offer} className="space-y-3">
      {newest ? (
        <OfferCard
          offer={newest}
          side="company"
          proposalActions={
            hasProposal && <ProposalAnswer offer={newest} name={name} onUse={() => setOpenForm('proposed')} />
          }
          actions={
            <>
              {offerButton}
              <Withdraw offer={newest} name={name} />
            </>
          }
        />
      ) : (
        <Card as="section" aria-label={t('heading')} className="space-y-3">
          <h2 className="headline text-ink text-lg">{t('none')}</h2>
          <p className="text-ink-soft text-sm">{t('noneText', { name })}</p>
          {offerButton}
        </Card>
      )}
      <EarlierOffers offers={earlier} side="company" />
      {openForm !== null && terms !== undefined && (
        <OfferDialog
          applicationId={applicationId}
          name={name}
          candidate={candidate}
          terms={openForm === 'proposed' ? withProposal(terms, newest) : terms}
          previous={newest}
          onClose={() => setOpenForm(null)}
        />
      )}
    </HashTarget>
  );
};

const CompanyHire = (props: CompanyHiringProps) => {
  const terms = useSuggestedTerms(props) ?? {};
  return <ApplicationHire {...props} terms={terms} side="company" />;
};

const Hiring = (props: CompanyHiringProps) => (
  <>
    {props.status === 'hired' && <CompanyHire {...props} />}
    {props.status !== 'pending' && props.status !== 'applied' && <Offers {...props} />}
  </>
);

export const CompanyHiring = withEnglish({ hiring: hiringEn }, Hiring);
