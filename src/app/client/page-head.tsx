/**
 * The part of a public page's head that other programs read: search engines and whoever shows a shared link. Addresses are
 * absolute, with the mark that the server replaces.
 */
import { brand } from '#shared/brand.ts';
import { LANGUAGE_PARAMETER } from '#shared/languages.ts';
import { absolute } from '#shared/public-url.ts';
import { LANGUAGES, type Language } from '#shared/vocabulary.ts';
import type { PublicPage } from './public-page.ts';

/** JSON inside a script ends where `</script>` stands, so no `<` may. */
const scriptJson = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

const Address = ({ page }: { page: PublicPage }) => {
  const { path, canonical = path } = page;
  if (canonical === null) return null;
  return (
    <>
      <link rel="canonical" href={absolute(canonical)} />
      <meta property="og:url" content={absolute(canonical)} />
    </>
  );
};

/** Open Graph has its own list: Latin America's Spanish is `es_LA` there. */
const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', es: 'es_LA', pt: 'pt_BR' };

/** The same page in each language it is made in, for search engines. */
const Alternates = ({ page }: { page: PublicPage }) =>
  page.translations &&
  LANGUAGES.map((language) => (
    <link
      key={language}
      rel="alternate"
      hrefLang={language}
      href={absolute(`${page.path}?${LANGUAGE_PARAMETER}=${language}`)}
    />
  ));

/** Title, description, canonical address, Open Graph tags and structured data. */
export const PageHead = ({ page, language }: { page: PublicPage; language: Language }) => (
  <>
    <title>{page.title}</title>
    <meta name="description" content={page.description} />
    <Address page={page} />
    <meta property="og:site_name" content={brand.name} />
    <meta property="og:type" content={page.kind ?? 'website'} />
    <meta property="og:title" content={page.title} />
    <meta property="og:description" content={page.description} />
    <meta property="og:locale" content={OPEN_GRAPH_LOCALES[language]} />
    <Alternates page={page} />
    <meta name="twitter:card" content="summary" />
    {page.publishedOn && <meta property="article:published_time" content={page.publishedOn} />}
    {page.jsonLd?.map((data) => (
      <script
        key={scriptJson(data)}
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
      />
    ))}
  </>
);
