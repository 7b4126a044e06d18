/** The hire, shown on its application page. A company that hired someone without an offer can enter the terms here. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Form, FormButtons } from '#client/form/form.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Side } from '#shared/sides.ts';
import { termsSchema } from '../../offers.contract.ts';
import { applicationHireQuery, useRecordHire } from '../hiring.api.ts';
import { HireCard } from './hire-card.tsx';
import { TermsFields, type TermValues, termValues } from './terms-fields.tsx';

interface ApplicationHireProps {
  applicationId: string;
  /** The initial terms of the company's form. */
  terms?: Partial<TermValues>;
  /** The name of the other party. */
  name: string;
  side: Side;
}

interface TermsDialogProps {
  applicationId: string;
  terms: Partial<TermValues> | undefined;
  onClose: () => void;
}

const TermsDialog = ({ applicationId, terms, onClose }: TermsDialogProps) => {
  const t = useTranslations('hiring.hire');
  const record = useRecordHire();
  const form = useZodForm<TermValues, TermValues>(termsSchema, termValues(terms));
  const handleSubmit = async (body: TermValues) => {
    await record.mutateAsync({ params: { id: applicationId }, body });
    onClose();
    showToast({ title: t('termsAddedTitle') });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('addTermsTitle')}
    >
      <Form form={form} onSubmit={handleSubmit}>
        <TermsFields control={form.control} />
        <FormButtons cancelText={t('cancel')} onCancel={onClose}>
          {t('addTermsSubmit')}
        </FormButtons>
      </Form>
    </Dialog>
  );
};

export const ApplicationHire = ({ applicationId, terms, name, side }: ApplicationHireProps) => {
  const t = useTranslations('hiring.hire');
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const hires = useQuery(applicationHireQuery(applicationId)).data;
  const [hire] = hires ?? [];
  if (hire) return <HireCard hire={hire} side={side} isWhole />;
  if (hires === undefined || side === 'candidate') return null;
  return (
    <Card as="section" aria-label={t('heading')} className="space-y-3">
      <h2 className="headline text-ink text-lg">{t('heading')}</h2>
      <p className="text-ink-soft text-sm">{t('addTermsText', { name })}</p>
      <Button variant="primary" onClick={() => setIsDialogOpen(true)}>
        {t('addTerms')}
      </Button>
      {isDialogOpen && (
        <TermsDialog applicationId={applicationId} terms={terms} onClose={() => setIsDialogOpen(false)} />
      )}
    </Card>
  );
};
