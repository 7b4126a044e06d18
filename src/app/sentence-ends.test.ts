/** No sentence of a catalog ends in two periods after a date, time or name is inserted. */
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatHours, formatRelative, formatTime } from '#client/ui/format.ts';
import { mailTexts } from '#server/mail/mail-texts.ts';
import { clockTime, zonedTime } from '#server/mail/mail-times.ts';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '#shared/languages.ts';
import { catalogTexts, messageParts } from '#testing/catalogs.ts';
import { mailCatalog } from '#testing/mail-catalogs.ts';
import { productCatalogEn } from './client/catalog.ts';
import { loadAdminTexts, loadProductTranslation } from './client/load-product-texts.ts';

const loadCatalogs = async (language: Language): Promise<object[]> => [
  mailCatalog(language),
  (await loadProductTranslation(language)) ?? productCatalogEn,
  await loadAdminTexts(language),
];

/** Names of people, companies and jobs at the end of a sentence. */
const NAME_BEFORE_PERIOD = /\{(?:name|company|other|candidate|who|person|job|title)\}(?:<\/\w+>)?\./;

const now = new Date('2026-12-20T12:00:00Z');
const times = Array.from({ length: 24 }, (_, index) =>
  new Date(Date.UTC(2026, Math.floor(index / 2), 2, index, 5)).toISOString(),
);

/** Returns all formats of a date or time in sentences. */
const formattedTimes = (language: Language): string[] => {
  const { locale } = LANGUAGE_FACTS[language];
  const later = new Date('2027-06-01T12:00:00Z');
  const texts = times.flatMap((time) => {
    const slot = { start: time, end: new Date(Date.parse(time) + 1_800_000).toISOString() };
    return [
      formatDate(time, now, locale, 'UTC'),
      formatDate(time, later, locale, 'UTC'),
      formatDateTime(time, now, locale, 'UTC'),
      formatTime(time, locale, 'UTC'),
      formatRelative(time, now, locale),
      clockTime(slot, 'UTC', language),
      zonedTime(slot, 'America/Bogota', language),
    ];
  });
  return [
    ...texts,
    ...[0.4, 5.5, 90].flatMap((hours) => [formatHours(hours, locale), formatHours(hours, locale, 'narrow')]),
  ];
};

describe.each(LANGUAGES)('sentences in %s', (language) => {
  it('end in one period with any date', async () => {
    const texts = (await loadCatalogs(language)).flatMap((catalog) => catalogTexts(catalog));
    const ending = texts.filter(([, text]) => /\{\w+\}(?:<\/\w+>)?\./.test(text));
    expect(ending.length).toBeGreaterThan(20);
    const doubled = formattedTimes(language).flatMap((time) =>
      ending.flatMap(([key, text]) => {
        const sentence = text.replaceAll(/\{\w+\}/g, time).replaceAll(/<\/?\w+>/g, '');
        return /(?<!\.)\.\.(?!\.)/.test(sentence) ? [`${key}: ${sentence}`] : [];
      }),
    );
    expect(doubled).toEqual([]);
  });

  it('on screens never end in a name, which may end in a period', async () => {
    const [, screens] = await loadCatalogs(language);
    const ending = catalogTexts(screens ?? {}).filter(([, text]) => NAME_BEFORE_PERIOD.test(text));
    expect(ending.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  it('in emails do not depend on a name, because names are filled in last', () => {
    const choosing = Object.values(mailCatalog(language)).flatMap((texts) =>
      catalogTexts(texts).filter(([, text]) => /,\s*select\b/.test(text)),
    );
    expect(choosing).toEqual([]);
  });

  it('in emails end in one period with any name', () => {
    const names = { company: 'Acme Inc.', candidate: 'Ana M.', job: 'Sales Exec.', other: 'Faro S.A.' };
    const doubled = Object.entries(mailCatalog(language)).flatMap(([feature, texts]) => {
      const catalogs = { en: texts, es: texts, pt: texts } as Parameters<typeof mailTexts>[0];
      const textFor = mailTexts(catalogs)(language) as unknown as (key: string, values: object) => string;
      return catalogTexts(texts).flatMap(([key, text]) => {
        if (!/\{(?:company|candidate|job|other)\}\./.test(text)) return [];
        const values = Object.fromEntries(messageParts(text).map((part) => [part, names[part as 'job'] ?? 2]));
        const sentence = textFor(key, values);
        return /(?<!\.)\.\.(?!\.)/.test(sentence) ? [`${feature}.${key}: ${sentence}`] : [];
      });
    });
    expect(doubled).toEqual([]);
  });
});
