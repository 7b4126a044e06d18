import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { outbox } from '#server/mail/outbox.tables.ts';
import { deadlineDay, deadlineDayEnd } from '#shared/time.ts';
import {
  acceptOffer,
  backdateLastMove,
  buildTerms,
  createApplicationScene,
  findApplicationStatus,
  listAllMailKinds,
  listNotificationTypes,
  listSentMailKinds,
} from '#testing/offer-scene.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { addDays, earliestToday, toUtcDay } from '../hiring.domain.ts';
import { hires, offerDocuments, offers } from './hiring.tables.ts';

const world = useTestApp();

const expireOffer = (id: string) =>
  world.db.transaction(async (tx) => {
    await tx.execute(sql`alter table offers disable trigger offers_terms_final`);
    await tx.update(offers).set({ expiresAt: '2020-01-01T00:00:00.000Z' }).where(eq(offers.id, id));
    await tx.execute(sql`alter table offers enable trigger offers_terms_final`);
  });
const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);

describe('POST /api/applications/:id/offers', () => {
  it('moves the application to offered and notifies the candidate', async () => {
    const { company, candidate, id } = await createApplicationScene(world);
    const terms = buildTerms();
    const created = await company.post(`/api/applications/${id}/offers`, terms);
    expect(created).toMatchObject({
      status: 201,
      body: {
        ...terms,
        applicationId: id,
        version: 1,
        status: 'sent',
        seenAt: null,
        endedAt: null,
        sha256: null,
        actions: ['withdraw'],
        companyName: 'Faro Studio',
        job: { title: 'Bookkeeper' },
      },
    });
    const detail = (await candidate.get(`/api/applications/${id}`)).body;
    expect(detail.status).toBe('offered');
    expect(detail.history.at(-1)).toMatchObject({ from: 'interviewing', to: 'offered', note: terms.note });
    expect(await listNotificationTypes(candidate)).toEqual(['application_moved']);
    // The email is held while the status change can be undone.
    const [mail] = await world.db.select().from(outbox).where(eq(outbox.userId, candidate.userId));
    expect(mail?.kind).toBe('application-moved');
  });

  it('rejects a note with characters that the document cannot show', async () => {
    const { company, id } = await createApplicationScene(world);
    const sendNote = (note: string) => company.post(`/api/applications/${id}/offers`, buildTerms({ note }));
    const message = '𒀀 (U+12000) can’t appear in the PDF of the offer. Remove it from the note.';
    expect(await sendNote('For Jane 𒀀')).toMatchObject({ status: 400, body: { errors: [{ path: 'note', message }] } });
    expect((await sendNote('At least ≥ 10 % → 山田 😀')).status).toBe(201);
  });

  it('ends the previous version and notifies the candidate of the new terms', async () => {
    const { company, candidate, id, offer } = await createApplicationScene(world);
    await offer();
    await backdateLastMove(world, id);
    const second = await offer({ hourlyRate: 31, note: null });
    expect(second).toMatchObject({ version: 2, status: 'sent', hourlyRate: 31, note: null });
    const versions = (await company.get(`/api/applications/${id}/offers`)).body;
    expect(versions.map(({ version, status }: never) => [version, status])).toEqual([
      [2, 'sent'],
      [1, 'withdrawn'],
    ]);
    expect(await listNotificationTypes(candidate)).toEqual(['offer_revised', 'application_moved']);
    const [mail] = await world.mails(candidate.user.email ?? '');
    expect(mail).toMatchObject({ kind: 'offer-revised', subject: 'New terms from Faro Studio for Bookkeeper' });
    expect(mail?.textBody).toContain('Rate: US$31 an hour');
  });

  it('emails only the newest terms once the change can no longer be undone, and none after an undo', async () => {
    const { company, candidate, id, offer } = await createApplicationScene(world);
    await offer();
    await offer({ hourlyRate: 31 });
    const mails = await world.db.select().from(outbox).where(eq(outbox.userId, candidate.userId));
    expect(mails.map(({ kind }) => kind)).toEqual(['offer-revised']);
    expect(Date.parse(mails[0]?.sendAfter ?? '')).toBeGreaterThan(Date.now() + 9 * 60_000);
    await company.post(`/api/applications/${id}/undo`);
    expect(await world.db.$count(outbox, eq(outbox.userId, candidate.userId))).toBe(0);
  });

  it('does not email an offer that has already been answered', async () => {
    const { candidate, offer } = await createApplicationScene(world);
    await acceptOffer(candidate, await offer());
    expect(await listAllMailKinds(world, candidate)).toEqual(expect.arrayContaining(['offer-accepted']));
    expect(await listAllMailKinds(world, candidate)).not.toContain('application-moved');
  });

  it('emails the terms even to a declined applicant', async () => {
    const { company, candidate, id, offer } = await createApplicationScene(world, 'offered');
    await company.patch(`/api/applications/${id}`, { status: 'declined' });
    await offer({ hourlyRate: 33 });
    const mails = await world.db.select().from(outbox).where(eq(outbox.userId, candidate.userId));
    expect(mails.map(({ kind }) => kind)).toEqual(['offer-revised']);
  });

  it.each([
    ['hourlyRate', 'Hourly rate must be a whole number', undefined],
    ['hourlyRate', 'Hourly rate must be a whole number', 27.5],
    ['hourlyRate', 'Hourly rate must be at least $1', 0],
    ['hourlyRate', 'Hourly rate must be at most $1,000', 1001],
    ['hoursPerWeek', 'Hours a week must be a whole number', undefined],
    ['hoursPerWeek', 'Hours a week must be at least 1', 0],
    ['hoursPerWeek', 'Hours a week must be at most 80', 81],
    ['employmentType', 'Choose full-time, part-time or contract', 'gig'],
    ['startDate', 'Start date is required', undefined],
    ['startDate', 'Start date is required', '2027-02-29'],
    ['startDate', 'Must be a date in this century', '0001-01-01'],
    ['startDate', 'Can’t be in the past', addDays(toUtcDay(new Date().toISOString()), -2)],
    ['endDate', 'Must be a date', 'soon'],
    ['endDate', 'Can’t be before the start date', '2027-08-30'],
    ['expiresAt', 'Must be a date, or a date and time in ISO 8601 with its UTC offset', 'tomorrow'],
    ['expiresAt', 'Must be in the future', '2020-01-01T00:00:00Z'],
    ['note', 'Must be at most 10,000 characters', 'x'.repeat(10_001)],
  ])('rejects an invalid %s: %s', async (path, message, value) => {
    const { company, id } = await createApplicationScene(world);
    const response = await company.post(`/api/applications/${id}/offers`, buildTerms({ [path]: value }));
    expect(response).toMatchObject({ status: 400, body: { errors: [{ path, message }] } });
    expect(await findApplicationStatus(world, id)).toBe('interviewing');
  });

  it('accepts a start on any day that is still today in at least one time zone', async () => {
    const { offer } = await createApplicationScene(world);
    const startDate = earliestToday(new Date().toISOString());
    expect(await offer({ startDate })).toMatchObject({ version: 1, startDate });
  });

  it('defaults to an offer without an end date or a note, valid for two weeks', async () => {
    const { company, id } = await createApplicationScene(world);
    const { hourlyRate, hoursPerWeek, employmentType, startDate } = buildTerms();
    const { body } = await company.post(`/api/applications/${id}/offers`, {
      hourlyRate,
      hoursPerWeek,
      employmentType,
      startDate,
    });
    expect(body).toMatchObject({ endDate: null, note: null });
    expect(body.expiresAt).toBe(deadlineDayEnd(deadlineDay(Date.now(), 14)));
  });

  it.each(['pending', 'applied', 'hired', 'withdrawn'] as const)(
    'returns 409 if the application is %s',
    async (status) => {
      const { company, id } = await createApplicationScene(world, status);
      expect((await company.post(`/api/applications/${id}/offers`, buildTerms())).status).toBe(409);
      expect(await world.db.select().from(offers)).toEqual([]);
    },
  );

  it("is for the application's company only", async () => {
    const { candidate, id } = await createApplicationScene(world);
    const path = `/api/applications/${id}/offers`;
    expect((await (await world.company()).post(path, buildTerms())).status).toBe(404);
    expect((await candidate.post(path, buildTerms())).status).toBe(403);
    expect((await world.visitor.post(path, buildTerms())).status).toBe(401);
    expect(await findApplicationStatus(world, id)).toBe('interviewing');
  });

  it('leaves one version open if several are sent at the same time', async () => {
    const { company, id } = await createApplicationScene(world);
    const responses = await Promise.all(
      [28, 29, 30, 31].map((hourlyRate) => company.post(`/api/applications/${id}/offers`, buildTerms({ hourlyRate }))),
    );
    expect(statuses(responses)).toEqual([201, 201, 201, 201]);
    const rows = await world.db.select().from(offers).orderBy(offers.version);
    expect(rows.map(({ version, status }) => [version, status])).toEqual([
      [1, 'withdrawn'],
      [2, 'withdrawn'],
      [3, 'withdrawn'],
      [4, 'sent'],
    ]);
  });
});

describe('an offer', () => {
  it('is marked as seen when the candidate first loads it, not when the company does', async () => {
    const { company, candidate, id, offer } = await createApplicationScene(world);
    await offer();
    const path = `/api/applications/${id}/offers`;
    expect((await company.get(path)).body[0]).toMatchObject({ status: 'sent', seenAt: null });
    const [first] = (await candidate.get(path)).body;
    expect(first).toMatchObject({ status: 'seen', actions: ['accept', 'decline'] });
    const [again] = (await candidate.get(`/api/offers?userId=${company.userId}`)).body;
    expect(again.seenAt).toBe(first.seenAt);
    expect((await company.get(path)).body[0]).toMatchObject({ status: 'seen', seenAt: first.seenAt });
  });

  it('is not found for others', async () => {
    const { id, offer } = await createApplicationScene(world);
    const { id: offerId } = await offer();
    for (const stranger of [await world.company(), await world.candidate(), await world.admin()]) {
      expect((await stranger.get(`/api/applications/${id}/offers`)).status).toBe(404);
      expect((await stranger.get(`/api/offers/${offerId}/document`)).status).toBe(404);
    }
    const other = await world.candidate();
    expect((await acceptOffer(other, { id: offerId, version: 1 })).status).toBe(404);
    expect((await other.post(`/api/offers/${offerId}/decline`, {})).status).toBe(404);
    expect((await (await world.company()).post(`/api/offers/${offerId}/withdraw`)).status).toBe(404);
    expect((await other.get(`/api/offers?userId=${other.userId}`)).body).toEqual([]);
  });

  it('can be downloaded by both sides as a proposal PDF while it is open, but not after it is replaced or expires', async () => {
    const { company, candidate, offer } = await createApplicationScene(world);
    const first = await offer();
    const document = (client: TestClient, { id }: { id: string }) =>
      client.request({ method: 'GET', url: `/api/offers/${id}/document` });
    for (const side of [company, candidate]) {
      const { headers, bytes } = await document(side, first);
      expect(headers['content-disposition']).toMatch(/^attachment; filename="offer-.{8}-v1-proposal\.pdf"$/);
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }), {
        mergePages: true,
      });
      expect(text).toContain('This offer has not been accepted.');
      expect(text).toContain('US$28 an hour');
    }
    expect((await document(await world.candidate(), first)).status).toBe(404);
    expect(await world.db.select().from(offerDocuments)).toEqual([]);
    const second = await offer({ hourlyRate: 31 });
    expect((await document(candidate, first)).status).toBe(404);
    await expireOffer(second.id);
    expect((await document(candidate, second)).status).toBe(404);
  });
});

describe('POST /api/offers/:id/accept', () => {
  it('updates the status and creates the history entry, hire, document and emails together', async () => {
    const { company, candidate, id, offer } = await createApplicationScene(world);
    const newOffer = await offer();
    const accepted = await acceptOffer(candidate, newOffer);
    expect(accepted).toMatchObject({ status: 200, body: { status: 'accepted', version: 1, actions: [] } });
    const { sha256 } = accepted.body;
    const detail = (await candidate.get(`/api/applications/${id}`)).body;
    expect(detail).toMatchObject({ status: 'hired', moves: [] });
    expect(detail.history.at(-1)).toMatchObject({ from: 'offered', to: 'hired', by: { side: 'candidate' } });
    for (const side of [company, candidate]) {
      const document = await side.request({ method: 'GET', url: `/api/offers/${newOffer.id}/document` });
      expect(document.headers['content-type']).toBe('application/pdf');
      expect(document.headers['content-disposition']).toMatch(/^attachment; filename="offer-.{8}-v1\.pdf"$/);
      const [hire] = (await side.get('/api/hires')).body;
      expect(hire).toMatchObject({
        applicationId: id,
        offerId: newOffer.id,
        startDate: '2027-08-31',
        hourlyRate: 28,
        hoursPerWeek: 30,
        guaranteeEndsOn: '2028-02-29',
        status: 'agreed',
      });
      expect(await listSentMailKinds(world, side)).toContain('offer-accepted');
      const mail = (await world.mails(side.user.email ?? '')).find(({ kind }) => kind === 'offer-accepted');
      expect(mail?.textBody).toContain(`SHA-256: ${sha256}`);
    }
    const [document] = await world.db.select().from(offerDocuments);
    expect(
      createHash('sha256')
        .update(document?.content ?? '')
        .digest('hex'),
    ).toBe(sha256);
    expect(document?.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await listNotificationTypes(company)).toEqual(['application_moved']);
  });

  it('creates a document that cannot change', async () => {
    const { candidate, offer } = await createApplicationScene(world);
    await acceptOffer(candidate, await offer());
    await expect(world.db.update(offerDocuments).set({ content: Buffer.from('x') })).rejects.toThrow(/offer_documents/);
    await expect(world.db.delete(offerDocuments)).rejects.toThrow(/offer_documents/);
    await expect(world.db.update(offers).set({ hourlyRate: 1 })).rejects.toThrow(/offers/);
  });

  it('is refused if a name has a character that the document cannot show, and works after the name is changed', async () => {
    const { company, candidate, offer, id } = await createApplicationScene(world);
    expect((await candidate.patch('/api/account', { firstName: 'Jane 𒀀', lastName: 'Miller' })).status).toBe(200);
    const newOffer = await offer();
    expect(await acceptOffer(candidate, newOffer)).toMatchObject({
      status: 409,
      body: {
        code: 'unprintable',
        params: { characters: ['𒀀'] },
        detail: expect.stringMatching(/in your name can’t appear in the PDF of the offer\. Change your name/),
      },
    });
    expect((await company.get(`/api/offers/${newOffer.id}/document`)).body.detail).toMatch(/in the candidate’s name/);
    expect(await findApplicationStatus(world, id)).toBe('offered');
    expect(await world.db.select().from(offerDocuments)).toEqual([]);
    await candidate.patch('/api/account', { firstName: 'Łukasz', lastName: 'Nguyễn' });
    expect((await acceptOffer(candidate, newOffer)).status).toBe(200);
    const { bytes } = await candidate.request({ method: 'GET', url: `/api/offers/${newOffer.id}/document` });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }), {
      mergePages: true,
    });
    expect(text).toContain('by Łukasz Nguyễn');
  });

  it('accepts only the newest version', async () => {
    const { candidate, offer, id } = await createApplicationScene(world);
    const first = await offer();
    const second = await offer({ hourlyRate: 31 });
    const detail = 'There’s another version of this offer. Please open the newest one.';
    expect(await acceptOffer(candidate, first)).toMatchObject({ status: 409, body: { detail } });
    expect(await acceptOffer(candidate, second, 1)).toMatchObject({ status: 409, body: { detail } });
    expect(await acceptOffer(candidate, second, 3)).toMatchObject({ status: 409, body: { detail } });
    expect(await candidate.post(`/api/offers/${second.id}/accept`, {})).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'version' }] },
    });
    expect(await findApplicationStatus(world, id)).toBe('offered');
    expect((await acceptOffer(candidate, second)).status).toBe(200);
    const [hire] = await world.db.select().from(hires);
    expect(hire?.hourlyRate).toBe(31);
  });

  it('refuses an expired offer, even if it is not stored as expired yet', async () => {
    const { company, candidate, id, offer } = await createApplicationScene(world);
    const newOffer = await offer();
    await expireOffer(newOffer.id);
    expect((await company.get(`/api/applications/${id}/offers`)).body[0]).toMatchObject({
      status: 'expired',
      endedAt: '2020-01-01T00:00:00.000Z',
    });
    const detail = 'This offer has expired';
    expect(await acceptOffer(candidate, newOffer)).toMatchObject({ status: 409, body: { detail } });
    expect((await candidate.post(`/api/offers/${newOffer.id}/decline`)).status).toBe(409);
    expect((await company.post(`/api/offers/${newOffer.id}/withdraw`)).status).toBe(409);
    const again = await offer();
    expect(again).toMatchObject({ version: 2, status: 'sent' });
    expect((await acceptOffer(candidate, again)).status).toBe(200);
  });

  it('creates one hire for simultaneous requests', async () => {
    const { candidate, offer } = await createApplicationScene(world);
    const newOffer = await offer();
    const responses = await Promise.all([
      acceptOffer(candidate, newOffer),
      acceptOffer(candidate, newOffer),
      acceptOffer(candidate, newOffer),
    ]);
    expect(statuses(responses)).toEqual([200, 409, 409]);
    expect(await acceptOffer(candidate, newOffer)).toMatchObject({
      status: 409,
      body: { detail: 'This offer was already accepted' },
    });
    expect(await world.db.select().from(hires)).toHaveLength(1);
    expect(await world.db.select().from(offerDocuments)).toHaveLength(1);
  });

  it.each([
    'offer withdrawn',
    'new version',
    'offer declined',
    'application withdrawn',
    'job closed',
    'hired',
  ] as const)('succeeds completely or is refused if another change happens at the same time: %s', async (other) => {
    const { company, candidate, job, id, offer } = await createApplicationScene(world);
    const newOffer = await offer();
    const rivals = {
      'offer withdrawn': () => company.post(`/api/offers/${newOffer.id}/withdraw`),
      'new version': () => company.post(`/api/applications/${id}/offers`, buildTerms({ hourlyRate: 99 })),
      'offer declined': () => candidate.post(`/api/offers/${newOffer.id}/decline`, { reason: 'No' }),
      'application withdrawn': () => candidate.patch(`/api/applications/${id}`, { status: 'withdrawn' }),
      'job closed': () =>
        company.patch(`/api/jobs/${job.id}`, { status: 'closed', applicants: 'decline', includeOpen: true }),
      hired: () => company.patch(`/api/applications/${id}`, { status: 'hired' }),
    };
    const responses = await Promise.all([acceptOffer(candidate, newOffer), rivals[other]()]);
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    const [first] = await world.db.select().from(offers).orderBy(offers.version);
    const isAccepted = responses[0]?.status === 200;
    expect({
      answer: responses[0]?.status,
      isOfferAccepted: first?.status === 'accepted',
      hires: await world.db.$count(hires),
      documents: await world.db.$count(offerDocuments),
    }).toEqual({
      answer: isAccepted ? 200 : 409,
      isOfferAccepted: isAccepted,
      hires: isAccepted ? 1 : 0,
      documents: isAccepted ? 1 : 0,
    });
    // The company can also hire without the offer. The offer is then withdrawn.
    expect((await findApplicationStatus(world, id)) === 'hired').toBe(isAccepted || other === 'hired');
  });
});
