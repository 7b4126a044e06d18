/** Iterates over a long list by its keyset, one batch at a time, to limit memory in the database and here. */

export const BATCH_SIZE = 200;

/**
 * Yields all rows. `load` returns the batch after a row (null: the first), with `BATCH_SIZE` rows unless it is the last. Rows may be added or removed
 * meanwhile; no row is returned twice.
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
