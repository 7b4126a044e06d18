import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import type { Slot } from '../bookings.domain.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

const loadSlots = async (): Promise<Slot[]> => (await world.visitor.get('/api/bookings/slots')).body;
const book = (start: string | undefined, changes: object = {}) =>
  world.visitor.post('/api/bookings', { start, name: 'Ana', email: 'ana@mail.example', ...changes });

describe('bookings', () => {
  it('are limited to five an hour for each client address', async () => {
    const free = await loadSlots();
    for (const { start } of free.slice(0, 5)) expect((await book(start)).status).toBe(201);
    const sixth = await book(free[5]?.start);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await loadSlots())[0]?.start).toBe(free[5]?.start);
    expect(await world.mails('ana@mail.example')).toHaveLength(5);
  });

  it('with invalid fields or a taken time do not count toward the limit', async () => {
    const start = (await loadSlots())[0]?.start;
    expect((await book(start)).status).toBe(201);
    for (let number = 1; number <= 6; number += 1) {
      expect((await book(start)).status).toBe(409);
      expect((await book(start, { email: 'no' })).status).toBe(400);
    }
    expect((await book((await loadSlots())[0]?.start)).status).toBe(201);
  });

  it('can be moved twenty times an hour', async () => {
    const free = await loadSlots();
    await book(free[0]?.start);
    const [mail] = await world.mails('ana@mail.example');
    const token = /token=(\S+)/.exec(mail?.textBody ?? '')?.[1];
    const moveTo = (slot: Slot | undefined) =>
      world.visitor.post('/api/bookings/manage/move', { token, start: slot?.start });
    for (const slot of free.slice(1, 21)) expect((await moveTo(slot)).status).toBe(200);
    expect((await moveTo(free[21])).status).toBe(429);
    expect((await world.visitor.get(`/api/bookings/manage?token=${token}`)).body.start).toBe(free[20]?.start);
  });
});
