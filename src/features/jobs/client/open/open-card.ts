/** Builds the text on the share card of a job or company, in the language of the page. The server draws the card and can draw only Latin letters. */
import { pageTextsIn } from '#client/page-texts.ts';
import { type CityNames, zoneCitiesEn } from '#client/ui/zone-cities.en.ts';
import { formatStatedZone } from '#client/ui/zone-names.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import type { CardSubject, OpenCard } from '../../open-page.domain.ts';
import { formatPay } from './open-parts.tsx';
import { LABELS, OPEN_TEXTS } from './open-texts.ts';

/** Returns whether at least half of the letters in a title can be drawn. */
const isReadable = (title: string): boolean => {
  const letters = [...title.matchAll(/[\p{L}\p{N}]/gu)].map(([letter]) => letter);
  const latin = letters.filter((letter) => /[\p{Script=Latin}\d]/u.test(letter));
  return latin.length > 0 && latin.length >= letters.length / 2;
};

const OFFSET = /^(?:GMT|UTC)/;

/** Returns a text such as `New York time`. A time zone without a known city stays as the company wrote it. */
const formatZone = (language: Language, timezone: string, cities: CityNames): string => {
  const place = formatStatedZone(timezone, { cities, locale: LANGUAGE_FACTS[language].locale });
  return place === timezone || OFFSET.test(place)
    ? place
    : pageTextsIn(OPEN_TEXTS, language)('timeIn', { city: place });
};

const buildJobCard = (
  { facts, company }: CardSubject & { kind: 'job' },
  language: Language,
  cities: CityNames,
): OpenCard => {
  const { title, pay, hoursPerWeek, jobType, timezone } = facts;
  const hours = hoursPerWeek === null ? null : pageTextsIn(OPEN_TEXTS, language)('hoursValue', { hours: hoursPerWeek });
  const stated = [
    pay && formatPay(language, pay),
    hours ?? (jobType && LABELS[language].workType[jobType]),
    timezone && formatZone(language, timezone, cities),
  ];
  return { kicker: company.companyName, title, facts: stated.filter((fact) => fact !== null) };
};

const buildCompanyCard = (
  { company, industry, companySize }: CardSubject & { kind: 'company' },
  language: Language,
): OpenCard => {
  const labels = LABELS[language];
  const stated = [industry && labels.industry[industry], companySize && labels.companySize[companySize]];
  return {
    kicker: OPEN_TEXTS[language].title,
    title: company.companyName,
    facts: stated.filter((fact) => fact !== null),
  };
};

/**
 * Returns the share card for a page, or null if most letters in its title cannot be drawn. `cities` contains the names of time zones in the language.
 */
export const buildOpenCard = (
  subject: CardSubject,
  language: Language,
  cities: CityNames = zoneCitiesEn,
): OpenCard | null => {
  const card = subject.kind === 'job' ? buildJobCard(subject, language, cities) : buildCompanyCard(subject, language);
  return isReadable(card.title) ? card : null;
};
