/** Checks that the demo market covers every part of the product, both in memory and after it is written to a database. */

import { eq, isNotNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareCandidate, prepareJob, rankScore } from '#engine/matching.domain.ts';
import { users } from '#features/auth/server/auth.tables.ts';
import { memberships } from '#features/auth/server/memberships.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { parseTimeOfDay } from '#features/companies/weekly-hours.domain.ts';
import { interviewEnd } from '#features/interviews/interviews.domain.ts';
import { calculateRateSpan, selectFitting } from '#features/jobs/job-market.domain.ts';
import { applicationHistory, applications } from '#features/pipeline/server/applications.tables.ts';
import { MIN_SHOWN_COUNTS } from '#shared/brand-facts.ts';
import { LIMITS } from '#shared/limits.ts';
import { DAY_MS, MINUTE_MS } from '#shared/time.ts';
import { APPLICATION_STATUSES, type ApplicationStatus, HIRE_STATUSES } from '#shared/vocabulary.ts';
import { wallClock } from '#shared/zone-clock.ts';
import { useTestApp } from '#testing/test-app.ts';
import { isWorkingAt } from './demo-clock.ts';
import { fillDemoMarket, makeMarket } from './demo-market.ts';
import { SIGN_INS } from './demo-sign-ins.ts';
import { APPEAL_TEXTS, DECLINES } from './demo-talk.ts';
import type { ApplicationPart, World } from './demo-world.ts';

const countBy = <Entry>(entries: readonly Entry[], toKey: (entry: Entry) => string | undefined | null) =>
  Object.fromEntries([...Map.groupBy(entries, (entry) => toKey(entry) ?? '')].map(([key, own]) => [key, own.length]));

/** Before dawn on a Monday after two days off, on a Wednesday afternoon, and late on a Saturday, all in UTC. */
const BUILD_TIMES = ['2026-11-23T04:00:00.000Z', '2026-06-17T16:00:00.000Z', '2027-01-02T23:30:00.000Z'] as const;

describe.each(BUILD_TIMES)('the demo market built at %s', (builtAt) => {
  const now = Date.parse(builtAt);
  let world: World;
  beforeAll(async () => {
    world = await makeMarket(now);
  });
  const pastTimesIn = (value: object): string[] =>
    Object.entries(value).flatMap(([key, text]) =>
      typeof text === 'string' && key.endsWith('At') && !['startsAt', 'endsAt', 'expiresAt', 'dueAt'].includes(key)
        ? [text]
        : [],
    );

  it('has no two people with the same name, history, bio or picture', () => {
    const people = world.candidates.map(({ person }) => person);
    expect(people.length).toBeGreaterThanOrEqual(120);
    const distinct = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);
    distinct(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
    distinct(people.map(({ email }) => email));
    distinct(people.map(({ profile }) => JSON.stringify(profile.positions)));
    distinct(people.flatMap(({ profile }) => profile.bio ?? []));
    distinct(people.flatMap(({ profile }) => profile.linkedinUrl ?? []));
    for (const { profile } of people) expect(profile.positions.length, profile.jobTitle).toBeGreaterThan(0);
    const pictures = world.rows.photos.flatMap(({ content }) => content ?? []);
    distinct(pictures.map((picture) => picture.toString('base64')));
    expect(pictures.length).toBeGreaterThan(100);
    expect(Math.max(...pictures.map((picture) => picture.byteLength))).toBeLessThan(8_000);
    expect(world.rows.companyLogos).toHaveLength(world.companies.length);
  });

  it('has no events in the future or before the people and jobs involved exist', () => {
    for (const [table, rows] of Object.entries(world.rows)) {
      for (const row of rows) {
        for (const at of pastTimesIn(row)) expect(at <= builtAt, `${table}: ${JSON.stringify(row)}`).toBe(true);
      }
    }
    for (const { row, job, candidate } of world.applications) {
      expect(row.createdAt > job.row.createdAt).toBe(true);
      expect(row.createdAt > candidate.row.createdAt).toBe(true);
    }
  });

  it('has status changes in order, each during the working hours of the person who makes it', () => {
    for (const { moves, job, candidate } of world.applications) {
      expect(moves.map(({ at }) => at)).toEqual(moves.map(({ at }) => at).toSorted());
      for (const { at, byCompany } of moves) {
        expect(isWorkingAt(Date.parse(at), byCompany ? job.company.schedule : candidate.schedule), at).toBe(true);
      }
    }
  });

  it('has messages only during the working hours of both people', () => {
    const schedules = new Map(
      [...world.companies, ...world.candidates].map(({ user, schedule }) => [user.id, schedule]),
    );
    expect(world.rows.messages.length).toBeGreaterThan(150);
    for (const { senderId, receiverId, createdAt } of world.rows.messages) {
      for (const id of [senderId, receiverId]) {
        const schedule = schedules.get(id);
        expect(schedule && isWorkingAt(Date.parse(createdAt ?? ''), schedule), createdAt).toBe(true);
      }
    }
  });

  it('has interviews during the working hours of both people and the interview hours of the company', () => {
    const sides = new Map(world.applications.map(({ row, job, candidate }) => [row.id, { job, candidate }]));
    const times = new Map(world.rows.interviews.map(({ id, applicationId }) => [id, sides.get(applicationId)]));
    expect(world.rows.interviewSlots.length).toBeGreaterThan(20);
    for (const { interviewId, startsAt } of world.rows.interviewSlots) {
      const side = times.get(interviewId);
      const [start, end] = [Date.parse(startsAt), Date.parse(startsAt) + 45 * MINUTE_MS];
      for (const schedule of [side?.job.company.schedule, side?.candidate.schedule]) {
        expect(schedule && isWorkingAt(start, schedule) && isWorkingAt(end, schedule), startsAt).toBe(true);
      }
      const { timeZone, spans } = side?.job.company.hours ?? { timeZone: 'UTC', spans: [] };
      const localStart = new Date(wallClock(start, timeZone));
      const minute = localStart.getUTCHours() * 60 + localStart.getUTCMinutes();
      const isWithinHours = spans.some(
        ({ weekday, from, to }) =>
          weekday === localStart.getUTCDay() && minute >= parseTimeOfDay(from) && minute + 45 <= parseTimeOfDay(to),
      );
      expect(isWithinHours, startsAt).toBe(true);
    }
    const own = world.rows.interviews.filter(({ companyId }) => companyId === world.companies[0]?.row.id);
    const hours = own.flatMap(({ startsAt }) => (startsAt ? [new Date(startsAt).getUTCHours()] : []));
    expect(hours.length).toBeGreaterThan(2);
    // Viewers in UTC see office hours, too.
    for (const hour of hours) expect(hour >= 9 && hour < 17, hours.join()).toBe(true);
  });

  it('proposes no interview time that overlaps a booked interview of either side', () => {
    const { interviews, interviewSlots } = world.rows;
    const booked = interviews.filter(({ status }) => status === 'booked');
    const proposed = interviews.filter(({ status }) => status === 'proposed');
    expect(proposed.length).toBeGreaterThan(2);
    const overlapping = proposed.flatMap(({ id, companyId, candidateId }) => {
      const busy = booked.filter((other) => other.companyId === companyId || other.candidateId === candidateId);
      return interviewSlots.filter(
        ({ interviewId, startsAt }) =>
          interviewId === id &&
          busy.some((other) => startsAt < (other.endsAt ?? '') && interviewEnd(startsAt, 45) > (other.startsAt ?? '')),
      );
    });
    expect(overlapping).toEqual([]);
  });

  it('has a booked interview of the demo company within its next working day', () => {
    const own = world.rows.interviews.filter(
      ({ status, companyId }) => status === 'booked' && companyId === world.companies[0]?.row.id,
    );
    const next = Math.min(...own.map(({ startsAt }) => Date.parse(startsAt ?? '')));
    expect(next).toBeGreaterThan(now);
    // No one works on weekends.
    const within = new Date(now).getUTCDay() === 6 ? 3 * DAY_MS : DAY_MS;
    expect(next - now).toBeLessThan(within);
  });

  it('has open offers that expire in more than a week', () => {
    const open = world.rows.offers.filter(({ status }) => status === 'sent' || status === 'seen');
    expect(open.length).toBeGreaterThan(2);
    for (const { expiresAt } of open) expect(Date.parse(expiresAt) - now).toBeGreaterThan(7 * DAY_MS);
  });

  const average = (filed: readonly ApplicationPart[], status: ApplicationStatus): number => {
    const scores = filed
      .filter(({ row }) => row.status === status)
      .map(({ job, candidate }) => rankScore(prepareJob(job.row), prepareCandidate(candidate.row)));
    return scores.reduce((sum, score) => sum + score, 0) / scores.length;
  };

  it('has average scores that rise from New to Offer, for its first job and overall', () => {
    const STAGES = ['pending', 'applied', 'interviewing', 'offered'] as const;
    const first = world.applications.filter(({ job }) => job === world.jobs[0]);
    for (const group of [first, world.applications]) {
      const averages = STAGES.map((status) => average(group, status));
      expect(averages, averages.join(', ')).toEqual(averages.toSorted((a, b) => a - b));
      expect(new Set(averages).size).toBe(STAGES.length);
    }
  });

  it('has decline reasons that match their notes, and appeals that match the decline reasons', () => {
    const declines = world.rows.applicationHistory.filter(({ toStatus }) => toStatus === 'declined');
    expect(declines.length).toBeGreaterThan(20);
    for (const { note, declineReason } of declines) {
      expect(DECLINES).toContainEqual(expect.objectContaining({ note, reason: declineReason }));
    }
    for (const { declineId, text } of world.rows.applicationAppeals) {
      const decline = declines.find(({ id }) => id === declineId);
      const starts = (APPEAL_TEXTS[decline?.declineReason ?? 'other'] ?? []).map((own) => own.split(/[{.]/)[0] ?? '');
      expect(
        starts.some((start) => text.startsWith(start)),
        text,
      ).toBe(true);
    }
  });

  it('has records in the states that the demo shows', () => {
    const { rows } = world;
    expect(Object.keys(countBy(rows.applications, ({ status }) => status)).toSorted()).toEqual(
      APPLICATION_STATUSES.toSorted(),
    );
    expect(countBy(rows.jobs, ({ status }) => status)).toMatchObject({
      open: expect.any(Number),
      paused: 2,
      closed: 8,
    });
    const own = world.companies[0]?.row.id;
    const ofCompany = <Row extends { companyId: string }>(all: readonly Row[]) =>
      all.filter(({ companyId }) => companyId === own);
    expect(Object.keys(countBy(ofCompany(rows.invitations), ({ status }) => status)).toSorted()).toEqual([
      'applied',
      'declined',
      'invited',
    ]);
    expect(Object.keys(countBy(ofCompany(rows.interviews), ({ status }) => status))).toEqual(
      expect.arrayContaining(['proposed', 'booked', 'held']),
    );
    expect(Object.keys(countBy(ofCompany(rows.offers), ({ status }) => status))).toContain('accepted');
    expect(ofCompany(rows.offers).some(({ status }) => status === 'sent' || status === 'seen')).toBe(true);
    expect(Object.keys(countBy(ofCompany(rows.hires), ({ status }) => status)).toSorted()).toEqual([
      'agreed',
      'started',
    ]);
    expect(HIRE_STATUSES.filter((status) => rows.hires.some((hire) => hire.status === status))).toEqual([
      'agreed',
      'started',
      'claimed',
    ]);
    expect(rows.offerDocuments).toHaveLength(rows.hires.length);
    // Public pages show goals instead of statistics, because statistics based on invented data would be meaningless.
    expect(rows.hires.length).toBeLessThan(MIN_SHOWN_COUNTS.hires);
    expect(rows.checkIns.filter(({ companyAnswer }) => companyAnswer).length).toBeGreaterThan(5);
    expect(countBy(rows.verifications, ({ status }) => status)).toMatchObject({
      claimed: expect.any(Number),
      checking: expect.any(Number),
      verified: expect.any(Number),
      failed: expect.any(Number),
      expired: expect.any(Number),
    });
    const appealStates = rows.applicationAppeals.map(({ dueAt, closedAt }) =>
      closedAt ? 'closed' : dueAt < builtAt ? 'overdue' : 'open',
    );
    expect(appealStates.toSorted()).toEqual(['closed', 'open', 'overdue']);
    expect(rows.applications.filter(({ nudgedAt }) => nudgedAt)).toHaveLength(1);
    expect(rows.intakes.filter(({ status = 'pending' }) => status === 'pending').length).toBeGreaterThanOrEqual(6);
    expect(rows.reviewDecisions.filter(({ outcome }) => outcome === 'rejected').length).toBeGreaterThanOrEqual(4);
    expect(ofCompany(rows.applications).length).toBeGreaterThanOrEqual(LIMITS.minCountedAnswers);
  });

  it('has enough bookkeepers to show their rates', () => {
    const [job] = world.jobs;
    if (!job) throw new Error('There is no job');
    const nothing = {
      description: '',
      requiredSkills: [],
      responsibilities: null,
      experience: null,
      hourlyBudget: null,
    };
    const work = prepareJob({ ...job.row, ...nothing, jobType: null, timezone: null, title: 'Bookkeeper' });
    const fitting = selectFitting(
      world.candidates
        .filter(({ row }) => row.approvalStatus === 'approved')
        .map(({ row }) => ({ row, score: rankScore(work, prepareCandidate(row)) })),
    );
    const rates = fitting.flatMap(({ row }) => row.hourlyRate ?? []);
    expect(calculateRateSpan(rates)?.people).toBeGreaterThanOrEqual(LIMITS.minPeopleForRates);
  });

  it('has company logs with all jobs, status changes and offers', () => {
    const { rows, jobs } = world;
    const logged = countBy(rows.companyLog, ({ action }) => action);
    const moves = world.applications.flatMap((application) => application.moves.filter(({ byCompany }) => byCompany));
    expect(logged['job.posted']).toBe(jobs.length);
    expect(logged['offer.sent']).toBe(rows.offers.length);
    expect((logged['application.moved'] ?? 0) + (logged['application.declined'] ?? 0)).toBe(moves.length);
    expect(logged['application.declined']).toBeGreaterThan(0);
  });

  it('has notifications for the demo sign-ins', () => {
    for (const { email } of Object.values(SIGN_INS)) {
      const id = world.rows.users.find((user) => user.email === email)?.id;
      const own = world.rows.notifications.filter(({ userId }) => userId === id);
      expect(own.length, email).toBeGreaterThanOrEqual(5);
      expect(own.filter(({ readAt }) => readAt === null).length, email).toBeGreaterThanOrEqual(2);
      expect(new Set(own.map(({ type }) => type)).size, email).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('writing the demo market', () => {
  const app = useTestApp();
  const tables = ['candidates', 'applications', 'messages', 'notifications', 'score_receipts', 'application_declines'];
  const countRows = async (): Promise<Record<string, number>> => {
    const { sql } = await import('drizzle-orm');
    const found: Record<string, number> = {};
    for (const table of tables) found[table] = await app.db.$count(sql.raw(table));
    return found;
  };

  it('stores receipts for applications and for the newest status change by the company, stores scores at declines, and runs only once', async () => {
    await fillDemoMarket(app.platform);
    const before = await countRows();
    expect(before['candidates']).toBeGreaterThanOrEqual(120);
    const answeredCount = await app.db.$count(applications, isNotNull(applications.answeredMoveAt));
    expect(before['score_receipts']).toBe((before['applications'] ?? 0) + answeredCount);
    const admin = await app.admin();
    const [decline] = await app.db
      .select({ id: applicationHistory.applicationId, at: applicationHistory.createdAt })
      .from(applicationHistory)
      .where(eq(applicationHistory.toStatus, 'declined'))
      .limit(1);
    const receipt = await admin.get(`/api/applications/${decline?.id}/receipt`);
    expect(receipt.body.scoredAt).toBe(decline?.at);
    expect(before['application_declines']).toBeGreaterThan(10);
    await fillDemoMarket(app.platform);
    expect(await countRows()).toEqual(before);
  });

  it('stores the same time for the account and the membership of an owner', async () => {
    await fillDemoMarket(app.platform);
    const owners = await app.db
      .select({ joined: memberships.createdAt, created: users.createdAt })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId));
    expect(owners.length).toBeGreaterThan(10);
    for (const { joined, created } of owners) expect(joined).toBe(created);
  });

  it('stores fully booked people, some open to work and some not', async () => {
    await fillDemoMarket(app.platform);
    const hired = (await app.db.select().from(candidates)).filter(({ committedHours }) => committedHours > 0);
    expect(hired.length).toBeGreaterThan(8);
    expect(Math.max(...hired.map(({ committedHours }) => committedHours))).toBeLessThanOrEqual(
      LIMITS.weeklyHoursBeforeAcknowledgment,
    );
    const full = hired.filter(
      ({ committedHours }) => committedHours >= LIMITS.weeklyHoursBeforeAcknowledgment - LIMITS.fewHoursLeft,
    );
    for (const openToWork of [true, false]) {
      expect(full.filter((one) => one.openToWork === openToWork).length).toBeGreaterThanOrEqual(3);
    }
  });
});
