import { errorText } from '#client/error-texts.ts';
import { showToast } from '#client/toast/toast-store.ts';

/** Returns a handler that also shows an error of the skills field in a toast. Other errors appear only at their fields. */
export const reportSkillError =
  <Name extends string>(name: Name, t: (key: 'title' | 'text') => string) =>
  (errors: { [Field in Name]?: { message?: string | undefined } | undefined }): void => {
    const error = errors[name];
    if (!error) return;
    showToast({ title: t('title'), description: errorText(error.message ?? t('text')), tone: 'error' });
  };
