/** Iterates over a long list with keyset pagination, to limit memory in the database and in this process. */

export const BATCH_SIZE = 200;

/**
 * Yields all rows. `load` returns the batch after a row, or the first batch for null. Only the last batch may have fewer than `BATCH_SIZE` rows. Rows
 * may be added or removed meanwhile; no row is yielded twice.
 */
export async function* inBatches<Row>(load: (after: Row | null) => Promise<Row[]>): AsyncGenerator<Row> {
  let after: Row | null = null;
  for (;;) {
    const rows: Row[] = await load(after);
    yield* rows;
    after = rows.at(-1) ?? null;
    if (after === null || rows.length < BATCH_SIZE) return;
  }
}

export async function* noRows(): AsyncGenerator<never> {}
