/** No sentence of a catalog ends in two dots once a date or a time is in it. */
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatHours, formatRelative, formatTime } from '#client/ui/format.ts';
import { mailCatalogEn } from '#server/mail/mail-catalog.en.ts';
import { mailCatalogEs } from '#server/mail/mail-catalog.es.ts';
import { mailCatalogPt } from '#server/mail/mail-catalog.pt.ts';
import { clockTime, zonedTime } from '#server/mail/mail-times.ts';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '#shared/languages.ts';
import { textsOf } from '#testing/catalogs.ts';
import { catalogEn } from './client/catalog.ts';
import { lateCatalogEn } from './client/late-catalog.ts';
import { loadProductTranslation } from './client/load-translation.ts';

const MAILS = { en: mailCatalogEn, es: mailCatalogEs, pt: mailCatalogPt };
const catalogsOf = async (language: Language): Promise<object[]> => [
  MAILS[language],
  (await loadProductTranslation(language)) ?? { ...catalogEn, ...lateCatalogEn },
];

const now = new Date('2026-12-20T12:00:00Z');
const moments = Array.from({ length: 24 }, (_, at) =>
  new Date(Date.UTC(2026, Math.floor(at / 2), 2, at, 5)).toISOString(),
);

/** Every way in which a moment is written into a sentence. */
const written = (language: Language): string[] => {
  const { locale } = LANGUAGE_FACTS[language];
  const later = new Date('2027-06-01T12:00:00Z');
  const texts = moments.flatMap((at) => {
    const slot = { start: at, end: new Date(Date.parse(at) + 1_800_000).toISOString() };
    return [
      formatDate(at, now, locale, 'UTC'),
      formatDate(at, later, locale, 'UTC'),
      formatDateTime(at, now, locale, 'UTC'),
      formatTime(at, locale, 'UTC'),
      formatRelative(at, now, locale),
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
  it('end in one dot whatever date is in them', async () => {
    const texts = (await catalogsOf(language)).flatMap((catalog) => textsOf(catalog));
    const ending = texts.filter(([, text]) => /\{\w+\}(?:<\/\w+>)?\./.test(text));
    expect(ending.length).toBeGreaterThan(20);
    const doubled = written(language).flatMap((moment) =>
      ending.flatMap(([key, text]) => {
        const sentence = text.replaceAll(/\{\w+\}/g, moment).replaceAll(/<\/?\w+>/g, '');
        return /(?<!\.)\.\.(?!\.)/.test(sentence) ? [`${key}: ${sentence}`] : [];
      }),
    );
    expect(doubled).toEqual([]);
  });
});
