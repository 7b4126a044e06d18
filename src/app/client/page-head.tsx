/** The head of a public page for search engines and social networks. Addresses are absolute. */
import { brand } from '#shared/brand.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import { localizedPath } from '#shared/paths.ts';
import { absoluteUrl } from '#shared/public-url.ts';
import {
  CARD_SIZE,
  type DrawnImages,
  localizePage,
  type PublicPage,
  pageLanguages,
  type ShareCard,
} from './public-page.ts';

/** Escapes `<`, because `</script>` would end the script. */
const toScriptJson = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

const Address = ({ page, language }: { page: PublicPage; language: Language }) => {
  const { path, canonical = path, site } = page;
  if (canonical === null) return null;
  return (
    <>
      <link rel="canonical" href={absoluteUrl(localizedPath(canonical, language), site)} />
      <meta property="og:url" content={absoluteUrl(localizedPath(canonical, language), site)} />
    </>
  );
};

/** Links to the page in each language, with English as the default. */
const Alternates = ({ page }: { page: PublicPage }) => {
  const languages = pageLanguages(page);
  if (languages.length === 1) return null;
  return (
    <>
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={absoluteUrl(localizedPath(page.path, language), page.site)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absoluteUrl(page.path, page.site)} />
    </>
  );
};

/** Returns the alternative text of the card's picture. */
const cardAltText = ({ kicker, title, note }: ShareCard): string =>
  [`${kicker}: ${title}`, note].filter(Boolean).join(' · ');

/** The tags of the page's share card. */
const Card = ({ share, address }: { share: ShareCard; address: string }) => (
  <>
    <meta property="og:image" content={address} />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content={String(CARD_SIZE.width)} />
    <meta property="og:image:height" content={String(CARD_SIZE.height)} />
    <meta property="og:image:alt" content={cardAltText(share)} />
  </>
);

interface PageHeadProps {
  page: PublicPage;
  /** The language in which the page is rendered. */
  language: Language;
  /** Images generated for the page in this language; none in development. */
  images?: DrawnImages | undefined;
}

/** Title, description, canonical address, Open Graph tags and structured data. */
export const PageHead = ({ page: sitePage, language, images }: PageHeadProps) => {
  const page = localizePage(sitePage, language);
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.isUnlisted && <meta name="robots" content="noindex" />}
      <Address page={page} language={language} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={page.kind ?? 'website'} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:locale" content={LANGUAGE_FACTS[language].openGraphLocale} />
      <Alternates page={page} />
      <meta name="twitter:card" content={images ? 'summary_large_image' : 'summary'} />
      {images && page.share && <Card share={page.share} address={images.card} />}
      {page.publishedOn && <meta property="article:published_time" content={page.publishedOn} />}
      {page.jsonLd?.(images, language).map((data) => (
        <script
          key={toScriptJson(data)}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toScriptJson(data) }}
        />
      ))}
    </>
  );
};
