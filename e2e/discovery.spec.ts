/** What crawlers see: the sitemap for search engines, and share cards for social networks. Needs no browser. */
import { type APIRequestContext, expect, test } from '@playwright/test';

const BASE = process.env.E2E_BASE_URL ?? '';
/** The PNG signature, and the offsets of width and height (PNG specification, 11.2.2). */
const PNG_SIGNATURE = '89504e470d0a1a0a';
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

const fetchText = async (request: APIRequestContext, address: string): Promise<string> => {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
};

const parseLocations = (map: string): string[] =>
  [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');

const fetchListedPages = async (request: APIRequestContext): Promise<string[]> => {
  const robots = await fetchText(request, `${BASE}/robots.txt`);
  const index = await fetchText(request, /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '');
  expect(parseLocations(index)).toEqual([`${BASE}/sitemap-pages.xml`, `${BASE}/sitemap-jobs-1.xml`]);
  return parseLocations(await fetchText(request, `${BASE}/sitemap-pages.xml`));
};

const metaContent = (html: string, name: string): string =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

test('every page in the sitemap exists at its canonical address and can be indexed', async ({ request }) => {
  const pages = await fetchListedPages(request);
  expect(pages.length).toBeGreaterThan(20);
  expect(new Set(pages).size).toBe(pages.length);
  for (const address of pages) {
    const html = await fetchText(request, address);
    expect(html, address).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(metaContent(html, 'og:url')).toBe(address);
    expect(metaContent(html, 'robots'), address).not.toContain('noindex');
  }
});

/** Checks the share card of a page, and returns the address of the card. */
const checkCard = async (request: APIRequestContext, address: string): Promise<string> => {
  const html = await fetchText(request, address);
  expect(metaContent(html, 'twitter:card'), address).toBe('summary_large_image');
  expect(metaContent(html, 'og:image:alt'), address).not.toBe('');
  const card = metaContent(html, 'og:image');
  expect(card, address).toContain(`${BASE}/`);
  const response = await request.get(card);
  expect(response.url(), address).toBe(card);
  expect(response.status(), card).toBe(200);
  expect(response.headers()['content-type']).toBe(metaContent(html, 'og:image:type'));
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  // Some networks load the card in the user's browser.
  expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  const png = await response.body();
  expect(png.subarray(0, 8).toString('hex'), card).toBe(PNG_SIGNATURE);
  expect([png.readUInt32BE(WIDTH_AT), png.readUInt32BE(HEIGHT_AT)]).toEqual([1200, 630]);
  expect([metaContent(html, 'og:image:width'), metaContent(html, 'og:image:height')]).toEqual(['1200', '630']);
  return card;
};

test('every page in the sitemap has its own share card', async ({ request }) => {
  const cards = new Set<string>();
  const pages = await fetchListedPages(request);
  for (const address of pages) cards.add(await checkCard(request, address));
  expect(cards.size).toBe(pages.length);
});

test('jobs, companies and job lists have their own share cards', async ({ request }) => {
  const [first = ''] = parseLocations(await fetchText(request, `${BASE}/sitemap-jobs-1.xml`));
  const job = await fetchText(request, first);
  const company = BASE + (/href="(\/companies\/[^"]+)"/.exec(job)?.[1] ?? '');
  const spanish = first.replace(BASE, `${BASE}/es`);
  const cards = new Set<string>();
  const addresses = [first, spanish, company, `${BASE}/jobs`, `${BASE}/es/jobs`, `${BASE}/pt/jobs`];
  for (const address of addresses) cards.add(await checkCard(request, address));
  expect(cards.size).toBe(addresses.length);
});

test('the application page has different share cards in Spanish and English', async ({ request }) => {
  const html = await fetchText(request, `${BASE}/es/apply`);
  expect(html).toContain(`<link rel="canonical" href="${BASE}/es/apply"/>`);
  expect(metaContent(html, 'og:image')).not.toBe(
    metaContent(await fetchText(request, `${BASE}/apply?language=en`), 'og:image'),
  );
  expect((await request.get(metaContent(html, 'og:image'))).headers()['content-type']).toBe('image/png');
});

test('password pages and the page for changing a booking are not indexed', async ({ request }) => {
  for (const path of ['/reset-password', '/forgot-password', '/book/manage'])
    expect(metaContent(await fetchText(request, BASE + path), 'robots'), path).toBe('noindex');
});
