/**
 * Pages, screens, emails and articles must agree with the brand's facts in every language. A text may import a fact or repeat it, but not contradict
 * it. Translations must contain the numbers of the English text.
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
import { catalogTexts } from '#testing/catalogs.ts';
import { mailCatalog } from '#testing/mail-catalogs.ts';
import { catalogEn } from './client/catalog.ts';
import { loadAdminTexts, loadProductTranslation } from './client/load-product-texts.ts';
import { PUBLIC_PAGES } from './client/public-pages.tsx';

const heads = Object.fromEntries(PUBLIC_PAGES.map(({ path, description, title }) => [path, { description, title }]));

/** Texts on the features' static pages, by file. */
const STATIC_PAGES = {
  en: import.meta.glob('../features/*/client/*-{page,pages}.en.ts', { eager: true }),
  es: import.meta.glob('../features/*/client/*-{page,pages}.es.ts', { eager: true }),
  pt: import.meta.glob('../features/*/client/*-{page,pages}.pt.ts', { eager: true }),
};

const textsByLanguage = {
  en: {
    product: catalogEn,
    pages: STATIC_PAGES.en,
    site: SITE_TEXTS.en,
    server: SERVER_WORDS.en,
    mail: mailCatalog('en'),
  },
};

/** Returns `[path, text]` of every text in a language. */
const loadAllTexts = async (language: (typeof LANGUAGES)[number]): Promise<[string, string][]> => {
  const legal = [LEGAL_TEXTS.privacy[language], LEGAL_TEXTS.terms[language]];
  if (language === 'en') return catalogTexts({ ...textsByLanguage.en, articles: ARTICLES, legal, heads });
  const product = [(await loadProductTranslation(language))?.messages ?? {}, await loadAdminTexts(language)];
  return catalogTexts({
    product,
    pages: STATIC_PAGES[language],
    site: SITE_TEXTS[language],
    legal,
    articles: [CANDIDATE_ARTICLES[language]],
    server: SERVER_WORDS[language],
    mail: mailCatalog(language),
  });
};

/** Matches the wording of each fact in every language, with the allowed values. */
const FACTS: readonly { name: string; pattern: RegExp; allowed: readonly (string | number)[] }[] = [
  {
    name: 'business days until we answer',
    pattern: /(\S+) (?:business days|días hábiles|dias úteis)/g,
    allowed: [ANSWER_BUSINESS_DAYS, MAX_ANSWER_BUSINESS_DAYS],
  },
  {
    name: 'months of the guarantee',
    pattern:
      /(\S+)-month guarantee|(\S+) meses de garant[ií]a|garant[ií]a de (\S+) meses|first (\S+) months, we look for a replacement/g,
    allowed: [BRAND_FACTS.guaranteeMonths, '{months}'],
  },
  {
    name: 'minutes of a consultation',
    pattern:
      /(\d+)-minute consultation|(?:consulta|consulta gratuita) de (\d+) minutos|(?:Bastan|Bastam) (\d+) minutos/g,
    allowed: [CONSULTATION_MINUTES, FIRST_TALK_MINUTES],
  },
  { name: 'days to hire', pattern: /(?:under|menos de) (\d+) (?:days|días|dias)/gi, allowed: [CLAIMS.daysToHire] },
  { name: 'saving', pattern: /\b(?:up to|hasta|até) (\d+)%/gi, allowed: [CLAIMS.savingPercent] },
  {
    name: 'companies',
    pattern: /(\d+)\+ companies|Más de (\d+) empresas|Mais de (\d+) empresas/g,
    allowed: [CLAIMS.companies],
  },
];

/** Documents that the product does not create and no text may promise. */
const ABSENT_DOCUMENTS =
  /agreement (?:you|we) (?:get|send)|set out in your agreement|contrato que (?:recib|você recebe)|lo dice tu contrato/i;

/** The five business days of a month-end close on the finance page are not a promise of the product. */
const NOT_OUR_PROMISE = /month-end in five|cierre de mes en cinco|fechamento do mês em cinco/;

describe.each(LANGUAGES)('texts in %s', (language) => {
  it.each(FACTS)('agree with the fact: $name', async ({ pattern, allowed }) => {
    const found = (await loadAllTexts(language))
      .filter(([, text]) => !NOT_OUR_PROMISE.test(text))
      .flatMap(([path, text]) =>
        [...text.matchAll(pattern)].map((match) => ({
          path,
          value: match.slice(1).find((group) => group !== undefined),
        })),
      );
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ value }) => !allowed.map(String).includes(value ?? ''))).toEqual([]);
  });

  it('do not promise documents that do not exist', async () => {
    expect((await loadAllTexts(language)).filter(([, text]) => ABSENT_DOCUMENTS.test(text))).toEqual([]);
  });
});

/** Clock times and time zone examples follow the user's country. */
const LOCAL_TEXT_PATH = /\.(?:timezone|unreadable)$|\.showcase\.|\.overlap\.(?:hours|note)$/;

/** Returns the numbers in a text, sorted, without thousands separators. */
const numbersIn = (text: string): string =>
  [...text.replace(/(?<=\d)[.,](?=\d{3}\b)/g, '').matchAll(/\d+/g)]
    .map(([number]) => number)
    .toSorted()
    .join(' ');

it.each(LANGUAGES.filter((language) => language !== 'en'))(
  'texts in %s contain the numbers of the English texts',
  async (language) => {
    const english = new Map(catalogTexts(textsByLanguage.en));
    const differing = (await loadAllTexts(language)).filter(
      ([path, text]) =>
        !LOCAL_TEXT_PATH.test(path) && english.has(path) && numbersIn(english.get(path) ?? '') !== numbersIn(text),
    );
    expect(differing).toEqual([]);
  },
);

/** Matches "by email" as a way to receive something, but not an address or a field. */
const BY_EMAIL = /\bby email\b|\bwe(?:’ve)? emailed\b|\bwe email\b|\bpor correo\b|\bpor e-mail\b/i;

it.each(LANGUAGES.filter((language) => language !== 'en'))(
  'the `…Text` keys in %s promise an email only if the English ones do',
  async (language) => {
    const english = new Map(catalogTexts(textsByLanguage.en));
    // Each product translation is in two files, the second for admins.
    const englishText = (path: string): string => english.get(path.replace(/^product\.\d+\./, 'product.')) ?? '';
    const shortTexts = (await loadAllTexts(language)).filter(
      ([path]) => path.startsWith('product.') && path.endsWith('Text'),
    );
    expect(shortTexts.filter(([path]) => englishText(path) !== '').length).toBeGreaterThan(100);
    const differing = shortTexts.filter(([path, text]) => BY_EMAIL.test(text) && !/\bemail/i.test(englishText(path)));
    expect(differing).toEqual([]);
  },
);

/** Numbers written as words in English texts, which must match the current values. */
const WRITTEN_OUT: readonly { text: string; number: number; current: number }[] = [
  { text: 'had one within the last three days', number: 3 * 24, current: LIFETIMES.emailUndoHours },
  { text: 'gave it up less than three days ago', number: 3 * 24, current: LIFETIMES.emailUndoHours },
  { text: 'our activity log keeps your email address for two years', number: 2 * 365, current: RETENTION.audit.days },
  { text: 'We found no time to suggest in the next two weeks', number: 2 * 7, current: DAYS_SUGGESTED },
];

it.each(WRITTEN_OUT)('a number in words matches the current value: $text', ({ text, number, current }) => {
  const english = [...catalogTexts(textsByLanguage.en).map(([, sentence]) => sentence), ...Object.values(errorsEn)];
  expect(english.some((sentence) => sentence.includes(text))).toBe(true);
  expect(number).toBe(current);
});
