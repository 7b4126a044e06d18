/** The registration form. After success the toast stays for two seconds, then the sign-in page opens. */

import { Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApiMutation } from '#client/api/api.ts';
import { Form, SubmitButton } from '#client/form/form.tsx';
import { FormEmailField, FormTextField } from '#client/form/form-fields.tsx';
import { useEarlyInput } from '#client/form/use-early-input.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { withEnglish } from '#client/texts.tsx';
import { handOverToast } from '#client/toast/toast-handover.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { LEGAL_VERSIONS } from '#shared/legal-versions.ts';
import { TIMINGS } from '#shared/limits.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { authContract, registrationSchema } from '../auth.contract.ts';
import { guessAccountType } from './account-type-guess.ts';
import { authEn } from './auth.en.ts';
import { AgreementLine } from './public/agreement-line.tsx';
import { storeRegisteredAddress } from './registered-address.ts';

const FORM_ID = 'register';

interface AccountTypeLineProps {
  accountType: AccountType;
  onChange: (accountType: AccountType) => void;
}

/** Shows which type of account will be created. Its button switches to the other type. */
const AccountTypeLine = ({ accountType, onChange }: AccountTypeLineProps) => {
  const t = useTranslations('auth.register');
  const change = (chunks: ReactNode) => (
    <button
      type="button"
      className="cursor-pointer rounded-sm underline underline-offset-3 hover:text-ink"
      onClick={() => onChange(accountType === 'company' ? 'candidate' : 'company')}
    >
      {chunks}
    </button>
  );
  return (
    <p aria-live="polite" className="text-ink-soft text-sm">
      {t.rich(accountType === 'company' ? 'asCompany' : 'asCandidate', { change })}
    </p>
  );
};

const Registration = () => {
  const t = useTranslations('auth');
  const form = useZodForm(registrationSchema, { firstName: '', lastName: '', email: '' });
  const isReady = useEarlyInput(form, FORM_ID);
  const [chosenType, setChosenType] = useState<AccountType>();
  const accountType = chosenType ?? (isReady ? guessAccountType(document.referrer, window.location.host) : null);
  const register = useApiMutation(authContract.register, {
    failure: { title: t('register.failedTitle'), fallback: t('register.failedText') },
    onSuccess: () => {
      storeRegisteredAddress(form.getValues('email').trim());
      const done = { title: t('register.doneTitle'), description: t('register.doneText') };
      showToast(done);
      window.setTimeout(() => {
        handOverToast(done);
        window.location.assign(PUBLIC_PATHS.login);
      }, TIMINGS.registerRedirectMs);
    },
  });
  return (
    <Form
      id={FORM_ID}
      form={form}
      onSubmit={(body) =>
        register.mutateAsync({ body: { ...body, ...(accountType && { accountType }), agreed: LEGAL_VERSIONS } })
      }
    >
      {accountType && <AccountTypeLine accountType={accountType} onChange={setChosenType} />}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <FormTextField
          control={form.control}
          name="firstName"
          label={t('fields.firstName')}
          autoComplete="given-name"
        />
        <FormTextField control={form.control} name="lastName" label={t('fields.lastName')} autoComplete="family-name" />
      </div>
      <FormEmailField control={form.control} name="email" label={t('fields.email')} autoComplete="email" />
      <p className="flex gap-2.5 rounded-control bg-sunken px-3 py-2.5 text-ink-soft text-sm">
        <Info className="mt-0.5 size-4 shrink-0 text-muted" />
        <span>{t('register.note')}</span>
      </p>
      <AgreementLine render={(tags) => t.rich('register.agree', tags)} />
      <SubmitButton size="lg" wide disabled={!isReady || register.isSuccess} pendingText={t('register.pending')}>
        {t('register.submit')}
      </SubmitButton>
    </Form>
  );
};

export const RegisterForm = withEnglish({ auth: authEn }, Registration);
