/**
 * Applications in the demo market and their statuses. The applicants who fit a job best get the furthest, so the average score rises along the
 * pipeline.
 */
import { explainPair, prepareJob, rankScore } from '#engine/matching.domain.ts';
import { newId } from '#server/ids.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { buildAnswers } from './demo-answers.ts';
import { placeSteps, type Step } from './demo-clock.ts';
import type { StageCounts } from './demo-job.ts';
import { findLetters } from './demo-letters.ts';
import { DECLINES, OFFER_NOTE, PRIVATE_NOTES } from './demo-talk.ts';
import {
  type ApplicationPart,
  type CandidatePart,
  createShareDraw,
  type JobPart,
  type MovePart,
  requireDemoCandidate,
  toIsoInstant,
  type World,
} from './demo-world.ts';

/** Statuses, from the best-fitting applicants to the worst. */
const BY_FIT = ['hired', 'offered', 'interviewing', 'applied', 'withdrawn', 'pending', 'declined'] as const;

/** The statuses after `pending` that lead to each status. */
const STATUS_PATHS: Readonly<Record<ApplicationStatus, readonly (readonly ApplicationStatus[])[]>> = {
  pending: [[]],
  applied: [['applied']],
  interviewing: [['applied', 'interviewing'], ['interviewing']],
  offered: [['applied', 'interviewing', 'offered']],
  hired: [['applied', 'interviewing', 'offered', 'hired']],
  declined: [['applied', 'declined'], ['declined']],
  withdrawn: [['applied', 'withdrawn']],
};

/** The number of applicants per status, used in turn for jobs that do not specify it. */
const APPLICANT_COUNTS: readonly StageCounts[] = [
  { pending: 2, applied: 2, interviewing: 1 },
  { pending: 1, applied: 1, interviewing: 1, offered: 1 },
  { pending: 2, applied: 1, interviewing: 1, declined: 1 },
  { applied: 2, interviewing: 1, hired: 1, declined: 1 },
  { pending: 3, applied: 1 },
  { pending: 1, applied: 2, interviewing: 2, withdrawn: 1 },
];

/** Returns the candidates by score for the job, best first. */
export const rankCandidates = ({ row }: JobPart, candidates: readonly CandidatePart[]): CandidatePart[] => {
  const prepared = prepareJob(row);
  return candidates
    .map((candidate) => ({ candidate, score: rankScore(prepared, candidate.prepared) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate);
};

/** Returns the jobs by score for the candidate, best first. */
const rankJobs = (jobs: readonly JobPart[], { prepared }: CandidatePart): JobPart[] =>
  jobs
    .map((job) => ({ job, score: rankScore(prepareJob(job.row), prepared) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ job }) => job);

/** For closed jobs: the share of declines with the reason that the position was filled. */
const FILLED_SHARE = 0.1;

/** Draws the reason for a decline from the two worst factors, so that it agrees with the score. Sometimes the position was filled instead. */
const pickDecline = ({ random }: World, { job, candidate }: Pick<ApplicationPart, 'job' | 'candidate'>) => {
  const { factors } = explainPair(prepareJob(job.row), candidate.prepared);
  const factorScore = (factor: string | null): number => {
    const ownFactor = factors.find((explained) => explained.factor === factor);
    return ownFactor === undefined || ownFactor.weight === 0 ? Number.POSITIVE_INFINITY : ownFactor.score;
  };
  const worst = DECLINES.toSorted((a, b) => factorScore(a.factor) - factorScore(b.factor));
  const byScore = random.pick(worst.slice(0, 2));
  const filled = DECLINES.find(({ factor }) => factor === null);
  return random.chance(FILLED_SHARE) && filled && job.row.status === 'closed' ? filled : byScore;
};

/** Returns the company's note for a status change, with the reason if it is a decline. */
const moveNote = (world: World, to: ApplicationStatus, planned: Pick<ApplicationPart, 'job' | 'candidate'>) => {
  const decline = to === 'declined' ? pickDecline(world, planned) : null;
  return { note: decline?.note ?? (to === 'offered' ? OFFER_NOTE : null), declineReason: decline?.reason ?? null };
};

const isByCandidate = (status: ApplicationStatus): boolean =>
  status === 'pending' || status === 'withdrawn' || status === 'hired';

/** Draws an application's status changes, each during the working hours of the person who makes it, the last one at or before `latest` (ms). */
const drawMoves = (
  { random }: World,
  { job, candidate }: Pick<ApplicationPart, 'job' | 'candidate'>,
  path: readonly ApplicationStatus[],
  latest: number,
): MovePart[] => {
  const statuses: ApplicationStatus[] = ['pending', ...path];
  const steps = statuses.map((status, index): Step => {
    const after = index === 0 ? 0 : (5 + random.below(44)) * HOUR_MS + random.below(60) * MINUTE_MS;
    return { schedules: [isByCandidate(status) ? candidate.schedule : job.company.schedule], after };
  });
  return placeSteps(latest, steps, createShareDraw(random)).map((moment, index) => {
    const to = statuses[index] ?? 'pending';
    return { id: newId(), to, at: toIsoInstant(moment), byCompany: !isByCandidate(to) };
  });
};

export interface PlannedApplication {
  job: JobPart;
  candidate: CandidatePart;
  status: ApplicationStatus;
  /** The minimum age of the last event in ms. Working hours may increase it. */
  age: number;
  path?: readonly ApplicationStatus[];
}

/** Adds an application with the history that led to its status. */
export const addApplication = (world: World, planned: PlannedApplication): ApplicationPart => {
  const { job, candidate, status, age } = planned;
  const { random, rows, now } = world;
  const path = planned.path ?? random.pick(STATUS_PATHS[status]);
  const moves = drawMoves(world, planned, path, now - age);
  const isLetterWritten = random.chance(0.85) || candidate === requireDemoCandidate(world);
  const filedAt = moves[0]?.at ?? toIsoInstant(now);
  const answer = moves.find(({ byCompany }) => byCompany)?.at ?? null;
  const viewedAt = answer === null ? null : toIsoInstant(Date.parse(answer) - (3 + random.below(25)) * MINUTE_MS);
  const id = newId();
  const { answers, meetsMustHave } = buildAnswers(job, {
    applicationId: id,
    name: candidate.name,
    experience: candidate.row.experience ?? null,
    status,
  });
  rows.applicationAnswers.push(...answers);
  const movedAt = moves.at(-1)?.at ?? filedAt;
  if (path.includes('interviewing')) {
    rows.applicationReviews.push({
      applicationId: id,
      userId: job.company.user.id,
      rating: 3 + random.below(3),
      notes: random.chance(0.5) ? random.pick(PRIVATE_NOTES) : null,
      submittedAt: movedAt,
      createdAt: movedAt,
    });
  }
  const row = {
    id,
    jobId: job.row.id,
    companyId: job.company.row.id,
    candidateId: candidate.row.id,
    coverLetter: isLetterWritten ? world.takeNext(findLetters(job.job)) : null,
    status,
    declinedFrom: status === 'declined' ? (path.at(-2) ?? ('pending' as const)) : null,
    viewedAt: viewedAt !== null && viewedAt > filedAt ? viewedAt : answer,
    createdAt: filedAt,
    updatedAt: movedAt,
    statusChangedAt: movedAt,
    answeredMoveAt: answer,
    meetsMustHave,
  };
  for (const [index, move] of moves.entries()) {
    rows.applicationHistory.push({
      id: move.id,
      applicationId: row.id,
      fromStatus: moves[index - 1]?.to ?? null,
      toStatus: move.to,
      byUserId: move.byCompany ? job.company.user.id : candidate.user.id,
      ...moveNote(world, move.to, planned),
      createdAt: move.at,
    });
  }
  const application = { job, candidate, row, moves };
  rows.applications.push(row);
  world.applications.push(application);
  return application;
};

/** The ages of hires for jobs that are still open (ms), by index of the hire in the demo market. */
const HIRE_AGES = [4, 30, 48, 12, 105, 21, 60].map((days) => days * DAY_MS);

/** Draws the age of an application's last status change (ms). Applications without an answer are younger than the company's answer time. */
const drawAge = (world: World, job: JobPart, status: ApplicationStatus, index: number): number => {
  const { random } = world;
  const { closedDaysAgo, company } = job.job;
  if (closedDaysAgo !== undefined) return (closedDaysAgo + (status === 'hired' ? 1 : 2 + random.below(12))) * DAY_MS;
  if (status === 'hired') {
    const hires = world.applications.filter(({ row }) => row.status === 'hired').length;
    return HIRE_AGES[hires % HIRE_AGES.length] ?? 0;
  }
  if (status === 'pending') return (0.15 + ((index * 0.9) % Math.max(1, job.company.company.answerDays - 2))) * DAY_MS;
  if (company === 0) return (0.2 + random.below(60) / 10) * DAY_MS;
  return (1 + random.below(status === 'declined' ? 40 : 24)) * DAY_MS;
};

const pickApplicantCounts = ({ job }: JobPart, index: number): StageCounts =>
  job.applicantCounts ?? APPLICANT_COUNTS[index % APPLICANT_COUNTS.length] ?? {};

/** The demo candidate's applications: company, job, status and age in days. */
const DEMO_CANDIDATE_APPLICATIONS: ReadonlyArray<
  readonly [company: number, title: string, status: ApplicationStatus, days: number]
> = [
  [8, 'Frontend Developer', 'applied', 1.2],
  [0, 'Full Stack Developer', 'interviewing', 2.1],
  [11, 'Backend Developer (Java)', 'declined', 5],
  [1, 'Node.js Developer', 'offered', 1],
  // Older than the company's answer time.
  [7, 'React Native Developer', 'pending', 9],
];

const isHired = ({ applications }: World, candidate: CandidatePart): boolean =>
  applications.some((application) => application.candidate === candidate && application.row.status === 'hired');

/** Adds applications from vetted people to every job, from the demo candidate, and from people waiting for review. */
export const addApplications = (world: World): void => {
  const demoCandidate = requireDemoCandidate(world);
  for (const [company, title, status, days] of DEMO_CANDIDATE_APPLICATIONS) {
    const job = world.jobs.find((part) => part.job.company === company && part.job.title === title);
    if (job) addApplication(world, { job, candidate: demoCandidate, status, age: days * DAY_MS });
  }
  const otherCandidates = world.candidates.slice(1);
  const vetted = otherCandidates.filter(({ row }) => row.approvalStatus === 'approved');
  for (const [index, job] of world.jobs.entries()) {
    const counts = pickApplicantCounts(job, index);
    const statuses = BY_FIT.flatMap((status) => Array.from({ length: counts[status] ?? 0 }, () => status));
    const free = counts.hired ? vetted.filter((candidate) => !isHired(world, candidate)) : vetted;
    const fitting = rankCandidates(job, free).slice(0, Math.ceil(statuses.length * 1.5));
    for (const [position, candidate] of world.random.sample(fitting, statuses.length).entries()) {
      const status = statuses[position] ?? 'pending';
      addApplication(world, { job, candidate, status, age: drawAge(world, job, status, position) });
    }
  }
  const demoCompanyJobs = world.jobs.filter(({ job, row }) => job.company === 0 && row.status === 'open');
  for (const [index, candidate] of otherCandidates.filter(({ row }) => row.approvalStatus === 'pending').entries()) {
    const [job] = rankJobs(demoCompanyJobs, candidate);
    if (job) addApplication(world, { job, candidate, status: 'pending', age: (0.3 + index / 3) * DAY_MS });
  }
};

const earlierInstant = (a: string, b: string): string => (a < b ? a : b);

/** Backdates jobs and people so that they are older than their first application. */
export const backdateCast = ({ applications, jobs, candidates }: World): void => {
  for (const { job, candidate, row } of applications) {
    const filedTime = Date.parse(row.createdAt);
    job.row.createdAt = earlierInstant(job.row.createdAt, toIsoInstant(filedTime - 2 * DAY_MS - HOUR_MS));
    candidate.row.createdAt = earlierInstant(
      candidate.row.createdAt,
      toIsoInstant(filedTime - (candidate.row.approvalStatus === 'pending' ? HOUR_MS : 4 * DAY_MS)),
    );
  }
  for (const { row } of jobs) {
    const decided = applications.flatMap((application) =>
      application.job.row === row ? application.row.statusChangedAt : [],
    );
    row.openedAt = row.createdAt;
    row.closedAt = row.status === 'closed' ? (decided.toSorted().at(-1) ?? null) : null;
    row.updatedAt = row.closedAt ?? row.createdAt;
  }
  for (const { row, user } of candidates) {
    user.createdAt = row.createdAt;
    row.submittedAt = row.createdAt;
    row.updatedAt = row.createdAt;
  }
};
