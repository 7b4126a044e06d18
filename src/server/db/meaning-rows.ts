/**
 * Rows with a title and the vector that a language model made of it. Which text a row needs a vector of is a derived column, written with
 * the title; which text its vector is of stands beside the vector. So a changed title makes the vector unknown in the same write, and
 * a partial index holds exactly the rows that are due. It knows neither the tables nor the model.
 * Invariant: a vector is stored only while its row still needs that one; the row's own time of change stays.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { integer, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { packed } from './columns.ts';
import { type Db, rowsOf } from './database.ts';

/** The columns of a table whose titles are compared by their meaning. */
export const meaningColumns = () => ({
  /** The key (`meaningKey`) of what the row needs a vector of, null for nothing; derived with the title. */
  meaningKey: integer('meaning_key'),
  /** The key of the stored vector; null where there is none. */
  meaningOf: integer('meaning_of'),
  /** The vector as the matching engine reads it (`packMeaning`), in no answer. */
  meaning: packed('meaning'),
});

/** In the words of the partial indexes, so that these serve it. */
export const IS_MEANING_DUE = sql`meaning_key is not null and meaning_key is distinct from meaning_of`;

/** What tells one state of a row from every other, for what is prepared of it: a vector that came or went is no change of `updatedAt`. */
export const versionOf = ({ updatedAt, meaningOf }: { updatedAt: PgColumn; meaningOf: PgColumn }): SQL<string> =>
  sql<string>`concat(${updatedAt}::text, '|', ${meaningOf})`;

/** At once: one request to the model, and few rows to write. */
const BATCH = 50;

type TitledTable = PgTable & { id: PgColumn; meaningKey: PgColumn; meaningOf: PgColumn; meaning: PgColumn };

/** A row in the order of key and id. Keys are hashes, so rows of one title stand together, and any number is a place among them. */
export interface DuePlace {
  key: number;
  id: string;
}

/** A row that needs a vector. */
export interface DueRow extends DuePlace {
  title: string;
}

/** Before the first row of a key. */
export const placeBefore = (key: number): DuePlace => ({ key, id: '00000000-0000-0000-0000-000000000000' });

/** The rows of one table that need a vector. */
export interface MeaningRows {
  /** The next ones after a place, in order; none are held. */
  due(db: Db, after: DuePlace | null): Promise<DueRow[]>;
  /** Stores the vectors of rows that still need exactly these. */
  store(db: Db, vectors: readonly { row: DuePlace; meaning: Uint8Array }[]): Promise<void>;
}

/** The statement that finds them; apart from running it, so that its plan can be looked at. */
export const dueQuery = (table: TitledTable, title: PgColumn, after: DuePlace | null): SQL => {
  const isLater = after && sql`(${table.meaningKey}, ${table.id}) > (${after.key}::int, ${after.id}::uuid)`;
  return sql`select ${table.meaningKey} as key, ${table.id} as id, ${title} as title from ${table}
    where ${and(IS_MEANING_DUE, isLater ?? undefined)} order by ${table.meaningKey}, ${table.id} limit ${BATCH}::int`;
};

/** The rows of a table and their titles. */
export const meaningRows = (table: TitledTable, title: PgColumn): MeaningRows => ({
  due: async (db, after) => rowsOf<DueRow>(await db.execute(dueQuery(table, title, after))),
  store: (db, vectors) =>
    db.transaction(async (tx) => {
      for (const { row, meaning } of vectors) {
        await tx.execute(
          sql`update ${table} set meaning = ${sql.param(meaning, table.meaning)}, meaning_of = ${row.key}::int
            where ${and(eq(table.id, row.id), eq(table.meaningKey, row.key))}`,
        );
      }
    }),
});
