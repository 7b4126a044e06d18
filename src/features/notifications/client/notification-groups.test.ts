import { describe, expect, it } from 'vitest';
import type { Notification } from '../notifications.contract.ts';
import { groupByPeriod } from './notification-groups.ts';

const READER_CLOCK = { now: new Date('2026-11-27T15:00:00Z'), timeZone: 'America/Bogota' };

const createNotification = (id: string, applicationId: string, createdAt: string, count = 1): Notification => ({
  id,
  type: 'application_received',
  data: { applicationId, jobId: '5', jobTitle: 'Accountant', name: 'Ana Lima' },
  count,
  createdAt,
  readAt: null,
});

const idsByPeriod = (notifications: readonly Notification[]) =>
  groupByPeriod(notifications, READER_CLOCK).map(({ period, stacks }) => [
    period,
    ...stacks.map(({ newest, older }) => [newest, ...older].map(({ id }) => id).join('+')),
  ]);

describe('notifications in the bell', () => {
  it("are grouped by day in the reader's time zone", () => {
    const list = [
      createNotification('a', '1', '2026-11-27T05:00:00Z'),
      createNotification('b', '2', '2026-11-27T04:59:00Z'),
      createNotification('c', '3', '2026-11-26T05:00:00Z'),
      createNotification('d', '4', '2026-11-26T04:59:00Z'),
      createNotification('e', '5', '2026-01-01T12:00:00Z'),
    ];
    expect(idsByPeriod(list)).toEqual([
      ['today', 'a'],
      ['yesterday', 'b', 'c'],
      ['before', 'd', 'e'],
    ]);
  });

  it('are stacked under the newest one if they are about the same application on the same day', () => {
    const list = [
      createNotification('a', '1', '2026-11-27T14:00:00Z'),
      createNotification('b', '2', '2026-11-27T13:00:00Z'),
      createNotification('c', '1', '2026-11-27T12:00:00Z'),
      createNotification('d', '1', '2026-11-26T12:00:00Z'),
    ];
    expect(idsByPeriod(list)).toEqual([
      ['today', 'a+c', 'b'],
      ['yesterday', 'd'],
    ]);
  });

  it('are not stacked if they cover several applications', () => {
    const list = [
      createNotification('a', '1', '2026-11-27T14:00:00Z', 3),
      createNotification('b', '1', '2026-11-27T13:00:00Z'),
      createNotification('c', '1', '2026-11-27T12:00:00Z', 2),
    ];
    expect(idsByPeriod(list)).toEqual([['today', 'a', 'b', 'c']]);
  });

  it("belong to today if the server's clock is ahead", () => {
    expect(idsByPeriod([createNotification('a', '1', '2026-11-28T05:00:10Z')])).toEqual([['today', 'a']]);
    expect(groupByPeriod([], READER_CLOCK)).toEqual([]);
  });
});
