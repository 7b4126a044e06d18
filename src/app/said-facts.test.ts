/**
 * Texts must agree with the brand's facts: pages, screens, mails and articles, in every language. A text may import a fact or repeat it, but not
 * contradict it. Translations must contain the numbers of the English text.
 */
import { describe, expect, it } from 'vitest';
import { DAYS_SUGGESTED } from '#features/interviews/interviews.domain.ts';
import { ARTICLES, CANDIDATE_ARTICLES } from '#features/marketing/client/blog/articles.ts';
import { LEGAL_TEXTS } from '#features/marketing/client/legal-texts.ts';
import { SITE_TEXTS } from '#features/marketing/client/texts/site-texts.ts';
import { SERVER_WORDS } from '#server/words/server-words.ts';
import {
  ANSWER_BUSINESS_DAYS,
  BRAND_FACTS,
  CLAIMS,
  CONSULTATION_MINUTES,
  FIRST_TALK_MINUTES,
  MAX_ANSWER_BUSINESS_DAYS,
} from '#shared/brand-facts.ts';
import { errorsEn } from '#shared/errors.en.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { RETENTION } from '#shared/retention.ts';
import { textsOf } from '#testing/catalogs.ts';
import { mailCatalog } from '#testing/mail-catalogs.ts';
import { catalogEn } from './client/catalog.ts';
import { loadAdminTexts, loadProductTranslation } from './client/load-product-texts.ts';
import { PUBLIC_PAGES } from './client/public-pages.tsx';

const heads = Object.fromEntries(PUBLIC_PAGES.map(({ path, description, title }) => [path, { description, title }]));

/** Texts of the static pages of features, by file. */
const STATIC_PAGES = {
  en: import.meta.glob('../features/*/client/*-{page,pages}.en.ts', { eager: true }),
  es: import.meta.glob('../features/*/client/*-{page,pages}.es.ts', { eager: true }),
  pt: import.meta.glob('../features/*/client/*-{page,pages}.pt.ts', { eager: true }),
};

const textsIn = {
  en: {
    product: catalogEn,
    pages: STATIC_PAGES.en,
    site: SITE_TEXTS.en,
    server: SERVER_WORDS.en,
    mail: mailCatalog('en'),
  },
};

/** `[path, text]` of every text in a language. */
const saidIn = async (language: (typeof LANGUAGES)[number]): Promise<[string, string][]> => {
  const legal = [LEGAL_TEXTS.privacy[language], LEGAL_TEXTS.terms[language]];
  if (language === 'en') return textsOf({ ...textsIn.en, articles: ARTICLES, legal, heads });
  const product = [(await loadProductTranslation(language))?.messages ?? {}, await loadAdminTexts(language)];
  return textsOf({
    product,
    pages: STATIC_PAGES[language],
    site: SITE_TEXTS[language],
    legal,
    articles: [CANDIDATE_ARTICLES[language]],
    server: SERVER_WORDS[language],
    mail: mailCatalog(language),
  });
};

/** How a fact is written in each language, and the allowed values. */
const FACTS: readonly { name: string; written: RegExp; may: readonly (string | number)[] }[] = [
  {
    name: 'days until the market answers',
    written: /(\S+) (?:business days|días hábiles|dias úteis)/g,
    may: [ANSWER_BUSINESS_DAYS, MAX_ANSWER_BUSINESS_DAYS],
  },
  {
    name: 'months of the guarantee',
    written:
      /(\S+)-month guarantee|(\S+) meses de garant[ií]a|garant[ií]a de (\S+) meses|first (\S+) months, we look for a replacement/g,
    may: [BRAND_FACTS.guaranteeMonths, '{months}'],
  },
  {
    name: 'minutes of a consultation',
    written:
      /(\d+)-minute consultation|(?:consulta|consulta gratuita) de (\d+) minutos|(?:Bastan|Bastam) (\d+) minutos/g,
    may: [CONSULTATION_MINUTES, FIRST_TALK_MINUTES],
  },
  { name: 'days to hire', written: /(?:under|menos de) (\d+) (?:days|días|dias)/gi, may: [CLAIMS.daysToHire] },
  { name: 'saving', written: /\b(?:up to|hasta|até) (\d+)%/gi, may: [CLAIMS.savingPercent] },
  {
    name: 'companies',
    written: /(\d+)\+ companies|Más de (\d+) empresas|Mais de (\d+) empresas/g,
    may: [CLAIMS.companies],
  },
];

/** Features that the product does not have and no text may promise. */
const ABSENT =
  /agreement (?:you|we) (?:get|send)|set out in your agreement|contrato que (?:recib|você recebe)|lo dice tu contrato/i;

/** Five working days of a month-end, on the finance page, are not a promise of the market. */
const IS_OTHERS = /month-end in five|cierre de mes en cinco|fechamento do mês em cinco/;

describe.each(LANGUAGES)('texts in %s', (language) => {
  it.each(FACTS)('agree with the fact: $name', async ({ written, may }) => {
    const found = (await saidIn(language))
      .filter(([, text]) => !IS_OTHERS.test(text))
      .flatMap(([path, text]) =>
        [...text.matchAll(written)].map((match) => ({ path, value: match.slice(1).find((one) => one !== undefined) })),
      );
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ value }) => !may.map(String).includes(value ?? ''))).toEqual([]);
  });

  it('promise no documents that do not exist', async () => {
    expect((await saidIn(language)).filter(([, text]) => ABSENT.test(text))).toEqual([]);
  });
});

/** Clock times and time zone examples follow the reader's country. */
const IS_LOCAL = /\.(?:timezone|unreadable)$|\.showcase\.|\.overlap\.(?:hours|note)$/;

/** The numbers in a text in order, without thousands separators. */
const numbersIn = (text: string): string =>
  [...text.replace(/(?<=\d)[.,](?=\d{3}\b)/g, '').matchAll(/\d+/g)]
    .map(([number]) => number)
    .toSorted()
    .join(' ');

it.each(LANGUAGES.filter((language) => language !== 'en'))('contain in %s the numbers of English', async (language) => {
  const english = new Map(textsOf(textsIn.en));
  const differing = (await saidIn(language)).filter(
    ([path, text]) =>
      !IS_LOCAL.test(path) && english.has(path) && numbersIn(english.get(path) ?? '') !== numbersIn(text),
  );
  expect(differing).toEqual([]);
});

/** Numbers written as words, in any language, which must match the current values. */
const WRITTEN_OUT: readonly { said: string; number: number; inForce: number }[] = [
  { said: 'had one until less than three days ago', number: 3 * 24, inForce: LIFETIMES.emailUndoHours },
  { said: 'gave it up less than three days ago', number: 3 * 24, inForce: LIFETIMES.emailUndoHours },
  { said: 'our activity log keeps your email address for two years', number: 2 * 365, inForce: RETENTION.audit.days },
  { said: 'We found no time to suggest in the next two weeks', number: 2 * 7, inForce: DAYS_SUGGESTED },
];

it.each(WRITTEN_OUT)('matches the current value: $said', ({ said, number, inForce }) => {
  const english = [...textsOf(textsIn.en).map(([, text]) => text), ...Object.values(errorsEn)];
  expect(english.some((text) => text.includes(said))).toBe(true);
  expect(number).toBe(inForce);
});
