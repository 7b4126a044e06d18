/** Files for search engines: the sitemap and robots.txt. */
import { localizedPath } from '#shared/paths.ts';
import { absoluteUrl } from '#shared/public-url.ts';
import { type PublicPage, pageLanguages } from './public-page.ts';

const siteMapEntries = (page: PublicPage): string[] =>
  pageLanguages(page).map((language) => {
    const lastModified = page.publishedOn ? `<lastmod>${page.publishedOn}</lastmod>` : '';
    return `  <url><loc>${absoluteUrl(localizedPath(page.path, language))}</loc>${lastModified}</url>`;
  });

/** Returns `sitemap-pages.xml` with all listed canonical pages in each language. Only the pages themselves link to their translations. */
export const siteMap = (pages: readonly PublicPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages
      .filter(({ isUnlisted, canonical, path }) => !isUnlisted && (canonical ?? path) === path)
      .flatMap(siteMapEntries),
    '</urlset>',
    '',
  ].join('\n');

/**
 * Returns `robots.txt`, which allows everything except the API. Logos are still allowed, because the structured data of job pages links to them.
 */
export const robots = (): string =>
  ['User-agent: *', 'Disallow: /api/', 'Allow: /api/logos/', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join(
    '\n',
  );
