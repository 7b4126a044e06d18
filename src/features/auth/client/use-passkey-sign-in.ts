/** Signing in with a passkey by a button: what it needs is loaded when it is pressed. */
import { useMutation } from '@tanstack/react-query';
import { showToast } from '#client/toast/toast-store.ts';
import type { CurrentUser } from '../auth.contract.ts';

/** Starts the browser's dialog; a refusal of the server is told by the one toast, and `failed` where no passkey was chosen. */
export const usePasskeySignIn = (how: 'alone' | 'second', onEntered: (user: CurrentUser) => void, failed: string) => {
  const signIn = useMutation({
    mutationFn: async () => (await import('./passkey-sign-in.ts')).signInByPasskey(how),
    meta: { failure: {} },
    onSuccess: (user) => (user === null ? showToast({ title: failed, tone: 'error' }) : onEntered(user)),
  });
  // Stays pending after success: the next page is on its way.
  return { isPending: signIn.isPending || Boolean(signIn.data), start: () => signIn.mutate() };
};
