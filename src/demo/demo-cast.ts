/** The people and jobs of the demo market as rows, before any activity: companies, their jobs, candidates, and the admin. */
import { prepareCandidate } from '#engine/matching.domain.ts';
import { derivedCandidateColumns } from '#features/candidates/server/candidates.service.ts';
import { derivedCompanyColumns } from '#features/companies/server/companies.service.ts';
import { DEFAULT_SPANS, type HourSpan } from '#features/companies/weekly-hours.domain.ts';
import { derivedJobColumns } from '#features/jobs/server/jobs.service.ts';
import { newId } from '#server/ids.ts';
import { fullName } from '#shared/full-name.ts';
import type { ApprovalStatus } from '#shared/vocabulary.ts';
import { findBio } from './demo-bios.ts';
import { candidateSchedule, companySchedule } from './demo-clock.ts';
import { DEMO_COMPANIES, type DemoCompany } from './demo-companies.ts';
import { DEMO_CONDITIONS, type DemoQuestion } from './demo-conditions.ts';
import { monthsBefore } from './demo-history.ts';
import type { DemoJob } from './demo-job.ts';
import { FILLED_BEFORE } from './demo-jobs-filled.ts';
import { DEMO_JOBS_OFFICE } from './demo-jobs-office.ts';
import { DEMO_JOBS_PRODUCT } from './demo-jobs-product.ts';
import { type DemoPerson, drawPeople } from './demo-people.ts';
import type { DemoRandom } from './demo-random.ts';
import { createEmptyRows } from './demo-rows.db.ts';
import { SIGN_INS } from './demo-sign-ins.ts';
import { createSupply } from './demo-supply.ts';
import { type CandidatePart, type CompanyPart, daysAgo, type JobPart, type World } from './demo-world.ts';

const BOGOTA = { city: 'Bogotá', country: 'CO', zone: 'America/Bogota', written: 'America/Bogota' };

/** Returns the profile of the demo candidate; `now` in ms. */
const demoCandidateProfile = (now: number): DemoPerson['profile'] => ({
  jobTitle: 'Full Stack Developer',
  skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Docker', 'Jest'],
  experience: '3-5',
  hourlyRate: 32,
  timezone: 'America/Bogota',
  availability: 'full-time',
  bio: findBio('Full Stack Developer', 0, BOGOTA.city),
  country: 'CO',
  city: 'Bogotá',
  englishLevel: 'C1',
  languages: [
    { language: 'es', level: 'native' },
    { language: 'pt', level: 'A2' },
  ],
  availableFrom: null,
  linkedinUrl: 'https://linkedin.example/in/camila-arrizmendal',
  portfolioUrl: 'https://camila-arrizmendal.example',
  positions: [
    {
      title: 'Full Stack Developer',
      company: 'Cuatro Ceibas Software',
      start: monthsBefore(now, 34),
      end: null,
      summary:
        'Own the booking screens of 140 hotels, from React to PostgreSQL. Rewrote the slowest pages: from seven seconds to under two. Brought the test suite from forty minutes to six.',
    },
    {
      title: 'Web Developer',
      company: 'Nubelar Studio',
      start: monthsBefore(now, 52),
      end: monthsBefore(now, 35),
      summary: 'Built shops and landing pages in TypeScript for nine small brands, and kept them running.',
    },
  ],
  education: [
    {
      school: 'Universidad Cordillera Azul',
      degree: 'B.Sc.',
      field: 'Systems Engineering',
      start: monthsBefore(now, 112),
      end: monthsBefore(now, 55),
    },
  ],
});

const CURRENT_JOBS: readonly DemoJob[] = [...DEMO_JOBS_PRODUCT, ...DEMO_JOBS_OFFICE];

const FILLED_JOBS = CURRENT_JOBS.flatMap((job): DemoJob[] => {
  const filled = FILLED_BEFORE[job.title];
  return filled === undefined
    ? []
    : [{ ...job, ...filled, status: 'closed', applicantCounts: { hired: 1, declined: 6, withdrawn: 1 } }];
});

/** The jobs in the demo market: the current jobs, then the filled ones. */
const DEMO_JOBS: readonly DemoJob[] = [...CURRENT_JOBS, ...FILLED_JOBS];

const PEOPLE_COUNT = 156;
/** The number of people waiting for review, and of rejected people. */
const WAITING_COUNT = 4;
const REJECTED_COUNT = 2;

/** Password hashes of the demo sign-ins by email. All other accounts have no password. */
export type Passwords = ReadonlyMap<string, string>;

interface Casting {
  now: number;
  passwords: Passwords;
}

/**
 * Returns the interview hours of a company. A third of the companies hold no interviews on Mondays, and another third hold none on Friday afternoons.
 */
const companySpans = (index: number): HourSpan[] =>
  DEFAULT_SPANS.company.flatMap((span) => {
    if (index % 3 === 1 && span.weekday === 1) return [];
    return [index % 3 === 0 && span.weekday === 5 ? { ...span, to: '13:00' } : { ...span, from: '09:30' }];
  });

const createCompany = (company: DemoCompany, index: number, { now, passwords }: Casting): CompanyPart => {
  const { owner, zone, isVerified, companyName, industry, companySize, website, description, answerDays } = company;
  const createdAt = daysAgo({ now }, 420 - index * 17);
  const user = {
    id: newId(),
    ...owner,
    accountType: 'company' as const,
    passwordHash: passwords.get(owner.email) ?? null,
    createdAt,
  };
  const row = {
    id: newId(),
    userId: user.id,
    companyName,
    industry,
    companySize,
    website,
    description,
    answerDays,
    ...derivedCompanyColumns({ companyName }),
    verifiedAt: isVerified ? daysAgo({ now }, 418 - index * 17) : null,
    createdAt,
    updatedAt: createdAt,
  };
  return { company, schedule: companySchedule(zone), hours: { timeZone: zone, spans: companySpans(index) }, user, row };
};

const questionRow = ({ type, label, required, options, accepts }: DemoQuestion, jobId: string, position: number) => ({
  id: newId(),
  version: 1,
  jobId,
  position,
  type,
  label,
  required: required ?? false,
  mustHave: accepts !== undefined,
  options: options === undefined ? null : [...options],
  accepts: accepts ?? null,
});

const createJob = (job: DemoJob, index: number, companies: readonly CompanyPart[], { now }: Casting): JobPart => {
  const company = companies[job.company];
  if (company === undefined) throw new Error(`${job.title} has no company`);
  const createdAt = daysAgo({ now }, 2 + ((index * 11) % 45));
  const { title, description, responsibilities, experience, timezone, status = 'open' } = job;
  // Filled jobs have no conditions.
  const conditions = (status === 'closed' ? undefined : DEMO_CONDITIONS[title]) ?? {};
  const offer = {
    title,
    description,
    responsibilities,
    requiredSkills: [...job.skills],
    experience,
    hourlyBudget: job.budget,
    timezone,
    jobType: job.type,
    countries: [...(conditions.countries ?? [])],
    hoursPerWeek: conditions.hoursPerWeek ?? null,
    factorWeights: {},
  };
  // Two out of three jobs also state the lower end of the budget.
  const hourlyBudgetFrom = job.budget !== null && index % 3 > 0 ? Math.round(job.budget * 0.75) : null;
  const { startsInDays, openings, benefits } = conditions;
  const terms = {
    startDate: startsInDays === undefined ? null : daysAgo({ now }, -startsInDays).slice(0, 10),
    openings: openings ?? 1,
    benefits: benefits ?? null,
  };
  const times = { createdAt, openedAt: createdAt, updatedAt: createdAt };
  const id = newId();
  return {
    job,
    company,
    questions: (conditions.questions ?? []).map((question, position) => questionRow(question, id, position)),
    row: {
      id,
      companyId: company.row.id,
      ...offer,
      ...terms,
      hourlyBudgetFrom,
      ...derivedJobColumns(offer),
      status,
      ...times,
    },
  };
};

const pickApprovalStatus = (index: number): ApprovalStatus => {
  if (index >= PEOPLE_COUNT - WAITING_COUNT) return 'pending';
  return index >= PEOPLE_COUNT - WAITING_COUNT - REJECTED_COUNT ? 'rejected' : 'approved';
};

/** Returns the language in which a candidate uses the product. Every third candidate uses their first language. */
const pickLanguage = ({ place }: DemoPerson, index: number): 'en' | 'es' | 'pt' => {
  if (index === 0 || index % 3 !== 0) return 'en';
  return place.country === 'BR' ? 'pt' : 'es';
};

const createCandidate = (drawn: DemoPerson, index: number, { now, passwords }: Casting): CandidatePart => {
  const isDemo = index === 0;
  const person = isDemo
    ? { ...drawn, email: SIGN_INS.candidate.email, profile: demoCandidateProfile(now), place: BOGOTA }
    : drawn;
  const approvalStatus = pickApprovalStatus(index);
  const createdAt = daysAgo({ now }, approvalStatus === 'pending' ? 1 + (index % 3) : 8 + ((index * 13) % 160));
  const user = {
    id: newId(),
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    accountType: 'candidate' as const,
    passwordHash: passwords.get(person.email) ?? null,
    language: pickLanguage(person, index),
    createdAt,
  };
  const name = fullName(person);
  const row = {
    id: newId(),
    userId: user.id,
    ...person.profile,
    ...derivedCandidateColumns(person.profile, name),
    approvalStatus,
    submittedAt: createdAt,
    matchesSeenAt: daysAgo({ now }, isDemo ? 120 : 3),
    createdAt,
    updatedAt: createdAt,
  };
  const prepared = prepareCandidate(person.profile);
  return { person, prepared, schedule: candidateSchedule(person.place.zone), name, user, row };
};

/** Creates all people, companies and jobs. `addCast` adds their rows at the end, when their creation times are final. */
export const createWorld = (random: DemoRandom, now: number, passwords: Passwords): World => {
  const casting = { now, passwords };
  const companies = DEMO_COMPANIES.map((company, index) => createCompany(company, index, casting));
  const { email } = SIGN_INS.admin;
  const admin = {
    id: newId(),
    firstName: 'Inés',
    lastName: 'Puentealto',
    email,
    isAdmin: true,
    passwordHash: passwords.get(email) ?? null,
    createdAt: daysAgo({ now }, 900),
  };
  const takeNext = createSupply();
  return {
    rows: createEmptyRows(),
    random,
    takeNext,
    now,
    companies,
    jobs: DEMO_JOBS.map((job, index) => createJob(job, index, companies, casting)),
    candidates: drawPeople(PEOPLE_COUNT, takeNext, random, now).map((person, index) =>
      createCandidate(person, index, casting),
    ),
    applications: [],
    admin,
  };
};

export const addCast = ({ rows, companies, jobs, candidates, admin }: World): void => {
  rows.users.push(admin, ...companies.map(({ user }) => user), ...candidates.map(({ user }) => user));
  rows.companies.push(...companies.map(({ row }) => row));
  rows.companyHours.push(...companies.map(({ row, hours }) => ({ companyId: row.id, ...hours })));
  rows.candidates.push(...candidates.map(({ row }) => row));
  rows.jobs.push(...jobs.map(({ row }) => row));
  rows.jobQuestions.push(...jobs.flatMap(({ questions }) => questions));
};
