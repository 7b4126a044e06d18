/** Public pages about an account, in English. */
export const accountPagesEn = {
  confirm: {
    head: {
      title: 'Confirm your new address',
      description: 'Confirm a new email address for your account.',
      share: { kicker: 'Your account', title: 'Confirm your new address' },
    },
    title: 'Confirm your new address',
    text: 'Once you confirm your new address, you’ll sign in with it.',
    tagline: 'Your account stays the same. Only the address changes.',
    account: 'Go to your account',
  },
  erase: {
    head: {
      title: 'Erase my data',
      description:
        'No account? Ask us to erase what we keep about your email address. We’ll email you a link to confirm.',
      share: { kicker: 'Your data', title: 'Erase my data' },
    },
    title: 'Erase my data',
    text: 'Use this page if you don’t have an account, but applied, were named as a reference, booked a consultation or got emails from us.',
    tagline: 'Erased data can’t be restored, so we ask you to confirm by email.',
    privacy: 'What we keep, and for how long',
  },
  undo: {
    head: {
      title: 'Undo the change',
      description: 'Restore the previous email address of your account.',
      share: { kicker: 'Your account', title: 'Undo the change' },
    },
    title: 'Undo the change',
    text: 'You can restore your previous address here. This also signs out every device.',
    tagline: 'If you didn’t ask for this change, you can undo it here.',
    signIn: 'Sign in',
  },
};
