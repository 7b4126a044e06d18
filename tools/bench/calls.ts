/**
 * The calls that are measured: what the product is asked, and what the floor is asked for the same. Pure: request number k is
 * always the same one, and neighbours come from other people about other things, so that nothing is answered from a memory of
 * the request before.
 */
import type { HttpRequest } from './http-connection.ts';

/** A company that is signed in, with what it may ask about. */
export interface CompanyPerson {
  userId: string;
  companyId: string;
  token: string;
  openJobs: string[];
  /** Users whom it has a conversation with. */
  partners: string[];
}

/** A candidate who is signed in. */
export interface CandidatePerson {
  userId: string;
  candidateId: string;
  token: string;
}

/** Who asks, and what about. */
export interface People {
  companies: CompanyPerson[];
  candidates: CandidatePerson[];
  /** Open jobs nobody of the market has applied to: whoever applies there is the first. */
  freshJobs: string[];
}

export interface BenchCall {
  name: string;
  title: string;
  product(people: People, k: number): HttpRequest;
  /** null where no plain SQL gives the same. */
  floor: ((people: People, k: number) => HttpRequest) | null;
}

/** What many profiles have. */
const COMMON_WORDS = ['english', 'communication', 'excel', 'slack', 'zoom', 'teamwork', 'sales', 'marketing'];
/** What about one profile in ten thousand has: each of the two words stands in one of a hundred. */
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

const at = <T>(list: readonly T[], k: number): T => {
  const one = list[k % list.length];
  if (one === undefined) throw new Error('The market has nobody to ask');
  return one;
};

const company = ({ companies }: People, k: number): CompanyPerson => at(companies, k);
const candidate = ({ candidates }: People, k: number): CandidatePerson => at(candidates, k);
/** Goes on by one when everybody had their turn. */
const turn = (list: readonly unknown[], k: number): number => Math.floor(k / list.length);

const get = (path: string, token?: string): HttpRequest => ({ method: 'GET', path, token });
const post = (path: string, body: unknown, token?: string): HttpRequest => ({ method: 'POST', path, token, body });
const query = (path: string, values: Record<string, string>): string => `${path}?${new URLSearchParams(values)}`;

const search = (name: string, title: string, words: readonly string[]): BenchCall => ({
  name,
  title,
  product: (people, k) =>
    get(query('/api/candidates/browse', { q: at(words, k), sort: 'newest' }), company(people, k).token),
  floor: (_people, k) => get(query('/search', { q: at(words, k) })),
});

const filterOf = (k: number) => ({ skills: at(COMMON_SKILLS, k), availability: at(AVAILABILITIES, k) });

/** A company's open job; another one when each company had its turn. */
const openJob = (people: People, k: number): string => {
  const { openJobs } = company(people, k);
  return at(openJobs, turn(people.companies, k));
};

const partner = (people: People, k: number): string => at(company(people, k).partners, turn(people.companies, k));

/** A pair of job and candidate that comes back only after as many turns as there are fresh jobs. */
const application = (people: People, k: number): { jobId: string; candidateId: string } => ({
  jobId: at(people.freshJobs, turn(people.candidates, k) + (k % people.candidates.length)),
  candidateId: candidate(people, k).candidateId,
});

const message = (people: People, k: number) => ({
  receiverId: partner(people, k),
  content: `Thank you, that works for us. Shall we talk on day ${k}?`,
});

export const CALLS: readonly BenchCall[] = [
  {
    name: 'newest',
    title: 'candidates, newest first',
    product: (people, k) => get('/api/candidates/browse?sort=newest', company(people, k).token),
    floor: () => get('/newest'),
  },
  search('search-common', 'search, common words', COMMON_WORDS),
  search('search-rare', 'search, rare words', RARE_WORDS),
  {
    name: 'filter',
    title: 'filter by skill and availability',
    product: (people, k) =>
      get(query('/api/candidates/browse', { ...filterOf(k), sort: 'newest' }), company(people, k).token),
    floor: (_people, k) => get(query('/filter', filterOf(k))),
  },
  {
    name: 'job',
    title: 'one job, as a candidate sees it',
    product: (people, k) => get(`/api/jobs/${openJob(people, k)}`, candidate(people, k).token),
    floor: (people, k) => get(`/jobs/${openJob(people, k)}`),
  },
  {
    name: 'apply',
    title: 'apply to a job',
    product: (people, k) => {
      const { jobId } = application(people, k);
      return post(
        '/api/applications',
        { jobId, coverLetter: 'I would like to work with you.' },
        candidate(people, k).token,
      );
    },
    floor: (people, k) => post('/apply', { ...application(people, k), coverLetter: 'I would like to work with you.' }),
  },
  {
    name: 'match-job',
    title: 'candidates best first, one job',
    product: (people, k) =>
      get(query('/api/candidates/browse', { sort: 'match', jobId: openJob(people, k) }), company(people, k).token),
    floor: null,
  },
  {
    name: 'match-all',
    title: 'candidates best first, all own jobs',
    product: (people, k) => get('/api/candidates/browse?sort=match', company(people, k).token),
    floor: null,
  },
  {
    name: 'jobs',
    title: 'jobs best first',
    product: (people, k) => get('/api/jobs/browse', candidate(people, k).token),
    floor: null,
  },
  {
    name: 'matches',
    title: "candidate's dashboard: matches",
    product: (people, k) => get('/api/job-matches?limit=4', candidate(people, k).token),
    floor: null,
  },
  {
    name: 'dashboard',
    title: "candidate's dashboard: numbers",
    product: (people, k) => get('/api/dashboard', candidate(people, k).token),
    floor: null,
  },
  {
    name: 'pipeline',
    title: "a company's pipeline",
    product: (people, k) => get('/api/applications', company(people, k).token),
    floor: (people, k) => get(query('/pipeline', { companyId: company(people, k).companyId })),
  },
  {
    name: 'send',
    title: 'send a message',
    product: (people, k) => post('/api/messages', message(people, k), company(people, k).token),
    floor: (people, k) => post('/messages', { senderId: company(people, k).userId, ...message(people, k) }),
  },
  {
    name: 'conversations',
    title: 'conversations',
    product: (people, k) => get('/api/conversations', company(people, k).token),
    floor: (people, k) => get(query('/conversations', { userId: company(people, k).userId })),
  },
  {
    name: 'thread',
    title: 'one thread',
    product: (people, k) => get(`/api/messages/${partner(people, k)}`, company(people, k).token),
    floor: (people, k) => get(query('/thread', { userId: company(people, k).userId, otherId: partner(people, k) })),
  },
];

/** A call by its name. */
export const callNamed = (name: string): BenchCall => {
  const call = CALLS.find((one) => one.name === name);
  if (call === undefined) throw new Error(`There is no call ${name}`);
  return call;
};
