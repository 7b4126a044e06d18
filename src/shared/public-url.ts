/**
 * Absolute addresses in pages that are made before anyone knows where they will be served. The build writes a mark in the
 * place of the site's address; the server puts the address in once, when it loads the build.
 */
const MARK = '{{PUBLIC_URL}}';

/** The absolute address of a path of this site, still with the mark. */
export const absolute = (path: string): string => `${MARK}${path}`;

/** Puts the site's address (`PUBLIC_URL`, without a trailing slash) in the place of every mark. */
export const fillPublicUrl = (text: string, publicUrl: string): string => text.replaceAll(MARK, () => publicUrl);
