/**
 * What is kept how long: the one table behind the sweeper, the admins' page and docs/operations.md. Days are counted from the moment named
 * in the texts; null is until what it belongs to ends by itself, which the texts say. Why stands in the texts, too.
 */
export const RETENTION = {
  accounts: { days: null },
  sessions: { days: 30 },
  links: { days: null },
  mailSecrets: { days: 7 },
  sentMails: { days: 90 },
  failedMails: { days: 180 },
  suppressions: { days: null },
  notifications: { days: 365 },
  intakes: { days: 365 },
  bookings: { days: 365 },
  audit: { days: 730 },
  references: { days: null },
  englishTexts: { days: null },
  resumeProposals: { days: 0 },
  receipts: { days: null },
  voluntaryAnswers: { days: null },
  erasureRequests: { days: null },
  unsentFiles: { days: null },
  limits: { days: null },
  indexFeed: { days: null },
} as const satisfies Record<string, { days: number | null }>;

export type RetentionId = keyof typeof RETENTION;
/** Marked as pure: without it every page would load this table with the calls of contracts. */
export const RETENTION_IDS = /* @__PURE__ */ Object.keys(RETENTION) as RetentionId[];
