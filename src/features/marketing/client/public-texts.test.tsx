/**
 * What the public reading pages promise: the specification's claims and ranges to the letter, its order of sections, and no
 * link that leads nowhere.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LIFETIMES } from '#shared/limits.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { ConsultationPage } from './consultation.page.tsx';
import { LandingPage } from './landing.page.tsx';
import { PrivacyPage, TermsPage } from './legal.page.tsx';

const pages = {
  landing: renderToStaticMarkup(<LandingPage />),
  consultation: renderToStaticMarkup(<ConsultationPage />),
  privacy: renderToStaticMarkup(<PrivacyPage />),
  terms: renderToStaticMarkup(<TermsPage />),
};

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/gu, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/gu, ' ');

const landing = textOf(pages.landing);

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
  ])('says %s', (claim) => {
    expect(landing).toContain(claim);
  });

  it('marks what was not measured yet as a goal', () => {
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

  it('works the savings out for its first role, with the formula', () => {
    for (const line of [
      'Marketing Manager · 1 hire · 12 months',
      '$48,000 saved, 50% of the U.S. cost',
      '(U.S. cost − Puente cost) × hires × months = saving',
      '($8,000 − $4,000) × 1 hire × 12 months = $48,000',
      '$48,000 ÷ $96,000 = 50%',
    ])
      expect(landing).toContain(line);
  });

  it('has its sections in order', () => {
    const ids = [...pages.landing.matchAll(/<section[^>]* id="([\w-]+)"/gu)].map((match) => match[1]);
    expect(ids).toEqual(['how-it-works', 'why-latin-america', 'popular-roles', 'success-story', 'testimonials']);
    expect(pages.landing).toContain('id="features"');
  });

  it('says that story and quotes are made up', () => {
    expect(landing.match(/Illustrative\./gu)).toHaveLength(2);
  });

  it('names the years from 2025 to now', () => {
    expect(landing).toMatch(/© 2025(–20\d\d)? Puente/u);
  });
});

describe.each(Object.entries(pages))('the page %s', (_name, html) => {
  it.each(['header', 'main', 'h1', 'footer'])('has one %s', (tag) => {
    expect(html.match(new RegExp(`<${tag}[ >]`, 'gu'))).toHaveLength(1);
  });

  it('links only to pages and anchors that are there', () => {
    const known: readonly string[] = Object.values(PUBLIC_PATHS);
    const links = [...html.matchAll(/href="([^"]+)"/gu)].map((match) => match[1] ?? '');
    const inside = links.filter((link) => link.startsWith('/') || link.startsWith('#'));
    for (const link of inside) {
      const [path = '', anchor] = link.split('#');
      expect(path === '' || known.includes(path), link).toBe(true);
      const target = path === PUBLIC_PATHS.landing ? pages.landing : html;
      expect(anchor === undefined || target.includes(`id="${anchor}"`), link).toBe(true);
    }
    expect(inside.length).toBeGreaterThan(5);
  });

  it('leads to the other networks and to support', () => {
    for (const address of ['linkedin.com', 'facebook.com', 'instagram.com', 'https://x.com', 'mailto:support@']) {
      expect(html).toContain(address);
    }
  });
});

describe('the consultation page', () => {
  it('offers 30 minutes, for free, and the ways in', () => {
    expect(textOf(pages.consultation)).toContain('free 30-minute consultation');
    expect(pages.consultation).toContain(`href="${PUBLIC_PATHS.login}"`);
    expect(pages.consultation).toContain(`href="${PUBLIC_PATHS.register}"`);
  });
});

describe('the privacy notice', () => {
  const text = textOf(pages.privacy);

  it.each([
    ['of bookings', 'name, e-mail address, the notes you add, your time zone'],
    ['of public applications', 'languages, start date, links, work history and education, and what we decided'],
    ['of the way to a hire', 'every version of an offer with the file of what was accepted'],
    ['of messages', 'the messages and when they were read, whom you blocked, and reports about others'],
    ['of mails', 'each mail, until your account is deleted'],
    ['of sign-ins', `It ends ${LIFETIMES.sessionDays} days after your last visit`],
    ['that the account page deletes it', 'your account page does it, with your password, and at once'],
    ['that one can take it along', 'gives you all of it in one file that programs can read'],
    ['that the score decides nothing', 'It supports a decision and makes none'],
    ['what the score never reads', 'never reads name, photo, e-mail address, gender, age, nationality or school'],
  ])('says what is kept, and for how long: %s', (_what, words) => {
    expect(text).toContain(words);
  });
});
