/**
 * The filters of candidate lists sorted by score, and the columns that only these filters read: country, English level and first available day.
 * Lists sorted by date or rate filter the same rows in SQL.
 */
import { LANGUAGE_LEVELS, type LanguageLevel, type VerificationKind } from '#shared/vocabulary.ts';
import type { ZoneOffsets } from '../scoring/zone-offsets.ts';
import { Column } from './columns.ts';
import { isInZone, type ZoneRanges } from './offset-ranges.ts';
import type { Search } from './search-query.ts';

/** List filters. A filter that is null or empty does not restrict the list. */
export interface CandidateFilter {
  availability: string | null;
  experience: string | null;
  minRate: number | null;
  maxRate: number | null;
  /** The candidate lives in one of these countries. */
  countries: readonly string[];
  /** The candidate has at least this level. */
  minEnglish: LanguageLevel | null;
  /** Allowed UTC offsets in January and July. */
  zone: ZoneRanges | null;
  /** The candidate is available on this day (`2027-02-28`). Candidates who state no day match. */
  availableBy: string | null;
  /** The candidate was listed after this time (milliseconds since 1970). */
  listedAfter: number | null;
  /** All of these kinds must be valid at this time (milliseconds since 1970). */
  verified: { kinds: readonly VerificationKind[]; at: number } | null;
  /** Canonical keys. The candidate must list all of these skills. */
  skills: readonly string[];
  /** Rows must meet the `wide` condition of the search. Rows that answer it better come first. */
  search: Search | null;
  /** Includes hired people who are no longer available. */
  includesHired: boolean;
  /** Only candidates with these ids, even if lists do not show them. */
  among: readonly string[] | null;
  except: readonly string[];
}

/** All candidates shown in lists. */
export const ALL_CANDIDATES: CandidateFilter = {
  availability: null,
  experience: null,
  minRate: null,
  maxRate: null,
  countries: [],
  minEnglish: null,
  zone: null,
  availableBy: null,
  listedAfter: null,
  verified: null,
  skills: [],
  search: null,
  includesHired: true,
  among: null,
  except: [],
};

/** The stated values of one row. */
interface StatedFields {
  country: string | null;
  englishLevel: LanguageLevel | null;
  availableFrom: string | null;
}

/** The values that candidates state, by slot. */
export class StatedColumns {
  private readonly countries = new Column<string>((code) => code, new Uint16Array(64));
  private readonly levels = new Column<LanguageLevel>((level) => level, new Uint8Array(64));
  private readonly days = new Column<string>((day) => day, new Int32Array(64));

  ensureCapacity(capacity: number): void {
    for (const column of [this.countries, this.levels, this.days]) column.ensureCapacity(capacity);
  }

  put(slot: number, { country, englishLevel, availableFrom }: StatedFields): void {
    this.countries.put(slot, country);
    this.levels.put(slot, englishLevel);
    this.days.put(slot, availableFrom);
  }

  /** Returns a function that checks a slot against the filters of these columns and of the zone, or null if none of these filters is set. */
  createPredicate(filter: CandidateFilter, zones: Column<ZoneOffsets>): ((slot: number) => boolean) | null {
    const { countries, minEnglish, zone, availableBy } = filter;
    const tests: ((slot: number) => boolean)[] = [];
    /** Calls `accepts` once for each shared value. */
    const filterBy = <Value>(column: Column<Value>, accepts: (value: Value | null) => boolean): void => {
      const passes = column.values.map(accepts);
      tests.push((slot) => passes[column.numbers[slot] ?? 0] === true);
    };
    if (countries.length > 0) filterBy(this.countries, (country) => country !== null && countries.includes(country));
    if (minEnglish !== null) {
      const minLevel = LANGUAGE_LEVELS.indexOf(minEnglish);
      filterBy(this.levels, (level) => level !== null && LANGUAGE_LEVELS.indexOf(level) >= minLevel);
    }
    if (zone !== null) filterBy(zones, (offsets) => offsets !== null && isInZone(zone, offsets));
    if (availableBy !== null) filterBy(this.days, (day) => day === null || day <= availableBy);
    return tests.length === 0 ? null : (slot) => tests.every((passes) => passes(slot));
  }
}
