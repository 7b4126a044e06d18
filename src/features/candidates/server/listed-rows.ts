/**
 * Serializes the rows of companies' lists. A row is scored, shortened and serialized once for each version of its
 * content: the profile, its user, their verifications, the jobs for the score, and its state on the company's
 * shortlist. The key contains all of these, and they are read from the database for every list. A changed row
 * therefore has another key and needs no invalidation. Anything else that depends on the reader (`isHired`) is added
 * to the serialized row afterward.
 */
import { createScoringPair } from '#features/matching/server/compatibility.service.ts';
import { candidateSide, sideSize } from '#features/matching/server/prepared.service.ts';
import { createBatcher } from '#server/batching.ts';
import { createByteCache } from '#server/byte-cache.ts';
import type { Db } from '#server/db/database.ts';
import { cachePerDatabase } from '#server/db/queryable.ts';
import { countJsonBytes } from '#server/http/excerpt.ts';
import {
  createRowSerializer,
  type SerializedRow,
  SerializedRows,
  type SharedPart,
  withField,
} from '#server/http/lists.ts';
import { mapInTurns } from '#server/turns.ts';
import type { VerificationKind } from '#shared/vocabulary.ts';
import { type ListedCandidate, listedCandidateSchema } from '../candidates.contract.ts';
import { findBestFit } from '../candidates.domain.ts';
import { type FoundRow, loadCandidates } from './browse.db.ts';
import type { CompanyScope, ScopedJob } from './candidate-scores.ts';
import { PROFILE_FIELDS, toCompanyFields, toProfileFields } from './candidate-views.ts';
import type { CandidatePorts } from './candidate-visibility.ts';
import type { CandidateWithUser } from './candidates.db.ts';
import { type ShortlistMark, shortlistedPairsQuery } from './shortlists.db.ts';

const MEGABYTE = 1024 * 1024;
/** Limits of the caches of serialized rows, of profiles prepared for scoring, and of names of job sets. */
const MAX_BYTES = { rows: 32 * MEGABYTE, profiles: 8 * MEGABYTE, scopes: 4 * MEGABYTE } as const;
/** Approximate memory of the key and the entry of a cached row or name. */
const ENTRY_BYTES = 300;
/** Approximate memory of a profile's fields in a row, without its texts and its prepared side. */
const PROFILE_BYTES = 1_500;

type WrittenCandidate = SerializedRow<ListedCandidate>;

/** A candidate to list, with the job to score against. Without a job, the best-fitting one of the scope is used. */
export interface RowToList extends FoundRow {
  job?: ScopedJob;
}

type RelationPorts = Pick<CandidatePorts, 'hiredPairsQuery'>;

/** Which candidates of a list are on the company's shortlist, and which it hired. */
interface Relation {
  marks: Map<string, ShortlistMark>;
  hired: Set<string>;
}

/** The part of a row that is the same for every company, and what the rest of a row needs. */
interface CachedProfile {
  side: ReturnType<typeof candidateSide>;
  shared: SharedPart<ListedCandidate, keyof typeof PROFILE_FIELDS>;
  /** The size of `shared` as JSON. */
  sharedBytes: number;
  bio: string | null;
  skills: readonly string[];
}

/** Estimates the bytes of a cached profile in memory. */
const profileSize = ({ candidate }: CandidateWithUser): number =>
  PROFILE_BYTES + sideSize(candidate) + (candidate.bio?.length ?? 0) + candidate.skills.join().length;

const profileKey = ({ id, versions }: FoundRow): string => `${id}.${versions}`;

const splitKinds = (verified: string): VerificationKind[] =>
  verified === '' ? [] : (verified.split(',') as VerificationKind[]);

const markCode = (mark: ShortlistMark | undefined): string => {
  if (mark === undefined) return '';
  return mark.hasNotes ? 'n' : 's';
};

/** Returns a function that loads relations. Concurrent calls for several companies are batched. */
const createRelationLoader = (db: Db, ports: RelationPorts) => {
  const findShortlisted = shortlistedPairsQuery(db);
  const findHired = ports.hiredPairsQuery(db);
  return createBatcher(async (lists: readonly { companyId: string; ids: readonly string[] }[]): Promise<Relation[]> => {
    const companyIds = [...new Set(lists.map(({ companyId }) => companyId))];
    const pairs = lists.flatMap(({ companyId, ids }) => ids.map((id) => [companyId, id] as const));
    if (pairs.length === 0) return lists.map(() => ({ marks: new Map(), hired: new Set() }));
    const [shortlisted, hired] = await Promise.all([
      findShortlisted(
        pairs.map(([companyId]) => companyId),
        pairs.map(([, id]) => id),
      ),
      findHired(companyIds, [...new Set(pairs.map(([, id]) => id))]),
    ]);
    return lists.map(({ companyId }) => ({
      marks: new Map(
        shortlisted.filter((pair) => pair.companyId === companyId).map((pair) => [pair.candidateId, pair]),
      ),
      hired: new Set(hired.filter((pair) => pair.companyId === companyId).map(({ candidateId }) => candidateId)),
    }));
  });
};

/**
 * Returns, for each database, a function that serializes the rows of a page in order. Candidates deleted in the meantime are omitted. A
 * version is the same in every copy of a database, so all copies share the cache.
 */
export const createListedRows = (ports: RelationPorts) => {
  const relationsOn = cachePerDatabase((db) => createRelationLoader(db, ports));
  const { validateShared, serialize } = createRowSerializer(listedCandidateSchema, PROFILE_FIELDS);
  const cache = createByteCache<WrittenCandidate>(MAX_BYTES.rows);
  const profiles = createByteCache<CachedProfile>(MAX_BYTES.profiles);
  const scopes = createByteCache<string>(MAX_BYTES.scopes);
  let scopeCount = 0;

  /** Returns a short name for a set of jobs. */
  const scopeName = ({ key }: CompanyScope): string => {
    const existing = scopes.get(key);
    if (existing !== undefined) return existing;
    scopeCount += 1;
    const name = String(scopeCount);
    scopes.set(key, name, key.length + ENTRY_BYTES);
    return name;
  };

  const toCachedProfile = (row: CandidateWithUser): CachedProfile => {
    const shared = validateShared(toProfileFields(row));
    const { bio, skills } = row.candidate;
    return { side: candidateSide(row.candidate), shared, sharedBytes: countJsonBytes(shared), bio, skills };
  };

  const loadProfiles = async (db: Db, rows: readonly FoundRow[]): Promise<Map<string, CachedProfile>> => {
    const profileById = new Map<string, CachedProfile>();
    const missing: FoundRow[] = [];
    for (const row of rows) {
      const profile = profiles.get(profileKey(row));
      if (profile === undefined) missing.push(row);
      else profileById.set(row.id, profile);
    }
    const loaded = await loadCandidates(
      db,
      missing.map(({ id }) => id),
    );
    const keys = new Map(missing.map((row) => [row.id, profileKey(row)]));
    for (const row of loaded) {
      const profile = toCachedProfile(row);
      profileById.set(row.candidate.id, profile);
      profiles.set(keys.get(row.candidate.id) ?? '', profile, profileSize(row));
    }
    return profileById;
  };

  const writeRow = (
    { side, shared, sharedBytes, bio, skills }: CachedProfile,
    row: RowToList,
    jobs: readonly ScopedJob[],
    mark: ShortlistMark | undefined,
  ): WrittenCandidate => {
    const job = row.job ?? (side === null ? jobs[0] : findBestFit(jobs, side)?.job);
    const pair = job === undefined ? null : createScoringPair(job, side);
    // `verified` was read with the versions, so the row matches its key.
    const content = { bio, skills, verified: splitKinds(row.verified), pair, mark };
    return serialize(shared, toCompanyFields(content, sharedBytes, false));
  };

  return (db: Db) =>
    async (scope: CompanyScope, rows: readonly RowToList[]): Promise<SerializedRows<ListedCandidate>> => {
      const { marks, hired } = await relationsOn(db)({ companyId: scope.companyId, ids: rows.map(({ id }) => id) });
      const name = scopeName(scope);
      const rowKey = (row: RowToList): string =>
        `${row.id}.${row.versions}.${row.verified}.${row.job?.key ?? name}.${markCode(marks.get(row.id))}`;
      const texts = new Map<string, WrittenCandidate>();
      const missing: RowToList[] = [];
      for (const row of rows) {
        const text = cache.get(rowKey(row));
        if (text === undefined) missing.push(row);
        else texts.set(row.id, text);
      }
      if (missing.length > 0) {
        const needsJobs = missing.some(({ job }) => job === undefined);
        const [profileById, jobs] = await Promise.all([loadProfiles(db, missing), needsJobs ? scope.jobs() : []]);
        await mapInTurns(missing, (row) => {
          const profile = profileById.get(row.id);
          if (profile === undefined) return;
          const text = writeRow(profile, row, jobs, marks.get(row.id));
          cache.set(rowKey(row), text, text.length + ENTRY_BYTES);
          texts.set(row.id, text);
        });
      }
      const items = rows.flatMap(({ id }): WrittenCandidate[] => {
        const text = texts.get(id);
        if (text === undefined) return [];
        return [hired.has(id) ? withField(text, 'isHired', true) : text];
      });
      return new SerializedRows(items);
    };
};
