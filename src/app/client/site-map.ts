/** What search engines read by a fixed name: which pages there are, and where they need not look. */
import { absolute } from '#shared/public-url.ts';
import type { PublicPage } from './public-page.ts';

const entry = ({ path, publishedOn }: PublicPage): string =>
  `  <url><loc>${absolute(path)}</loc>${publishedOn ? `<lastmod>${publishedOn}</lastmod>` : ''}</url>`;

/** `sitemap.xml` of the pages that are listed and stand at their canonical address. */
export const siteMap = (pages: readonly PublicPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.filter(({ isUnlisted, canonical, path }) => !isUnlisted && (canonical ?? path) === path).map(entry),
    '</urlset>',
    '',
  ].join('\n');

/** `robots.txt`: everything but the API, which has nothing to read. */
export const robots = (): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n');
