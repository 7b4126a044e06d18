/** Texts of the static parts of this feature's public page, in English; the browser never loads them. */
export const accountPagesEn = {
  confirm: {
    title: 'Confirm your new address',
    text: 'Press the button, and you sign in with it from now on.',
    claim: 'Same you, new address.',
    account: 'Go to your account',
  },
} as const;
