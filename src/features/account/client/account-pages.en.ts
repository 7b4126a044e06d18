/** Public pages about an account, in English. */
export const accountPagesEn = {
  confirm: {
    head: {
      title: 'Confirm your new address',
      description: 'Confirm a new email address for your account.',
      share: { kicker: 'Your account', title: 'Confirm your new address' },
    },
    title: 'Confirm your new address',
    text: 'Press the button to sign in with it from now on.',
    claim: 'Your account stays the same. Only the address changes.',
    account: 'Go to your account',
  },
  erase: {
    head: {
      title: 'Erase my data',
      description:
        'Have erased what we keep about your email address when you have no account: an emailed link confirms it is you.',
      share: { kicker: 'Your data', title: 'Erase my data' },
    },
    title: 'Erase my data',
    text: 'For people without an account who applied, were named as a reference, booked a consultation or got emails from us.',
    claim: 'Erased data is gone for good, so we ask you to confirm by email.',
    privacy: 'What we keep, and how long',
  },
  undo: {
    head: {
      title: 'Undo the change',
      description: 'Restore the previous email address of your account.',
      share: { kicker: 'Your account', title: 'Undo the change' },
    },
    title: 'Undo the change',
    text: 'Press the button to restore your old address. Every device is signed out.',
    claim: 'If you did not ask for this change, you can undo it here.',
    signIn: 'Sign in',
  },
};
