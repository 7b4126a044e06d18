/** Columns of the optional profile parts, shared by candidates and intakes. */
import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, text } from 'drizzle-orm/pg-core';
import { isInList } from '#server/db/columns.ts';
import { LIMITS } from '#shared/limits.ts';
import { LANGUAGE_LEVELS } from '#shared/vocabulary.ts';
import type { Education, Position, SpokenLanguage } from '../profile.contract.ts';

/**
 * Builds the index expression that identifies a link: without scheme, `www`, country subdomain, trailing slash, query, fragment and case.
 * The link is hashed, because it may be longer than an index entry.
 */
export const linkKey = (column: 'linkedin_url' | 'portfolio_url') =>
  sql.raw(
    `md5(regexp_replace(rtrim(split_part(split_part(lower(${column}), '#', 1), '?', 1), '/'), '^https?://(www[.]|[a-z][a-z][.])?', ''))`,
  );

/** Builds the indexes that find the same link in other profiles. */
export const linkIndexes = (table: 'candidates' | 'intakes') => [
  index(`${table}_linkedin_idx`)
    .on(sql`(${linkKey('linkedin_url')})`)
    .where(sql`linkedin_url is not null`),
  index(`${table}_portfolio_idx`)
    .on(sql`(${linkKey('portfolio_url')})`)
    .where(sql`portfolio_url is not null`),
];

const jsonList = <Entry>(name: string) => jsonb(name).$type<Entry[]>().notNull().default([]);

/** Builds the columns of a profile. Lists are empty if nothing is stated. */
export const profileColumns = () => ({
  /** ISO 3166-1 alpha-2. */
  country: text('country'),
  city: text('city'),
  englishLevel: text('english_level', { enum: LANGUAGE_LEVELS }),
  languages: jsonList<SpokenLanguage>('languages'),
  availableFrom: date('available_from', { mode: 'string' }),
  linkedinUrl: text('linkedin_url'),
  portfolioUrl: text('portfolio_url'),
  /** Newest first. */
  positions: jsonList<Position>('positions'),
  education: jsonList<Education>('education'),
});

const hasAtMost = (column: string, max: number) =>
  sql.raw(`jsonb_typeof(${column}) = 'array' and jsonb_array_length(${column}) <= ${max}`);
/** Builds SQL that checks that no span ends before it starts. Its database function compares like `isBefore` (shared/partial-date.ts). */
const endsInOrder = (column: string) => sql.raw(`spans_in_order(${column})`);

/** Builds the check constraints of the profile columns. */
export const profileChecks = (table: 'candidates' | 'intakes') => [
  check(`${table}_country_check`, sql`country ~ '^[A-Z]{2}$'`),
  check(`${table}_english_level_check`, isInList('english_level', LANGUAGE_LEVELS)),
  check(`${table}_languages_check`, hasAtMost('languages', LIMITS.languages)),
  check(`${table}_positions_check`, hasAtMost('positions', LIMITS.positions)),
  check(`${table}_positions_dates_check`, endsInOrder('positions')),
  check(`${table}_education_check`, hasAtMost('education', LIMITS.education)),
  check(`${table}_education_dates_check`, endsInOrder('education')),
];
