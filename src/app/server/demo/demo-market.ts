/**
 * Fills an empty database with a plausible market: companies, jobs, candidates over the role families, applications in every
 * status, conversations, people waiting for review, one admin. Invented and the same every time; only the dates lead up to
 * the moment it is made. Uses the builders that the tests use, in one transaction.
 */
import { hashPassword } from '#features/auth/server/auth.service.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { Tx } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { type Builders, createBuilders } from './builders.ts';
import { DEMO_COMPANIES } from './demo-companies.ts';
import { DEMO_JOBS } from './demo-jobs.ts';
import { isMarketEmpty } from './demo-market.db.ts';
import { type DemoPerson, drawPeople } from './demo-people.ts';
import {
  bestFor,
  bestJobs,
  type Candidate,
  fileApplication,
  fileApplications,
  fileInterviews,
  type Job,
  type Pipeline,
  writeThread,
} from './demo-pipeline.ts';
import { createDemoRandom, type DemoRandom } from './demo-random.ts';
import { fileReports } from './demo-reports.ts';
import { SIGN_INS } from './demo-sign-ins.ts';
import { fillLedger } from './demo-verifications.ts';

const SEED = 20_260_101;
/** A number of this lock that nothing else uses. */
const TURN = 7_301_945;
const PEOPLE = 120;
/** Of the people, how many still wait for their review, and how many were rejected. */
const WAITING = 4;
const REJECTED = 2;
const INTAKES = 6;
const DAY = 86_400_000;

const daysAgo = (now: number, days: number): string => new Date(now - days * DAY).toISOString();

const buildCompanies = async (build: Builders, now: number) => {
  const ownerOf = new Map<string, string>();
  const rows = [];
  for (const [index, { owner, ...company }] of DEMO_COMPANIES.entries()) {
    const isDemo = owner.email === SIGN_INS.company.email;
    const passwordHash = isDemo ? await hashPassword(SIGN_INS.company.password) : null;
    const createdAt = daysAgo(now, 200 - index * 13);
    const user = await build.user({ ...owner, accountType: 'company', passwordHash, createdAt });
    const row = await build.company({ ...company, userId: user.id, createdAt });
    ownerOf.set(row.id, user.id);
    rows.push(row);
  }
  return { rows, ownerOf };
};

const buildJobs = async (build: Builders, companyRows: readonly { id: string }[], now: number) => {
  const rows = [];
  for (const [index, { company, skills, budget, type, status = 'open', ...job }] of DEMO_JOBS.entries()) {
    const createdAt = daysAgo(now, 2 + ((index * 11) % 45));
    rows.push(
      await build.job({
        ...job,
        companyId: companyRows[company]?.id ?? '',
        requiredSkills: [...skills],
        hourlyBudget: budget,
        jobType: type,
        status,
        createdAt,
        openedAt: createdAt,
        closedAt: status === 'closed' ? daysAgo(now, 1) : null,
      }),
    );
  }
  return rows;
};

const approvalOf = (index: number): 'approved' | 'pending' | 'rejected' => {
  if (index >= PEOPLE - WAITING) return 'pending';
  return index >= PEOPLE - WAITING - REJECTED ? 'rejected' : 'approved';
};

const buildCandidate = async (build: Builders, person: DemoPerson, index: number, now: number) => {
  const isDemo = index === 0;
  const createdAt = daysAgo(now, 1 + ((index * 13) % 160));
  const user = await build.user({
    firstName: person.firstName,
    lastName: person.lastName,
    email: isDemo ? SIGN_INS.candidate.email : person.email,
    accountType: 'candidate',
    passwordHash: isDemo ? await hashPassword(SIGN_INS.candidate.password) : null,
    createdAt,
  });
  const approvalStatus = approvalOf(index);
  return build.candidate({
    ...person.profile,
    ...(isDemo ? { ...DEMO_CANDIDATE, skills: [...DEMO_CANDIDATE.skills] } : {}),
    userId: user.id,
    approvalStatus,
    submittedAt: approvalStatus === 'pending' ? daysAgo(now, 1 + (index % 3)) : createdAt,
    matchesSeenAt: daysAgo(now, isDemo ? 30 : 3),
    createdAt,
  });
};

/** The one people sign in as has a whole profile, so that every part of the score has something to say. */
const DEMO_CANDIDATE = {
  jobTitle: 'Full Stack Developer',
  skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Docker', 'Jest'],
  experience: '3-5',
  hourlyRate: 32,
  timezone: 'America/Bogota',
  availability: 'full-time',
  bio: 'I build web applications from the first table to the last pixel. For four years I kept a booking product running for hotels, and rewrote its slowest pages. I like small teams and short feedback loops.',
} as const;

const fileIntakes = async (build: Builders, random: DemoRandom, now: number): Promise<void> => {
  for (const [index, person] of drawPeople(PEOPLE + INTAKES, random)
    .slice(PEOPLE)
    .entries()) {
    const { profile } = person;
    await build.intake({
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email.replace('@talent.', '@applicant.'),
      jobTitle: profile.jobTitle,
      skills: profile.skills,
      experience: profile.experience ?? '1-3',
      hourlyRate: profile.hourlyRate ?? 15,
      timezone: profile.timezone ?? 'GMT-5',
      availability: profile.availability ?? 'full-time',
      bio: `${profile.bio ?? 'I work remotely for companies in the United States.'} I would like to join a market that vets both sides.`,
      createdAt: daysAgo(now, 0.2 + index * 0.6),
    });
  }
};

/** What the demo candidate applied to, and how far it came. The first three are of different companies. */
const DEMO_APPLICATIONS: ReadonlyArray<readonly [title: string, way: readonly ApplicationStatus[]]> = [
  ['Frontend Developer', ['applied']],
  ['Full Stack Developer', ['applied', 'interviewing']],
  ['Backend Developer (Java)', ['applied', 'declined']],
  ['Node.js Developer', ['interviewing', 'offered']],
];

/** What the two demo sign-ins see first: her applications in several states, a hire, threads that wait for an answer. */
const fillSignIns = async (
  pipeline: Pipeline,
  rows: { jobs: Job[]; vetted: Candidate[]; demoCandidate: Candidate },
) => {
  const { jobs, vetted, demoCandidate } = rows;
  const hers = [];
  for (const [title, way] of DEMO_APPLICATIONS) {
    const job = jobs.find((one) => one.title === title);
    if (job) hers.push(await fileApplication(pipeline, job, demoCandidate, way));
  }
  const [ownJob] = jobs;
  const owner = pipeline.ownerOf.get(ownJob?.companyId ?? '');
  if (!ownJob || !owner) return hers;
  const [hired, writer] = bestFor(ownJob, vetted).slice(9);
  if (hired) await fileApplication(pipeline, ownJob, hired, ['interviewing', 'offered', 'hired']);
  await writeThread(pipeline, owner, demoCandidate.userId, { thread: 3, isRead: false });
  if (writer) await writeThread(pipeline, owner, writer.userId, { thread: 0, isRead: false });
  return hers;
};

const fill = async (tx: Tx): Promise<void> => {
  const build = createBuilders(tx);
  const random = createDemoRandom(SEED);
  const now = Date.now();
  const { rows: companyRows, ownerOf } = await buildCompanies(build, now);
  const jobRows = await buildJobs(build, companyRows, now);
  const people = drawPeople(PEOPLE, random);
  const candidateRows = [];
  for (const [index, person] of people.entries()) candidateRows.push(await buildCandidate(build, person, index, now));
  const [demoCandidate, ...others] = candidateRows;
  if (!demoCandidate) return;
  const pipeline: Pipeline = { build, random, ownerOf, now };
  const vetted = others.filter(({ approvalStatus }) => approvalStatus === 'approved');
  const waiting = others.filter(({ approvalStatus }) => approvalStatus === 'pending');
  const filed = await fileApplications(pipeline, jobRows, vetted);
  const hers = await fillSignIns(pipeline, { jobs: jobRows, vetted, demoCandidate });
  const ownJobs = jobRows.filter(({ companyId }) => companyId === companyRows[0]?.id);
  const own = filed.filter(({ companyId }) => companyId === companyRows[0]?.id);
  await fileInterviews(pipeline, own);
  await fileInterviews(pipeline, hers);
  for (const candidate of waiting) {
    const [job] = bestJobs(ownJobs, candidate);
    if (job) await fileApplication(pipeline, job, candidate, []);
  }
  await writeThreads(pipeline, companyRows, vetted);
  await fileIntakes(build, random, now);
  const admin = await build.user({
    firstName: 'Inés',
    lastName: 'Puentealto',
    email: SIGN_INS.admin.email,
    isAdmin: true,
    passwordHash: await hashPassword(SIGN_INS.admin.password),
    createdAt: daysAgo(now, 220),
  });
  await fileReports(build, {
    companies: [...ownerOf.values()],
    candidates: vetted.map(({ userId }) => userId),
    adminId: admin.id,
    daysAgo: (days) => daysAgo(now, days),
  });
  await fillLedger(build, { demoCandidate, vetted, admin, daysAgo: (days) => daysAgo(now, days) });
};

const writeThreads = async (
  pipeline: Pipeline,
  companyRows: readonly { id: string }[],
  vetted: readonly { userId: string }[],
) => {
  const { random, ownerOf } = pipeline;
  for (const [index, { id }] of companyRows.entries()) {
    for (const candidate of random.some(vetted, index === 0 ? 5 : 2)) {
      await writeThread(pipeline, ownerOf.get(id) ?? '', candidate.userId, { isRead: random.chance(0.6) });
    }
  }
};

/** Fills the database where it is empty; else does nothing. Safe where several processes start at once. */
export const fillDemoMarket = async ({ db, log }: Platform): Promise<void> => {
  await db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, TURN);
    if (!(await isMarketEmpty(tx))) return;
    const startedAt = performance.now();
    await fill(tx);
    log.info({ ms: Math.round(performance.now() - startedAt) }, 'demo market filled');
  });
};
