/** Finishes a sign-in on a page: loads the next page as a new document, which shows a toast. The server redirects sign-ins through a provider. */
import { useTranslations } from 'use-intl';
import { handOverToast } from '#client/toast/toast-handover.ts';
import { safeNextPath } from '#shared/paths.ts';
import type { CurrentUser } from '../auth.contract.ts';
import { homePath } from '../auth.domain.ts';
import { deleteRegisteredAddress } from './registered-address.ts';

/** Returns the path in the `next` parameter, to open after signing in. Null if it is missing or not on this site. */
export const readNextPath = (): string | null => safeNextPath(new URLSearchParams(window.location.search).get('next'));

/** Returns a function that opens the next page after a sign-in. */
export const useFinishSignIn = () => {
  const t = useTranslations('auth.signIn');
  return (user: CurrentUser): void => {
    deleteRegisteredAddress();
    handOverToast({ title: t('doneTitle'), description: t('doneText') });
    window.location.assign(readNextPath() ?? homePath(user));
  };
};
