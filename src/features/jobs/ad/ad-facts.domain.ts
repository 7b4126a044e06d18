/**
 * Finds the years of experience, type of work, weekly hours and time zone in a job ad. Ignores contradictory values, except that the highest of
 * several minimum years of experience is used. Runs in linear time.
 */

import { LIMITS } from '#shared/limits.ts';
import type { ExperienceLevel, WorkType } from '#shared/vocabulary.ts';
import { zonesByName } from '#shared/words/zone-names.ts';
import { canonicalTimeZone } from '#shared/zone-clock.ts';
import { normalizeText } from './ad-lines.domain.ts';
import type { LineInSection } from './ad-sections.domain.ts';

/** A value with the line it was read from. */
export interface AdValue<Value> {
  value: Value;
  line: LineInSection;
}

const NUMBER_WORDS = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, index) => [word, index + 1] as const,
  ),
  ...['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'].map(
    (word, index) => [word, index + 1] as const,
  ),
  ...['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'].map(
    (word, index) => [word, index + 1] as const,
  ),
];
const numbersByWord = new Map<string, number>(NUMBER_WORDS);
const COUNT = `(\\d{1,2}|${[...numbersByWord.keys()].join('|')})`;
const YEARS = new RegExp(
  `(?<![\\d.,$])\\b${COUNT}\\s?\\+?(?:\\s?(?:-|–|—|to|a|or)\\s?(\\d{1,2}))?\\s?\\+?\\s{0,2}(?:years?|yrs?|anos?)\\b`,
  'g',
);
/** Words that show that the years do not refer to the applicant's experience. */
const OTHER_YEARS =
  /\b(?:in business|founded|years ago|old\b|we have|we've|our (?:company|team|clients|client)|has served|serving|since|contract of|anniversary|de edad|de idade|desde|fundad\w+|hace|ha mais|nossa empresa|nuestra empresa|llevamos|ago|per year|a year|growing)\b/;
const ABOUT_EXPERIENCE = /\b(?:experien\w+|background|proven|track record|years? in|yrs? in)\b/;
const OPTIONAL =
  /\b(?:preferred|nice to have|a plus|is a plus|bonus|ideally \d|deseable|se valora|desejavel|diferencial)\b/;
const NO_EXPERIENCE =
  /\b(?:no (?:prior |previous )?experience (?:is )?(?:required|needed|necessary)|entry[ -]level|sin experiencia|sem experiencia|nao e necessario experiencia|no se requiere experiencia)\b/;

/** Converts a minimum number of years to an experience level. */
const toExperienceLevel = (years: number): ExperienceLevel => {
  if (years < 1) return '0-1';
  if (years < 3) return '1-3';
  if (years < 5) return '3-5';
  return years < 10 ? '5-10' : '10+';
};

const REQUIREMENT_SECTIONS = new Set(['requirements', 'skills', 'experience']);

/** Returns the experience that the ad requires: the highest minimum, because ads often state a total along with parts of it. */
export const findAdExperience = (lines: readonly LineInSection[]): AdValue<ExperienceLevel> | null => {
  let longest: { years: number; line: LineInSection } | null = null;
  let beginnerLine: LineInSection | null = null;
  for (const line of lines) {
    const { section } = line;
    if (section === 'company' || section === 'optional' || section === 'offer') continue;
    const text = normalizeText(line.text);
    const isAboutExperience = ABOUT_EXPERIENCE.test(text) || REQUIREMENT_SECTIONS.has(section ?? '');
    for (const part of text.split(/(?<=[.;])\s|,\s/)) {
      if (OPTIONAL.test(part) || OTHER_YEARS.test(part)) continue;
      if (NO_EXPERIENCE.test(part)) beginnerLine ??= line;
      if (!isAboutExperience) continue;
      for (const [, count = ''] of part.matchAll(YEARS)) {
        const years = numbersByWord.get(count) ?? Number(count);
        if (years <= 25 && (longest === null || years > longest.years)) longest = { years, line };
      }
    }
  }
  if (longest !== null) return { value: toExperienceLevel(longest.years), line: longest.line };
  return beginnerLine && { value: '0-1', line: beginnerLine };
};

const FULL_TIME = /\b(?:full[ -]?time|tiempo completo|jornada completa|tempo integral|periodo integral)\b/;
const PART_TIME =
  /\b(?:part[ -]?time|medio tiempo|media jornada|tiempo parcial|meio periodo|tempo parcial|half[ -]time)\b/;
const CONTRACT =
  /\b(?:freelance\w*|(?:independent )?contract(?:or)?(?: (?:basis|role|position))?|contract to hire|por proyecto|por projeto|prestador\w* de servi\w+)\b/;
const OTHER_CONTRACTS =
  /\b(?:contracts|review|draft|negotiat\w+|manage|contract management|sign|expira\w+|year contracts)\b/;
const WEEKLY_HOURS =
  /\b(?:about |around |up to |~)?(\d{1,2})(?:\s?(?:-|–|to|a)\s?(\d{1,2}))?\s?\+?\s{0,2}(?:hours?|hrs?|h|horas?)\s{0,2}(?:\/|per|a|each|por|a la|na)?\s{0,2}(?:weeks?|wk|weekly|semanales|semana|semanais)\b/;
const MIN_FULL_TIME_HOURS = 35;
const MAX_PART_TIME_HOURS = 30;

const readWorkType = (text: string): WorkType | 'both' | null => {
  const isFull = FULL_TIME.test(text);
  const isPart = PART_TIME.test(text);
  if (isFull && isPart) return 'both';
  return isFull ? 'full-time' : isPart ? 'part-time' : null;
};

/** Returns the type of work: full-time, part-time or contract. Uses the weekly hours if the words are missing or contradictory. */
export const findAdJobType = (lines: readonly LineInSection[]): AdValue<WorkType> | null => {
  const kinds = lines.flatMap((line) => {
    const value = line.section === 'company' ? null : readWorkType(normalizeText(line.text));
    return value === null ? [] : [{ value, line, isLabeled: line.section === 'type' }];
  });
  const labeled = kinds.filter(({ isLabeled }) => isLabeled);
  const chosen = labeled.length > 0 ? labeled : kinds;
  const [first] = chosen;
  if (first !== undefined && first.value !== 'both' && chosen.every(({ value }) => value === first.value)) {
    return { value: first.value, line: first.line };
  }
  for (const line of lines) {
    const found = WEEKLY_HOURS.exec(normalizeText(line.text));
    if (found === null || line.section === 'company') continue;
    const [low, high] = [Number(found[1]), Number(found[2] ?? found[1])];
    if (low >= MIN_FULL_TIME_HOURS && high <= 60) return { value: 'full-time', line };
    if (high <= MAX_PART_TIME_HOURS && high > 0) return { value: 'part-time', line };
    return null;
  }
  if (first !== undefined) return null;
  const contract = lines.find(({ text, section }) => {
    const words = normalizeText(text);
    return section !== 'duties' && section !== 'company' && CONTRACT.test(words) && !OTHER_CONTRACTS.test(words);
  });
  return contract === undefined ? null : { value: 'contract', line: contract };
};

const ALL_WEEKLY_HOURS = new RegExp(WEEKLY_HOURS, 'g');
/** Words that show that the hours are a limit or refer to something other than the job. */
const OTHER_HOURS =
  /\b(?:overlap\w*|in common|meetings?|overtime|up to|at least|minimum|max\w*|hasta|ate|sav\w+|support|open)\b/;

/** Returns the hours per week, or null for a range or if lines differ. */
export const findAdWeeklyHours = (lines: readonly LineInSection[]): AdValue<number> | null => {
  const found = lines.flatMap((line) => {
    const text = normalizeText(line.text);
    if (line.section === 'company' || line.section === 'duties' || OTHER_HOURS.test(text)) return [];
    return [...text.matchAll(ALL_WEEKLY_HOURS)].map(([, low, high]) => ({
      value: high === undefined || high === low ? Number(low) : 0,
      line,
    }));
  });
  const [first] = found;
  const isClear = first !== undefined && found.every(({ value }) => value === first.value);
  return isClear && first.value > 0 && first.value <= LIMITS.jobHoursPerWeek ? first : null;
};

const zones = zonesByName();
/** Abbreviations count as time zones only in capitals: `ET`, not `et`. */
const ZONE_ABBREVIATIONS = /\b(?:E[SD]?T|C[SD]T|M[SD]T|P[SD]?T|[CM]T|AK[SD]T|HST|BRT|ART|COT|CLT|PET|VET)\b/g;
const ZONE_NAMES =
  /\b(?:(?:us |u\.s\. )?(eastern|central|mountain|pacific)(?: standard| daylight)? (?:time|hours|zone|timezone)|(?:hora|horario)(?: estandar)? (?:del? |de )?(este|centro|central|pacifico|montana)|(?:america)\/[a-z_]{2,30}(?:\/[a-z_]{2,30})?)\b/g;
const ZONE_BY_NAME: Record<string, string> = {
  eastern: 'America/New_York',
  este: 'America/New_York',
  central: 'America/Chicago',
  centro: 'America/Chicago',
  mountain: 'America/Denver',
  montana: 'America/Denver',
  pacific: 'America/Los_Angeles',
  pacifico: 'America/Los_Angeles',
};
/** Words that show that a place refers to a time zone. */
const TIME_ZONE_WORDS = /\b(?:time ?zones?|zona horaria|huso|fuso|hora de|horario de|horario|local time|\w+ time)\b/;
const OFFSET = /\b(?:gmt|utc)\s{0,2}([+\-−–])\s{0,2}(\d{1,2})(?!\d)/g;

/** Returns the time zones of the places in a line about working hours. Tries longer names first. */
const findPlaceZones = (words: readonly string[]): string[] => {
  const found: string[] = [];
  for (let index = 0; index < words.length; index++) {
    for (let length = Math.min(4, words.length - index); length > 0; length--) {
      const name = words.slice(index, index + length).join(' ');
      const zone = zones.get(name);
      if (zone === undefined || zone === 'UTC' || (name.length <= 4 && length === 1 && name !== 'lima')) continue;
      found.push(zone);
      index += length - 1;
      break;
    }
  }
  return found;
};

const findZones = ({ text, section }: LineInSection): string[] => {
  // Ads often repeat the time in another time zone in parentheses: "9 ET (6 PT)".
  const withoutConversions = text.replace(/\((?:\d|[^()]{0,40}\d\s?(?:am|pm))[^()]{0,60}\)/gi, ' ');
  const folded = normalizeText(withoutConversions);
  const iana = [...withoutConversions.matchAll(/\b[A-Z][a-z]{3,10}\/[A-Za-z_]{2,30}(?:\/[A-Za-z_]{2,30})?/g)].flatMap(
    ([name]) => canonicalTimeZone(name) ?? [],
  );
  const short = [...withoutConversions.matchAll(ZONE_ABBREVIATIONS)].flatMap(
    ([name]) => zones.get(name.toLowerCase()) ?? [],
  );
  const named = [...folded.matchAll(ZONE_NAMES)].flatMap(
    ([, english, spanish]) => ZONE_BY_NAME[english ?? spanish ?? ''] ?? [],
  );
  const isAboutTimeZone = section === 'zone' || section === 'hours' || TIME_ZONE_WORDS.test(folded);
  const places =
    isAboutTimeZone && short.length + named.length === 0 ? findPlaceZones(folded.match(/[a-z]{2,20}/g) ?? []) : [];
  const offsets = [...folded.matchAll(OFFSET)].map(
    ([, sign, hours]) => `GMT${sign === '+' ? '+' : '-'}${Number(hours)}`,
  );
  const namedZones = [...iana, ...short, ...named, ...places];
  return namedZones.length > 0 ? namedZones : offsets;
};

/** Returns the time zone of the working hours, or null if several are named. */
export const findAdTimezone = (lines: readonly LineInSection[]): AdValue<string> | null => {
  const all = lines.flatMap((line) =>
    line.section === 'company'
      ? []
      : findZones(line).map((value) => ({ value, line, isLabeled: line.section === 'zone' })),
  );
  const labeled = all.filter(({ isLabeled }) => isLabeled);
  const chosen = labeled.length > 0 ? labeled : all;
  const [first] = chosen;
  if (first === undefined || chosen.some(({ value }) => value !== first.value)) return null;
  return { value: first.value, line: first.line };
};
