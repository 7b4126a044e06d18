/**
 * The legal texts in force. A version is the day of its last change. Pages show it, forms send it, and agreements store it. Update the day with every
 * substantive change.
 */
export const LEGAL_VERSIONS = { terms: '2026-11-30', privacy: '2026-12-01' } as const;
