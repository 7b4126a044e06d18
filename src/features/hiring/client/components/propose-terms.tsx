/** A candidate's button for proposing other terms for an open offer, and the form, which initially contains the offered terms. */
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { Form, FormButtons } from '#client/form/form.tsx';
import { FormNumberField, FormTextArea, FormTextField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { toDisplayName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { dollarSign, hourlySuffix } from '#client/ui/format.ts';
import { useUiTexts } from '#client/ui/ui-texts.ts';
import { LIMITS } from '#shared/limits.ts';
import { type NewProposal, newProposalSchema, type Offer } from '../../offers.contract.ts';
import { useProposeTerms } from '../hiring.api.ts';
import { MonthlyTotal } from './terms-fields.tsx';

const ProposalDialog = ({ offer, onClose }: { offer: Offer; onClose: () => void }) => {
  const t = useTranslations('hiring.proposal');
  const terms = useTranslations('hiring.terms');
  const { cancel } = useUiTexts();
  const locale = useLocale();
  const propose = useProposeTerms();
  const company = toDisplayName(offer.companyName);
  const { hourlyRate, hoursPerWeek, startDate } = offer;
  const form = useZodForm<NewProposal, NewProposal>(newProposalSchema, {
    hourlyRate,
    hoursPerWeek,
    startDate,
    note: '',
  });
  const { control } = form;
  const [rate, hours] = useWatch({ control, name: ['hourlyRate', 'hoursPerWeek'] });
  const handleSubmit = async (body: NewProposal) => {
    await propose.mutateAsync({ params: { id: offer.id }, body });
    onClose();
    showToast({ title: t('sentTitle'), description: t('sentText', { company }) });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('title')} text={t('text', { company })}>
      <Form form={form} onSubmit={handleSubmit}>
        <div className="grid gap-5 sm:grid-cols-2">
          <FormNumberField
            control={control}
            name="hourlyRate"
            label={terms('rate')}
            prefix={dollarSign(locale)}
            suffix={hourlySuffix(locale)}
            required
          />
          <FormNumberField control={control} name="hoursPerWeek" label={terms('hours')} required />
        </div>
        <MonthlyTotal hourlyRate={rate} hoursPerWeek={hours} />
        <FormTextField control={control} name="startDate" label={terms('start')} type="date" required />
        <FormTextArea
          control={control}
          name="note"
          label={t('note')}
          help={t('noteHelp')}
          maxLength={LIMITS.text}
          rows={3}
        />
        <FormButtons cancelText={cancel} onCancel={onClose}>
          {t('send')}
        </FormButtons>
      </Form>
    </Dialog>
  );
};

export const ProposeTerms = ({ offer }: { offer: Offer }) => {
  const t = useTranslations('hiring.proposal');
  const [isOpen, setIsOpen] = useState(false);
  if (!offer.proposalActions.includes('propose')) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('propose')}</Button>
      {isOpen && <ProposalDialog offer={offer} onClose={() => setIsOpen(false)} />}
    </>
  );
};
