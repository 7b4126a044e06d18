import { describe, expect, it } from 'vitest';
import { formatSlot, formatTimeElsewhere, groupSlotsByDay, isSameLocalTime } from './slot-times.ts';

const slot = (start: string) => ({ start, end: new Date(Date.parse(start) + 1_800_000).toISOString() });
const withPlainSpaces = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

describe('consultation times', () => {
  it("are grouped by the person's local day", () => {
    const late = slot('2026-03-04T21:30:00.000Z');
    const early = slot('2026-03-05T14:00:00.000Z');
    expect(groupSlotsByDay([late, early], 'America/New_York').map(({ key }) => key)).toEqual([
      '2026-03-04',
      '2026-03-05',
    ]);
    const inTokyo = groupSlotsByDay([late, early], 'Asia/Tokyo');
    expect(inTokyo).toEqual([{ key: '2026-03-05', slots: [late, early] }]);
    expect(groupSlotsByDay([], 'UTC')).toEqual([]);
  });

  it('are shown with the day, the start and the end', () => {
    expect(withPlainSpaces(formatSlot(slot('2026-03-04T21:30:00.000Z'), 'en', 'America/New_York'))).toBe(
      'Wednesday, March 4, 4:30 – 5:00 PM',
    );
  });

  it('include the weekday in another time zone if it differs', () => {
    const iso = '2026-03-04T21:30:00.000Z';
    expect(withPlainSpaces(formatTimeElsewhere(iso, 'en', 'America/New_York', 'America/Bogota'))).toBe('4:30 PM');
    expect(withPlainSpaces(formatTimeElsewhere(iso, 'en', 'America/New_York', 'Asia/Tokyo'))).toBe('Wed 4:30 PM');
  });

  it('are the same in two time zones only during the part of the year in which their clocks agree', () => {
    expect(isSameLocalTime('2026-01-14T14:00:00.000Z', 'America/New_York', 'America/Bogota')).toBe(true);
    expect(isSameLocalTime('2026-07-14T14:00:00.000Z', 'America/New_York', 'America/Bogota')).toBe(false);
  });
});
