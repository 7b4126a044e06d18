/** Review constants that the client, the server and the tables share. Pure. */

/** An application from the public page, or the profile of a registered user. */
export const REVIEW_SOURCES = ['public', 'account'] as const;
export type ReviewSource = (typeof REVIEW_SOURCES)[number];

/** The kinds of evidence that two applications come from the same person, strongest first. */
export const DUPLICATE_KINDS = ['email', 'resume', 'link', 'name'] as const;
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number];

/** The rejection reasons that reviewers can choose. */
export const REJECTION_REASONS = [
  'incomplete',
  'experience',
  'english',
  'demand',
  'region',
  'unconfirmed',
  'duplicate',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/**
 * What an undo has to reverse: nothing except the row itself (`none`), the status of an existing
 * profile (`status`), a profile created for a member (`profile`), or a profile and its account
 * (`account`).
 */
export const REVIEW_EFFECTS = ['none', 'status', 'profile', 'account'] as const;
