/**
 * Accepts an invitation to a company: shows the invitation, and asks visitors for their name, to create an account. People who are signed in join
 * with their own account. Opening the link changes nothing.
 */
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi, useApiMutation } from '#client/api/api.ts';
import { hasStatus } from '#client/api/api-error.ts';
import { describeError } from '#client/api/query-client.ts';
import { Form, SubmitButton } from '#client/form/form.tsx';
import { FormTextField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useToken } from '#client/use-token.ts';
import { registrationSchema } from '#features/auth/auth.contract.ts';
import { AgreementLine } from '#features/auth/client/public/agreement-line.tsx';
import type { ResponseOf } from '#shared/contract.ts';
import { LEGAL_VERSIONS } from '#shared/legal-versions.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { teamsContract } from '../teams.contract.ts';
import { joinCompanyEn } from './join-company.en.ts';

type Invitation = ResponseOf<typeof teamsContract.readMemberInvitation>;
type Joined = ResponseOf<typeof teamsContract.acceptMemberInvitation>;

const namesSchema = z.pick(registrationSchema, { firstName: true, lastName: true });

const Done = ({ companyName, isNewAccount }: Joined) => {
  const t = useTranslations('joinCompany');
  return (
    <div className="flex flex-col gap-5">
      <div role="status" className="flex gap-3 rounded-control bg-positive-soft p-4 text-positive-ink">
        <CircleCheck className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0">
          <p className="break-words font-semibold">{t('doneTitle', { companyName })}</p>
          <p className="mt-1">{t(isNewAccount ? 'doneNew' : 'doneMember')}</p>
        </div>
      </div>
      <LinkButton to={isNewAccount ? PUBLIC_PATHS.login : PUBLIC_PATHS.landing} variant="primary" size="lg" wide>
        {t(isNewAccount ? 'signIn' : 'open')}
      </LinkButton>
    </div>
  );
};

const SignInLine = ({ text }: { text: 'haveAccount' | 'signInFirst' }) => {
  const t = useTranslations('joinCompany');
  return (
    <p className="text-muted text-sm">
      {t(text)} <TextLink to={PUBLIC_PATHS.login}>{t('signIn')}</TextLink>
    </p>
  );
};

const Facts = ({ companyName, email, role }: Invitation) => {
  const t = useTranslations('joinCompany');
  const facts = [
    [t('company'), companyName],
    [t('email'), email],
    [t('role'), t(`roles.${role}`)],
  ];
  return (
    <dl className="grid gap-x-4 rounded-control bg-sunken p-4 text-sm sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="mb-1.5 break-words font-medium text-ink sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

interface AcceptanceProps {
  token: string;
  invitation: Invitation;
}

const useAccept = () => useApiMutation(teamsContract.acceptMemberInvitation, { failure: { isSilent: true } });

const WithOwnAccount = ({ token, invitation, signedInAs }: AcceptanceProps & { signedInAs: string }) => {
  const t = useTranslations('joinCompany');
  const accept = useAccept();
  if (accept.isSuccess) return <Done {...accept.data} />;
  return (
    <div className="flex flex-col gap-5">
      <Facts {...invitation} />
      <p className="break-words text-muted text-sm">{t('withOwnAccount', { email: signedInAs })}</p>
      <FormError>{accept.isError ? describeError(accept.error) : undefined}</FormError>
      <Button
        variant="primary"
        size="lg"
        wide
        pending={accept.isPending}
        pendingText={t('pending')}
        onClick={() => accept.mutate({ body: { token, agreed: LEGAL_VERSIONS } })}
      >
        {t('submit')}
      </Button>
    </div>
  );
};

const WithNewAccount = ({ token, invitation }: AcceptanceProps) => {
  const t = useTranslations('joinCompany');
  const form = useZodForm(namesSchema, { firstName: '', lastName: '' });
  const accept = useAccept();
  if (accept.isSuccess) return <Done {...accept.data} />;
  return (
    <Form form={form} onSubmit={(names) => accept.mutateAsync({ body: { token, ...names, agreed: LEGAL_VERSIONS } })}>
      <Facts {...invitation} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <FormTextField control={form.control} name="firstName" label={t('firstName')} autoComplete="given-name" />
        <FormTextField control={form.control} name="lastName" label={t('lastName')} autoComplete="family-name" />
      </div>
      <FormError>{accept.isError ? describeError(accept.error) : undefined}</FormError>
      <AgreementLine render={(tags) => t.rich('agree', tags)} />
      <SubmitButton size="lg" wide pendingText={t('pending')}>
        {t('submit')}
      </SubmitButton>
      <SignInLine text="signInFirst" />
    </Form>
  );
};

const LoadedInvitation = ({ token }: { token: string }) => {
  const t = useTranslations('joinCompany');
  const invitation = useQuery({
    queryKey: ['member-invitation', token],
    queryFn: ({ signal }) => callApi(teamsContract.readMemberInvitation, { body: { token }, signal }),
  });
  if (invitation.isPending) return <p className="min-h-80 text-muted">{t('loading')}</p>;
  if (invitation.isError) {
    return (
      <div className="flex flex-col gap-5">
        {hasStatus(invitation.error, 404) ? (
          <FormError>{describeError(invitation.error)}</FormError>
        ) : (
          <ErrorState query={invitation} />
        )}
        <SignInLine text="haveAccount" />
      </div>
    );
  }
  const { signedInAs } = invitation.data;
  return signedInAs === null ? (
    <WithNewAccount token={token} invitation={invitation.data} />
  ) : (
    <WithOwnAccount token={token} invitation={invitation.data} signedInAs={signedInAs} />
  );
};

const JoinCompany = () => {
  const t = useTranslations('joinCompany');
  const token = useToken();
  if (token === null) return <p className="min-h-80 text-muted">{t('loading')}</p>;
  if (token === '') return <FormError>{t('noToken')}</FormError>;
  return <LoadedInvitation token={token} />;
};

export const JoinCompanyForm = withEnglish({ joinCompany: joinCompanyEn }, JoinCompany);
