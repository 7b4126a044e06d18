/** Tells that a change was made, and what went with it. */
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';

export const useSaved = () => {
  const t = useTranslations('signInWays.part');
  return (): void => void showToast({ title: t('done'), description: t('doneText') });
};
