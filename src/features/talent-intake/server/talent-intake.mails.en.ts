/** Texts for the emails about applications to the marketplace, in English. */
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';

export const intakeMailsEn = {
  applied: 'You’re receiving this email because this address was used to apply to {brand} as a professional.',
  member: 'You’re receiving this email because you have a {brand} account.',
  signIn: 'Sign in',
  received: {
    subject: 'We received your application to {brand}',
    text: 'Thank you for applying. A person on our team will read your application in full.',
    promise: `You’ll hear from us within ${ANSWER_BUSINESS_DAYS} business days. If we approve your application, we’ll send your login credentials to this address.`,
  },
  known: {
    subject: 'You already have a {brand} account',
    text: 'Someone, probably you, applied to {brand} with this address. This address is already linked to an account, so no application was filed. Sign in to use it.',
  },
  welcome: {
    subject: 'Welcome to {brand}: you’re approved',
    text: 'We approved your application. Companies can now find your profile, and you can apply to jobs.',
    credentials: 'These are your login credentials:',
  },
  approved: {
    subject: 'Your {brand} profile is approved',
    text: 'We approved your profile. Companies can now find it, and your applications no longer say “Vetting in progress”.',
  },
  job: {
    received:
      'You applied for {job} at {company}. If we approve you while the job is open, we’ll send your application to the company right away.',
    filed: 'Your application for {job} was sent to {company}. You can follow it under “My applications”.',
    closed: 'You applied for {job} at {company}. That job no longer accepts applications, so we didn’t send yours.',
    others: 'These open jobs fit your profile:',
    other: '{job} · {company}',
  },
  rejected: {
    subject: 'Your application to {brand}',
    text: 'Thank you for the time you put into your application. We read it carefully, and we can’t accept it at the moment.',
    again: 'You’re welcome to apply again if something changes.',
  },
  profileRejected: {
    subject: 'Your {brand} profile',
    text: 'Thank you for the time you put into your profile. We read it carefully, and we can’t approve it at the moment.',
    again:
      'You keep your messages and past applications. You can edit your profile at any time; when you save it, we’ll review it again.',
    link: 'Edit your profile',
  },
};
