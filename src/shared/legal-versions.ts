/**
 * The versions of the legal texts that are in force, each the day of its last change: what the pages say, what forms send along, and what is kept of
 * who agreed. Whoever changes a text in a way that matters changes its day here.
 */
export const LEGAL_VERSIONS = { terms: '2026-11-25', privacy: '2026-11-26' } as const;
