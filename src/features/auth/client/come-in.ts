/** What follows a sign-in, however it was made: the next page as a new document, and the toast that goes along. */
import { useTranslations } from 'use-intl';
import { handOverToast } from '#client/toast/toast-handover.ts';
import { safeNextPath } from '#shared/paths.ts';
import type { CurrentUser } from '../auth.contract.ts';
import { homePathOf } from '../auth.domain.ts';
import { forgetRegisteredAddress } from './registered-address.ts';

/** The page after signing in that the address asks for, where it is one of this site. */
export const nextPath = (): string | null => safeNextPath(new URLSearchParams(window.location.search).get('next'));

/** Opens the page for someone who just came in. */
export const useComeIn = () => {
  const t = useTranslations('auth.signIn');
  return (user: CurrentUser): void => {
    forgetRegisteredAddress();
    handOverToast({ title: t('doneTitle'), description: t('doneText') });
    window.location.assign(nextPath() ?? homePathOf(user));
  };
};
