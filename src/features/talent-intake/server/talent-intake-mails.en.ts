/** Texts of the mails around an application to the market, in English. */
export const talentIntakeMailsEn = {
  applied: 'You get this mail because this address was used to apply to {brand} as a professional.',
  member: 'You get this mail because you have a {brand} account.',
  signIn: 'Sign in',
  received: {
    subject: 'We received your application to {brand}',
    text: 'Thank you for applying. Your application is with our team, and a person will read all of it.',
    promise:
      'You will hear from us within 2-3 business days. If we approve it, your login credentials come to this address.',
  },
  known: {
    subject: 'You already have a {brand} account',
    text: 'Someone, probably you, applied to {brand} with this address. It already has an account, so sign in to keep your profile up to date.',
  },
  welcome: {
    subject: 'Welcome to {brand}: you are approved',
    text: 'Your application was approved. Companies can now find your profile, and you can apply to jobs.',
    credentials: 'These are your login credentials:',
  },
  approved: {
    subject: 'Your {brand} profile is approved',
    text: 'Your profile was approved. Companies can now find it, and your applications no longer say that vetting is in progress.',
  },
  rejected: {
    subject: 'Your application to {brand}',
    text: 'Thank you for the time you put into your application. After reading it with care we cannot offer you a place at the moment.',
    again:
      'That says nothing about your worth as a professional: it depends on what companies here look for now. You are welcome to apply again when your experience has grown.',
  },
  profileRejected: {
    subject: 'Your {brand} profile',
    text: 'Thank you for the time you put into your profile. After reading it with care we cannot approve it at the moment.',
    again:
      'That says nothing about your worth as a professional: it depends on what companies here look for now. Your messages and past applications stay. When your profile has more to say, edit it; saving it files it for review once more.',
    link: 'Edit your profile',
  },
} as const;
