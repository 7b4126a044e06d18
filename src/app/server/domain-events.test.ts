import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { dataExportSchema } from '#features/data-export/data-export.contract.ts';
import type { ExportParts } from '#features/data-export/server/export-file.ts';
import { offers } from '#features/hiring/server/hiring.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { DOMAIN_EVENTS, type DomainEventName } from '#server/events/domain-events.ts';
import { emit, on } from '#server/events/emit.ts';
import { newId } from '#server/ids.ts';
import type { Subscriber } from '#server/platform.ts';
import { acceptOffer, createApplicationScene, listAllMailKinds, listNotificationTypes } from '#testing/offer-scene.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';
import { eventsGuide } from './events-guide.ts';
import { SUBSCRIBERS, SUBSCRIBERS_BY_FEATURE } from './features.ts';

const world = useTestApp();

/** Runs `work` with one more subscriber after all others. */
const withSubscriber = async (subscriber: Subscriber, work: () => Promise<unknown>): Promise<void> => {
  const { platform } = world;
  const before = platform.subscribers;
  platform.subscribers = [...before, subscriber];
  try {
    await work();
  } finally {
    platform.subscribers = before;
  }
};

describe('docs/events.md', () => {
  it('matches the output of `npm run events`', async () => {
    expect(await readFile(join(import.meta.dirname, '../../../docs/events.md'), 'utf8')).toBe(eventsGuide());
  });

  it('names emitters and subscribers of every event', () => {
    expect(eventsGuide()).not.toContain('Emitted by .');
    for (const event of Object.keys(DOMAIN_EVENTS))
      expect(SUBSCRIBERS.map((subscriber) => subscriber.event)).toContain(event);
  });
});

type AnySubscriber = (typeof SUBSCRIBERS_BY_FEATURE)[keyof typeof SUBSCRIBERS_BY_FEATURE][number];
/** The return type of a subscriber. */
type ReturnOf<Handler, Name> =
  Handler extends Subscriber<infer Event, infer Result> ? (Event extends Name ? Result : never) : never;
type Keys<Part> = Part extends object ? keyof Part : never;
/** The merged return type of all subscribers of an event. */
type MergedReturn<Name extends DomainEventName> = {
  [Key in Keys<ReturnOf<AnySubscriber, Name>>]: Extract<ReturnOf<AnySubscriber, Name>, Record<Key, unknown>>[Key];
};

describe('emit', () => {
  it('runs subscribers in the order of docs/events.md', async () => {
    const { platform } = world;
    const ran: string[] = [];
    const subscribers = platform.subscribers.map((subscriber) => ({
      ...subscriber,
      react: async () => void ran.push(subscriber.description),
    }));
    for (const event of Object.keys(DOMAIN_EVENTS) as DomainEventName[]) {
      // The recording subscribers do not read the facts.
      await world.db.transaction((tx) => emit(tx as never, { ...platform, subscribers }, event, {} as never));
    }
    const steps = [...eventsGuide().matchAll(/^\d+\. \*\*[\w-]+\*\*: (.*)$/gm)].map(([, step]) => step);
    expect(ran).toEqual(steps);
  });
});

describe('return values of subscribers', () => {
  it('form the data export together', async () => {
    type Parts = Omit<ExportParts, 'exportedAt'>;
    expectTypeOf<keyof MergedReturn<'account.exporting'>>().toEqualTypeOf<keyof Parts>();
    expectTypeOf<MergedReturn<'account.exporting'>>().toExtend<Parts>();
    const { userId } = await world.newcomer();
    const facts = {
      userId,
      accountId: userId,
      email: 'ana@mail.example',
      companyId: null,
      candidateId: null,
      sessionId: newId(),
    };
    const parts = await emit(world.db, world.platform, 'account.exporting', facts);
    expect(['exportedAt', ...Object.keys(parts)].toSorted()).toEqual(Object.keys(dataExportSchema.shape).toSorted());
  });
});

describe('a failure of the last subscriber to account.deleting', () => {
  it('leaves the account unchanged', async () => {
    const scene = await createApplicationScene(world);
    const before = await scene.candidate.get('/api/account/export');
    const failing = on('account.deleting', 'fail', async () => {
      throw new Error('a subscriber failed');
    });
    await withSubscriber(failing, async () => {
      const { status } = await scene.candidate.delete('/api/account', { password: BUILT_PASSWORD });
      expect(status).toBe(500);
    });
    const after = await scene.candidate.get('/api/account/export');
    expect({ ...after.body, exportedAt: null }).toEqual({ ...before.body, exportedAt: null });
  });
});

describe('a subscriber that throws', () => {
  const failing = on('application.moved', 'fail', async () => {
    throw new Error('a subscriber failed');
  });

  it.each([
    ['a move', (scene: Scene) => scene.company.patch(`/api/applications/${scene.id}`, { status: 'declined' })],
    [
      'closing a job',
      (scene: Scene) =>
        scene.company.patch(`/api/jobs/${scene.job.id}`, {
          status: 'closed',
          applicants: 'decline',
          includeOpen: true,
        }),
    ],
    ['the acceptance of an offer', (scene: Scene, offer: SentOffer) => acceptOffer(scene.candidate, offer)],
    [
      'the deletion of an account',
      (scene: Scene) => scene.candidate.delete('/api/account', { password: BUILT_PASSWORD }),
    ],
  ])('rolls back %s', async (_name, act) => {
    const scene = await createApplicationScene(world);
    const offer = await scene.offer();
    await withSubscriber(failing, async () => expect((await act(scene, offer)).status).toBe(500));
    const [application] = await world.db.select().from(applications).where(eq(applications.id, scene.id));
    expect(application?.status).toBe('offered');
    expect((await world.db.select().from(offers))[0]).toMatchObject({ status: 'sent', endedAt: null });
    expect((await scene.candidate.get('/api/auth/user')).status).toBe(200);
  });

  it('rolls back an application with its notification and email', async () => {
    const { company, job } = await createApplicationScene(world);
    const applicant = await world.candidate();
    const refusing = on('application.submitted', 'fail', async () => {
      throw new Error('a subscriber failed');
    });
    await withSubscriber(refusing, async () => {
      expect((await applicant.post('/api/applications', { jobId: job.id })).status).toBe(500);
    });
    expect((await applicant.get(`/api/jobs/${job.id}/application`)).body).toBeNull();
    expect([await listNotificationTypes(company), await listAllMailKinds(world, company)]).toEqual([[], []]);
  });
});

type SentOffer = Parameters<typeof acceptOffer>[1];

type Scene = Awaited<ReturnType<typeof createApplicationScene>>;
