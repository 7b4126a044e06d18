/**
 * Absolute addresses in prerendered pages. The build does not know the site's address, so it writes a placeholder, which the server replaces once
 * when it loads the build.
 */
const MARK = '{{PUBLIC_URL}}';

/** The absolute address of a path, with the placeholder for the site. */
export const absolute = (path: string): string => `${MARK}${path}`;

/** Replaces the placeholder with the site's address (`PUBLIC_URL`, without a trailing slash). */
export const fillPublicUrl = (text: string, publicUrl: string): string => text.replaceAll(MARK, () => publicUrl);
