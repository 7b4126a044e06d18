/** The shape of the retention table in the privacy notice: the kinds of data and how long each is stored. */
import type { RetentionId } from '#shared/retention.ts';

export interface RetentionWords {
  caption: string;
  columns: readonly [string, string];
  rows: Readonly<Record<RetentionId, readonly [what: string, howLong: string]>>;
}
