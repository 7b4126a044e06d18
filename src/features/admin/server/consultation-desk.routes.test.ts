/** Admins read booked consultations and keep a note on each. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bookings } from '#features/bookings/server/bookings.tables.ts';
import { newId } from '#server/ids.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();
const CONSULTATIONS = '/api/admin/consultations';
const MINUTE = 60_000;

const book = async (name: string, inMinutes: number, values: Partial<typeof bookings.$inferInsert> = {}) => {
  const start = Date.now() + inMinutes * MINUTE;
  const [row] = await world.db
    .insert(bookings)
    .values({
      id: newId(),
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 30 * MINUTE).toISOString(),
      name,
      email: `${name.toLowerCase()}@mail.example`,
      tokenHash: newId(),
      ...values,
    })
    .returning();
  return row as typeof bookings.$inferSelect;
};

describe('the list of consultations', () => {
  it('shows upcoming ones soonest first and past ones latest first, and finds people', async () => {
    const admin = await world.admin();
    await book('Later', 600);
    await book('Running', -5);
    await book('Next', 60, { notes: 'Two bookkeepers', timeZone: 'America/Chicago' });
    await book('Old', -10_000);
    await book('Recent', -100, { cancelledAt: new Date().toISOString() });
    const find = async (query: string) => {
      const response = await admin.get(`${CONSULTATIONS}?${query}`);
      expect(response.headers['x-total-count']).toBe(String(response.body.length));
      return response.body.map(({ name }: { name: string }) => name);
    };
    expect(await find('')).toEqual(['Running', 'Next', 'Later']);
    expect(await find('when=past')).toEqual(['Recent', 'Old']);
    expect(await find('q=NEXT%40mail')).toEqual(['Next']);
    expect(await find('q=next&when=past')).toEqual([]);
    const first = await admin.get(`${CONSULTATIONS}?limit=2`);
    expect(first.headers['x-total-count']).toBe('3');
    expect(first.body[1]).toMatchObject({ notes: 'Two bookkeepers', timeZone: 'America/Chicago', teamNote: null });
    expect(JSON.stringify(first.body)).not.toContain('token');
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    expect((await admin.get(next)).body.map(({ name }: { name: string }) => name)).toEqual(['Later']);
    expect((await admin.get(`${next}&when=past`)).status).toBe(400);
    expect((await admin.get(`${CONSULTATIONS}?when=never`)).status).toBe(400);
  });
});

describe('the note of a consultation', () => {
  const findTeamNote = async (id: string) =>
    (await world.db.select().from(bookings).where(eq(bookings.id, id)))[0]?.teamNote;

  it('can be changed by admins only, is logged without its text, and can be emptied', async () => {
    const admin = await world.admin();
    const { id, email } = await book('Ana', 60);
    const change = (teamNote: string | null, before: string | null = null) =>
      admin.patch(`${CONSULTATIONS}/${id}`, { teamNote, before });
    expect((await (await world.company()).patch(`${CONSULTATIONS}/${id}`, { teamNote: 'x' })).status).toBe(403);
    expect((await change('Wants <b>two</b> designers.')).body.teamNote).toBe('Wants <b>two</b> designers.');
    expect(await findTeamNote(id)).toBe('Wants <b>two</b> designers.');
    const [entry] = (await admin.get('/api/admin/activity')).body;
    expect(entry).toMatchObject({ action: 'consultation.noted', target: email, detail: {} });
    expect((await change('', 'Wants <b>two</b> designers.')).status).toBe(200);
    expect(await findTeamNote(id)).toBeNull();
    expect((await change('x'.repeat(5_001))).status).toBe(400);
    expect((await admin.patch(`${CONSULTATIONS}/${newId()}`, { teamNote: 'x' })).status).toBe(404);
  });

  it('is not shown to the person who booked the consultation', async () => {
    const admin = await world.admin();
    const token = newToken();
    const { id } = await book('Ana', 60, { tokenHash: hashSecretToken(token) });
    await admin.patch(`${CONSULTATIONS}/${id}`, { teamNote: 'Unsure about the budget.' });
    const managed = await world.visitor.get(`/api/bookings/manage?token=${token}`);
    expect(managed.status).toBe(200);
    expect(JSON.stringify(managed.body)).not.toContain('budget');
  });

  it('is not overwritten by an admin who saw an older version', async () => {
    const [admin, other] = [await world.admin(), await world.admin()];
    const { id } = await book('Ana', 60);
    const responses = await Promise.all(
      [admin, other].map((writer) => writer.patch(`${CONSULTATIONS}/${id}`, { teamNote: writer.userId, before: null })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
