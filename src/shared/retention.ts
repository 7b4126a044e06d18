/**
 * How long data is stored: the source for housekeeping, the admins' page and docs/operations.md. Days are counted from the event that the texts name.
 * null means that no fixed number of days applies: the data is stored until an event, such as the deletion of the account, or for a time that is set
 * elsewhere (`LIFETIMES`, the window of a rate limit, `SCORE_RECEIPT_YEARS`). The texts (`admin/client/operations.*.ts`) state the time and the
 * reasons.
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
  sentSearchResults: { days: 365 },
  intakes: { days: 365 },
  bookings: { days: 365 },
  audit: { days: 730 },
  companyLog: { days: 730 },
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
/** Marked as pure, because otherwise every page would load this table together with the contracts. */
export const RETENTION_IDS = /* @__PURE__ */ Object.keys(RETENTION) as RetentionId[];
