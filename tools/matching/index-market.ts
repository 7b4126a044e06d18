/** Generates candidates and jobs as index entries, for benchmarks. */
import { foldText, prepareCandidate, prepareJob } from '../../src/engine/matching.domain.ts';
import { encodeCandidate, encodeJob } from '../../src/engine/retrieval/prepared-codec.ts';
import type { CandidateEntry, JobEntry } from '../../src/features/matching/server/match-index.service.ts';
import { newId } from '../../src/server/ids.ts';
import { toSearchText } from '../../src/server/search/search-words.db.ts';
import { drawExperienced } from '../../src/testing/market/history.ts';
import { drawPost } from '../../src/testing/market/market.ts';
import type { SeededRandom } from '../../src/testing/market/random.ts';

/** The default maximum number of distinct rows. Further rows are copies with other ids, because generating and reading rows takes the most time. */
const MAX_DRAWN = 100_000;
const NAMES = ['Ana Gómez', 'Luis Pereira', 'Marta Quispe', 'João Souza', 'Elena Rojas', 'Diego Fernández'];

interface DrawnSide {
  prepared: Uint8Array;
  searchText: string;
}

const drawCandidate = (random: SeededRandom, historyShare: number): DrawnSide => {
  const profile = drawExperienced(random, historyShare);
  const words = [random.pick(NAMES), profile.jobTitle, ...profile.skills].map(foldText);
  return { prepared: encodeCandidate(prepareCandidate(profile)), searchText: toSearchText(...words) };
};

const drawJob = (random: SeededRandom): DrawnSide => {
  const post = drawPost(random);
  const words = [post.title, post.description, ...post.requiredSkills].map(foldText);
  return { prepared: encodeJob(prepareJob(post)), searchText: toSearchText(...words) };
};

/** A prepared row under a new id. */
type Drawn<Entry> = Entry & { prepared: Uint8Array };

/** The filter fields of a listed candidate who states none of them. */
export const UNSTATED_FIELDS = {
  isListed: true,
  isAvailable: true,
  experience: null,
  country: null,
  englishLevel: null,
  availableFrom: null,
  listedSince: 0,
  verifiedUntil: [],
} as const;

const toCandidateEntry = (side: DrawnSide): Drawn<CandidateEntry> => ({ ...side, id: newId(), ...UNSTATED_FIELDS });

const toJobEntry = (side: DrawnSide): Drawn<JobEntry> => {
  const id = newId();
  return { ...side, id, companyId: id, openedAt: 0, createdAt: 0, isCompanyVerified: false };
};

function* drawRows<Entry>(
  count: number,
  maxDrawn: number,
  draw: () => DrawnSide,
  toRow: (side: DrawnSide) => Entry,
): Generator<Entry> {
  const sides = Array.from({ length: Math.min(count, maxDrawn) }, draw);
  for (let index = 0; index < count; index++) yield toRow(sides[index % sides.length] as DrawnSide);
}

/** Generates candidates. `historyShare` of them (0-1) have positions. */
export const candidateRows = (random: SeededRandom, count: number, historyShare: number, maxDrawn = MAX_DRAWN) =>
  drawRows(count, maxDrawn, () => drawCandidate(random, historyShare), toCandidateEntry);

export const jobRows = (random: SeededRandom, count: number, maxDrawn = MAX_DRAWN) =>
  drawRows(count, maxDrawn, () => drawJob(random), toJobEntry);
