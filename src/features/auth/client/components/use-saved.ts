/** Returns a function that shows the toast after a sign-in method changes. */
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';

export const useSavedToast = () => {
  const t = useTranslations('signInWays.part');
  return (): void => void showToast({ title: t('done'), description: t('doneText') });
};
