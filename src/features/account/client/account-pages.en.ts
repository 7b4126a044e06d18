/** Texts of the static parts of this feature's public pages, in English; the browser never loads them. */
export const accountPagesEn = {
  confirm: {
    title: 'Confirm your new address',
    text: 'Press the button, and you sign in with it from now on.',
    claim: 'Same you, new address.',
    account: 'Go to your account',
  },
  undo: {
    title: 'Take the change back',
    text: 'Press the button: your old address is the one of your account again, and every device is signed out.',
    claim: 'Yours stays yours.',
    signIn: 'Sign in',
  },
} as const;
