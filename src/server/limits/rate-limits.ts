/**
 * All rate limits. Windows are in seconds. Names are part of counter keys and of the metric, so renaming a limit resets its counters. A client is an
 * IPv4 address or an IPv6 /64 (`clientNetwork`). An account is a person, or a company with all its members (`Viewer.userId`).
 */
import { LIFETIMES } from '#shared/limits.ts';

export interface RateLimit {
  /** Part of the counter's key. */
  name: string;
  hits: number;
  windowSeconds: number;
}

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const withNames = <Name extends string>(limits: Record<Name, Omit<RateLimit, 'name'>>): Record<Name, RateLimit> => {
  const entries = Object.entries<Omit<RateLimit, 'name'>>(limits);
  return Object.fromEntries(entries.map(([name, limit]) => [name, { name, ...limit }])) as Record<Name, RateLimit>;
};

export const RATE_LIMITS = withNames({
  // Accounts and sign-in.
  /** Per client. */
  register: { hits: 5, windowSeconds: HOUR },
  /** Accounts created through a provider, per client. */
  'provider-account': { hits: 5, windowSeconds: HOUR },
  /** Provider redirects started by a client. Each stores a row for a few minutes. */
  'provider-start': { hits: 60, windowSeconds: QUARTER_HOUR },
  /** Passkey dialogs opened by a client. Each stores a row for a few minutes. */
  'passkey-dialog': { hits: 100, windowSeconds: QUARTER_HOUR },
  /** Password reset links requested by a client. */
  'password-forgot': { hits: 5, windowSeconds: HOUR },
  /** Sign-in links requested by a client. */
  'sign-in-link': { hits: 20, windowSeconds: HOUR },
  /** Sign-in links sent to an address. The window is the lifetime of a link; see `sign-in-links.ts`. */
  'sign-in-link:email': { hits: 2, windowSeconds: LIFETIMES.signInLinkMinutes * MINUTE },
  /** Failed sign-ins for an address by one client. */
  'sign-in:email': { hits: 10, windowSeconds: QUARTER_HOUR },
  /** Failed sign-ins for an address by all clients, to limit guessing from many networks. */
  'sign-in:email-anywhere': { hits: 100, windowSeconds: HOUR },
  /** Failed sign-ins of a browser that the account has used before. Replaces the limits per address and per client. */
  'sign-in:browser': { hits: 10, windowSeconds: QUARTER_HOUR },
  /** Failed sign-ins of one client, by any method. */
  'sign-in:client': { hits: 50, windowSeconds: QUARTER_HOUR },
  /** Failed sign-ins to one account that are written to the audit log. Prevents strangers from filling the log. */
  'sign-in:logged': { hits: 20, windowSeconds: HOUR },
  /** Logged failed sign-ins for addresses without an account. */
  'sign-in:logged-unknown': { hits: 500, windowSeconds: HOUR },
  /** Wrong codes for an account. Three of a million codes are valid at any moment, so guessing with 30 attempts a day takes about thirty years. */
  'second-step': { hits: 10, windowSeconds: QUARTER_HOUR },
  'second-step:day': { hits: 30, windowSeconds: DAY },
  /** Wrong passwords of a signed-in person. */
  'own-password': { hits: 10, windowSeconds: QUARTER_HOUR },
  /** Per client and per person. */
  'email-change': { hits: 5, windowSeconds: HOUR },
  /** Per person. */
  photo: { hits: 30, windowSeconds: HOUR },
  /** Per company. */
  logo: { hits: 30, windowSeconds: HOUR },
  /** Per person. */
  export: { hits: 10, windowSeconds: HOUR },
  /** Per candidate. */
  'voluntary-answers': { hits: 30, windowSeconds: HOUR },
  /** Reports filed by an account. */
  reports: { hits: 10, windowSeconds: HOUR },
  /** Per client. */
  erasure: { hits: 5, windowSeconds: HOUR },
  /** Per address to erase, in addition to the limit on emails to one recipient. */
  'erasure:email': { hits: 5, windowSeconds: HOUR },
  /** Per client. */
  'erasure-links': { hits: 30, windowSeconds: HOUR },

  // Profiles and résumés.
  /** Per client without an account. */
  intake: { hits: 5, windowSeconds: HOUR },
  /** Résumés parsed without an account, per client. */
  resume: { hits: 5, windowSeconds: HOUR },
  /** Résumés parsed for a person's own profile. */
  'own-resume': { hits: 5, windowSeconds: HOUR },
  /** Per person. */
  'profile-export': { hits: 30, windowSeconds: HOUR },
  /** All résumés that an account downloads. Each can have up to 5 MB. */
  'resume-download': { hits: 120, windowSeconds: HOUR },
  /** Per account. High, because going through a list of applicants shows one résumé after another. */
  'resume-pages': { hits: 300, windowSeconds: HOUR },
  /** Full profiles of people who have not applied, read by an unverified company. Each profile counts once. */
  profiles: { hits: 100, windowSeconds: DAY },
  /** Per candidate, for all kinds. */
  'verification-claims': { hits: 30, windowSeconds: DAY },
  /** Writing tests started by a candidate. */
  'english-tasks': { hits: 2, windowSeconds: 30 * DAY },
  /** References requested by a candidate. */
  references: { hits: 5, windowSeconds: DAY },
  /** Reading, answering and declining references, together per client. */
  'reference-links': { hits: 60, windowSeconds: HOUR },
  /** Per person. */
  credentials: { hits: 60, windowSeconds: HOUR },

  // Jobs and applications.
  /** Per company. */
  jobs: { hits: 20, windowSeconds: DAY },
  /** Market previews that a company loads while it writes a job. */
  'market-looks-unverified': { hits: 240, windowSeconds: HOUR },
  'market-looks-verified': { hits: 1_200, windowSeconds: HOUR },
  /** Job ads parsed for a company. */
  'job-ads': { hits: 60, windowSeconds: HOUR },
  /** Per company. */
  invitations: { hits: 50, windowSeconds: DAY },
  /** Emails that invite members, per company. */
  'member-invitations': { hits: 30, windowSeconds: DAY },
  /** Member invitation links that a client opens or accepts. */
  'member-invitation-links': { hits: 60, windowSeconds: HOUR },
  /** Per candidate. */
  applications: { hits: 50, windowSeconds: DAY },
  /** PDFs of proposed offers generated for an account. PDFs of accepted offers are stored. */
  'offer-documents': { hits: 60, windowSeconds: HOUR },
  /** Proposals and changes by an account. Each sends emails. */
  'interview-changes': { hits: 100, windowSeconds: DAY },
  /** Per client. Calendar programs poll every few minutes. Guessing feed URLs takes more requests. */
  'calendar-feed': { hits: 600, windowSeconds: HOUR },

  /** Pages, feeds and calls that show jobs and companies to visitors, per client. */
  'public-reads': { hits: 300, windowSeconds: MINUTE },

  // Messages, emails and consultations.
  /** Per account. */
  messages: { hits: 30, windowSeconds: MINUTE },
  /** Per account. A search reads every message that contains the word. */
  'message-search': { hits: 120, windowSeconds: MINUTE },
  /** Files uploaded by an account, sent or not. */
  attachments: { hits: 100, windowSeconds: DAY },
  /** All files that an account downloads. Each can have up to 10 MB. */
  'attachment-download': { hits: 300, windowSeconds: HOUR },
  /** Per account. High, because a thread shows many previews at the same time. */
  'attachment-preview': { hits: 3_000, windowSeconds: HOUR },
  /** Emails of one kind to one recipient, across all processes. */
  mail: { hits: 5, windowSeconds: HOUR },
  /** Emails to one person about all of their saved searches. */
  'saved-searches': { hits: 10, windowSeconds: DAY },
  /** Per client. Only successful bookings count. */
  booking: { hits: 5, windowSeconds: HOUR },
  /** Per client. Every change sends emails. */
  'booking-change': { hits: 20, windowSeconds: HOUR },
});

/** The limit for a verified company. Uses the same counter, because verification must not reset the day's count. */
export const VERIFIED_COMPANY_PROFILES: RateLimit = { ...RATE_LIMITS.profiles, hits: 1_000 };
