import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

describe('metrics', () => {
  const nothing = { connections: null, sockets: null, index: null, outbox: null };
  const everything = {
    connections: { open: 3, idle: 1, waiting: 2, stuckSeconds: 4 },
    sockets: { sockets: 5, people: 4 },
    index: { isReady: true, ageSeconds: 0.5 },
    outbox: { due: 7, held: 1, oldestDueSeconds: 60 },
  };
  const gauges = /^puente_(?:database_(?:connections|waiting|stuck)|live|index|outbox)\w*/gm;

  it('omit missing and failed readings instead of reporting zero', async () => {
    const metrics = createMetrics();
    expect((await metrics.text(nothing)).body.match(gauges)).toBeNull();
    const { body } = await metrics.text(everything);
    expect(new Set(body.match(gauges))).toEqual(
      new Set([
        'puente_database_connections',
        'puente_database_waiting',
        'puente_database_stuck_seconds',
        'puente_live_sockets',
        'puente_live_people',
        'puente_index_ready',
        'puente_index_age_seconds',
        'puente_outbox_mails',
        'puente_outbox_oldest_due_seconds',
      ]),
    );
    expect((await metrics.text(nothing)).body.match(gauges)).toBeNull();
  });
});
