/** Applications of the demo market, each with the history that led to its status, and the threads beside them. */
import { endOf, suggestedStarts } from '#features/interviews/interviews.domain.ts';
import { prepareCandidate, prepareJob, rankScore } from '#features/matching/matching.domain.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Builders } from './builders.ts';
import type { DemoRandom } from './demo-random.ts';
import { COVER_LETTERS, DECLINE_NOTES, INTERVIEW_NOTE, OFFER_NOTE, THREADS } from './demo-talk.ts';

export type Job = Awaited<ReturnType<Builders['job']>>;
type Application = Awaited<ReturnType<Builders['application']>>;
export type Candidate = Awaited<ReturnType<Builders['candidate']>>;

export interface Pipeline {
  build: Builders;
  random: DemoRandom;
  /** The company's user by company id. */
  ownerOf: Map<string, string>;
  /** Milliseconds; everything happened before it. */
  now: number;
}

const HOUR = 3_600_000;
const INTERVIEW_MINUTES = 45;
/** Its multiples spread evenly over 0 to 1. */
const GOLDEN = 0.618;

/** How an application came to a status: the statuses after `pending`, in order. */
const WAYS: ReadonlyArray<readonly ApplicationStatus[]> = [
  [],
  [],
  ['applied'],
  ['applied'],
  ['applied', 'interviewing'],
  ['interviewing'],
  ['applied', 'interviewing', 'offered'],
  ['interviewing', 'offered', 'hired'],
  ['applied', 'declined'],
  ['applied', 'withdrawn'],
];

const noteOf = (status: ApplicationStatus, random: DemoRandom): string | null => {
  if (status === 'declined') return random.pick(DECLINE_NOTES);
  return status === 'offered' ? OFFER_NOTE : null;
};

/** Candidates by how well they fit the job, best first. */
export const bestFor = (job: Job, candidates: readonly Candidate[]): Candidate[] => {
  const prepared = prepareJob(job);
  const scored = candidates.map((candidate) => ({
    candidate,
    score: rankScore(prepared, prepareCandidate(candidate)),
  }));
  return scored.toSorted((a, b) => b.score - a.score).map(({ candidate }) => candidate);
};

/** Open jobs by how well they fit the candidate, best first. */
export const bestJobs = (jobs: readonly Job[], candidate: Candidate): Job[] => {
  const prepared = prepareCandidate(candidate);
  return jobs
    .filter(({ status }) => status === 'open')
    .map((job) => ({ job, score: rankScore(prepareJob(job), prepared) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ job }) => job);
};

/** Files one application that went `way`, at most until now: just now, or with `since` (0 to 1) as long before as the job is open. */
export const fileApplication = async (
  { build, random, ownerOf, now }: Pipeline,
  job: Job,
  candidate: Candidate,
  way: readonly ApplicationStatus[],
  since = 0,
): Promise<Application> => {
  const step = (6 + random.below(40)) * HOUR;
  const earliest = Date.parse(job.createdAt) + HOUR;
  const latest = Math.max(earliest, now - step * (way.length + 1));
  const filedAt = latest - since * (latest - earliest);
  const at = (index: number): string => new Date(Math.min(filedAt + step * index, now - HOUR / 2)).toISOString();
  const status = way.at(-1) ?? 'pending';
  const owner = ownerOf.get(job.companyId) ?? '';
  const application = await build.application({
    jobId: job.id,
    companyId: job.companyId,
    candidateId: candidate.id,
    coverLetter: random.chance(0.8) ? random.pick(COVER_LETTERS) : null,
    status,
    declinedFrom: status === 'declined' ? (way.at(-2) ?? 'pending') : null,
    viewedAt: way.length > 0 ? at(0.5) : null,
    rating: way.includes('interviewing') ? 3 + random.below(3) : null,
    createdAt: at(0),
    statusChangedAt: at(way.length),
  });
  const statuses: ApplicationStatus[] = ['pending', ...way];
  for (const [index, toStatus] of statuses.entries()) {
    const isByCandidate = index === 0 || toStatus === 'withdrawn' || (toStatus === 'hired' && random.chance(0.5));
    await build.historyEntry({
      applicationId: application.id,
      fromStatus: statuses[index - 1] ?? null,
      toStatus,
      byUserId: isByCandidate ? candidate.userId : owner,
      note: noteOf(toStatus, random),
      createdAt: at(index),
    });
  }
  return application;
};

/** Files applications of well-fitting candidates to every job, in every status; gives them. */
export const fileApplications = async (pipeline: Pipeline, jobs: readonly Job[], candidates: readonly Candidate[]) => {
  const { random } = pipeline;
  const filed: Application[] = [];
  for (const job of jobs) {
    const fitting = bestFor(job, candidates).slice(0, 9);
    for (const candidate of random.some(fitting, 3 + random.below(3))) {
      const way = random.pick(WAYS);
      const number = filed.length + 1;
      // The demo company's own are news; those of the others were filed over the weeks before, except what still waits.
      const since = job.companyId === jobs[0]?.companyId || way.length === 0 ? 0 : (number * GOLDEN) % 1;
      filed.push(await fileApplication(pipeline, job, candidate, way, since));
    }
  }
  return filed;
};

/** Proposes an interview for each of these applications that is at one, and books every other; the times are of the next two weeks. */
export const fileInterviews = async ({ build, now }: Pipeline, applications: readonly Application[]): Promise<void> => {
  const zones = { company: 'America/New_York', candidate: 'America/Bogota' };
  const times = suggestedStarts(zones, INTERVIEW_MINUTES, [], new Date(now));
  // So few that no two of those that are booked meet.
  const interviewing = applications.filter(({ status }) => status === 'interviewing').slice(0, 8);
  for (const [index, { id, companyId, candidateId }] of interviewing.entries()) {
    const starts = [1, 9, 14].flatMap((place) => times[place + 2 * (index % 5)] ?? []);
    const [first] = starts;
    const isBooked = index % 2 === 1 && first !== undefined;
    const booked = isBooked
      ? ({ status: 'booked', startsAt: first, endsAt: endOf(first, INTERVIEW_MINUTES), sequence: 1 } as const)
      : {};
    await build.interview({
      applicationId: id,
      companyId,
      candidateId,
      durationMinutes: INTERVIEW_MINUTES,
      videoUrl: 'https://meet.demo.example/interview',
      note: INTERVIEW_NOTE,
      companyZone: zones.company,
      createdAt: new Date(now - 3 * HOUR).toISOString(),
      ...booked,
      ...(isBooked ? { bookedAt: new Date(now - HOUR).toISOString() } : {}),
      starts,
    });
  }
};

/** Writes a thread (a random one unless named) between a company's user and a candidate; only its last message may be unread. */
export const writeThread = async (
  { build, random, now }: Pipeline,
  companyUserId: string,
  candidateUserId: string,
  { thread: index, isRead }: { thread?: number; isRead: boolean },
): Promise<void> => {
  const thread = index === undefined ? random.pick(THREADS) : (THREADS[index] ?? []);
  const startedAt = now - (thread.length + random.below(60)) * HOUR;
  for (const [place, [side, content]] of thread.entries()) {
    const isLast = place === thread.length - 1;
    const createdAt = new Date(startedAt + place * HOUR * 0.7).toISOString();
    await build.message({
      senderId: side === 'c' ? companyUserId : candidateUserId,
      receiverId: side === 'c' ? candidateUserId : companyUserId,
      content,
      createdAt,
      readAt: isLast && !isRead ? null : createdAt,
    });
  }
};
