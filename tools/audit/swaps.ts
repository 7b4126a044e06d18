/**
 * Versions of a profile that differ in who its person is, and in what may stand for it. Those of `identity` must score the same; those of
 * `writing` say the same in other words; those of `career` and `stand-in` change what the engine does read, to show what it is worth.
 */
import type { MatchCandidate, MatchPosition } from '../../src/engine/matching.contract.ts';
import { COUNTERFACTUALS } from '../matching/counterfactuals.ts';
import type { AuditedProfile } from './audited-market.ts';

export const SWAP_GROUPS = ['identity', 'writing', 'career', 'stand-in'] as const;
export type SwapGroup = (typeof SWAP_GROUPS)[number];

/** One way to make another version of a profile; null where it does not apply. `at` is the profile's place in the sample, to take turns by. */
export interface Swap {
  name: string;
  group: SwapGroup;
  versions: (one: AuditedProfile, at: number) => readonly [MatchCandidate, MatchCandidate] | null;
}

/** Countries as texts name them, each with another one. */
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

/** Names to put in the place of others; nothing of the trades, no place. */
const OTHER_NAMES = ['Lupita', 'Mamani', 'Emily', 'Schneider', 'Jaqueline', 'Quispe'];

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with whole words made others, whatever their case. */
function replaced(text: string, others: ReadonlyMap<string, string>): string {
  if (others.size === 0) return text;
  const words = [...others.keys()].map(literally).join('|');
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
    (found) => others.get(found.toLowerCase()) ?? found,
  );
}

/** A profile with words of its prose made others; null where it has none of them. */
function inProse(
  profile: MatchCandidate,
  others: ReadonlyMap<string, string>,
): readonly [MatchCandidate, MatchCandidate] | null {
  const bio = replaced(profile.bio ?? '', others);
  const positions = (profile.positions ?? []).map(
    (position): MatchPosition => ({ ...position, summary: replaced(position.summary ?? '', others) }),
  );
  const isSame =
    bio === (profile.bio ?? '') &&
    positions.every(({ summary }, at) => summary === (profile.positions?.[at]?.summary ?? ''));
  return isSame ? null : [profile, { ...profile, bio, positions }];
}

const namesOfOthers = ({ names }: AuditedProfile, at: number): Map<string, string> =>
  new Map(names.map((name, place) => [name.toLowerCase(), OTHER_NAMES[(at + place) % OTHER_NAMES.length] ?? name]));

const GAP_YEARS = 2;

/** A date (`YYYY` or `YYYY-MM`) some years before. */
const earlier = (date: string | null | undefined): string | null =>
  /^\d{4}(?:-\d{2})?$/.test(date ?? '') ? `${Number(date?.slice(0, 4)) - GAP_YEARS}${date?.slice(4)}` : (date ?? null);

/** All positions but the newest, held as long, two years before: a gap where there was none, or a longer one. */
function withGap({ profile }: AuditedProfile): readonly [MatchCandidate, MatchCandidate] | null {
  const [newest, ...before] = profile.positions ?? [];
  if (newest === undefined || !before.some(({ start }) => Boolean(start))) return null;
  if (before.some(({ end }) => !end)) return null;
  const moved = before.map(
    (position): MatchPosition => ({ ...position, start: earlier(position.start), end: earlier(position.end) }),
  );
  return [profile, { ...profile, positions: [newest, ...moved] }];
}

const ZONES = [
  'America/Mexico_City',
  'America/Bogota',
  'America/Sao_Paulo',
  'America/Argentina/Buenos_Aires',
  'America/Lima',
  'America/Santiago',
];

/** The first or, where the profile has it, the next of some time zones. */
function inOtherZone({ profile }: AuditedProfile, at: number): readonly [MatchCandidate, MatchCandidate] | null {
  if (!profile.timezone) return null;
  const zone = ZONES[at % ZONES.length];
  const other = zone === profile.timezone ? ZONES[(at + 1) % ZONES.length] : zone;
  return [profile, { ...profile, timezone: other }];
}

const RATE_SHARE = 0.8;

function atOtherRate({ profile }: AuditedProfile): readonly [MatchCandidate, MatchCandidate] | null {
  const rate = profile.hourlyRate ?? 0;
  return rate < 2 ? null : [profile, { ...profile, hourlyRate: Math.max(1, Math.round(rate * RATE_SHARE)) }];
}

const COUNTRY_WORDS = new Map(Object.entries(COUNTRIES));

/** All of them: those of the graded set, and those that need a whole profile of a market. */
export const SWAPS: readonly Swap[] = [
  ...COUNTERFACTUALS.map(
    ({ name, group, versions }): Swap => ({ name, group, versions: ({ profile }, at) => versions(profile, at) }),
  ),
  {
    name: 'own names in texts',
    group: 'identity',
    versions: (one, at) => inProse(one.profile, namesOfOthers(one, at)),
  },
  { name: 'countries named in texts', group: 'identity', versions: ({ profile }) => inProse(profile, COUNTRY_WORDS) },
  { name: 'a gap of two years between positions', group: 'career', versions: withGap },
  { name: 'time zone of another country', group: 'stand-in', versions: inOtherZone },
  { name: 'a fifth off the rate', group: 'stand-in', versions: atOtherRate },
];
