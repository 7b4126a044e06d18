/** The toast after undoing several moves together. Each move is undone or refused independently. */
import type { useTranslations } from 'use-intl';
import { errorSentence } from '#client/error-texts.ts';
import type { ToastMessage } from '#client/toast/toast-store.ts';
import type { ApplicationMovesResult } from '../applications.contract.ts';

/** Composes the toast: the number of undone moves, and why the rest were refused. If all were refused, the toast is an error. */
export const undoToast = (
  { moved, refused }: ApplicationMovesResult,
  t: ReturnType<typeof useTranslations<'applications.bulk'>>,
): ToastMessage => {
  const [first] = refused;
  if (first === undefined) return { title: t('undone', { count: moved.length }) };
  const description = t('notUndone', { count: refused.length, reason: errorSentence(first, first.detail) });
  if (moved.length === 0) return { title: t('noneUndone'), description, tone: 'error' };
  return { title: t('undone', { count: moved.length }), description, tone: 'info' };
};
