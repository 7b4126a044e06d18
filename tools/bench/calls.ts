/**
 * The measured calls: requests to the product, and the equivalent ones to the floor. Pure: request number k is always the same. In most calls,
 * consecutive requests come from different people and concern different data, so that caches do not help.
 */
import type { HttpRequest } from './http-connection.ts';

/** A signed-in company with its data for requests. */
export interface CompanyPerson {
  userId: string;
  companyId: string;
  token: string;
  openJobs: string[];
  /** Users that the company has conversations with. */
  partners: string[];
}

/** A signed-in candidate. */
export interface CandidatePerson {
  userId: string;
  candidateId: string;
  token: string;
}

/** Everyone who makes requests, and their data. */
export interface People {
  companies: CompanyPerson[];
  candidates: CandidatePerson[];
  /** Open jobs without applicants in the marketplace. */
  freshJobs: string[];
}

export interface BenchCall {
  name: string;
  title: string;
  product(people: People, k: number): HttpRequest;
  /** Null if there is no equivalent in plain SQL. */
  floor: ((people: People, k: number) => HttpRequest) | null;
}

/** Words in many profiles. */
const COMMON_WORDS = ['english', 'communication', 'excel', 'slack', 'zoom', 'teamwork', 'sales', 'marketing'];
/** Pairs of words. Each word is in 1 of 100 profiles. Both together are in about 1 of 10,000. */
const RARE_WORDS = [
  'falcon lampworking',
  'isobar zorblax',
  'quintex falcon',
  'harmonica isobar',
  'lampworking zorblax',
  'mending quintex',
  'juggling harmonica',
  'mending falcon',
];
const COMMON_SKILLS = ['English', 'Communication', 'Microsoft Office', 'Slack', 'Zoom', 'Time management'];
const AVAILABILITIES = ['full-time', 'part-time', 'contract'];

const itemAt = <T>(list: readonly T[], k: number): T => {
  const item = list[k % list.length];
  if (item === undefined) throw new Error('The database has no data for this request');
  return item;
};

const pickCompany = ({ companies }: People, k: number): CompanyPerson => itemAt(companies, k);
const pickCandidate = ({ candidates }: People, k: number): CandidatePerson => itemAt(candidates, k);
/** Returns the number of complete passes over the list before request `k`. */
const completedRounds = (list: readonly unknown[], k: number): number => Math.floor(k / list.length);

const get = (path: string, token?: string): HttpRequest => ({ method: 'GET', path, token });
const post = (path: string, body: unknown, token?: string): HttpRequest => ({ method: 'POST', path, token, body });
const query = (path: string, values: Record<string, string>): string => `${path}?${new URLSearchParams(values)}`;

const searchCall = (name: string, title: string, words: readonly string[]): BenchCall => ({
  name,
  title,
  product: (people, k) =>
    get(query('/api/candidates/browse', { q: itemAt(words, k), sort: 'newest' }), pickCompany(people, k).token),
  floor: (_people, k) => get(query('/search', { q: itemAt(words, k) })),
});

const pickFilter = (k: number) => ({ skills: itemAt(COMMON_SKILLS, k), availability: itemAt(AVAILABILITIES, k) });

/** Returns an open job of a company. A company uses its next job once all companies have sent a request. */
const pickOpenJob = (people: People, k: number): string => {
  const { openJobs } = pickCompany(people, k);
  return itemAt(openJobs, completedRounds(people.companies, k));
};

const pickPartner = (people: People, k: number): string =>
  itemAt(pickCompany(people, k).partners, completedRounds(people.companies, k));

/** Returns a pair of job and candidate that repeats only after as many rounds as there are fresh jobs. */
const pickApplication = (people: People, k: number): { jobId: string; candidateId: string } => ({
  jobId: itemAt(people.freshJobs, completedRounds(people.candidates, k) + (k % people.candidates.length)),
  candidateId: pickCandidate(people, k).candidateId,
});

const buildMessage = (people: People, k: number) => ({
  receiverId: pickPartner(people, k),
  content: `Thank you, that works for us. Shall we talk on day ${k}?`,
});

/** Approximate sizes of the measured pages without compression. The table of sizes shows both sides. */
const JOB_PAGE_BYTES = 39_000;
const LIST_PAGE_BYTES = 49_000;
/** The number of job pages that visitors read repeatedly, such as those of shared links or search results. They fit into the server's memory. */
const POPULAR_JOBS = 50;

/** Creates a call for a public page. The floor returns filler text of the same size. */
const publicPageCall = (
  name: string,
  title: string,
  bytes: number,
  path: (people: People, k: number) => string,
): BenchCall => ({
  name,
  title,
  product: (people, k) => get(path(people, k)),
  floor: () => get(query('/page', { bytes: String(bytes) })),
});

export const CALLS: readonly BenchCall[] = [
  {
    name: 'newest',
    title: 'candidates, newest first',
    product: (people, k) => get('/api/candidates/browse?sort=newest', pickCompany(people, k).token),
    floor: () => get('/newest'),
  },
  searchCall('search-common', 'search, common words', COMMON_WORDS),
  searchCall('search-rare', 'search, rare words', RARE_WORDS),
  {
    name: 'filter',
    title: 'filter by skill and availability',
    product: (people, k) =>
      get(query('/api/candidates/browse', { ...pickFilter(k), sort: 'newest' }), pickCompany(people, k).token),
    floor: (_people, k) => get(query('/filter', pickFilter(k))),
  },
  {
    name: 'job',
    title: 'one job, as a candidate sees it',
    product: (people, k) => get(`/api/jobs/${pickOpenJob(people, k)}`, pickCandidate(people, k).token),
    floor: (people, k) => get(`/jobs/${pickOpenJob(people, k)}`),
  },
  {
    name: 'apply',
    title: 'apply to a job',
    product: (people, k) => {
      const { jobId } = pickApplication(people, k);
      return post(
        '/api/applications',
        { jobId, coverLetter: 'I would like to work with you.' },
        pickCandidate(people, k).token,
      );
    },
    floor: (people, k) =>
      post('/apply', { ...pickApplication(people, k), coverLetter: 'I would like to work with you.' }),
  },
  {
    name: 'match-job',
    title: 'candidates best first, one job',
    product: (people, k) =>
      get(
        query('/api/candidates/browse', { sort: 'match', jobId: pickOpenJob(people, k) }),
        pickCompany(people, k).token,
      ),
    floor: null,
  },
  {
    name: 'match-all',
    title: 'candidates best first, all own jobs',
    product: (people, k) => get('/api/candidates/browse?sort=match', pickCompany(people, k).token),
    floor: null,
  },
  {
    name: 'jobs',
    title: 'jobs best first',
    product: (people, k) => get('/api/jobs/browse', pickCandidate(people, k).token),
    floor: null,
  },
  {
    name: 'matches',
    title: "candidate's dashboard: matches",
    product: (people, k) => get('/api/job-matches?limit=4', pickCandidate(people, k).token),
    floor: null,
  },
  {
    name: 'dashboard',
    title: "candidate's dashboard: numbers",
    product: (people, k) => get('/api/dashboard', pickCandidate(people, k).token),
    floor: null,
  },
  {
    name: 'pipeline',
    title: "a company's pipeline",
    product: (people, k) => get('/api/applications', pickCompany(people, k).token),
    floor: (people, k) => get(query('/pipeline', { companyId: pickCompany(people, k).companyId })),
  },
  {
    name: 'send',
    title: 'send a message',
    product: (people, k) => post('/api/messages', buildMessage(people, k), pickCompany(people, k).token),
    floor: (people, k) => post('/messages', { senderId: pickCompany(people, k).userId, ...buildMessage(people, k) }),
  },
  {
    name: 'conversations',
    title: 'conversations',
    product: (people, k) => get('/api/conversations', pickCompany(people, k).token),
    floor: (people, k) => get(query('/conversations', { userId: pickCompany(people, k).userId })),
  },
  {
    name: 'thread',
    title: 'one thread',
    product: (people, k) => get(`/api/messages/${pickPartner(people, k)}`, pickCompany(people, k).token),
    floor: (people, k) =>
      get(query('/thread', { userId: pickCompany(people, k).userId, otherId: pickPartner(people, k) })),
  },
  publicPageCall(
    'public-job',
    "a job's public page",
    JOB_PAGE_BYTES,
    (people, k) => `/jobs/${pickOpenJob(people, k % POPULAR_JOBS)}`,
  ),
  publicPageCall(
    'public-job-first',
    "a job's public page, never read before",
    JOB_PAGE_BYTES,
    (people, k) => `/jobs/${pickOpenJob(people, k)}`,
  ),
  publicPageCall('public-jobs', 'the public list of jobs', LIST_PAGE_BYTES, () => '/jobs'),
];

export const requireCall = (name: string): BenchCall => {
  const call = CALLS.find((benchCall) => benchCall.name === name);
  if (call === undefined) throw new Error(`There is no call ${name}`);
  return call;
};
