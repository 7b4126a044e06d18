/**
 * The part of a public page's head that other programs read: search engines and whoever shows a shared link. Addresses are
 * absolute, with the mark that the server replaces.
 */
import { brand } from '#shared/brand.ts';
import { absolute } from '#shared/public-url.ts';
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

/** Title, description, canonical address, Open Graph tags and structured data. */
export const PageHead = ({ page }: { page: PublicPage }) => (
  <>
    <title>{page.title}</title>
    <meta name="description" content={page.description} />
    <Address page={page} />
    <meta property="og:site_name" content={brand.name} />
    <meta property="og:type" content={page.kind ?? 'website'} />
    <meta property="og:title" content={page.title} />
    <meta property="og:description" content={page.description} />
    <meta property="og:locale" content="en_US" />
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
