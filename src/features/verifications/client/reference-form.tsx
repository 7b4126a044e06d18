/**
 * The island of /reference: four questions about a former colleague, and a button to decline.
 * Opening the link changes nothing, because email programs open links automatically.
 */

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { generalErrorMessage } from '#client/api/api-error.ts';
import { Form, SubmitButton } from '#client/form/form.tsx';
import { FormSelectField, FormTextArea } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useToken } from '#client/use-token.ts';
import { LIFETIMES, LIMITS } from '#shared/limits.ts';
import { WORK_AGAIN } from '#shared/vocabulary.ts';
import { type ReferenceAnswer, referenceAnswerSchema } from '../reference-answer.contract.ts';
import type { ReferenceRequest } from '../references.contract.ts';
import { referenceRequestQuery, useAnswerReference, useDeclineReference } from './references.api.ts';
import { referencesEn } from './references.en.ts';

/** Loaded when it opens, because few visitors to this public page need it. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('#client/ui/confirm-dialog.tsx')).ConfirmDialog,
}));

type Values = Omit<ReferenceAnswer, 'again'> & { again: ReferenceAnswer['again'] | '' };

const Notice = ({ title, text }: { title: string; text: string }) => (
  <div role="status" className="rounded-control bg-sunken p-4 text-ink-soft">
    <h2 className="font-semibold text-ink">{title}</h2>
    <p className="mt-1">{text}</p>
  </div>
);

interface DeclineProps {
  token: string;
  hasAnswered: boolean;
  onDone: () => void;
}

/** Declines to give a reference, or withdraws the answer. */
const Decline = ({ token, hasAnswered, onDone }: DeclineProps) => {
  const t = useTranslations('references');
  const action = hasAnswered ? 'withdraw' : 'decline';
  const [isConfirming, setIsConfirming] = useState(false);
  const decline = useDeclineReference(() => {
    setIsConfirming(false);
    onDone();
  });
  return (
    <>
      <Button variant="quiet" wide onClick={() => setIsConfirming(true)}>
        {t(action)}
      </Button>
      {isConfirming && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            onOpenChange={setIsConfirming}
            title={t(`${action}Title`)}
            text={t(`${action}Text`)}
            confirmText={t(action)}
            pending={decline.isPending}
            onConfirm={() => decline.mutate({ body: { token } })}
          />
        </Suspense>
      )}
    </>
  );
};

const Questions = ({ token, request }: { token: string; request: ReferenceRequest }) => {
  const t = useTranslations('references');
  const form = useZodForm<Values, ReferenceAnswer>(
    // The select starts empty. The schema refuses an empty value.
    referenceAnswerSchema,
    { together: '', strengths: '', growth: '', again: '' },
  );
  const answer = useAnswerReference();
  const { control } = form;
  const text = { control, rows: 4, maxLength: LIMITS.text };
  return (
    <Form form={form} onSubmit={(values) => answer.mutateAsync({ body: { ...values, token } })}>
      <p className="break-words text-ink-soft text-sm">
        {t('relation', { name: request.candidateName, relation: request.relation })}
      </p>
      <FormTextArea {...text} name="together" label={t('together')} required />
      <FormTextArea {...text} name="strengths" label={t('strengths')} required />
      <FormTextArea {...text} name="growth" label={t('growth')} />
      <FormSelectField
        control={control}
        name="again"
        label={t('again')}
        required
        placeholder={t('chooseAgain')}
        options={WORK_AGAIN.map((value) => ({ value, label: t(`answers.${value}`) }))}
      />
      <div className="space-y-2 text-muted text-sm">
        <p>{t('private', { name: request.candidateName })}</p>
        <p>{t('kept', { name: request.candidateName, months: LIFETIMES.referenceKeptMonths })}</p>
      </div>
      <FormError>{generalErrorMessage(answer.error)}</FormError>
      <SubmitButton size="lg" wide pendingText={t('pending')}>
        {t('submit')}
      </SubmitButton>
    </Form>
  );
};

const LoadedQuestions = ({ token }: { token: string }) => {
  const t = useTranslations('references');
  const reference = useQuery(referenceRequestQuery(token));
  const [isErased, setIsErased] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const handleErased = () => {
    setIsErased(true);
    top.current?.focus();
  };
  if (isErased) return <Notice title={t('declinedTitle')} text={t('declinedText')} />;
  if (reference.isPending) return <ReferenceSkeleton />;
  if (reference.data === null) return <Notice title={t('absentTitle')} text={t('absentText')} />;
  if (!reference.data) return <ErrorState title={t('failed')} onRetry={() => void reference.refetch()} />;
  const request = reference.data;
  return (
    <div ref={top} tabIndex={-1} className="space-y-4 outline-none">
      {request.status === 'answered' ? (
        <>
          <Notice title={t('answeredTitle')} text={t('answeredText')} />
          <p className="text-muted text-sm">
            {t('kept', { name: request.candidateName, months: LIFETIMES.referenceKeptMonths })}
          </p>
        </>
      ) : (
        <>
          <h2 className="headline break-words text-ink text-xl">{t('about', { name: request.candidateName })}</h2>
          <Questions token={token} request={request} />
        </>
      )}
      <Decline token={token} hasAnswered={request.status === 'answered'} onDone={handleErased} />
    </div>
  );
};

const ReferenceSkeleton = () => (
  <div aria-busy="true" className="space-y-4">
    <Skeleton className="h-8 w-64 max-w-full" />
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-11 w-full" />
  </div>
);

const Reference = () => {
  const t = useTranslations('references');
  const token = useToken();
  if (token === null) return <ReferenceSkeleton />;
  return token === '' ? <FormError>{t('noToken')}</FormError> : <LoadedQuestions token={token} />;
};

/** The island. The prerendered page does not have the link's token, so it shows a placeholder. */
export const ReferenceForm = withEnglish({ references: referencesEn }, Reference);
