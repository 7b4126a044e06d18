/**
 * Data for the check `platform words`: nouns of features, and platform files that may use them, with the reason. The check fails if a listed file
 * no longer uses any.
 */

/**
 * Singular nouns, and a few related words. Omits ambiguous words: `message`, `offer`, `badge`, `profile`, `review`, `pipeline`, `invitation` (also
 * used by calendars).
 */
export const FEATURE_NOUNS = [
  'appeal',
  'applicant',
  'application',
  'booking',
  'candidate',
  'company',
  'compatibility',
  'consultation',
  'conversation',
  'funnel',
  'hire',
  'hired',
  'hiring',
  'intake',
  'interview',
  'interviewing',
  'job',
  'nudge',
  'receipt',
  'referee',
  'resume',
  'résumé',
  'score',
  'scoring',
  'shortlist',
  'unscored',
  'verification',
  'vetted',
  'vetting',
];

/** Files and folders (ending in a slash) that may use these nouns, with the reason. */
export const AGREED_VOCABULARY = {
  'shared/vocabulary.ts': 'the enums of the product, which the tables of several features use',
  'shared/limits.ts': 'every limit is in one place',
  'shared/paths.ts': 'every path is in one place',
  'shared/access.ts': 'the access levels are account types',
  'shared/sides.ts': 'the two sides of the marketplace',
  'shared/site-host.ts': 'the rule for the jobs subdomain, which the server and the browser share',
  'shared/contract.ts': 'a contract names the host that its call is for',
  'shared/schema.ts': 'form fields that several features share',
  'shared/working-hours.ts': 'the working hours of companies and candidates',
  'shared/background-work.ts': 'the names of background work, for the page about it',
  'shared/brand.ts': 'the address of the LinkedIn page',
  'shared/brand-facts.ts': 'the claims of the product',
  'shared/retention.ts': 'how long each kind of row is kept, in one place for the guide',
  'shared/words/': 'words that several features use, on the server and in the browser',
  'server/env.ts': 'every environment variable is read in one place',
  'server/db/advisory-lock.ts': 'the number of every advisory lock is in one place',
  'server/limits/rate-limits.ts': 'every rate limit is in one place',
  'server/audit/audit.db.ts': 'the list of actions that the audit log accepts',
  'server/observe/metrics.ts': 'the names of metrics, which external dashboards depend on',
  'shared/errors/': 'the sentences for all refusals, in one catalog for server and browser',
  'server/events/': 'the catalog of domain events, with the two profiles of an account that they carry',
  'server/words/': 'composes the shared words by language',
  'server/http/viewer.ts': 'the account types that handlers receive',
  'client/vocabulary.en.ts': 'the names of the enums in English',
  'client/vocabulary.es.ts': 'the names of the enums in Spanish',
  'client/vocabulary.pt.ts': 'the names of the enums in Portuguese',
  'client/names.ts': 'the names shown for deleted accounts depend on the account type',
  'client/ui/status-badge.tsx': 'one tone for each status in the vocabulary',
  'client/ui/avatar.tsx': 'the shape of a picture depends on the account type',
  'client/ui/illustrations/': 'pictures for empty screens, which several features show',
  'client/shortcuts.ts': 'the shortcut registry names the actions',
  'server/mail/mailer.ts': 'a comment names the kinds of delayed emails',
  'server/mail/plain-words.ts': 'names of people and companies are made safe for email subjects',
  'server/mail/outbox.db.ts': 'a kind of email as an example',
};

/** A word that means something other than a feature in one file. */
export const OTHER_MEANINGS = {
  'server/workers/worker-pool.ts': { word: 'job', meaning: 'a piece of work for a thread' },
  'server/db/postgres-client.ts': { word: 'candidate', meaning: 'a statement that may be worth preparing' },
};
