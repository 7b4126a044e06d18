/**
 * Makes the public pages: complete HTML documents that read without JavaScript. Runs at build time, and in the development
 * server for every request; never in the browser.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandHtmlContext } from '#client/island.tsx';
import favicon from './favicon.svg?inline';
import { ISLANDS, IslandRoot } from './islands.tsx';
import { assetsOf, type Manifest, type PageAssets } from './page-assets.ts';
import { PageHead } from './page-head.tsx';
import type { PublicPage } from './public-page.ts';
import { NOT_FOUND_PAGE, PUBLIC_PAGES } from './public-pages.tsx';
import { robots, siteMap } from './site-map.ts';

const renderIslands = async (): Promise<Map<string, string>> => {
  const rendered = Object.entries(ISLANDS).map(async ([name, load]) => {
    const parts = await load();
    return [name, renderToString(<IslandRoot {...parts} />, { identifierPrefix: name })] as const;
  });
  return new Map(await Promise.all(rendered));
};

const Document = ({ page, assets }: { page: PublicPage; assets: PageAssets }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <PageHead page={page} />
      <link rel="icon" type="image/svg+xml" href={favicon} />
      {assets.fonts?.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <script type="module" src={assets.script} />
    </head>
    <body>{page.content}</body>
  </html>
);

const render = (page: PublicPage, assets: PageAssets, islands: Map<string, string>): string => {
  const htmlOf = (name: string): string => {
    const html = islands.get(name);
    if (html === undefined) throw new Error(`No island is named ${name}`);
    return html;
  };
  const markup = renderToStaticMarkup(
    <IslandHtmlContext value={htmlOf}>
      <Document page={page} assets={assets} />
    </IslandHtmlContext>,
  );
  return `<!doctype html>${markup}\n`;
};

/** One public page, or null where no page has this path. */
export const renderPublicPage = async (path: string, assets: PageAssets): Promise<string | null> => {
  const page = PUBLIC_PAGES.find((one) => one.path === path);
  return page ? render(page, assets, await renderIslands()) : null;
};

/** The not-found page. */
export const renderNotFound = async (assets: PageAssets): Promise<string> =>
  render(NOT_FOUND_PAGE, assets, await renderIslands());

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** All public pages of a build, the not-found page among them. */
export const renderPublicPages = async (
  manifest: Manifest,
): Promise<Array<{ path: string; file: string; html: string }>> => {
  const assets = assetsOf(manifest);
  const islands = await renderIslands();
  return [...PUBLIC_PAGES, NOT_FOUND_PAGE].map((page) => ({
    path: page.path,
    file: fileOf(page.path),
    html: render(page, assets, islands),
  }));
};

/** What programs read by a fixed name: the text of each by its path. */
export const renderPlainFiles = (): Record<string, string> => ({
  '/robots.txt': robots(),
  '/sitemap.xml': siteMap(PUBLIC_PAGES),
});
