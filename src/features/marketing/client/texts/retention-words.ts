/** The shape of the table of retention periods in the privacy notice: the kind of data and how long it is stored. */
import type { RetentionId } from '#shared/retention.ts';

export interface RetentionWords {
  caption: string;
  columns: readonly [string, string];
  rows: Readonly<Record<RetentionId, readonly [what: string, howLong: string]>>;
}
