/**
 * How often something may be done before it is refused: all rate limits there are. Windows are in seconds. Names stand in the keys of
 * counters and in the metric of refusals, so another name is another counter. A client is an address, or the /64 of one
 * (`clientNetwork`).
 */
import { LIFETIMES } from '#shared/limits.ts';

export interface RateLimit {
  /** Names the limit; part of the counter's key. */
  name: string;
  hits: number;
  windowSeconds: number;
}

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const named = <Name extends string>(limits: Record<Name, Omit<RateLimit, 'name'>>): Record<Name, RateLimit> => {
  const entries = Object.entries<Omit<RateLimit, 'name'>>(limits);
  return Object.fromEntries(entries.map(([name, limit]) => [name, { name, ...limit }])) as Record<Name, RateLimit>;
};

export const RATE_LIMITS = named({
  // Accounts and signing in.
  /** Of a client. */
  register: { hits: 5, windowSeconds: HOUR },
  /** Accounts that a client makes by way of a provider. */
  'provider-account': { hits: 5, windowSeconds: HOUR },
  /** Ways to a provider that a client begins; each is a row for some minutes. */
  'provider-start': { hits: 60, windowSeconds: QUARTER },
  /** Dialogs that a client may ask for; each is a row for some minutes. */
  'passkey-dialog': { hits: 100, windowSeconds: QUARTER },
  /** Links that a client asks for. */
  'password-forgot': { hits: 5, windowSeconds: HOUR },
  /** Links to sign in that a client asks for. */
  'sign-in-link': { hits: 20, windowSeconds: HOUR },
  /** Links to sign in that an address gets; the window is as long as a link lives, see `sign-in-links.ts`. */
  'sign-in-link:email': { hits: 2, windowSeconds: LIFETIMES.signInLinkMinutes * MINUTE },
  /** Wrong tries under one address by one client. */
  'sign-in:email': { hits: 10, windowSeconds: QUARTER },
  /** Wrong tries under one address by all clients, so that one who guesses from many networks stays bounded. */
  'sign-in:email-anywhere': { hits: 100, windowSeconds: HOUR },
  /** Wrong tries of a browser that the account has signed in with, in place of the limits before and after this one. */
  'sign-in:browser': { hits: 10, windowSeconds: QUARTER },
  /** Wrong tries of one client, by whatever means. */
  'sign-in:client': { hits: 50, windowSeconds: QUARTER },
  /** So many wrong sign-ins to one account are kept in the log: strangers shall not fill it. */
  'sign-in:logged': { hits: 20, windowSeconds: HOUR },
  /** So many under all addresses that nobody has. */
  'sign-in:logged-nobody': { hits: 500, windowSeconds: HOUR },
  /** Wrong codes for an account. Six digits have a million values, of which three are right at a time: thirty tries a day find one in thirty years. */
  'second-step': { hits: 10, windowSeconds: QUARTER },
  'second-step:day': { hits: 30, windowSeconds: DAY },
  /** Wrong passwords of somebody who is signed in. */
  'own-password': { hits: 10, windowSeconds: QUARTER },
  /** Of a client, and of a person. */
  'email-change': { hits: 5, windowSeconds: HOUR },
  /** Of a person, as the four that follow. */
  photo: { hits: 30, windowSeconds: HOUR },
  logo: { hits: 30, windowSeconds: HOUR },
  export: { hits: 10, windowSeconds: HOUR },
  'voluntary-answers': { hits: 30, windowSeconds: HOUR },
  reports: { hits: 10, windowSeconds: HOUR },
  /** Of a client. */
  erasure: { hits: 5, windowSeconds: HOUR },
  /** Of an address that is to be erased; beside the limit on mails to one recipient. */
  'erasure:email': { hits: 5, windowSeconds: HOUR },
  /** Of a client. */
  'erasure-links': { hits: 30, windowSeconds: HOUR },

  // Profiles and résumés.
  /** Of a client who has no account. */
  intake: { hits: 5, windowSeconds: HOUR },
  resume: { hits: 5, windowSeconds: HOUR },
  /** The same of a person for their profile. */
  'own-resume': { hits: 5, windowSeconds: HOUR },
  /** Of a person. */
  'profile-export': { hits: 30, windowSeconds: HOUR },
  /** Of a person, of whatever résumés: each may be 5 MB. */
  'resume-download': { hits: 120, windowSeconds: HOUR },
  /** Full profiles of people who have not applied to it that an unverified company reads; each counts once. */
  profiles: { hits: 100, windowSeconds: DAY },
  /** Of a candidate, of whatever kind. */
  'verification-claims': { hits: 30, windowSeconds: DAY },
  /** Written tasks that a candidate may begin. */
  'english-tasks': { hits: 2, windowSeconds: 30 * DAY },
  /** People whom a candidate asks for a reference. */
  references: { hits: 5, windowSeconds: DAY },
  /** Of a client: reading, answering and declining together. */
  'reference-links': { hits: 60, windowSeconds: HOUR },
  /** Of a person. */
  credentials: { hits: 60, windowSeconds: HOUR },

  // Jobs and applications.
  /** Of a company. */
  jobs: { hits: 20, windowSeconds: DAY },
  /** Looks of a company at the market while a job is being written. */
  'market-looks-unverified': { hits: 240, windowSeconds: HOUR },
  'market-looks-verified': { hits: 1_200, windowSeconds: HOUR },
  /** Of a company. */
  invitations: { hits: 50, windowSeconds: DAY },
  /** Of a candidate. */
  applications: { hits: 50, windowSeconds: DAY },
  /** Proposals and moves of a person; each sends mails. */
  'interview-changes': { hits: 100, windowSeconds: DAY },
  /** Of a client: programs ask every few minutes at most, whoever guesses addresses asks more. */
  'calendar-feed': { hits: 600, windowSeconds: HOUR },

  // Messages, mails and consultations.
  /** Of a person. */
  messages: { hits: 30, windowSeconds: MINUTE },
  /** Of a person; each reads as many rows as they have messages with the word. */
  'message-search': { hits: 120, windowSeconds: MINUTE },
  /** Files that a person uploads, sent or not. */
  attachments: { hits: 100, windowSeconds: DAY },
  /** Of a person, of whatever files: each may be 10 MB. */
  'attachment-download': { hits: 300, windowSeconds: HOUR },
  /** Of a person; a thread shows many at once. */
  'attachment-preview': { hits: 3_000, windowSeconds: HOUR },
  /** Mails of one kind to one recipient, over all processes. */
  mail: { hits: 5, windowSeconds: HOUR },
  /** Of a client; only bookings that were made count. */
  booking: { hits: 5, windowSeconds: HOUR },
  /** Of a client; every change sends mails. */
  'booking-change': { hits: 20, windowSeconds: HOUR },
});

/** Of a verified company. The same counter: who is verified in the middle of the day goes on from where they were. */
export const PROFILES_OF_VERIFIED: RateLimit = { ...RATE_LIMITS.profiles, hits: 1_000 };
