import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARTICLE_IDS } from '#features/marketing/marketing.domain.ts';
import { createRateLimiter } from '#server/limits/rate-limits.db.ts';
import { LIMITS } from '#shared/limits.ts';
import { articlePath } from '#shared/paths.ts';
import { DAY_MS } from '#shared/time.ts';
import { receiptYears } from '#shared/words/receipt-years.ts';
import { eventually } from '#testing/eventually.ts';
import { useTestApp } from '#testing/test-app.ts';
import { MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { readBuiltDocuments } from './built-documents.ts';
import { createApp } from './create-app.ts';
import type { Documents } from './documents.ts';

const FIRST_ARTICLE = articlePath(ARTICLE_IDS[0]);

/** Makes a page large enough for compression. */
const PADDING = ' and more of it'.repeat(100);

/** Placeholders that a user might type. */
const PLACEHOLDERS = '{{PUBLIC_URL}} {{RECEIPT_YEARS en}}';
const rendered = (language: string, kind: string) =>
  `<html lang="${language}">${kind} at https://puente.example, ${PLACEHOLDERS}`;

/** A minimal build. */
const BUILD: Record<string, string> = {
  'client/assets/a.js': '',
  'client/src/app/client/index.html': `<html lang="en">the shell${PADDING}`,
  'public/pages.json': JSON.stringify({
    pages: {
      '/hire/it': 'themed.html',
      '/': 'index.html',
      '/login': 'login.html',
      '/reference': 'login.html',
      '/blog': 'blog.html',
      '/how-scores-work': 'kept.html',
      [FIRST_ARTICLE]: 'first.html',
    },
    translated: {
      es: {
        '/': 'index.es.html',
        '/login': 'login.es.html',
        '/reference': 'login.es.html',
        '/how-scores-work': 'kept.es.html',
      },
    },
    plain: { '/robots.txt': 'robots.txt', '/sitemap-pages.xml': 'sitemap.xml' },
    notFound: { en: '404.html', es: '404.es.html', pt: '404.html' },
  }),
  'public/index.html': `the landing page${PADDING}`,
  'public/themed.html':
    '<html lang="en"><meta name="color-scheme" content="light dark"><a data-theme-choice="system" aria-current="true"><a data-theme-choice="dark">',
  'public/index.es.html': 'la página de inicio',
  'public/login.html': 'Sign in',
  'public/login.es.html': 'Iniciar sesión',
  'public/kept.html': `kept for ${receiptYears('en')}`,
  'public/kept.es.html': `se conservan ${receiptYears('es')}`,
  'public/blog.html': '<html lang="en">the list',
  'public/first.html': `the first article <link rel="canonical" href="{{PUBLIC_URL}}${FIRST_ARTICLE}"> {{PUBLIC_URL}}`,
  'public/404.es.html': '<html lang="es">nada aquí',
  'public/404.html': `<html lang="en">nothing here${PADDING}`,
  'render/public-renderer.js': `export const renderOpenPage = async (page, language, assets, { site }) => '<html lang="' + language + '">' + page.kind + ' at ' + site + ', ${PLACEHOLDERS}' + (page.facts?.title === 'Shows more' ? [...page.similar.map(({ title }) => title), 'answers: ' + page.company.answers?.count] : '');`,
  'public/robots.txt': 'Sitemap: {{PUBLIC_URL}}/sitemap.xml',
  'public/sitemap.xml': '<urlset>{{PUBLIC_URL}}/</urlset>',
};

describe('pages of a build', () => {
  const world = useTestApp();
  let folder: string;
  let app: FastifyInstance;
  let documents: Documents;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'puente-build-'));
    for (const [file, text] of Object.entries(BUILD)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    documents = await readBuiltDocuments(folder, { publicUrl: 'https://puente.example', scoreReceiptYears: 7 });
    const { platform, hub, matches } = world;
    app = await createApp({ platform, hub, matches, documents, migrationsFolder: MIGRATIONS_FOLDER });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (url: string) => app.inject({ method: 'GET', url });

  it('show the first article with its canonical address for an unknown article id', async () => {
    const response = await get('/blog/no-such-article?from=mail');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(`href="https://puente.example${FIRST_ARTICLE}"`);
    expect((await get('/blog/x/')).body).toBe(response.body);
    expect((await get(FIRST_ARTICLE)).body).toBe(response.body);
  });

  it("contain the site's address in place of every placeholder", async () => {
    expect((await get(FIRST_ARTICLE)).body).not.toContain('{{');
  });

  it('state the configured retention of score receipts', async () => {
    expect((await get('/how-scores-work')).body).toBe('kept for 7 years');
    expect((await get('/es/how-scores-work')).body).toBe('se conservan 7 años');
  });

  describe('languages of pages', () => {
    const login = (headers: Record<string, string>, url = '/login') => app.inject({ method: 'GET', url, headers });

    it("follow the browser's language, with English if a page or language is missing", async () => {
      expect((await login({ 'accept-language': 'es-MX,es;q=0.9' })).body).toBe('Iniciar sesión');
      expect((await login({ 'accept-language': 'pt-BR' })).body).toBe('Sign in');
      expect((await login({})).body).toBe('Sign in');
      expect((await login({ 'accept-language': 'es' }, '/blog')).body).toContain('the list');
      expect((await login({})).headers['vary']).toContain('accept-language');
    });

    it('follow the language of a link, and keep it for later requests', async () => {
      const chosen = await login({ 'accept-language': 'en' }, '/login?language=es');
      expect(chosen.body).toBe('Iniciar sesión');
      const cookie = String(chosen.headers['set-cookie']).split(';', 1)[0] ?? '';
      expect((await login({ cookie, 'accept-language': 'en' })).body).toBe('Iniciar sesión');
      expect((await login({ cookie }, '/login?language=en')).body).toBe('Sign in');
      expect((await login({}, '/login?language=xx')).headers['set-cookie']).toBeUndefined();
    });

    it('are part of addresses, but only a language parameter is remembered', async () => {
      const named = await login({ 'accept-language': 'en', cookie: 'puente_language=en' }, '/es/login/');
      expect([named.body, named.headers['set-cookie']]).toEqual(['Iniciar sesión', undefined]);
      const spanish = await login({ 'accept-language': 'en' }, '/es/login?language=es');
      const cookie = String(spanish.headers['set-cookie']).split(';', 1)[0] ?? '';
      expect((await login({ cookie }, '/')).body).toBe('la página de inicio');
      expect((await login({}, '/es')).body).toBe('la página de inicio');
      for (const url of ['/es/blog', '/en/login', '/fr/login', '/es/hires', '/es/es'])
        expect((await login({}, url)).statusCode, url).toBe(404);
      const person = await world.newcomer();
      expect((await login({ cookie: person.cookie }, '/es')).body).toContain('the shell');
      expect((await login({ cookie: person.cookie }, '/es/login')).statusCode).toBe(302);
    });

    it('follow the language of an emailed link', async () => {
      const spanish = { 'accept-language': 'es', cookie: 'puente_language=es' };
      expect((await login(spanish, '/reference?token=x')).body).toBe('Sign in');
      expect((await login({ 'accept-language': 'en' }, '/es/reference?token=x')).body).toBe('Iniciar sesión');
      expect((await login({}, '/reference?language=es&token=x')).body).toBe('Iniciar sesión');
    });

    it('apply to the product for signed-in users', async () => {
      const spanish = await world.newcomer({ language: 'es' });
      const shell = await app.inject({ method: 'GET', url: '/account', headers: { cookie: spanish.cookie } });
      expect(shell.body).toContain('<html lang="es">');
      expect(shell.headers['cache-control']).toBe('no-store');
    });
  });

  it('are marked for signed-in users, including the not-found page', async () => {
    const { cookie } = await world.newcomer();
    const loadEtag = async (headers: Record<string, string>) =>
      (await app.inject({ method: 'GET', url: '/blog', headers })).headers['etag'];
    expect(await loadEtag({ cookie })).not.toBe(await loadEtag({}));
    for (const url of ['/blog', '/nowhere']) {
      const signedIn = await app.inject({ method: 'GET', url, headers: { cookie } });
      expect(signedIn.body, url).toContain('<html data-signed-in="" lang="en">');
      const visitor = await get(url);
      expect(visitor.body, url).not.toContain('data-signed-in');
      expect(visitor.headers['vary']).toContain('cookie');
    }
  });

  it('are marked for people without the list of jobs: companies, and admins without an account type', async () => {
    const people = {
      restricted: [await world.company(), await world.admin()],
      '': [await world.candidate(), await world.newcomer()],
    };
    for (const [mark, clients] of Object.entries(people)) {
      for (const { cookie } of clients) {
        const page = await app.inject({ method: 'GET', url: '/blog', headers: { cookie } });
        expect(page.body).toContain(`<html data-signed-in="${mark}" lang="en">`);
      }
    }
  });

  describe('themes of pages', () => {
    const page = (url: string, cookie = '') => app.inject({ method: 'GET', url, headers: { cookie } });

    it('are left to the system without a choice', async () => {
      expect((await page('/hire/it')).body).toContain(
        '<html lang="en"><meta name="color-scheme" content="light dark">',
      );
      expect((await page('/hire/it', 'puente_theme=purple')).body).not.toContain('data-theme="');
    });

    it('follow a link, even on later requests, and the link is marked as current', async () => {
      const chosen = await page('/hire/it?theme=dark');
      const darkPage = '<html lang="en" data-theme="dark"><meta name="color-scheme" content="dark">';
      expect(chosen.body).toContain(darkPage);
      expect(chosen.body).toContain('<a data-theme-choice="system"><a data-theme-choice="dark" aria-current="true">');
      const cookie = String(chosen.headers['set-cookie']).split(';', 1)[0] ?? '';
      const later = await page('/hire/it', cookie);
      expect(later.body).toContain(darkPage);
      expect(later.headers['etag']).not.toBe((await page('/hire/it')).headers['etag']);
      const back = await page('/hire/it?theme=system', cookie);
      expect(back.body).not.toContain('data-theme="');
      expect(String(back.headers['set-cookie'])).toContain('Max-Age=0');
    });

    it('apply to the signed-in product', async () => {
      const person = await world.newcomer();
      const shell = await page('/account', `${person.cookie}; puente_theme=light`);
      expect(shell.body).toContain('<html lang="en" data-theme="light">');
    });
  });

  it('are not found at unknown addresses, and // is the landing page', async () => {
    for (const url of ['/blog/a/b', '/blogs', '/hire/nothing', '//', '//blog']) {
      const response = await get(url);
      const [status, text] = url === '//' ? [200, 'the landing page'] : [404, 'nothing here'];
      expect(response.statusCode, url).toBe(status);
      expect(response.body, url).toContain(text);
    }
  });

  it('include a not-found page in the language of the address', async () => {
    const response = await get('/es/hire/nothing');
    expect([response.statusCode, response.body]).toEqual([404, expect.stringContaining('nada aquí')]);
  });

  describe('compressed pages', () => {
    const landing = (headers: Record<string, string>, url = '/') => app.inject({ method: 'GET', url, headers });

    it('use Brotli or else gzip, if the browser accepts it', async () => {
      const plain = await landing({});
      expect(plain.headers['content-encoding']).toBeUndefined();
      for (const [accepted, used, unpack] of [
        ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
        ['br;q=0, gzip', 'gzip', gunzipSync],
        ['*', 'br', brotliDecompressSync],
      ] as const) {
        const response = await landing({ 'accept-encoding': accepted });
        expect(response.headers['content-encoding']).toBe(used);
        expect(response.headers['vary']).toContain('accept-encoding');
        expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
        expect(unpack(response.rawPayload).toString()).toBe(plain.body);
      }
      for (const accepted of ['identity', 'br;q=0', 'deflate']) {
        expect((await landing({ 'accept-encoding': accepted })).body).toBe(plain.body);
      }
    });

    it('are not sent again if they are unchanged', async () => {
      const first = await landing({ 'accept-encoding': 'br' });
      const tag = String(first.headers['etag']);
      const again = await landing({ 'accept-encoding': 'gzip', 'if-none-match': `"other", ${tag}` });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers['vary']).toContain('cookie');
      expect((await landing({ 'if-none-match': tag }, '/blog')).statusCode).toBe(200);
    });

    it('include the not-found page and the signed-in product', async () => {
      const missing = await landing({ 'accept-encoding': 'br' }, '/hire/nothing');
      expect([missing.statusCode, missing.headers['content-encoding']]).toEqual([404, 'br']);
      const person = await world.newcomer();
      const shell = await landing({ cookie: person.cookie, 'accept-encoding': 'br' }, '/account');
      expect([shell.headers['content-encoding'], shell.headers['cache-control']]).toEqual(['br', 'no-store']);
      expect(shell.headers['etag']).toBeUndefined();
    });
  });

  describe('jobs and companies for visitors', () => {
    const createJob = async (values = {}) => {
      const { company } = await world.company();
      return world.build.job({ companyId: company.id, title: 'Night Auditor', ...values });
    };
    const read = async (url: string) => {
      const { statusCode, body } = await get(url);
      return [statusCode, body];
    };

    it('are rendered with and without a title in the address, in every language, with user text unchanged', async () => {
      const { id, companyId } = await createJob();
      for (const url of [`/jobs/${id}`, `/jobs/${id}-night-auditor`, `/jobs/${id}-anything`]) {
        expect(await read(url)).toEqual([200, rendered('en', 'job')]);
      }
      expect(await read(`/es/jobs/${id}-night-auditor`)).toEqual([200, rendered('es', 'job')]);
      expect(await read('/pt/jobs')).toEqual([200, rendered('pt', 'jobs')]);
      expect(await read(`/companies/${companyId}-x`)).toEqual([200, rendered('en', 'company')]);
    });

    it('are current immediately after a change', async () => {
      const { id } = await createJob();
      expect(await read(`/jobs/${id}`)).toEqual([200, rendered('en', 'job')]);
      await world.db.execute(`update jobs set status = 'closed', closed_at = now() where id = '${id}'`);
      expect(await read(`/jobs/${id}`)).toEqual([410, rendered('en', 'gone')]);
    });

    it('show a change to a similar job within a second or two', async () => {
      const { id } = await createJob({ title: 'Shows more', skillKeys: ['ledger'] });
      const { id: other } = await createJob({ title: 'Copywriter', skillKeys: ['ledger'] });
      const loadBody = async () => (await get(`/jobs/${id}`)).body;
      expect(await loadBody()).toContain('Copywriter');
      await world.db.execute(`update jobs set title = 'Proofreader' where id = '${other}'`);
      await eventually(async () => expect(await loadBody()).toContain('Proofreader'));
      expect(await loadBody()).not.toContain('Copywriter');
    });

    it('count answers that become due within a second or two', async () => {
      const { id, companyId } = await createJob({ title: 'Shows more' });
      const candidateIds: string[] = [];
      while (candidateIds.length < LIMITS.minCountedAnswers) candidateIds.push((await world.candidate()).candidate.id);
      const createdAt = new Date(Date.now() - LIMITS.answerDays.default * DAY_MS + 5_000).toISOString();
      for (const candidateId of candidateIds) {
        await world.build.application({ jobId: id, companyId, candidateId, createdAt, statusChangedAt: createdAt });
      }
      const loadBody = async () => (await get(`/jobs/${id}`)).body;
      expect(await loadBody()).toContain('answers: undefined');
      await eventually(async () => expect(await loadBody()).toContain(`answers: ${LIMITS.minCountedAnswers}`));
    });

    it('are not found if they are paused, for members only, or unknown', async () => {
      const { id: paused } = await createJob({ status: 'paused' });
      const { id: members } = await createJob({ visibility: 'members' });
      for (const part of [paused, members, '018f0000-0000-7000-8000-000000000000', 'nothing']) {
        expect((await get(`/jobs/${part}`)).statusCode).toBe(404);
      }
    });

    it('count toward the limit of reads when they are repeated, and the 429 response has the security headers', async () => {
      const { id } = await createJob();
      const { hub, matches } = world;
      const platform = { ...world.platform, limiter: createRateLimiter(true, () => {}) };
      const limited = await createApp({ platform, hub, matches, documents, migrationsFolder: MIGRATIONS_FOLDER });
      const readLimited = () => limited.inject({ method: 'GET', url: `/jobs/${id}` });
      for (let count = 0; count < 300; count += 1) expect((await readLimited()).statusCode).toBe(200);
      const refused = await readLimited();
      await limited.close();
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['x-content-type-options']).toBe('nosniff');
    });

    it('are replaced by the product’s screens for signed-in users', async () => {
      const { id } = await createJob();
      const person = await world.newcomer();
      const signedIn = (url: string) => app.inject({ method: 'GET', url, headers: { cookie: person.cookie } });
      expect((await signedIn(`/jobs/${id}-night-auditor`)).body).toContain('the shell');
      expect((await signedIn('/jobs')).body).toContain('the shell');
      expect((await signedIn('/es/jobs')).headers['location']).toBe('/jobs');
    });

    it('are shown to the company of the job, which is redirected to its own screen of a hidden job', async () => {
      const owner = await world.company();
      const own = await world.build.job({ companyId: owner.company.id });
      const reviewer = await world.member(owner, 'reviewer');
      const other = await createJob();
      const readAs = (cookie: string, url: string) => app.inject({ method: 'GET', url, headers: { cookie } });
      for (const { cookie } of [owner, reviewer]) {
        const page = await readAs(cookie, `/es/jobs/${own.id}-anything`);
        expect([page.statusCode, page.body]).toEqual([
          200,
          expect.stringContaining('data-signed-in="restricted" lang="es">job'),
        ]);
      }
      expect((await readAs(owner.cookie, `/jobs/${other.id}`)).body).toContain('the shell');
      expect((await readAs(owner.cookie, '/jobs')).body).toContain('the shell');
      await owner.patch(`/api/jobs/${own.id}`, { status: 'paused' });
      expect((await readAs(owner.cookie, `/jobs/${own.id}`)).headers['location']).toBe(`/company/jobs/${own.id}`);
    });
  });

  it('include the sitemap and robots.txt', async () => {
    const map = await get('/sitemap-pages.xml');
    expect(map.statusCode).toBe(200);
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(map.body).toBe('<urlset>https://puente.example/</urlset>');
    const robots = await get('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toBe('Sitemap: https://puente.example/sitemap.xml');
  });
});
