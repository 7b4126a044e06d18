/** Hostile text in a job post is rendered as plain text on the pages for visitors. A job's page shows every fact in its structured data. */
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { describeJob, type PublicJobDetail } from '#features/jobs/job-posting.domain.ts';
import { type OpenPage, toJobLine } from '#features/jobs/open-page.domain.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { findOpenCard, renderOpenPage } from './public-renderer.tsx';

const SITE = 'https://puente.example';
const ASSETS = { script: '/script.js', styles: [], fonts: [], images: undefined };

const job = (text: string): PublicJobDetail => ({
  id: '018f0000-0000-7000-8000-000000000001',
  slug: 'job',
  title: text,
  description: `${text}\n\nKeep the books.`,
  responsibilities: `- ${text}\n- Pay bills`,
  requiredSkills: [text, 'Excel'],
  experience: '3-5',
  hourlyBudgetFrom: 15,
  hourlyBudget: 25,
  salaryRange: '$2,400–$4,000/mo',
  jobType: 'full-time',
  hoursPerWeek: 40,
  timezone: 'EST',
  zone: 'America/New_York',
  countries: ['CO', 'BR'],
  startDate: '2027-02-01',
  openings: 2,
  benefits: text,
  validThrough: '2027-01-31',
  createdAt: '2026-12-01T10:00:00.000Z',
  language: 'en',
  answerDays: 3,
  company: {
    id: '018f0000-0000-7000-8000-000000000002',
    slug: 'acme',
    companyName: text,
    logoUrl: null,
    answers: null,
  },
});

const buildJobPage = (text: string): OpenPage & { kind: 'job' } => {
  const open = job(text);
  const { facts, posting } = describeJob(open, SITE);
  return { kind: 'job', id: open.id, facts, posting, company: open.company, answerDays: 3, similar: [] };
};

const SCRIPT = /(<script[^>]*>)([^<]*)(<\/script>)/g;

interface ParsedPage {
  elements: string[];
  attributes: string[];
  text: string;
  /** The parsed structured data of the page. */
  data: unknown;
}

/** Parses a page as strict XML, because React closes every element. Throws if a user's text breaks the markup. */
const parsePage = async (page: OpenPage, language: Language = 'en'): Promise<ParsedPage> => {
  const html = (await renderOpenPage(page, language, ASSETS, { site: SITE })).replace('<!doctype html>', '');
  const result: ParsedPage = { elements: [], attributes: [], text: '', data: null };
  const scripts = [...html.matchAll(SCRIPT)].filter(([, tag = '']) => tag.includes('ld+json'));
  result.data = JSON.parse(scripts[0]?.[2] ?? 'null');
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    result.elements.push(name);
    result.attributes.push(...Object.keys(attributes).map((attribute) => `${name} ${attribute}`));
  });
  parser.on('text', (text) => {
    result.text += ` ${text}`;
  });
  parser.write(html.replaceAll(SCRIPT, '$1$3')).close();
  return result;
};

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!-- open',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  ']]></title></item></rss>',
  '&#x0; &amp;lt; &unknown;',
  'a\u2028b\u2029c',
  '\u202Egnp.exe\u2066',
  '{{PUBLIC_URL}} $& $1',
];

/** The other pages that show user text. */
const OTHER_PAGES: Record<string, (text: string) => OpenPage> = {
  company: (text) => ({
    kind: 'company',
    path: '/companies/018f0000-0000-7000-8000-000000000002-acme',
    company: job(text).company,
    description: text,
    industry: null,
    companySize: null,
    answerDays: 3,
    answers: null,
    jobs: [toJobLine(job(text), SITE)],
  }),
  list: (text) => ({
    kind: 'jobs',
    filters: { q: text },
    query: new URLSearchParams({ q: text }).toString(),
    jobs: [toJobLine(job(text), SITE)],
    next: null,
    isLaterPage: false,
  }),
  'closed job': (text) => ({ kind: 'gone', title: text, path: '/jobs/1', similar: [toJobLine(job(text), SITE)] }),
};

describe('the job page for visitors', () => {
  it('has a description for search engines that never splits a character', async () => {
    for (const start of ['', 'x']) {
      const page = buildJobPage('Bookkeeper');
      const html = await renderOpenPage(
        { ...page, facts: { ...page.facts, description: `${start}${'🙂'.repeat(200)}` } },
        'en',
        ASSETS,
        { site: SITE },
      );
      expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toMatch(/^x?(?:🙂)+…$/u);
    }
  });

  it.each(HOSTILE)('renders hostile text as plain text: %j', async (text) => {
    const [harmless, hostile] = [await parsePage(buildJobPage('Bookkeeper')), await parsePage(buildJobPage(text))];
    expect(hostile.elements).toEqual(harmless.elements);
    expect(hostile.attributes).toEqual(harmless.attributes);
    expect(hostile.text).toContain(text);
    expect(hostile.data).toEqual(JSON.parse(JSON.stringify(buildJobPage(text).posting)));
  });

  it.each([
    ['EST', 'America/New_York', 'EST · New York'],
    ['America/Bogota', 'America/Bogota', 'Bogotá'],
    ['East coast hours', null, 'East coast hours'],
    ['GMT-5', 'Etc/GMT+5', 'GMT-5'],
  ])('shows the time zone %s (%s) as %s without scripts', async (timezone, zone, shown) => {
    const { facts, posting } = describeJob({ ...job('Bookkeeper'), timezone, zone }, SITE);
    const { text } = await parsePage({ ...buildJobPage('Bookkeeper'), facts, posting });
    expect(text).toContain(`Timezone ${shown} Where you can work from`);
  });

  it('shows the monthly pay for the weekly hours of the job', async () => {
    const { facts, posting } = describeJob({ ...job('Bookkeeper'), jobType: 'contract', hoursPerWeek: 10 }, SITE);
    const { text } = await parsePage({ ...buildJobPage('Bookkeeper'), facts, posting });
    expect(text).toContain('$600–$1,000/mo at 40 hours a month');
  });

  it('has absolute addresses on the site', async () => {
    const html = await renderOpenPage(buildJobPage('Bookkeeper'), 'es', ASSETS, { site: SITE });
    expect(html).toContain(`<link rel="canonical" href="${SITE}/es/jobs/018f0000-0000-7000-8000-000000000001-job"/>`);
    expect(html).not.toContain('{{');
  });

  it.each(LANGUAGES)('links its own share card with alt text, in %s', async (language) => {
    const images = { cards: {}, icon: '/icon.png' };
    const page = buildJobPage('"><script>alert(1)</script>');
    const words = await findOpenCard(page, language);
    const card = words && { ...words, address: `/cards/jobs/${page.id}/${language}-x.png` };
    const html = await renderOpenPage(page, language, { ...ASSETS, images }, { site: SITE, card });
    const metaContent = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"/>`).exec(html)?.[1] ?? '';
    expect(metaContent('og:image')).toBe(`${SITE}/cards/jobs/${page.id}/${language}-x.png`);
    expect([metaContent('og:image:type'), metaContent('og:image:width'), metaContent('og:image:height')]).toEqual([
      'image/png',
      '1200',
      '630',
    ]);
    expect(metaContent('twitter:card')).toBe('summary_large_image');
    expect(metaContent('og:image:alt')).toContain('&lt;script&gt;');
    for (const fact of words?.facts ?? []) expect(metaContent('og:image:alt')).toContain(fact);
    expect(html).not.toContain('<script>alert');
  });

  it('uses the share card of the job list if it has none', async () => {
    const images = { cards: { '/es/jobs': '/list.png' }, icon: '/icon.png' };
    const html = await renderOpenPage(buildJobPage('开发者'), 'es', { ...ASSETS, images }, { site: SITE });
    expect(html).toContain(`<meta property="og:image" content="${SITE}/list.png"/>`);
    expect(html).toContain('content="Vacantes abiertas: Vacantes remotas para profesionales de América Latina"');
  });

  it.each(LANGUAGES)('shows the facts in its structured data, in %s', async (language) => {
    const page = buildJobPage('Bookkeeper');
    const { text, data } = await parsePage(page, language);
    expect(data).toMatchObject({
      title: 'Bookkeeper',
      hiringOrganization: { name: 'Bookkeeper' },
      baseSalary: { value: { minValue: 15, maxValue: 25, unitText: 'HOUR' } },
      applicantLocationRequirements: [{ name: 'Colombia' }, { name: 'Brazil' }],
      validThrough: expect.stringMatching(/^2027-0(?:1-31|2-01)/),
      datePosted: '2026-12-01',
      employmentType: 'FULL_TIME',
    });
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (const fact of ['15', '25', '40', 'Excel', 'Pay bills', names.of('CO') ?? '', names.of('BR') ?? '']) {
      expect(text).toContain(fact);
    }
  });
});

describe.each(Object.entries(OTHER_PAGES))('the %s page for visitors', (_name, pageWith) => {
  it.each(HOSTILE)('renders hostile text as plain text: %j', async (text) => {
    const [harmless, hostile] = [await parsePage(pageWith('Bookkeeper')), await parsePage(pageWith(text))];
    expect(hostile.elements).toEqual(harmless.elements);
    expect(hostile.attributes).toEqual(harmless.attributes);
    expect(hostile.text).toContain(text);
    expect(JSON.stringify(hostile.data)).not.toContain(`${SITE} $&`);
  });
});
