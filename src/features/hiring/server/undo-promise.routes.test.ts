/**
 * While an undo is offered, mails about the move wait, or the page says that some were sent. Runs every move of the pipeline and every
 * action that causes one, and checks the mails that each creates.
 */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { interviews } from '#features/interviews/server/interviews.tables.ts';
import { MOVES, mayBeUndone } from '#features/pipeline/applications.policy.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { book, cancel, proposed, slotsIn } from '#testing/interview-scene.ts';
import { accept, applicationScene, backdateLastMove, termsWith } from '#testing/offer-scene.ts';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

type Scene = Awaited<ReturnType<typeof applicationScene>>;

/** An action and the status in which it starts. */
interface Action {
  from: ApplicationStatus;
  prepare?: (scene: Scene) => Promise<unknown>;
  act: (scene: Scene) => Promise<{ status: number }>;
  /** The side that can undo it afterward, and whether mails were already sent. Null if no one can. */
  shows: { side: 'company' | 'candidate'; isMailed: boolean } | null;
}

const HELD = { side: 'company', isMailed: false } as const;
const MAILED = { side: 'company', isMailed: true } as const;

const moveTo =
  (side: 'company' | 'candidate', status: ApplicationStatus) =>
  ({ id, ...scene }: Scene) =>
    scene[side].patch(`/api/applications/${id}`, { status, note: 'A note.' });

const booked = async ({ company, candidate, id }: Scene) => {
  const interview = await proposed(company, id);
  expect((await book(candidate, interview, 48)).status).toBe(200);
  await backdateLastMove(world, id);
};

const offered = async ({ id, offer }: Scene) => {
  await offer();
  await backdateLastMove(world, id);
};

const declinedLongAgo = async (scene: Scene) => {
  await moveTo('company', 'declined')(scene);
  await backdateLastMove(world, scene.id);
};

const propose = ({ company, id }: Scene) =>
  company.post(`/api/applications/${id}/interviews`, { durationMinutes: 30, slots: slotsIn(48) });

const sendOffer = ({ company, id }: Scene) => company.post(`/api/applications/${id}/offers`, termsWith());

/** Ends the newest offer: answered or withdrawn. */
const endOffer =
  (side: 'company' | 'candidate', how: 'withdraw' | 'decline') =>
  async ({ id, ...scene }: Scene) => {
    const [newest] = (await scene.company.get(`/api/applications/${id}/offers`)).body;
    return scene[side].post(`/api/offers/${newest.id}/${how}`);
  };

const SINGLE_MOVES = Object.fromEntries(
  MOVES.map(({ from, to, by }): [string, Action] => [
    `${by}: ${from} → ${to}`,
    {
      from,
      act: moveTo(by, to),
      shows: mayBeUndone({ from, to, by }) ? { side: by, isMailed: false } : null,
    },
  ]),
);

const ACTIONS: Record<string, Action> = {
  ...SINGLE_MOVES,
  'several moved at once': {
    from: 'pending',
    act: ({ company, id }) => company.post('/api/applications/moves', { ids: [id], status: 'applied' }),
    shows: HELD,
  },
  'several declined at once, one with an interview': {
    from: 'interviewing',
    prepare: booked,
    act: ({ company, id }) => company.post('/api/applications/moves', { ids: [id], status: 'declined' }),
    shows: HELD,
  },
  'a decline with an open offer': {
    from: 'interviewing',
    prepare: offered,
    act: moveTo('company', 'declined'),
    shows: HELD,
  },
  'a job that closes': {
    from: 'pending',
    act: ({ company, job }) => company.patch(`/api/jobs/${job.id}`, { status: 'closed', applicants: 'decline' }),
    shows: HELD,
  },
  'a job that closes, with a booked interview': {
    from: 'interviewing',
    prepare: booked,
    act: ({ company, job }) =>
      company.patch(`/api/jobs/${job.id}`, { status: 'closed', applicants: 'decline', includeOpen: true }),
    shows: HELD,
  },
  'a late undo of a decline': {
    from: 'applied',
    prepare: declinedLongAgo,
    act: moveTo('company', 'applied'),
    shows: HELD,
  },
  'times proposed before any move': { from: 'pending', act: propose, shows: MAILED },
  'times proposed after the move': {
    from: 'applied',
    prepare: moveTo('company', 'interviewing'),
    act: propose,
    shows: MAILED,
  },
  'times proposed and cancelled': {
    from: 'applied',
    act: async (scene) => {
      const { body } = await propose(scene);
      return cancel(scene.company, body);
    },
    shows: MAILED,
  },
  'times proposed long after the move': { from: 'interviewing', act: propose, shows: null },
  'an offer with terms': { from: 'interviewing', act: sendOffer, shows: HELD },
  'a second version of an offer': { from: 'interviewing', prepare: sendOffer, act: sendOffer, shows: HELD },
  'a second version long after the first': { from: 'interviewing', prepare: offered, act: sendOffer, shows: null },
  'an offer out of a decline that was long ago': {
    from: 'interviewing',
    prepare: async (scene) => {
      await offered(scene);
      await declinedLongAgo(scene);
    },
    act: sendOffer,
    shows: HELD,
  },
  'an offer out of a decline that can be undone': {
    from: 'interviewing',
    prepare: async (scene) => {
      await offered(scene);
      await moveTo('company', 'declined')(scene);
      await world.db.delete(outbox);
    },
    act: sendOffer,
    shows: null,
  },
  'an offer that is withdrawn at once': {
    from: 'interviewing',
    prepare: sendOffer,
    act: endOffer('company', 'withdraw'),
    shows: HELD,
  },
  'an offer that is declined': {
    from: 'interviewing',
    prepare: offered,
    act: endOffer('candidate', 'decline'),
    shows: { side: 'candidate', isMailed: false },
  },
  'an offer that is declined while its own email waits': {
    from: 'interviewing',
    prepare: sendOffer,
    act: endOffer('candidate', 'decline'),
    shows: { side: 'candidate', isMailed: false },
  },
  'an offer that is accepted': {
    from: 'interviewing',
    prepare: offered,
    act: async ({ company, candidate, id }) =>
      accept(candidate, (await company.get(`/api/applications/${id}/offers`)).body[0]),
    shows: null,
  },
  'a hire outside of an open offer': {
    from: 'interviewing',
    prepare: offered,
    act: moveTo('company', 'hired'),
    shows: HELD,
  },
  'a withdrawal with a booked interview': {
    from: 'interviewing',
    prepare: booked,
    act: moveTo('candidate', 'withdrawn'),
    shows: { side: 'candidate', isMailed: false },
  },
};

const play = async ({ from, prepare, act }: Action) => {
  const scene = await applicationScene(world, from);
  await prepare?.(scene);
  const before = new Set((await world.db.select().from(outbox)).map(({ id }) => id));
  const response = await act(scene);
  expect(response.status).toBeLessThan(300);
  const mails = (await world.db.select().from(outbox)).filter(({ id }) => !before.has(id));
  return { ...scene, mails };
};

describe('the undo after an action', () => {
  it.each(Object.keys(ACTIONS))(
    'an undo is offered with waiting mails or a notice that some were sent: %s',
    async (name) => {
      const action = ACTIONS[name];
      if (action === undefined) throw new Error(`There is no action ${name}`);
      const { company, candidate, id, mails } = await play(action);
      const sides = { company, candidate };
      for (const [side, client] of Object.entries(sides)) {
        const { undo } = (await client.get(`/api/applications/${id}`)).body;
        const expected = action.shows?.side === side ? { isMailed: action.shows.isMailed } : null;
        expect([side, undo && { isMailed: undo.isMailed ?? false }]).toEqual([side, expected]);
        if (undo === null) continue;
        const early = mails.filter(({ sendAfter }) => Date.parse(sendAfter) < Date.parse(undo.until) - 1_000);
        expect(early.length > 0).toBe(undo.isMailed ?? false);
      }
    },
  );

  it.each(Object.keys(ACTIONS).filter((name) => ACTIONS[name]?.shows))(
    'takes every email with it that waits about the move: %s',
    async (name) => {
      const action = ACTIONS[name];
      if (!action?.shows) throw new Error(`There is no undo of ${name}`);
      const { company, candidate, id, mails } = await play(action);
      const client = { company, candidate }[action.shows.side];
      expect((await client.post(`/api/applications/${id}/undo`)).status).toBe(200);
      const left = new Set((await world.db.select().from(outbox)).map(({ id: mailId }) => mailId));
      const waiting = mails.filter((mail) => left.has(mail.id) && Date.parse(mail.sendAfter) > Date.now() + 60_000);
      expect(waiting.map(({ kind }) => kind)).toEqual([]);
    },
  );

  it('undoing again after a late undo of a decline cancels an interview proposed in between', async () => {
    const scene = await applicationScene(world, 'interviewing');
    await declinedLongAgo(scene);
    await moveTo('company', 'interviewing')(scene);
    await propose(scene);
    const path = `/api/applications/${scene.id}`;
    expect((await scene.company.get(path)).body.undo).toMatchObject({ to: 'declined', isMailed: true });
    expect((await scene.company.post(`${path}/undo`)).body.status).toBe('declined');
    const [interview] = await world.db.select().from(interviews).where(eq(interviews.applicationId, scene.id));
    expect(interview?.status).toBe('cancelled');
  });
});
