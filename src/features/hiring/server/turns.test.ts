/** Lists sort and count turns in SQL, while responses use `currentTurn`. Compares the two for many combinations of states and times. */
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { interviewSlots, interviews } from '#features/interviews/server/interviews.tables.ts';
import { UNDECIDED_STATUSES } from '#features/pipeline/applications.domain.ts';
import type { TurnFilter } from '#features/pipeline/server/applications.service.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { currentTurn, NO_STEPS } from '#features/pipeline/turn.domain.ts';
import { newId } from '#server/ids.ts';
import type { Side } from '#shared/sides.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import { createManyPairs, writeInBulk } from '#testing/plans.ts';
import { useTestApp } from '#testing/test-app.ts';
import { offerProposals, offers } from './hiring.tables.ts';
import { listByTurn, loadSteps } from './turns.db.ts';

const world = useTestApp();

/** Returns the time that is the given number of minutes after a fixed reference time. */
const at = (minutes: number): string =>
  new Date(Date.parse('2030-03-04T10:00:00.000Z') + minutes * 60_000).toISOString();

type NewInterview = typeof interviews.$inferInsert;
type NewOffer = typeof offers.$inferInsert;

/** An interview without its application, with proposed times. Each needs its own `minute`, because booked ones cannot overlap. */
type Interview = (minute: number) => Partial<NewInterview> & { slots?: readonly string[] };

const booked = (minute: number) => ({ startsAt: at(minute), endsAt: at(minute + 1), bookedAt: at(-9) });
const INTERVIEWS: readonly (Interview | null)[] = [
  null,
  () => ({ updatedAt: at(-5), slots: [at(10), at(1_010)] }),
  () => ({ updatedAt: at(-5), slots: [at(10)] }),
  () => ({ updatedAt: at(-6), slots: [] }),
  () => ({ updatedAt: at(-4), proposedBy: 'candidate', slots: [at(1_020)] }),
  (minute) => ({ updatedAt: at(-3), status: 'booked', ...booked(minute) }),
  (minute) => ({ updatedAt: at(-2), status: 'cancelled', cancelledBy: 'company', ...booked(minute) }),
  () => ({ updatedAt: at(-30), status: 'held', ...booked(-50) }),
  () => ({ updatedAt: at(-40), status: 'held', ...booked(-35) }),
  () => ({ updatedAt: at(-30), status: 'missed', ...booked(-20) }),
];

const TERMS = { hourlyRate: 20, hoursPerWeek: 40, employmentType: 'contract', startDate: '2030-04-01' } as const;
type Offer = Pick<NewOffer, 'version' | 'status' | 'createdAt' | 'expiresAt' | 'seenAt' | 'endedAt'> & {
  /** Other terms: when they were proposed, and when the company decided to keep its terms. */
  proposal?: { createdAt: string; keptAt: string | null };
};
const OFFERS: readonly (readonly Offer[])[] = [
  [],
  [{ version: 1, status: 'sent', createdAt: at(-8), expiresAt: at(1_030) }],
  [{ version: 1, status: 'seen', createdAt: at(-90), seenAt: at(-80), expiresAt: at(30) }],
  [{ version: 1, status: 'withdrawn', createdAt: at(-8), expiresAt: at(1_030), endedAt: at(-1) }],
  [
    {
      version: 1,
      status: 'sent',
      createdAt: at(-9),
      expiresAt: at(1_030),
      proposal: { createdAt: at(-7), keptAt: null },
    },
  ],
  [
    {
      version: 1,
      status: 'sent',
      createdAt: at(-9),
      expiresAt: at(1_030),
      proposal: { createdAt: at(-7), keptAt: at(-3) },
    },
  ],
  [
    { version: 1, status: 'withdrawn', createdAt: at(-8), expiresAt: at(1_030), endedAt: at(-1) },
    { version: 2, status: 'sent', createdAt: at(-1), expiresAt: at(40) },
  ],
  [
    { version: 1, status: 'expired', createdAt: at(-90), expiresAt: at(-50), endedAt: at(-50) },
    { version: 2, status: 'expired', createdAt: at(-40), expiresAt: at(-30), endedAt: at(-30) },
  ],
];

interface Case {
  status: ApplicationStatus;
  changedAt: string;
  interviews: readonly (Interview | null)[];
  offers: readonly Offer[];
}

const CASES: readonly Case[] = [
  ...APPLICATION_STATUSES.flatMap((status) =>
    INTERVIEWS.flatMap((interview) =>
      OFFERS.map((sent) => ({ status, changedAt: at(-100), interviews: [interview], offers: sent })),
    ),
  ),
  ...INTERVIEWS.flatMap((first) =>
    INTERVIEWS.flatMap((second) =>
      [at(-100), at(-1)].map((changedAt) => ({
        status: 'interviewing' as const,
        changedAt,
        interviews: [first, second],
        offers: [],
      })),
    ),
  ),
];

const createScene = async () => {
  const { id: companyId } = await world.build.company();
  const job = await world.build.job({ companyId });
  const candidate = await world.build.candidate();
  const ids = CASES.map(() => newId());
  await writeInBulk(world.db, async (tx) => {
    const columns = Math.ceil(Math.sqrt(CASES.length));
    const pairs = await createManyPairs(
      tx,
      { jobId: job.id, candidateId: candidate.id },
      { jobs: columns, candidates: columns },
    );
    await tx.execute(sql`insert into applications (id, job_id, company_id, candidate_id, status, status_changed_at, declined_from)
      select (${sql.param(ids)}::uuid[])[n + 1], ${pairs.job}, ${companyId}::uuid, ${pairs.candidate},
        (${sql.param(CASES.map(({ status }) => status))}::text[])[n + 1],
        (${sql.param(CASES.map(({ changedAt }) => changedAt))}::timestamptz[])[n + 1],
        case when (${sql.param(CASES.map(({ status }) => status))}::text[])[n + 1] = 'declined' then 'pending' end
      from ${pairs.from} where n < ${CASES.length}::int`);
    const sides = { companyId, candidateId: candidate.id };
    const planned = CASES.flatMap((entry, index) =>
      entry.interviews.flatMap((createInterview) =>
        createInterview === null ? [] : [{ createInterview, applicationId: ids[index] ?? '' }],
      ),
    ).map(({ createInterview, applicationId }, index) => {
      const { slots = [], ...values } = createInterview(2 * index);
      return { values: { id: newId(), applicationId, durationMinutes: 30, ...sides, ...values }, slots };
    });
    await tx.insert(interviews).values(planned.map(({ values }) => values));
    const starts = planned.flatMap(({ values, slots }) =>
      slots.map((startsAt) => ({ interviewId: values.id, startsAt })),
    );
    await tx.insert(interviewSlots).values(starts);
    const newOffers = CASES.flatMap((entry, index) =>
      entry.offers.map((offer) => ({ id: newId(), applicationId: ids[index] ?? '', ...sides, ...TERMS, ...offer })),
    );
    await tx.insert(offers).values(newOffers.map(({ proposal: _proposal, ...offer }) => offer));
    const { employmentType: _type, ...terms } = TERMS;
    const proposed = newOffers.flatMap(({ id, proposal }) =>
      proposal ? [{ offerId: id, ...terms, ...proposal }] : [],
    );
    await tx.insert(offerProposals).values(proposed);
  });
  return { companyId, ids };
};

/** Reads the whole list in pages of `limit`. */
const readByTurn = async (filter: TurnFilter, now: string, limit: number) => {
  const turns: { id: string; since: string }[] = [];
  for (;;) {
    const last = turns.at(-1);
    const after = last ? ([last.since, last.id] as [string, string]) : null;
    const page = await listByTurn(world.db, filter, { limit, after, now });
    turns.push(...page);
    if (page.length < limit) return turns;
  }
};

const sortBySince = (rows: { id: string; since: string }[]) =>
  rows.toSorted((a, b) => (a.since === b.since ? (a.id < b.id ? -1 : 1) : a.since < b.since ? -1 : 1));

describe('the turn in SQL', () => {
  it('equals `currentTurn` in every state, at every time, for either side', async () => {
    const { companyId, ids } = await createScene();
    const where = sql`${applications.companyId} = ${companyId}::uuid`;
    const steps = await loadSteps(world.db, { interviewing: ids, offered: ids, hired: [] });
    expect(steps.size).toBeGreaterThan(CASES.length / 2);
    const last = 2 * CASES.length * 2 + 10;
    for (const now of [at(0), at(10), at(200.5), at(1_015), at(last)]) {
      const turns = CASES.flatMap(({ status, changedAt }, index) => {
        const id = ids[index] ?? '';
        return [
          { id, status, turn: currentTurn({ status, statusChangedAt: changedAt }, steps.get(id) ?? NO_STEPS, now) },
        ];
      });
      for (const statuses of [UNDECIDED_STATUSES, ['pending'], ['applied', 'interviewing', 'offered']] as const) {
        const undecided = turns.filter(({ status }) => (statuses as readonly ApplicationStatus[]).includes(status));
        const filter = (who: Side | null): TurnFilter => ({ where, who, statuses, searchesText: false });
        for (const who of ['company', 'candidate'] as const) {
          const expected = undecided.flatMap(({ id, turn }) =>
            turn.who === who && turn.since !== null ? [{ id, since: turn.since }] : [],
          );
          expect(await readByTurn(filter(who), now, 500), `${now} ${who}`).toEqual(sortBySince(expected));
        }
        const everyone = await readByTurn(filter(null), now, 70);
        expect(new Set(everyone.map(({ id }) => id)), now).toEqual(new Set(undecided.map(({ id }) => id)));
        const waitedFor = new Set(undecided.flatMap(({ id, turn }) => (turn.who === null ? [] : [id])));
        expect(
          everyone.slice(0, waitedFor.size).filter(({ id }) => !waitedFor.has(id)),
          now,
        ).toEqual([]);
      }
    }
  });
});
