/**
 * Versions of a profile that differ in personal attributes or proxies for them. `identity` swaps must not change scores. `writing` swaps say the same
 * in other words. `career` and `stand-in` swaps change inputs of the engine, to show their influence.
 */
import type { MatchCandidate, MatchPosition } from '../../src/engine/matching.contract.ts';
import { COUNTERFACTUALS } from '../matching/counterfactuals.ts';
import type { AuditedProfile } from './audited-market.ts';

export const SWAP_GROUPS = ['identity', 'writing', 'career', 'stand-in'] as const;
export type SwapGroup = (typeof SWAP_GROUPS)[number];

/** `versions` returns two versions of a profile, or null if not applicable. `index` is its position in the sample, for alternating variants. */
export interface Swap {
  name: string;
  group: SwapGroup;
  versions: (profile: AuditedProfile, index: number) => readonly [MatchCandidate, MatchCandidate] | null;
}

/** Country names in texts, each with a replacement. */
const COUNTRIES: Readonly<Record<string, string>> = {
  argentina: 'Honduras',
  bolivia: 'Uruguay',
  brasil: 'Paraguai',
  brazil: 'Paraguay',
  chile: 'El Salvador',
  colombia: 'Argentina',
  'costa rica': 'Venezuela',
  ecuador: 'Chile',
  'el salvador': 'Costa Rica',
  guatemala: 'Chile',
  honduras: 'Uruguay',
  mexico: 'Argentina',
  méxico: 'Argentina',
  nicaragua: 'Chile',
  paraguay: 'Brazil',
  peru: 'Chile',
  perú: 'Chile',
  uruguay: 'Bolivia',
  venezuela: 'Chile',
};

/** Replacement names, which are neither trades nor places. */
const OTHER_NAMES = ['Lupita', 'Mamani', 'Emily', 'Schneider', 'Jaqueline', 'Quispe'];

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words that make a country part of a city's name: `Guatemala City`, `Ciudad de México`. Swapped, it would name a city that does not exist. */
const BEFORE_IN_CITY = '(?<!(?:ciudad|cidade)\\sd[eo]\\s)';
const AFTER_IN_CITY = '(?!,?\\s(?:city(?![\\p{L}\\p{N}])|d\\.?\\s?f(?![\\p{L}\\p{N}])))';

/** Replaces whole words, ignoring case. */
function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  if (replacements.size === 0) return text;
  const words = [...replacements.keys()].map(escapePattern).join('|');
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])${BEFORE_IN_CITY}(?:${words})(?![\\p{L}\\p{N}])${AFTER_IN_CITY}`, 'giu'),
    (word) => replacements.get(word.toLowerCase()) ?? word,
  );
}

/** Replaces words in a profile's prose. Returns null if it contains none of them. */
function replaceInProse(
  profile: MatchCandidate,
  replacements: ReadonlyMap<string, string>,
): readonly [MatchCandidate, MatchCandidate] | null {
  const bio = replaceWords(profile.bio ?? '', replacements);
  const positions = (profile.positions ?? []).map(
    (position): MatchPosition => ({ ...position, summary: replaceWords(position.summary ?? '', replacements) }),
  );
  const isSame =
    bio === (profile.bio ?? '') &&
    positions.every(({ summary }, index) => summary === (profile.positions?.[index]?.summary ?? ''));
  return isSame ? null : [profile, { ...profile, bio, positions }];
}

const nameReplacements = ({ names }: AuditedProfile, index: number): Map<string, string> =>
  new Map(
    names.map((name, position) => [name.toLowerCase(), OTHER_NAMES[(index + position) % OTHER_NAMES.length] ?? name]),
  );

const GAP_YEARS = 2;

/** Returns the date (`YYYY` or `YYYY-MM`) `GAP_YEARS` earlier. */
const earlierDate = (date: string | null | undefined): string | null =>
  /^\d{4}(?:-\d{2})?$/.test(date ?? '') ? `${Number(date?.slice(0, 4)) - GAP_YEARS}${date?.slice(4)}` : (date ?? null);

/** Adds or extends a gap: moves all positions except the newest back by two years. */
function withGap({ profile }: AuditedProfile): readonly [MatchCandidate, MatchCandidate] | null {
  const [newest, ...before] = profile.positions ?? [];
  if (newest === undefined || !before.some(({ start }) => Boolean(start))) return null;
  if (before.some(({ end }) => !end)) return null;
  const earlierPositions = before.map(
    (position): MatchPosition => ({ ...position, start: earlierDate(position.start), end: earlierDate(position.end) }),
  );
  return [profile, { ...profile, positions: [newest, ...earlierPositions] }];
}

const ZONES = [
  'America/Mexico_City',
  'America/Bogota',
  'America/Sao_Paulo',
  'America/Argentina/Buenos_Aires',
  'America/Lima',
  'America/Santiago',
];

/** Picks a time zone by `index` or, if the profile already has it, the next one. */
function withOtherZone({ profile }: AuditedProfile, index: number): readonly [MatchCandidate, MatchCandidate] | null {
  if (!profile.timezone) return null;
  const zone = ZONES[index % ZONES.length];
  const other = zone === profile.timezone ? ZONES[(index + 1) % ZONES.length] : zone;
  return [profile, { ...profile, timezone: other }];
}

const HOME_COUNTRIES = ['MX', 'CO', 'BR', 'AR', 'PE', 'CL'];

/** Picks a country by `index` or, if the profile already has it, the next one. The time zone stays. */
function withOtherCountry(
  { profile }: AuditedProfile,
  index: number,
): readonly [MatchCandidate, MatchCandidate] | null {
  if (!profile.country) return null;
  const country = HOME_COUNTRIES[index % HOME_COUNTRIES.length];
  const other = country === profile.country ? HOME_COUNTRIES[(index + 1) % HOME_COUNTRIES.length] : country;
  return [profile, { ...profile, country: other }];
}

const REDUCED_RATE_SHARE = 0.8;

function withOtherRate({ profile }: AuditedProfile): readonly [MatchCandidate, MatchCandidate] | null {
  const rate = profile.hourlyRate ?? 0;
  return rate < 2 ? null : [profile, { ...profile, hourlyRate: Math.max(1, Math.round(rate * REDUCED_RATE_SHARE)) }];
}

const COUNTRY_WORDS = new Map(Object.entries(COUNTRIES));

/** All swaps: those of the graded set, and those that need a complete profile. */
export const SWAPS: readonly Swap[] = [
  ...COUNTERFACTUALS.map(
    ({ name, group, versions }): Swap => ({ name, group, versions: ({ profile }, index) => versions(profile, index) }),
  ),
  {
    name: 'own names in texts',
    group: 'identity',
    versions: (profile, index) => replaceInProse(profile.profile, nameReplacements(profile, index)),
  },
  {
    name: 'countries named in texts',
    group: 'identity',
    versions: ({ profile }) => replaceInProse(profile, COUNTRY_WORDS),
  },
  { name: 'a gap of two years between positions', group: 'career', versions: withGap },
  { name: 'home in another country', group: 'stand-in', versions: withOtherCountry },
  { name: 'time zone of another country', group: 'stand-in', versions: withOtherZone },
  { name: 'a fifth off the rate', group: 'stand-in', versions: withOtherRate },
];
