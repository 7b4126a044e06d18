/**
 * The rows of a generated marketplace by number. Candidate 17 or job 4 is always the same, with the same id, regardless of what was generated before.
 * Workers can therefore fill parts in parallel and refer to rows that they did not generate.
 */
import { derivedCandidateColumns } from '../../src/features/candidates/server/candidates.service.ts';
import { derivedCompanyColumns } from '../../src/features/companies/server/companies.service.ts';
import { derivedJobColumns } from '../../src/features/jobs/server/jobs.service.ts';
import { INDUSTRIES } from '../../src/shared/vocabulary.ts';
import { drawPost, drawProfile } from '../../src/testing/market/market.ts';
import { createSeededRandom, type SeededRandom } from '../../src/testing/market/random.ts';

/** The inputs of a generated marketplace. The same plan produces the same data. */
export interface MarketPlan {
  candidates: number;
  seed: number;
  /** Creation time in milliseconds since 1970; no row is newer. */
  madeAt: number;
}

const KINDS = [
  'candidateUser',
  'candidate',
  'companyUser',
  'company',
  'job',
  'application',
  'move',
  'message',
] as const;
type Kind = (typeof KINDS)[number];

export const JOBS_PER_COMPANY = 5;
/** The minimum number of jobs, so that requests rarely repeat in small marketplaces too. */
const MIN_JOBS = 5_000;
const CANDIDATES_PER_JOB = 20;
const TWO_YEARS_MS = 2 * 365 * 24 * 60 * 60 * 1_000;
const PENDING_EVERY = 30;
const CLOSED_EVERY = 10;

/**
 * Returns the number of jobs: a twentieth of the candidates, but at least 5,000, or half of the candidates if that is less. Rounded up to whole
 * companies.
 */
export const jobCount = ({ candidates }: MarketPlan): number => {
  const minCount = Math.max(candidates / CANDIDATES_PER_JOB, Math.min(MIN_JOBS, candidates / 2));
  return Math.ceil(minCount / JOBS_PER_COMPANY) * JOBS_PER_COMPANY;
};
export const companyCount = (plan: MarketPlan): number => jobCount(plan) / JOBS_PER_COMPANY;

/** Returns the creation time of row `index` of `count`. Rows are spread evenly over the two years before `madeAt`. */
const rowCreatedMs = ({ madeAt }: MarketPlan, index: number, count: number): number =>
  Math.floor(madeAt - TWO_YEARS_MS + (TWO_YEARS_MS * index) / count);

const toIso = (createdMs: number): string => new Date(createdMs).toISOString();

/** Creates the id of a row: a version 7 UUID with the row's creation time, like the product's. */
const createRowId = (kind: Kind, index: number, createdMs: number): string => {
  const time = createdMs.toString(16).padStart(12, '0');
  const number = index.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${KINDS.indexOf(kind).toString(16).padStart(3, '0')}-8000-${number}`;
};

const createRowRandom = ({ seed }: MarketPlan, kind: Kind, index: number): SeededRandom =>
  createSeededRandom(
    Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(KINDS.indexOf(kind) + 1, 0x85ebca6b) ^ Math.imul(index, 0xc2b2ae35),
  );

const candidateCreatedMs = (plan: MarketPlan, index: number): number => rowCreatedMs(plan, index, plan.candidates);
export const candidateId = (plan: MarketPlan, index: number): string =>
  createRowId('candidate', index, candidateCreatedMs(plan, index));
export const candidateUserId = (plan: MarketPlan, index: number): string =>
  createRowId('candidateUser', index, candidateCreatedMs(plan, index));
/** Returns false for one candidate in thirty, who waits for review. */
export const isVetted = (index: number): boolean => index % PENDING_EVERY !== PENDING_EVERY - 1;

const companyCreatedMs = (plan: MarketPlan, index: number): number => rowCreatedMs(plan, index, companyCount(plan));
export const companyId = (plan: MarketPlan, index: number): string =>
  createRowId('company', index, companyCreatedMs(plan, index));
export const companyUserId = (plan: MarketPlan, index: number): string =>
  createRowId('companyUser', index, companyCreatedMs(plan, index));

const jobCreatedMs = (plan: MarketPlan, index: number): number => rowCreatedMs(plan, index, jobCount(plan));
export const jobId = (plan: MarketPlan, index: number): string => createRowId('job', index, jobCreatedMs(plan, index));
/** Returns false for one job in ten, which is closed. */
export const isOpenJob = (index: number): boolean => index % CLOSED_EVERY !== CLOSED_EVERY - 1;
/** Returns true for an open job without applicants. Every second job has none, to receive applications during measurements. */
export const isFreshJob = (index: number): boolean => index % 2 === 1 && isOpenJob(index);

const FIRST_NAMES =
  'Ana,Luis,Marta,João,Elena,Diego,Camila,Rafael,Lucía,Andrés,Beatriz,Carlos,Daniela,Felipe,Gabriela'.split(',');
const LAST_NAMES =
  'Gómez,Pereira,Quispe,Souza,Rojas,Fernández,Castro,Oliveira,Vargas,Mendoza,Salazar,Ribeiro,Herrera,Ortiz,Lima'.split(
    ',',
  );

const userRow = (
  random: SeededRandom,
  id: string,
  email: string,
  accountType: 'candidate' | 'company',
  createdMs: number,
) => ({
  id,
  firstName: random.pick(FIRST_NAMES),
  lastName: random.pick(LAST_NAMES),
  email,
  accountType,
  createdAt: toIso(createdMs),
});

/** Returns a candidate's account and profile, with all derived columns. */
export const candidateRows = (plan: MarketPlan, index: number) => {
  const random = createRowRandom(plan, 'candidate', index);
  const profile = drawProfile(random);
  const createdMs = candidateCreatedMs(plan, index);
  const userId = candidateUserId(plan, index);
  const user = userRow(random, userId, `candidate-${index}@bench.example`, 'candidate', createdMs);
  const approvalStatus = isVetted(index) ? ('approved' as const) : ('pending' as const);
  const candidate = {
    id: candidateId(plan, index),
    userId,
    ...profile,
    englishLevel: null,
    languages: [],
    ...derivedCandidateColumns(
      { ...profile, positions: [], city: null, country: null, englishLevel: null, languages: [] },
      `${user.firstName} ${user.lastName}`,
    ),
    approvalStatus,
    createdAt: toIso(createdMs),
    updatedAt: toIso(createdMs),
  };
  return { user, candidate };
};

/** Returns a company's account and profile. */
export const companyRows = (plan: MarketPlan, index: number) => {
  const random = createRowRandom(plan, 'company', index);
  const createdMs = companyCreatedMs(plan, index);
  const userId = companyUserId(plan, index);
  const companyName = `${random.pick(LAST_NAMES)} & ${random.pick(LAST_NAMES)} ${index + 1}`;
  const company = {
    id: companyId(plan, index),
    userId,
    companyName,
    industry: random.pick(INDUSTRIES),
    ...derivedCompanyColumns({ companyName }),
    createdAt: toIso(createdMs),
    updatedAt: toIso(createdMs),
  };
  return { user: userRow(random, userId, `company-${index}@bench.example`, 'company', createdMs), company };
};

/** Returns a job, with all derived columns. */
export const jobRow = (plan: MarketPlan, index: number) => {
  const post = drawPost(createRowRandom(plan, 'job', index));
  const createdMs = jobCreatedMs(plan, index);
  return {
    id: jobId(plan, index),
    companyId: companyId(plan, Math.floor(index / JOBS_PER_COMPANY)),
    ...post,
    factorWeights: {},
    ...derivedJobColumns({ ...post, countries: [], hoursPerWeek: null, factorWeights: {} }),
    status: isOpenJob(index) ? ('open' as const) : ('closed' as const),
    openedAt: toIso(createdMs),
    createdAt: toIso(createdMs),
    updatedAt: toIso(createdMs),
  };
};

/** An applicant: their number, the application's id and time. */
interface Applicant {
  candidate: number;
  id: string;
  createdMs: number;
}

const MAX_APPLICANTS = 40;

/** Returns the distinct vetted applicants of a job. Every second job has none. */
export const drawApplicants = (plan: MarketPlan, job: number): Applicant[] => {
  if (job % 2 === 1) return [];
  const random = createRowRandom(plan, 'application', job);
  const count = random.between(0, Math.min(MAX_APPLICANTS, Math.floor(plan.candidates / 4)));
  const chosen = new Set<number>();
  while (chosen.size < count) {
    const candidate = random.between(0, plan.candidates - 1);
    if (isVetted(candidate)) chosen.add(candidate);
  }
  return [...chosen].map((candidate, index) => {
    const createdMs = plan.madeAt - random.between(1, 60 * 24 * 60) * 60_000;
    return { candidate, id: createRowId('application', job * MAX_APPLICANTS + index, createdMs), createdMs };
  });
};

const STATUSES = [
  ['pending', 0.45],
  ['applied', 0.2],
  ['interviewing', 0.15],
  ['offered', 0.05],
  ['hired', 0.05],
  ['declined', 0.1],
] as const;

const drawStatus = (random: SeededRandom): (typeof STATUSES)[number][0] => {
  let share = random.next();
  for (const [status, part] of STATUSES) {
    share -= part;
    if (share < 0) return status;
  }
  return 'pending';
};

/** Returns the applications to a job and their history. */
export const applicationRows = (plan: MarketPlan, job: number) => {
  const company = Math.floor(job / JOBS_PER_COMPANY);
  const random = createRowRandom(plan, 'move', job);
  const rows = drawApplicants(plan, job).map(({ candidate, id, createdMs }, index) => {
    const status = drawStatus(random);
    const application = {
      id,
      jobId: jobId(plan, job),
      companyId: companyId(plan, company),
      candidateId: candidateId(plan, candidate),
      coverLetter: random.happens(0.5)
        ? 'I have done this work for three years and would like to join your team.'
        : null,
      status,
      declinedFrom: status === 'declined' ? ('applied' as const) : null,
      statusChangedAt: toIso(createdMs),
      createdAt: toIso(createdMs),
      updatedAt: toIso(createdMs),
    };
    const filingMove = {
      id: createRowId('move', 2 * (job * MAX_APPLICANTS + index), createdMs),
      applicationId: id,
      fromStatus: null,
      toStatus: 'pending' as const,
      byUserId: candidateUserId(plan, candidate),
      createdAt: toIso(createdMs),
    };
    const statusMove = {
      ...filingMove,
      id: createRowId('move', 2 * (job * MAX_APPLICANTS + index) + 1, createdMs),
      toStatus: status,
    };
    const answerMove = { ...statusMove, fromStatus: 'pending' as const, byUserId: companyUserId(plan, company) };
    return { application, history: status === 'pending' ? [filingMove] : [filingMove, answerMove] };
  });
  return { applications: rows.map(({ application }) => application), history: rows.flatMap(({ history }) => history) };
};

const BUSY_COMPANIES = 1_000;
const MAX_MESSAGES = 60;
const CONVERSATIONS = { busy: 30, others: 3 };
const SENTENCES = [
  'Thank you for applying. When could you start?',
  'I could start in two weeks. Would that suit you?',
  'It would. Do you have time for a call on Thursday?',
  'Yes, after ten in the morning, Eastern time.',
  'Wonderful. I will send you a link.',
];

/** Returns a company's conversation partners: its first applicants. */
const listConversationPartners = (plan: MarketPlan, company: number): number[] => {
  const jobs = Array.from({ length: JOBS_PER_COMPANY }, (_, index) => company * JOBS_PER_COMPANY + index);
  const people = new Set(jobs.flatMap((job) => drawApplicants(plan, job)).map(({ candidate }) => candidate));
  return [...people].slice(0, company < BUSY_COMPANIES ? CONVERSATIONS.busy : CONVERSATIONS.others);
};

/** Returns the conversations of a company and their messages. One conversation in ten is longer than a page of a thread. */
export const conversationRows = (plan: MarketPlan, company: number) => {
  const random = createRowRandom(plan, 'message', company);
  const companyUser = companyUserId(plan, company);
  return listConversationPartners(plan, company).map((candidate, index) => {
    const candidateUser = candidateUserId(plan, candidate);
    const count = random.happens(0.1) ? MAX_MESSAGES : random.between(1, 10);
    const first = plan.madeAt - random.between(MAX_MESSAGES + 1, 30 * 24 * 60) * 60_000;
    const messages = Array.from({ length: count }, (_, position) => {
      const createdMs = first + position * 60_000;
      const [senderId, receiverId] = position % 2 === 0 ? [companyUser, candidateUser] : [candidateUser, companyUser];
      return {
        id: createRowId('message', (company * CONVERSATIONS.busy + index) * MAX_MESSAGES + position, createdMs),
        senderId,
        receiverId,
        content: SENTENCES[position % SENTENCES.length] ?? '',
        readAt: position < count - 1 ? toIso(createdMs + 30_000) : null,
        createdAt: toIso(createdMs),
      };
    });
    const last = messages.at(-1);
    const [lowUserId, highUserId] = [companyUser, candidateUser].toSorted();
    const conversation = {
      lowUserId: lowUserId ?? '',
      highUserId: highUserId ?? '',
      lastMessageId: last?.id ?? '',
      lastMessageAt: last?.createdAt ?? '',
      startedBy: companyUser,
      createdAt: toIso(first),
    };
    return { messages, conversation };
  });
};
