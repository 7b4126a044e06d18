/** A company's form for sending an offer or a new version. The initial values come from `suggestedTerms`. */
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Form } from '#client/form/form.tsx';
import { FormTextArea, FormTextField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Commitment } from '#features/candidates/candidates.contract.ts';
import { CommitmentNotice } from '#features/candidates/client/public/commitment-line.tsx';
import { BRAND_FACTS } from '#shared/brand-facts.ts';
import { LIMITS } from '#shared/limits.ts';
import { defaultOfferDay } from '../../hiring.domain.ts';
import { type NewOffer, newOfferSchema, type Offer } from '../../offers.contract.ts';
import { useMakeOffer } from '../hiring.api.ts';
import { TermsFields, type TermValues, termValues } from './terms-fields.tsx';

/** States the fee for a hire, as on the pricing page. */
const FeeNote = () => {
  const t = useTranslations('hiring.fee');
  const { feePercent } = BRAND_FACTS;
  return (
    <p className="text-muted text-sm">
      {feePercent === null ? t('open') : t('known', { percent: String(feePercent) })}
    </p>
  );
};

interface OfferDialogProps {
  applicationId: string;
  name: string;
  candidate: Commitment;
  /** The initial terms. */
  terms: Partial<TermValues>;
  /** The newest version, if any. */
  previous: Offer | undefined;
  onClose: () => void;
}

const defaultLastDay = (): string => defaultOfferDay(Date.now());

/** Rendered only while open. */
export const OfferDialog = ({
  applicationId,
  name,
  candidate,
  terms: initialTerms,
  previous,
  onClose,
}: OfferDialogProps) => {
  const t = useTranslations('hiring.offer');
  const terms = useTranslations('hiring.terms');
  const make = useMakeOffer();
  const formId = useId();
  const form = useZodForm<NewOffer, NewOffer>(newOfferSchema, {
    ...termValues(initialTerms),
    note: previous?.note ?? '',
    expiresAt: defaultLastDay(),
  });
  const offeredHours = useWatch({ control: form.control, name: 'hoursPerWeek' });
  const handleSubmit = async (body: NewOffer) => {
    await make.mutateAsync({ params: { id: applicationId }, body });
    onClose();
    showToast({ title: t('sentTitle'), description: t('sentText', { name }) });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('formTitle', { name })}
      text={previous ? t('formText') : undefined}
      confirm={{ text: t('submit'), pending: form.formState.isSubmitting, pendingText: t('pending'), form: formId }}
    >
      <Form id={formId} form={form} onSubmit={handleSubmit}>
        <TermsFields control={form.control} />
        <CommitmentNotice candidate={candidate} offeredHours={offeredHours} />
        <FormTextArea
          control={form.control}
          name="note"
          label={terms('note')}
          placeholder={t('notePlaceholder')}
          help={t('noteHelp')}
          maxLength={LIMITS.text}
          rows={3}
        />
        <FormTextField control={form.control} name="expiresAt" label={terms('valid')} type="date" required />
        <FeeNote />
      </Form>
    </Dialog>
  );
};
