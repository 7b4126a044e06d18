/**
 * The admin's part of the demo market: people waiting for review, decisions from previous weeks, reports, and the audit log.
 */
import { newId } from '#server/ids.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import type { ExperienceLevel } from '#shared/vocabulary.ts';
import { companySchedule, latestWorkingTime } from './demo-clock.ts';
import { drawEducation, drawPositions, toWrittenDates } from './demo-history.ts';
import { type Gender, PLACES } from './demo-names.ts';
import { genderedTitle, toAscii } from './demo-people.ts';
import { DEMO_ROLES } from './demo-roles.ts';
import type { NewRow } from './demo-rows.db.ts';
import {
  addNotification,
  type CandidatePart,
  createShareDraw,
  daysAgo,
  toIsoInstant,
  type World,
} from './demo-world.ts';

const ADMIN_SCHEDULE = companySchedule('America/New_York');
/** An address reserved for documentation (RFC 5737). */
const ADMIN_ADDRESS = '203.0.113.24';
/** The number of decisions in the log, and of days for which sign-ins are drawn. */
const LOGGED_DECISIONS = 25;
const LOGGED_DAYS = 12;

interface DemoIntake {
  first: string;
  last: string;
  gender: Gender;
  role: string;
  bio: string;
}

const INTAKES: readonly DemoIntake[] = [
  {
    first: 'Milagros',
    last: 'Cantalvo',
    gender: 'woman',
    role: 'DevOps Engineer',
    bio: 'I keep a seed bank’s servers running, where a warm freezer counts as an outage. My current manager and my previous one are both happy to take your call. I would like to work with people who deploy more often than once a season.',
  },
  {
    first: 'Ezequiel',
    last: 'Berrondal',
    gender: 'man',
    role: 'Email Marketing Manager',
    bio: 'I write emails for a theater with 900 seats and fill about 850 of them. I have done it in both languages for six years. Now I would like to do the same for a store abroad.',
  },
  {
    first: 'Constanza',
    last: 'Iribarnez',
    gender: 'woman',
    role: 'Executive Assistant',
    bio: 'I ran the office of a choreographer who wrote every plan on napkins. I typed them up the same night. A U.S. company with a calendar would be a vacation.',
  },
  {
    first: 'Damián',
    last: 'Olmedroso',
    gender: 'man',
    role: 'Payroll Specialist',
    bio: 'I pay 640 teachers on the last working day of each month, including the ones on leave. I have prepared for U.S. payroll with a course and two practice companies. My hobby is bell ringing, so I am punctual.',
  },
  {
    first: 'Pilar',
    last: 'Sanmartelo',
    gender: 'woman',
    role: 'Backend Engineer',
    bio: 'I look after the service that prints boarding passes for a ferry line. Last winter I made it survive a lost connection in the harbor. I want to join a team that reviews my code harder than I do.',
  },
  {
    first: 'Gonzalo',
    last: 'Terrazuelo',
    gender: 'man',
    role: 'Content Writer',
    bio: 'I write for a science museum and can explain a pendulum to a nine-year-old. My longest article is about rust and has been read 200,000 times. I would like to write about things that people use at work.',
  },
];
const REJECTED_INTAKES: readonly (DemoIntake & { reasons: NonNullable<NewRow<'reviewDecisions'>['reasons']> })[] = [
  {
    first: 'Nahuel',
    last: 'Quebradal',
    gender: 'man',
    role: 'Customer Success Manager',
    bio: 'I like customers and want to work from home.',
    reasons: ['incomplete'],
  },
  {
    first: 'Aldana',
    last: 'Vergarosa',
    gender: 'woman',
    role: 'Contador Público',
    bio: 'Llevo la contabilidad de tres talleres mecánicos y de un club de ajedrez. Estoy mejorando mi inglés con clases los sábados.',
    reasons: ['english', 'experience'],
  },
];

const buildIntake = (
  { random, now, takeNext }: World,
  { first, last, gender, role: title, bio }: DemoIntake,
  { index, days }: { index: number; days: number },
): NewRow<'intakes'> & { id: string; email: string } => {
  const role = DEMO_ROLES.find((demoRole) => demoRole.title === title);
  const home = PLACES.es[(index * 5) % PLACES.es.length];
  if (role === undefined || home === undefined) throw new Error(`The demo market has no role ${title} or no places`);
  const experience: ExperienceLevel = index % 2 === 0 ? '3-5' : '5-10';
  const jobTitle = genderedTitle(role, gender);
  const history = { role, title: jobTitle, experience, firstLanguage: 'es' as const, gender, indexInRole: index };
  const positions = drawPositions(history, takeNext, random, now);
  const slug = `${toAscii(first)}-${toAscii(last)}`;
  return {
    id: newId(),
    firstName: first,
    lastName: last,
    email: intakeEmail(first, last),
    jobTitle,
    experience,
    bio,
    hourlyRate: role.rates[0] + random.below(8),
    timezone: home.written,
    availability: 'full-time',
    skills: random.sample(role.skills, 4),
    country: home.country,
    city: home.city,
    englishLevel: index % 3 === 0 ? 'C1' : 'B2',
    languages: [{ language: 'es', level: 'native' }],
    linkedinUrl: `https://linkedin.example/in/${slug}`,
    ...toWrittenDates(history, { positions, education: drawEducation(history, positions, random) }),
    language: role.firstLanguage ?? (index % 2 === 0 ? 'es' : 'en'),
    createdAt: daysAgo({ now }, days),
  };
};

const intakeEmail = (first: string, last: string): string => `${toAscii(first)}.${toAscii(last)}@mail.example`;

/** Returns an application that a member sent from another email address. */
const toMemberIntake = (intake: NewRow<'intakes'>, { user, person }: CandidatePart): NewRow<'intakes'> => ({
  ...intake,
  firstName: user.firstName,
  lastName: user.lastName,
  email: intakeEmail(user.firstName, user.lastName),
  linkedinUrl: person.profile.linkedinUrl,
});

/** Adds public applications. Some are waiting, including one from a member who applied again from another address. Two are rejected. */
export const addIntakes = (world: World): void => {
  const { rows, random, now, admin, candidates } = world;
  const findSimilarMember = ({ role, gender }: DemoIntake): CandidatePart | undefined =>
    candidates.find(
      ({ person }, index) => index > 20 && person.gender === gender && person.profile.jobTitle.endsWith(role),
    );
  for (const [index, applicant] of INTAKES.entries()) {
    const intake = buildIntake(world, applicant, { index, days: 0.3 + index * 0.9 });
    const member = index === 2 ? findSimilarMember(applicant) : undefined;
    rows.intakes.push(member ? toMemberIntake(intake, member) : intake);
  }
  for (const [index, { reasons, ...applicant }] of REJECTED_INTAKES.entries()) {
    const days = 6 + index * 5;
    const intake = buildIntake(world, applicant, { index: index + INTAKES.length, days: days + 5 });
    const decidedAt = toIsoInstant(
      latestWorkingTime(now - days * DAY_MS + 6 * HOUR_MS, [ADMIN_SCHEDULE], createShareDraw(random)()),
    );
    rows.intakes.push({ ...intake, status: 'rejected', reviewedBy: admin.id, reviewedAt: decidedAt });
    addDecision(world, {
      source: 'public',
      rowId: intake.id,
      outcome: 'rejected',
      reasons: [...reasons],
      decidedAt,
      effect: 'none',
      target: intake.email,
    });
  }
};

interface DemoDecision extends Pick<NewRow<'reviewDecisions'>, 'source' | 'rowId' | 'outcome' | 'effect'> {
  reasons: NonNullable<NewRow<'reviewDecisions'>['reasons']>;
  decidedAt: string;
  /** The email address in the log. */
  target: string;
  candidateId?: string;
}

const addDecision = ({ rows, admin }: World, { target, decidedAt, ...decision }: DemoDecision): void => {
  const undoableUntil = toIsoInstant(Date.parse(decidedAt) + 10 * MINUTE_MS);
  rows.reviewDecisions.push({ id: newId(), ...decision, decidedBy: admin.id, decidedAt, undoableUntil });
  rows.auditLog.push({
    id: newId(),
    actorId: admin.id,
    actorEmail: admin.email,
    action: decision.outcome === 'approved' ? 'review.approved' : 'review.rejected',
    target,
    clientAddress: ADMIN_ADDRESS,
    createdAt: decidedAt,
  });
};

const REJECTIONS = [['demand'], ['unconfirmed']] as const;

const decideProfile = (world: World, { row, user }: CandidatePart, reasons: DemoDecision['reasons']): void => {
  const { now, random, admin } = world;
  const outcome = row.approvalStatus === 'rejected' ? 'rejected' : 'approved';
  const after = Date.parse(row.createdAt) + (4 + random.below(3)) * DAY_MS;
  const decidedAt = toIsoInstant(
    latestWorkingTime(Math.min(now - HOUR_MS, after), [ADMIN_SCHEDULE], createShareDraw(random)()),
  );
  row.reviewedBy = admin.id;
  row.reviewedAt = decidedAt;
  const origin = { source: 'account', rowId: row.id, effect: 'status', candidateId: row.id } as const;
  addDecision(world, { ...origin, outcome, reasons, decidedAt, target: user.email ?? '' });
  addNotification(world, user.id, outcome === 'approved' ? 'profile_approved' : 'profile_rejected', {
    data: {},
    at: decidedAt,
  });
};

/** Adds the decisions that approved all members and rejected two people. */
export const decideProfiles = (world: World): void => {
  const decided = world.candidates.filter(({ row }) => row.approvalStatus !== 'pending');
  for (const [index, candidate] of decided.entries()) {
    const isRejected = candidate.row.approvalStatus === 'rejected';
    decideProfile(world, candidate, isRejected ? [...(REJECTIONS[index % REJECTIONS.length] ?? [])] : []);
  }
};

const REASONS = {
  company:
    'After the first call they asked me to work for a week without pay "to see if it fits". I said no, and they wrote three more times the same evening:\n\n"Everyone else does it. You are missing a chance here."',
  candidate: 'The portfolio links to someone else’s work. I know the person who made it.',
  resolved: 'Sent me the same message six times in an hour.',
};

/** Adds two open reports and a resolved report. */
export const addReports = (world: World): void => {
  const { rows, companies, candidates, admin } = world;
  const [, company, other] = companies;
  const [, candidate, second] = candidates;
  if (!company || !other || !candidate || !second) return;
  const reportBy = (reporter: string, reported: string, reason: string, days: number) => ({
    id: newId(),
    reporterId: reporter,
    reportedId: reported,
    reason,
    createdAt: daysAgo(world, days),
  });
  const first = reportBy(candidate.user.id, company.user.id, REASONS.company, 1.4);
  const next = reportBy(other.user.id, second.user.id, REASONS.candidate, 0.3);
  rows.reports.push(first, next, {
    ...reportBy(second.user.id, company.user.id, REASONS.resolved, 9),
    status: 'resolved',
    resolution: 'Called them. A script of theirs had sent the message repeatedly. They apologized.',
    resolvedBy: admin.id,
    resolvedAt: daysAgo(world, 8.5),
  });
  const openReports = [
    [first, { userId: company.user.id, name: company.company.companyName }],
    [next, { userId: second.user.id, name: second.name }],
  ] as const;
  for (const [report, about] of openReports) {
    addNotification(world, admin.id, 'report_filed', { data: { reportId: report.id, ...about }, at: report.createdAt });
  }
};

/** Replaces the log with one of realistic size: the newest decisions, sign-ins, the resolved report, and company verifications. */
export const fillAuditLog = (world: World): void => {
  const { rows, admin, companies, now, random } = world;
  const decisions = rows.auditLog.toSorted((a, b) => ((a.createdAt ?? '') < (b.createdAt ?? '') ? 1 : -1));
  const entry = (action: string, target: string | null, createdAt: string) => ({
    id: newId(),
    actorId: admin.id,
    actorEmail: admin.email,
    action,
    target,
    clientAddress: ADMIN_ADDRESS,
    createdAt,
  });
  const signIns = Array.from({ length: LOGGED_DAYS }, (_, days) =>
    latestWorkingTime(now - days * DAY_MS, [ADMIN_SCHEDULE], createShareDraw(random)()),
  );
  rows.auditLog.splice(
    0,
    rows.auditLog.length,
    ...decisions.slice(0, LOGGED_DECISIONS),
    ...[...new Set(signIns)].map((moment) => entry('admin.signed-in', null, toIsoInstant(moment))),
    entry('report.resolved', companies[1]?.company.companyName ?? null, daysAgo(world, 8.5)),
    ...companies.flatMap(({ row, company }) =>
      row.verifiedAt ? [entry('company.verified', company.companyName, row.verifiedAt)] : [],
    ),
  );
};
