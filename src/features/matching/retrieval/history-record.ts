/**
 * A work history as bytes: times as small numbers, and inside a record of the index titles and years by their numbers in the
 * columns. Invariant: what was written is read back to the last bit.
 */
import { type HeldTitle, WORTH_STEPS, type WorkHistory } from '../scoring/history.ts';
import type { PreparedHistory } from '../scoring/prepare.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';
import type { SideColumns } from './side-columns.ts';

/** A month that no stint ends after; what lies before it is written. */
const LAST_MONTH = 2_100 * 12;

type Times = Omit<HeldTitle, 'text'>;

/** What a held title is worth and when it was held. */
export const writeTimes = (writer: ByteWriter, { worth, stints, lasts }: Times): void => {
  writer.count(Math.round(worth * WORTH_STEPS));
  writer.count(stints.length + (lasts ? 1 : 0));
  let after = LAST_MONTH;
  for (const month of stints.toReversed()) {
    writer.count(after - month);
    after = month;
  }
};

export const readTimes = (reader: ByteReader): Times => {
  const worth = reader.count() / WORTH_STEPS;
  const length = reader.count();
  const stints = new Int32Array(length & ~1);
  let after = LAST_MONTH;
  for (let at = stints.length - 1; at >= 0; at--) stints[at] = after -= reader.count();
  return { worth, stints, lasts: (length & 1) === 1 };
};

/** Writes a history beside the columns, and gives the titles it holds by their numbers. */
export const writeHistory = (
  writer: ByteWriter,
  columns: SideColumns,
  history: WorkHistory | null,
): { number: number; worth: number }[] => {
  writer.count(history === null ? 0 : history.held.length + 1);
  if (history === null) return [];
  writer.count(columns.yearsNumber(history.stated));
  writer.count(history.months);
  return history.held.map(({ text, ...times }) => {
    const number = columns.titleNumber(text, []);
    writer.count(number);
    writeTimes(writer, times);
    return { number, worth: times.worth };
  });
};

/** What `writeHistory` wrote, ready to be compared. */
export const readHistory = (reader: ByteReader, columns: SideColumns): PreparedHistory | null => {
  const count = reader.count() - 1;
  if (count < 0) return null;
  const stated = columns.years.values[reader.count()] ?? null;
  const months = reader.count();
  const held = Array.from({ length: count }, () => {
    const number = reader.count();
    return { text: columns.titles.values[number]?.text ?? '', title: columns.title(number), ...readTimes(reader) };
  });
  return { stated, months, held };
};
