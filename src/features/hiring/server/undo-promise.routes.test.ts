/**
 * While a status change can be undone, its emails are held, or the page states that some were sent. Runs every status change in the pipeline and
 * every action that causes one, and checks the emails that each creates.
 */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { interviews } from '#features/interviews/server/interviews.tables.ts';
import { MOVES, mayBeUndone } from '#features/pipeline/applications.policy.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { book, cancel, proposeInterview, slotsAt } from '#testing/interview-scene.ts';
import { acceptOffer, backdateLastMove, buildTerms, createApplicationScene } from '#testing/offer-scene.ts';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

type Scene = Awaited<ReturnType<typeof createApplicationScene>>;

/** An action and the status in which it starts. */
interface Action {
  from: ApplicationStatus;
  prepare?: (scene: Scene) => Promise<unknown>;
  act: (scene: Scene) => Promise<{ status: number }>;
  /** Who can undo it afterward, and whether emails were already sent. Null if no one can. */
  undo: { side: 'company' | 'candidate'; isMailed: boolean } | null;
}

const HELD = { side: 'company', isMailed: false } as const;
const MAILED = { side: 'company', isMailed: true } as const;

const moveTo =
  (side: 'company' | 'candidate', status: ApplicationStatus) =>
  ({ id, ...scene }: Scene) =>
    scene[side].patch(`/api/applications/${id}`, { status, note: 'A note.' });

const bookInterview = async ({ company, candidate, id }: Scene) => {
  const interview = await proposeInterview(company, id);
  expect((await book(candidate, interview, 48)).status).toBe(200);
  await backdateLastMove(world, id);
};

const makeOffer = async ({ id, offer }: Scene) => {
  await offer();
  await backdateLastMove(world, id);
};

const declineLongAgo = async (scene: Scene) => {
  await moveTo('company', 'declined')(scene);
  await backdateLastMove(world, scene.id);
};

const propose = ({ company, id }: Scene) =>
  company.post(`/api/applications/${id}/interviews`, { durationMinutes: 30, slots: slotsAt(48) });

const sendOffer = ({ company, id }: Scene) => company.post(`/api/applications/${id}/offers`, buildTerms());

/** Withdraws or declines the newest offer. */
const endOffer =
  (side: 'company' | 'candidate', how: 'withdraw' | 'decline') =>
  async ({ id, ...scene }: Scene) => {
    const [newest] = (await scene.company.get(`/api/applications/${id}/offers`)).body;
    return scene[side].post(`/api/offers/${newest.id}/${how}`);
  };

/** Proposes other terms for the newest offer. */
const proposeTerms = async ({ candidate, id }: Scene) => {
  const [newest] = (await candidate.get(`/api/applications/${id}/offers`)).body;
  return candidate.post(`/api/offers/${newest.id}/proposal`, {
    hourlyRate: 33,
    hoursPerWeek: 24,
    startDate: '2027-10-04',
  });
};

const SINGLE_MOVES = Object.fromEntries(
  MOVES.map(({ from, to, by }): [string, Action] => [
    `${by}: ${from} → ${to}`,
    {
      from,
      act: moveTo(by, to),
      undo: mayBeUndone({ from, to, by }) ? { side: by, isMailed: false } : null,
    },
  ]),
);

const ACTIONS: Record<string, Action> = {
  ...SINGLE_MOVES,
  'a bulk status change': {
    from: 'pending',
    act: ({ company, id }) => company.post('/api/applications/moves', { ids: [id], status: 'applied' }),
    undo: HELD,
  },
  'a bulk decline with a booked interview': {
    from: 'interviewing',
    prepare: bookInterview,
    act: ({ company, id }) => company.post('/api/applications/moves', { ids: [id], status: 'declined' }),
    undo: HELD,
  },
  'a decline with an open offer': {
    from: 'interviewing',
    prepare: makeOffer,
    act: moveTo('company', 'declined'),
    undo: HELD,
  },
  'a job that closes': {
    from: 'pending',
    act: ({ company, job }) => company.patch(`/api/jobs/${job.id}`, { status: 'closed', applicants: 'decline' }),
    undo: HELD,
  },
  'a job that closes, with a booked interview': {
    from: 'interviewing',
    prepare: bookInterview,
    act: ({ company, job }) =>
      company.patch(`/api/jobs/${job.id}`, { status: 'closed', applicants: 'decline', includeOpen: true }),
    undo: HELD,
  },
  'a late reversal of a decline': {
    from: 'applied',
    prepare: declineLongAgo,
    act: moveTo('company', 'applied'),
    undo: HELD,
  },
  'times proposed before any status change': { from: 'pending', act: propose, undo: MAILED },
  'times proposed after the status change': {
    from: 'applied',
    prepare: moveTo('company', 'interviewing'),
    act: propose,
    undo: MAILED,
  },
  'times proposed and canceled': {
    from: 'applied',
    act: async (scene) => {
      const { body } = await propose(scene);
      return cancel(scene.company, body);
    },
    undo: MAILED,
  },
  'times proposed long after the status change': { from: 'interviewing', act: propose, undo: null },
  'an offer with terms': { from: 'interviewing', act: sendOffer, undo: HELD },
  'a second version of an offer': { from: 'interviewing', prepare: sendOffer, act: sendOffer, undo: HELD },
  'a second version long after the first': { from: 'interviewing', prepare: makeOffer, act: sendOffer, undo: null },
  'an offer to someone who was declined long ago': {
    from: 'interviewing',
    prepare: async (scene) => {
      await makeOffer(scene);
      await declineLongAgo(scene);
    },
    act: sendOffer,
    undo: HELD,
  },
  'an offer to someone whose decline can still be undone': {
    from: 'interviewing',
    prepare: async (scene) => {
      await makeOffer(scene);
      await moveTo('company', 'declined')(scene);
      await world.db.delete(outbox);
    },
    act: sendOffer,
    undo: null,
  },
  'an offer that is withdrawn immediately': {
    from: 'interviewing',
    prepare: sendOffer,
    act: endOffer('company', 'withdraw'),
    undo: HELD,
  },
  'other terms that the candidate proposes': {
    from: 'interviewing',
    prepare: sendOffer,
    act: proposeTerms,
    undo: MAILED,
  },
  'other terms that the company refuses': {
    from: 'interviewing',
    prepare: async (scene) => {
      await sendOffer(scene);
      await proposeTerms(scene);
    },
    act: async ({ company, id }) => {
      const [newest] = (await company.get(`/api/applications/${id}/offers`)).body;
      return company.post(`/api/offers/${newest.id}/proposal/keep`);
    },
    undo: MAILED,
  },
  'an offer that is declined': {
    from: 'interviewing',
    prepare: makeOffer,
    act: endOffer('candidate', 'decline'),
    undo: { side: 'candidate', isMailed: false },
  },
  'an offer that is declined while its own email waits': {
    from: 'interviewing',
    prepare: sendOffer,
    act: endOffer('candidate', 'decline'),
    undo: { side: 'candidate', isMailed: false },
  },
  'an offer that is accepted': {
    from: 'interviewing',
    prepare: makeOffer,
    act: async ({ company, candidate, id }) =>
      acceptOffer(candidate, (await company.get(`/api/applications/${id}/offers`)).body[0]),
    undo: null,
  },
  'a hire recorded by the company while an offer is open': {
    from: 'interviewing',
    prepare: makeOffer,
    act: moveTo('company', 'hired'),
    undo: HELD,
  },
  'a withdrawal with a booked interview': {
    from: 'interviewing',
    prepare: bookInterview,
    act: moveTo('candidate', 'withdrawn'),
    undo: { side: 'candidate', isMailed: false },
  },
};

const run = async ({ from, prepare, act }: Action) => {
  const scene = await createApplicationScene(world, from);
  await prepare?.(scene);
  const before = new Set((await world.db.select().from(outbox)).map(({ id }) => id));
  const response = await act(scene);
  expect(response.status).toBeLessThan(300);
  const mails = (await world.db.select().from(outbox)).filter(({ id }) => !before.has(id));
  return { ...scene, mails };
};

describe('undo after an action', () => {
  it.each(Object.keys(ACTIONS))(
    'is offered while emails are held, or with a notice that some were sent: %s',
    async (name) => {
      const action = ACTIONS[name];
      if (action === undefined) throw new Error(`Unknown action ${name}`);
      const { company, candidate, id, mails } = await run(action);
      const sides = { company, candidate };
      for (const [side, client] of Object.entries(sides)) {
        const { undo } = (await client.get(`/api/applications/${id}`)).body;
        const expected = action.undo?.side === side ? { isMailed: action.undo.isMailed } : null;
        expect([side, undo && { isMailed: undo.isMailed ?? false }]).toEqual([side, expected]);
        if (undo === null) continue;
        const early = mails.filter(({ sendAfter }) => Date.parse(sendAfter) < Date.parse(undo.until) - 1_000);
        expect(early.length > 0).toBe(undo.isMailed ?? false);
      }
    },
  );

  it.each(Object.keys(ACTIONS).filter((name) => ACTIONS[name]?.undo))(
    'cancels every held email about the status change: %s',
    async (name) => {
      const action = ACTIONS[name];
      if (!action?.undo) throw new Error(`No undo is expected for ${name}`);
      const { company, candidate, id, mails } = await run(action);
      const client = { company, candidate }[action.undo.side];
      expect((await client.post(`/api/applications/${id}/undo`)).status).toBe(200);
      const kept = new Set((await world.db.select().from(outbox)).map(({ id: mailId }) => mailId));
      const waiting = mails.filter((mail) => kept.has(mail.id) && Date.parse(mail.sendAfter) > Date.now() + 60_000);
      expect(waiting.map(({ kind }) => kind)).toEqual([]);
    },
  );

  it('cancels an interview that was proposed after a late reversal of a decline', async () => {
    const scene = await createApplicationScene(world, 'interviewing');
    await declineLongAgo(scene);
    await moveTo('company', 'interviewing')(scene);
    await propose(scene);
    const path = `/api/applications/${scene.id}`;
    expect((await scene.company.get(path)).body.undo).toMatchObject({ to: 'declined', isMailed: true });
    expect((await scene.company.post(`${path}/undo`)).body.status).toBe('declined');
    const [interview] = await world.db.select().from(interviews).where(eq(interviews.applicationId, scene.id));
    expect(interview?.status).toBe('cancelled');
  });
});
