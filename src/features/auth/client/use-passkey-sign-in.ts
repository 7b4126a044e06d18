/** Signing in with a passkey. The code loads when the button is pressed. */
import { useMutation } from '@tanstack/react-query';
import { showToast } from '#client/toast/toast-store.ts';
import type { CurrentUser } from '../auth.contract.ts';

/** Opens the browser's dialog. Shows a toast with the server's error, or with `failureTitle` if no passkey was chosen. */
export const usePasskeySignIn = (
  mode: 'alone' | 'second',
  onSignedIn: (user: CurrentUser) => void,
  failureTitle: string,
) => {
  const signIn = useMutation({
    mutationFn: async () => (await import('./passkey-sign-in.ts')).signInByPasskey(mode),
    meta: { failure: {} },
    onSuccess: (user) => (user === null ? showToast({ title: failureTitle, tone: 'error' }) : onSignedIn(user)),
  });
  // Stays pending after success while the next page loads.
  return { isPending: signIn.isPending || Boolean(signIn.data), start: () => signIn.mutate() };
};
