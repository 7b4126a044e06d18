/** What the table of the privacy notice says of each kind of data: what it is, and how long it stays. */
import type { RetentionId } from '#shared/retention.ts';

export interface RetentionWords {
  caption: string;
  columns: readonly [string, string];
  rows: Readonly<Record<RetentionId, readonly [what: string, howLong: string]>>;
}
