/** Words of the review that both sides and the tables know. Pure. */

/** An application on the public page, or the profile of someone who registered. */
export const REVIEW_SOURCES = ['public', 'account'] as const;
export type ReviewSource = (typeof REVIEW_SOURCES)[number];

/** What two applications of one person may have in common, the strongest first. */
export const DUPLICATE_KINDS = ['email', 'resume', 'link', 'name'] as const;
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number];

/** Why a profile is rejected, as reviewers choose it. */
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
 * What a decision changed, so that an undo can change it back: nothing beside its own row (`none`), the status of a profile
 * that was there (`status`), a profile that it made for a member (`profile`), or that and the account (`account`).
 */
export const REVIEW_EFFECTS = ['none', 'status', 'profile', 'account'] as const;
