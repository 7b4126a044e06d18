/**
 * Renders public pages as complete HTML documents. Runs at build time, in the development server, and on the server for job and company pages;
 * never in the browser.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandHtmlContext } from '#client/island.tsx';
import { PageLanguageContext, PagePathContext } from '#client/page-language.ts';
import { UiTextsProvider } from '#client/ui/ui-texts.ts';
import { buildOpenCard } from '#features/jobs/client/open/open-card.ts';
import type { CardSubject, OpenCard, OpenCardWithAddress, OpenPage } from '#features/jobs/open-page.domain.ts';
import { PUBLIC_JOBS } from '#features/jobs/public-address.domain.ts';
import { PicturesContext } from '#features/marketing/client/pictures.ts';
import type { Language } from '#shared/languages.ts';
import { localizedPath } from '#shared/paths.ts';
import { absoluteUrl } from '#shared/public-url.ts';
import favicon from './favicon.svg?inline';
import { ISLANDS, IslandRoot } from './islands.tsx';
import { loadIslandsTranslation } from './load-translation.ts';
import { JOBS_PAGE, toPublicPage } from './open-pages.tsx';
import { collectAssets, type Images, type Manifest, type PageAssets } from './page-assets.ts';
import { PageHead } from './page-head.tsx';
import { type DrawnImages, type PublicPage, pageLanguages } from './public-page.ts';
import { NOT_FOUND_PAGE, PUBLIC_PAGES } from './public-pages.tsx';
import { type CardToDraw, cardsToDraw } from './share-card.tsx';
import { robots, siteMap } from './site-map.ts';

const renderIslands = async (language: Language): Promise<Map<string, string>> => {
  const translation = await loadIslandsTranslation(language);
  const rendered = Object.entries(ISLANDS).map(async ([name, load]) => {
    const Component = await load();
    return [
      name,
      renderToString(<IslandRoot Component={Component} translation={translation} />, { identifierPrefix: name }),
    ] as const;
  });
  return new Map(await Promise.all(rendered));
};

/** Islands are rendered once per language. */
const islandsByLanguage = new Map<Language, Promise<Map<string, string>>>();
const loadIslands = (language: Language): Promise<Map<string, string>> => {
  const islands = islandsByLanguage.get(language) ?? renderIslands(language);
  islandsByLanguage.set(language, islands);
  return islands;
};

/** Returns the images of a page; none in development. Pages without a card use the one for the job list. */
const pageImages = (
  { path, site }: PublicPage,
  language: Language,
  { images }: PageAssets,
): DrawnImages | undefined => {
  const card = images?.cards[localizedPath(path, language)] ?? images?.cards[localizedPath(PUBLIC_JOBS, language)];
  return images && card ? { card: absoluteUrl(card, site), icon: absoluteUrl(images.icon, site) } : undefined;
};

const Document = ({ page, language, assets }: { page: PublicPage; language: Language; assets: PageAssets }) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <PageHead page={page} language={language} images={pageImages(page, language, assets)} />
      <link rel="icon" type="image/svg+xml" href={favicon} />
      {assets.images && <link rel="apple-touch-icon" href={assets.images.icon} />}
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

const render = async (page: PublicPage, language: Language, assets: PageAssets): Promise<string> => {
  const islands = await loadIslands(language);
  const translation = await loadIslandsTranslation(language);
  const islandHtml = (name: string): string => {
    const html = islands.get(name);
    if (html === undefined) throw new Error(`No island is named ${name}`);
    return html;
  };
  const document = <Document page={page} language={language} assets={assets} />;
  const markup = renderToStaticMarkup(
    <PageLanguageContext value={language}>
      <PagePathContext value={page.path}>
        <PicturesContext value={assets.images?.pictures ?? null}>
          <IslandHtmlContext value={islandHtml}>
            {translation ? <UiTextsProvider value={translation.uiTexts}>{document}</UiTextsProvider> : document}
          </IslandHtmlContext>
        </PicturesContext>
      </PagePathContext>
    </PageLanguageContext>,
  );
  return `<!doctype html>${markup}\n`;
};

/** Renders a public page, in English if it is not translated; null if there is none at this path. */
export const renderPublicPage = async (
  path: string,
  language: Language,
  assets: PageAssets,
): Promise<string | null> => {
  const page = PUBLIC_PAGES.find((publicPage) => publicPage.path === path);
  return page ? render(page, pageLanguages(page).includes(language) ? language : 'en', assets) : null;
};

/**
 * Renders a job or company page in a language. The page contains user text, so placeholders in it must not be replaced later. `site` is
 * the site's address, `card` the page's own card.
 */
export const renderOpenPage = async (
  page: OpenPage,
  language: Language,
  assets: PageAssets,
  { site, card = null }: { site: string; card?: OpenCardWithAddress | null },
): Promise<string> => {
  const { images } = assets;
  const publicPage = toPublicPage(page, language, { site, card });
  const cards = card && images && { ...images.cards, [localizedPath(publicPage.path, language)]: card.address };
  return render(publicPage, language, cards ? { ...assets, images: { ...images, cards } } : assets);
};

/** Returns the text on the share card of a job or company, or null if it cannot be drawn. */
export const findOpenCard = async (subject: CardSubject, language: Language): Promise<OpenCard | null> =>
  buildOpenCard(subject, language, (await loadIslandsTranslation(language))?.uiTexts.cities);

export const renderNotFound = async (language: Language, assets: PageAssets): Promise<string> =>
  render(NOT_FOUND_PAGE, language, assets);

const htmlFileName = (path: string, language: Language): string => {
  const name = path === '/' ? 'index' : path.slice(1);
  return language === 'en' ? `${name}.html` : `${name}.${language}.html`;
};

/** Lists the cards that the build has to draw. */
export const listPageCards = (): CardToDraw[] => cardsToDraw([...PUBLIC_PAGES, JOBS_PAGE]);

export { collectAssets } from './page-assets.ts';

/** Renders all public pages of a build, including the not-found page, with their images. */
export const renderPublicPages = async (
  manifest: Manifest,
  images: Images,
): Promise<Array<{ path: string; language: Language; file: string; html: string }>> => {
  const assets = { ...collectAssets(manifest), images };
  const pages = [...PUBLIC_PAGES, NOT_FOUND_PAGE].flatMap((page) =>
    pageLanguages(page).map(async (language) => ({
      path: page.path,
      language,
      file: htmlFileName(page.path, language),
      html: await render(page, language, assets),
    })),
  );
  return Promise.all(pages);
};

/** Renders the text files for crawlers, by path. */
export const renderPlainFiles = (): Record<string, string> => ({
  '/robots.txt': robots(),
  '/sitemap-pages.xml': siteMap(PUBLIC_PAGES),
});
