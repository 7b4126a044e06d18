/**
 * Absolute addresses in public pages. The build does not have the site's address, so it writes a placeholder. The server replaces it once when it
 * loads the build. Pages that are rendered on request contain user text. They receive the address directly, and placeholders in them are never
 * replaced.
 */
const PLACEHOLDER = '{{PUBLIC_URL}}';

/** Returns the absolute address of a path. `site` is the site's address without a trailing slash; it defaults to the placeholder of the build. */
export const absoluteUrl = (path: string, site: string = PLACEHOLDER): string => `${site}${path}`;

/** Replaces the placeholder with the site's address (`PUBLIC_URL`, without a trailing slash). */
export const fillPublicUrl = (text: string, publicUrl: string): string => text.replaceAll(PLACEHOLDER, () => publicUrl);
