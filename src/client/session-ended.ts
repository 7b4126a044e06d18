/** Lets users sign in and return after their session has ended. Drafts of forms are restored afterward. */
import { loginPathTo } from '#shared/paths.ts';
import { hasStatus } from './api/api-error.ts';
import { refusalText } from './error-texts.ts';
import type { ToastAction } from './toast/toast-store.ts';

/** Opens the sign-in page, which returns to this page. */
export const openSignIn = (): void => {
  const { pathname, search } = window.location;
  window.location.assign(loginPathTo(pathname + search));
};

export const signInAction = (): ToastAction => ({ label: refusalText('sign-in'), onSelect: openSignIn });

/** Returns the sign-in button after an error caused by a missing session; otherwise undefined. */
export const signInActionAfter = (error: unknown): ToastAction | undefined =>
  hasStatus(error, 401) ? signInAction() : undefined;

/** Returns true if the user is typing and would lose their input by navigating away. */
export const isUserTyping = (): boolean => {
  const field = document.activeElement;
  return (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) && field.value !== '';
};
