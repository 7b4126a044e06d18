/** What a page of the product offers when its session has ended: signing in, and coming back. Forms with drafts have their text again then. */
import { loginPathTo } from '#shared/paths.ts';
import { hasStatus } from './api/api-error.ts';
import { refusalText } from './error-texts.ts';
import type { ToastAction } from './toast/toast-store.ts';

/** Opens the sign-in page, which leads back here. */
export const leaveToSignIn = (): void => {
  const { pathname, search } = window.location;
  window.location.assign(loginPathTo(pathname + search));
};

/** The button of a toast. */
export const signInAction = (): ToastAction => ({ label: refusalText('sign-in'), onSelect: leaveToSignIn });

/** The same after an error, if the session is what was missing. */
export const signInActionAfter = (error: unknown): ToastAction | undefined =>
  hasStatus(error, 401) ? signInAction() : undefined;

/** Whether someone is writing on this page, and would lose their place if it were left. */
export const isSomeoneTyping = (): boolean => {
  const field = document.activeElement;
  return (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) && field.value !== '';
};
