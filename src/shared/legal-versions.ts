/**
 * The legal texts in force, each version named by the day of its last change. Pages show them, forms send them, and agreements store them. Update the
 * day here with every substantive change.
 */
export const LEGAL_VERSIONS = { terms: '2026-11-30', privacy: '2026-11-30' } as const;
