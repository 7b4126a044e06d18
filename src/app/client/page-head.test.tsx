import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { TRANSLATED_PATHS } from '#shared/paths.ts';
import { fillPublicUrl } from '#shared/public-url.ts';
import { PageHead } from './page-head.tsx';
import { type DrawnImages, localizePage, type PublicPage, pageLanguages } from './public-page.ts';
import { NOT_FOUND_PAGE, PUBLIC_PAGES } from './public-pages.tsx';
import { robots, siteMap } from './site-map.ts';

const SITE = 'https://puente.example';
const IMAGES: DrawnImages = { card: `${SITE}/assets/share/x.png`, icon: `${SITE}/assets/share/icon.png` };
const renderHead = (page: PublicPage, images?: DrawnImages, language: Language = 'en'): string =>
  fillPublicUrl(renderToStaticMarkup(<PageHead page={page} language={language} images={images} />), SITE);
const PAGE: PublicPage = {
  path: '/x',
  title: 'X',
  description: 'About x',
  content: null,
  share: { kicker: 'About', title: 'The letter x' },
};

const parseJsonLd = (head: string): { '@type': string }[] =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? ''));

describe('the head of a public page', () => {
  it('has its own absolute canonical address', () => {
    const head = renderHead(PAGE);
    expect(head).toContain('<link rel="canonical" href="https://puente.example/x"/>');
    expect(head).toContain('<meta property="og:url" content="https://puente.example/x"/>');
    expect(head).toContain('<meta property="og:type" content="website"/>');
  });

  it('uses the configured canonical address, or none if it is null', () => {
    expect(renderHead({ ...PAGE, canonical: '/y' })).toContain(
      '<link rel="canonical" href="https://puente.example/y"/>',
    );
    expect(renderHead({ ...PAGE, canonical: null })).not.toContain('canonical');
    expect(renderHead(NOT_FOUND_PAGE)).not.toContain('canonical');
  });

  it('has an address in each language, and links all of them', () => {
    const words = { title: 'Equis', description: 'Sobre x', share: { kicker: 'Sobre', title: 'La letra x' } };
    const page: PublicPage = {
      ...PAGE,
      translations: Object.fromEntries(LANGUAGES.map((language) => [language, words])) as Record<
        Language,
        typeof words
      >,
    };
    const spanish = renderHead(page, IMAGES, 'es');
    expect(spanish).toContain('<title>Equis</title>');
    expect(spanish).toContain(`<link rel="canonical" href="${SITE}/es/x"/>`);
    expect(spanish).toContain('<meta property="og:image:alt" content="Sobre: La letra x"/>');
    expect(spanish).toContain('<meta property="og:locale" content="es_LA"/>');
    for (const [language, address] of [
      ['en', '/x'],
      ['es', '/es/x'],
      ['pt', '/pt/x'],
      ['x-default', '/x'],
    ])
      for (const head of [spanish, renderHead(page)])
        expect(head).toContain(`<link rel="alternate" hrefLang="${language}" href="${SITE}${address}"/>`);
    expect(renderHead(PAGE)).not.toContain('alternate');
  });

  it('links its share card with alt text', () => {
    const head = renderHead(PAGE, IMAGES);
    expect(head).toContain(`<meta property="og:image" content="${IMAGES.card}"/>`);
    expect(head).toContain('<meta property="og:image:width" content="1200"/>');
    expect(head).toContain('<meta property="og:image:alt" content="About: The letter x"/>');
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(renderHead(PAGE)).not.toContain('og:image');
  });

  it('excludes unlisted pages from search engines', () => {
    const noIndex = '<meta name="robots" content="noindex"/>';
    expect(renderHead({ ...PAGE, isUnlisted: true })).toContain(noIndex);
    expect(renderHead(NOT_FOUND_PAGE)).toContain(noIndex);
    expect(renderHead(PAGE)).not.toContain('robots');
  });

  it('escapes structured data so that it cannot close its script element', () => {
    const data = { '@type': 'Thing', name: '</script><script>alert(1)</script>' };
    const head = renderHead({ ...PAGE, jsonLd: () => [data] });
    expect(head).not.toContain('</script><script>alert');
    expect(parseJsonLd(head)).toEqual([data]);
  });
});

describe('public pages', () => {
  it('have a unique path, title and description', () => {
    for (const key of ['path', 'title', 'description'] as const)
      expect(new Set(PUBLIC_PAGES.map((page) => page[key])).size).toBe(PUBLIC_PAGES.length);
  });

  it.each(PUBLIC_PAGES.filter(({ isUnlisted }) => !isUnlisted))(
    '$path has a title and description of suitable length in every language',
    (page) => {
      for (const { title, description } of pageLanguages(page).map((language) => localizePage(page, language))) {
        expect(title.length).toBeLessThanOrEqual(70);
        expect(description.length).toBeGreaterThanOrEqual(80);
        expect(description.length).toBeLessThanOrEqual(160);
      }
    },
  );

  it('are translated at the paths listed as translated, and at no others', () => {
    const translated = PUBLIC_PAGES.filter(({ translations }) => translations).map(({ path }) => path);
    expect(translated.toSorted()).toEqual(TRANSLATED_PATHS.toSorted());
  });

  it('have a card in every language', () => {
    const cards = PUBLIC_PAGES.flatMap((page) =>
      pageLanguages(page).map((language) => localizePage(page, language).share),
    );
    expect(cards).not.toContain(null);
    expect(new Set(cards.map((card) => card?.title)).size).toBe(cards.length);
  });
});

const address = z.string().startsWith(`${SITE}/`);
const text = z.string().min(1);
/** The fields that our structured data must have, by type. */
const SCHEMAS: Record<string, z.ZodType> = {
  Organization: z.object({
    '@context': z.literal('https://schema.org'),
    name: text,
    url: address,
    logo: address,
    email: z.email(),
    sameAs: z.array(z.url()).min(1),
  }),
  BreadcrumbList: z.object({
    '@context': z.literal('https://schema.org'),
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
  FAQPage: z.object({
    '@context': z.literal('https://schema.org'),
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
  Article: z.object({
    '@context': z.literal('https://schema.org'),
    headline: text.max(110),
    description: text,
    image: address,
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    author: z.object({ '@type': z.literal('Organization'), name: text, url: address }),
    publisher: z.object({ '@type': z.literal('Organization'), name: text, url: address }),
    mainEntityOfPage: address,
  }),
};

describe('structured data of public pages', () => {
  const structuredData = (path: string): { '@type': string }[] => {
    const page = PUBLIC_PAGES.find((publicPage) => publicPage.path === path);
    return page ? parseJsonLd(renderHead(page, IMAGES)) : [];
  };
  const structuredDataTypes = (path: string): string[] => structuredData(path).map((data) => data['@type']);

  it('has the correct types', () => {
    expect(structuredDataTypes('/')).toEqual(['Organization']);
    expect(structuredDataTypes('/hire/it')).toEqual(['BreadcrumbList', 'FAQPage']);
    expect(structuredDataTypes('/blog')).toEqual(['BreadcrumbList']);
    expect(structuredDataTypes('/blog/time-zone-overlap-in-practice')).toEqual(['Article', 'BreadcrumbList']);
  });

  it.each(PUBLIC_PAGES.filter(({ jsonLd }) => jsonLd))('is complete on $path', ({ path }) => {
    for (const data of structuredData(path)) {
      const result = SCHEMAS[data['@type']]?.safeParse(data);
      expect(result?.error?.issues, data['@type']).toBeUndefined();
      expect(result?.success, data['@type']).toBe(true);
    }
  });

  it('has breadcrumbs to existing pages', () => {
    const paths = PUBLIC_PAGES.map(({ path }) => `${SITE}${path}`);
    for (const page of PUBLIC_PAGES)
      for (const [, item] of renderHead(page, IMAGES).matchAll(/"item":"([^"]+)"/g)) expect(paths).toContain(item);
  });
});

describe('the sitemap', () => {
  it('lists all pages except unlisted ones', () => {
    const map = fillPublicUrl(siteMap(PUBLIC_PAGES), SITE);
    for (const path of ['/', '/hire/finance', '/blog', '/blog/vet-english-and-work-samples-fairly', '/apply', '/terms'])
      expect(map).toContain(`<loc>https://puente.example${path}</loc>`);
    for (const path of ['/es', '/pt/apply', '/es/hire/it', '/pt/pricing', '/es/privacy', '/pt/terms'])
      expect(map).toContain(`<loc>https://puente.example${path}</loc>`);
    expect(map).not.toContain('/es/blog<');
    expect(map).not.toContain('/reset-password');
    expect(map).not.toContain('{{');
  });

  it('omits pages with another canonical address', () => {
    expect(siteMap([{ ...PAGE, canonical: '/y' }])).not.toContain('<url>');
  });
});

describe('robots.txt', () => {
  it('links the sitemap', () => {
    expect(fillPublicUrl(robots(), SITE)).toContain('Sitemap: https://puente.example/sitemap.xml\n');
  });

  it('keeps crawlers out of the API, except for the logos in the structured data of job pages', () => {
    expect(robots()).toMatch(/^User-agent: \*\nDisallow: \/api\/\nAllow: \/api\/logos\/\n\n/);
  });
});
