/** Walks a long list by its keyset, a batch at a time, so that neither the database nor we ever hold all of it. */

/** Of every batch; few round trips, little memory. */
export const BATCH = 200;

/**
 * All rows, one by one. `load` gives the batch after a row (null: the first), `BATCH` rows as long as there are more. Between
 * batches rows may come and go; none is given twice.
 */
export async function* inBatches<Row>(load: (after: Row | null) => Promise<Row[]>): AsyncGenerator<Row> {
  let after: Row | null = null;
  for (;;) {
    const rows: Row[] = await load(after);
    yield* rows;
    after = rows.at(-1) ?? null;
    if (after === null || rows.length < BATCH) return;
  }
}

/** An empty list. */
export async function* noRows(): AsyncGenerator<never> {}
