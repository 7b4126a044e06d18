import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fillPublicUrl } from '#shared/public-url.ts';
import { PageHead } from './page-head.tsx';
import type { PublicPage } from './public-page.ts';
import { NOT_FOUND_PAGE, PUBLIC_PAGES } from './public-pages.tsx';
import { robots, siteMap } from './site-map.ts';

const SITE = 'https://puente.example';
const headOf = (page: PublicPage): string =>
  fillPublicUrl(renderToStaticMarkup(<PageHead page={page} language="en" />), SITE);
const PAGE: PublicPage = { path: '/x', title: 'X', description: 'About x', content: null };

const jsonOf = (head: string): { '@type': string }[] =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? ''));

describe('the head of a public page', () => {
  it('names its own address, absolute', () => {
    const head = headOf(PAGE);
    expect(head).toContain('<link rel="canonical" href="https://puente.example/x"/>');
    expect(head).toContain('<meta property="og:url" content="https://puente.example/x"/>');
    expect(head).toContain('<meta property="og:type" content="website"/>');
  });

  it('names another address where it has a canonical one, and none where there is none', () => {
    expect(headOf({ ...PAGE, canonical: '/y' })).toContain('<link rel="canonical" href="https://puente.example/y"/>');
    expect(headOf({ ...PAGE, canonical: null })).not.toContain('canonical');
    expect(headOf(NOT_FOUND_PAGE)).not.toContain('canonical');
  });

  it('never lets data end its script', () => {
    const head = headOf({ ...PAGE, jsonLd: [{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }] });
    expect(head).not.toContain('</script><script>alert');
    expect(jsonOf(head)).toEqual([{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }]);
  });
});

describe('the public pages', () => {
  it('have a path, a title and a description of their own', () => {
    for (const key of ['path', 'title', 'description'] as const)
      expect(new Set(PUBLIC_PAGES.map((page) => page[key])).size).toBe(PUBLIC_PAGES.length);
  });

  const typesOf = (path: string): string[] => {
    const page = PUBLIC_PAGES.find((one) => one.path === path);
    return page ? jsonOf(headOf(page)).map((data) => data['@type']) : [];
  };

  it('say what they are to programs', () => {
    expect(typesOf('/')).toEqual(['Organization']);
    expect(typesOf('/hire/it')).toEqual(['BreadcrumbList', 'FAQPage']);
    expect(typesOf('/blog')).toEqual(['BreadcrumbList']);
    expect(typesOf('/blog/time-zone-overlap-in-practice')).toEqual(['Article', 'BreadcrumbList']);
  });
});

describe('what search engines read', () => {
  it('lists every page but those nobody looks for', () => {
    const map = fillPublicUrl(siteMap(PUBLIC_PAGES), SITE);
    for (const path of ['/', '/hire/finance', '/blog', '/blog/vet-english-and-work-samples-fairly', '/apply', '/terms'])
      expect(map).toContain(`<loc>https://puente.example${path}</loc>`);
    expect(map).not.toContain('/reset-password');
    expect(map).not.toContain('{{');
  });

  it('leaves out a page whose canonical address is another', () => {
    expect(siteMap([{ ...PAGE, canonical: '/y' }])).not.toContain('<url>');
  });

  it('tells robots where the map is', () => {
    expect(fillPublicUrl(robots(), SITE)).toContain('Sitemap: https://puente.example/sitemap.xml\n');
  });
});
