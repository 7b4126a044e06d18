/** Public content pages contain the specified claims, pay ranges and sections, and no broken links. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageLanguageContext } from '#client/page-language.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { localizedPath, PUBLIC_PATHS, TRANSLATED_PATHS } from '#shared/paths.ts';
import { RETENTION, RETENTION_IDS } from '#shared/retention.ts';
import { ConsultationPage } from './consultation.page.tsx';
import { LandingPage } from './landing.page.tsx';
import { PrivacyPage, TermsPage } from './legal.page.tsx';
import { LEGAL_TEXTS, RETENTION_WORDS } from './legal-texts.ts';
import { PricingPage } from './pricing.page.tsx';
import { RolePage } from './roles/role.page.tsx';
import { FAMILY_IDS } from './roles/role-family.ts';

const renderInSpanish = (page: ReactNode): string =>
  renderToStaticMarkup(<PageLanguageContext value="es">{page}</PageLanguageContext>);

const pages = {
  landing: renderToStaticMarkup(<LandingPage />),
  consultation: renderToStaticMarkup(<ConsultationPage />),
  pricing: renderToStaticMarkup(<PricingPage />),
  privacy: renderToStaticMarkup(<PrivacyPage />),
  terms: renderToStaticMarkup(<TermsPage />),
};

const stripTags = (html: string): string =>
  html
    .replace(/<[^>]+>/gu, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/gu, ' ');

const landing = stripTags(pages.landing);

describe('the landing page', () => {
  it.each([
    '97% placement rate',
    'Hire in under 21 days',
    'Up to 70% saved on talent costs',
    'Top 3% of talent presented',
    '6-month guarantee',
    'No upfront fees',
    'Trusted by 100+ companies',
    '15-minute consultation',
    '$3,000-$5,000 a month',
    '$8,000-$15,000+ a month',
    '6-8 hours of daily time-zone overlap',
    'AI-based matching',
    'Latin America & United States',
    'View All Roles & Specialties',
    'How It Works',
    'Get Started',
    'Sign In',
    'Register',
  ])('contains "%s"', (claim) => {
    expect(landing).toContain(claim);
  });

  it('labels numbers that are not measured yet as goals', () => {
    expect(landing).toContain('97% placement rateOur goal');
    expect(landing).toContain('Under 21 days to hire, from the first callOur goal');
    expect(landing).not.toContain('saved on talent costsOur goal');
  });

  it.each([
    ['Marketing Manager', '$3,500-$4,500'],
    ['Account Executive', '$3,000-$4,000'],
    ['Executive Assistant', '$2,000-$3,000'],
    ['Full Stack Developer', '$4,000-$6,000'],
    ['Customer Success Manager', '$2,500-$3,500'],
    ['Accountant', '$3,000-$4,000'],
  ])('shows the role %s at %s', (title, range) => {
    expect(landing).toContain(`${title}${range} a month`);
  });

  it('shows the savings for its first role and the formula', () => {
    for (const line of [
      'Marketing Manager · 1 hire · 12 months',
      '$109,200 saved, 69% of the U.S. cost',
      '(U.S. cost − Puente cost) × hires × months = savings',
      '($13,100 − $4,000) × 1 hire × 12 months = $109,200',
      '$109,200 ÷ $157,200 = 69%',
      'Marketing Managers: median of $157,620 a year',
      'Bureau of Labor Statistics, Occupational Employment and Wage Statistics, May 2023',
    ])
      expect(landing).toContain(line);
  });

  it('has its sections in the specified order', () => {
    const ids = [...pages.landing.matchAll(/<section[^>]* id="([\w-]+)"/gu)].map((match) => match[1]);
    expect(ids).toEqual(['how-it-works', 'why-latin-america', 'popular-roles', 'success-story', 'testimonials']);
    expect(pages.landing).toContain('id="features"');
  });

  it('contains no customer quotes and says why', () => {
    expect(pages.landing).not.toContain('<blockquote');
    expect(pages.consultation).not.toContain('<blockquote');
    expect(landing).toContain('We don’t have customer quotes yet');
    expect(landing).toContain('The people in the pictures are made up for our demo.');
  });

  it('has a copyright notice that starts in 2025', () => {
    expect(landing).toMatch(/© 2025(–20\d\d)? Puente/u);
  });
});

describe('public pages in Spanish', () => {
  const spanish = renderInSpanish(<LandingPage />);

  it('include a landing page without English words, whose amounts are labeled as U.S. dollars', () => {
    const text = stripTags(spanish);
    for (const words of ['Tu próxima gran contratación', '¿Cuánto ahorrarías?', 'US$3,500-US$4,500', 'Precios'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/(?<!US)\$\d/u);
    expect(text).not.toMatch(/\b(?:hire|the|your|with)\b/iu);
  });

  it('link to Spanish pages where they exist, otherwise to English ones', () => {
    for (const link of ['/es', '/es/apply', '/es/hire/finance', '/es/privacy', '/es#how-it-works', '/blog', '#savings'])
      expect(spanish).toContain(`href="${link}"`);
    expect(spanish).not.toContain('href="/apply"');
  });

  it.each(FAMILY_IDS)(
    'include the role page for %s with as many headings, questions, list items and pictures as in English',
    (id) => {
      const spanishPage = renderInSpanish(<RolePage id={id} />);
      const english = renderToStaticMarkup(<RolePage id={id} />);
      for (const mark of ['<details', '<h2', '<h3', '<dt', '<svg', '<li'])
        expect(spanishPage.split(mark).length, mark).toBe(english.split(mark).length);
      // The linked article is in English.
      expect(stripTags(spanishPage.replace(/<article.*?<\/article>/su, ''))).not.toMatch(/(?<!US)\$\d/u);
    },
  );
});

describe.each(Object.entries(pages))('the page %s', (_name, html) => {
  it.each(['header', 'main', 'h1', 'footer'])('has one %s', (tag) => {
    expect(html.match(new RegExp(`<${tag}[ >]`, 'gu'))).toHaveLength(1);
  });

  it('links only to existing pages and anchors', () => {
    const translatedPaths = [...TRANSLATED_PATHS, '/jobs'].flatMap((path) =>
      LANGUAGES.map((language) => localizedPath(path, language)),
    );
    const paths: readonly string[] = [...Object.values(PUBLIC_PATHS), ...translatedPaths];
    const links = [...html.matchAll(/href="([^"]+)"/gu)].map((match) => match[1] ?? '');
    const internalLinks = links.filter((link) => link.startsWith('/') || link.startsWith('#'));
    for (const link of internalLinks) {
      const [address = '', anchor] = link.split('#');
      const [path = ''] = address.split('?');
      expect(path === '' || paths.includes(path), link).toBe(true);
      const target = path === PUBLIC_PATHS.landing ? pages.landing : html;
      expect(anchor === undefined || target.includes(`id="${anchor}"`), link).toBe(true);
    }
    expect(internalLinks.length).toBeGreaterThan(5);
  });

  it('links to the social networks and to support', () => {
    for (const address of ['linkedin.com', 'facebook.com', 'instagram.com', 'https://x.com', 'mailto:support@']) {
      expect(html).toContain(address);
    }
  });
});

describe('the consultation page', () => {
  it('offers 30 minutes for free, and links to sign-in and registration', () => {
    expect(stripTags(pages.consultation)).toContain('free 30-minute consultation');
    expect(pages.consultation).toContain(`href="${PUBLIC_PATHS.login}"`);
    expect(pages.consultation).toContain(`href="${PUBLIC_PATHS.register}"`);
  });
});

describe('the privacy notice', () => {
  const text = stripTags(pages.privacy);

  it.each([
    ['the data in bookings', 'name, email address, the notes you add, your time zone'],
    [
      'the data in public applications',
      'the job you applied to and your answers to its questions, the language you applied in, and what we decided',
    ],
    ['the data in offers', 'every version of an offer with the file of what was accepted'],
    ['the data about members', 'a log of who did what for the company'],
    ['who reads messages at a company', 'At a company, its owners and recruiters see them.'],
    ['what the score compares', 'availability, countries and weekly hours if the job states them'],
    ['what remains after deletion', 'A company that has another owner continues without you.'],
    ['the data in messages', 'the messages with their files, when they were read'],
    [
      'the retention of emails',
      `${RETENTION.sentMails.days} days. The text of the email is erased as soon as a mail server accepts it`,
    ],
    ['the retention of the log', `${RETENTION.audit.days} days, so that we can account for what we did`],
    ['the retention of public applications', `${RETENTION.intakes.days} days after we decide`],
    ['the retention of consultations', `${RETENTION.bookings.days} days after the call`],
    ['the maximum length of a session', `${LIFETIMES.sessionMaxDays} days after you signed in at the latest`],
    ['when a session without visits ends', `It ends ${LIFETIMES.sessionDays} days after your last visit`],
    ['deletion on the account page', 'enter your password on your account page, and it is deleted immediately'],
    ['the export', 'gives you one machine-readable file with what we keep'],
    ['that the score makes no decisions', 'It supports decisions and makes none'],
    ['the controller', 'it is the controller of your data'],
    ['the processors', 'These companies process data on our behalf and only on our instructions.'],
    ['the law of Chile', 'Law 21.719, in force from December 1, 2026'],
    ['the law of Brazil', 'LGPD, Law 13.709/2018'],
    ['the law of California', 'CCPA, as amended by the CPRA'],
    ['the law of the European Union', 'GDPR'],
    ['what the score never reads', 'never reads name, photo, email address, gender, age, nationality or school'],
  ])('states %s', (_what, words) => {
    expect(text).toContain(words);
  });
});

describe.each(LANGUAGES)('the legal documents in %s', (language) => {
  it.each(Object.entries(LEGAL_TEXTS))('include %s with the same sections and blocks as in English', (_name, texts) => {
    expect(texts[language].sections.map(({ id }) => id)).toEqual(texts.en.sections.map(({ id }) => id));
    expect(texts[language].sections.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual(
      texts.en.sections.map(({ blocks }) => blocks.map(({ kind }) => kind)),
    );
  });

  it('state the retention of every kind of stored data in the privacy notice', () => {
    const { rows } = RETENTION_WORDS[language];
    const unstated = RETENTION_IDS.filter((id) => RETENTION[id].days && !rows[id][1].includes(`{retention.${id}}`));
    expect(unstated).toEqual([]);
    const { blocks = [] } = LEGAL_TEXTS.privacy[language].sections.find(({ id }) => id === 'long') ?? {};
    const table = blocks.find((block) => block.kind === 'table');
    expect(table?.rows).toHaveLength(RETENTION_IDS.length);
    expect(table?.rows.flat().join()).not.toContain('{retention');
  });
});
