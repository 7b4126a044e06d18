/** The second step of a sign-in: a code from the app, a passkey, or a recovery code. */

import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApiMutation } from '#client/api/api.ts';
import { describeError } from '#client/api/query-client.ts';
import { Form, SubmitButton } from '#client/form/form.tsx';
import { FormTextField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { FocusedHeading } from '#client/ui/focused-heading.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { brand } from '#shared/brand.ts';
import type { CurrentUser } from '../auth.contract.ts';
import { codeSchema, secondStepContract } from '../sign-in-ways.contract.ts';
import { useFinishSignIn } from './finish-sign-in.ts';
import { secondStepQuery } from './sign-in-ways.api.ts';
import { signInWaysEn } from './sign-in-ways.en.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

const CodeForm = ({ kind, onSignedIn }: { kind: 'app' | 'recovery'; onSignedIn: (user: CurrentUser) => void }) => {
  const t = useTranslations('signInWays.step');
  const form = useZodForm(codeSchema, { code: '' });
  const call = kind === 'app' ? secondStepContract.submitCode : secondStepContract.submitRecoveryCode;
  const submitCode = useApiMutation(call, { only: [], onSuccess: ({ user }) => onSignedIn(user) });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <Form form={form} onSubmit={(body) => submitCode.mutateAsync({ body })}>
      <FormTextField
        control={form.control}
        name="code"
        label={t(kind)}
        help={kind === 'app' ? t('appHelp') : t('recoveryHelp')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...(kind === 'app' ? { inputMode: 'numeric' as const } : {})}
      />
      <SubmitButton size="lg" wide pending={submitCode.isPending || submitCode.isSuccess} pendingText={t('pending')}>
        {t('submit')}
      </SubmitButton>
    </Form>
  );
};

const StepForm = ({ onAgain }: { onAgain: () => void }) => {
  const t = useTranslations('signInWays.step');
  const finishSignIn = useFinishSignIn();
  const step = useQuery({ ...secondStepQuery, staleTime: 0, gcTime: 0 });
  const [chosen, setChosen] = useState<'app' | 'recovery'>();
  const passkey = usePasskeySignIn('second', finishSignIn, t('passkeyFailed'));
  const methods = step.data?.methods ?? [];
  const method = chosen ?? (methods.includes('app') ? 'app' : undefined);
  const other = method === 'recovery' ? 'app' : 'recovery';
  return (
    <div className="flex flex-col gap-5">
      <FocusedHeading>{t('title')}</FocusedHeading>
      {step.isError && <FormError>{describeError(step.error)}</FormError>}
      {method && <CodeForm key={method} kind={method} onSignedIn={finishSignIn} />}
      {methods.includes('passkey') && (
        <Button
          size="lg"
          wide
          variant={method ? 'secondary' : 'primary'}
          icon={<KeyRound className="size-4.5" />}
          pending={passkey.isPending}
          onClick={passkey.start}
        >
          {t('passkey')}
        </Button>
      )}
      <div className="flex flex-wrap justify-between gap-2">
        {methods.includes(other) && (
          <Button variant="quiet" size="sm" onClick={() => setChosen(other)}>
            {other === 'recovery' ? t('useRecovery') : t('useApp')}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
      <p className="text-muted text-sm">{t('lost', { email: brand.supportEmail })}</p>
    </div>
  );
};

/** Replaces the sign-in form. `onAgain` shows that form again. */
export const SecondStepForm = withEnglish({ signInWays: signInWaysEn }, StepForm);
