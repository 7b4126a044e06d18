/** db/triggers.sql must match the functions and triggers that the migrations create. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { type Queryable, resultRows } from './database.ts';

const world = useTestApp();

interface Definition {
  name: string;
  definition: string;
}

/** Returns all functions except those of extensions, and all triggers except those of foreign keys. `name` has the format that DROP expects. */
const listDefinitions = async (db: Queryable): Promise<{ functions: Definition[]; triggers: Definition[] }> => ({
  functions: resultRows<Definition>(
    await db.execute(sql`
      select oid::regprocedure::text as name, pg_get_functiondef(oid) as definition from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
      order by 1`),
  ),
  triggers: resultRows<Definition>(
    await db.execute(sql`
      select quote_ident(tgname) || ' on ' || tgrelid::regclass as name, pg_get_triggerdef(oid) as definition from pg_trigger
      where not tgisinternal order by 1`),
  ),
});

it('db/triggers.sql matches the migrated database', async () => {
  const file = await readFile(join(import.meta.dirname, '../../../db/triggers.sql'), 'utf8');
  const [migrated, documented] = await world.db.transaction(async (tx) => {
    await tx.execute(sql`savepoint migrated`);
    const before = await listDefinitions(tx);
    for (const { name } of before.triggers) await tx.execute(sql.raw(`drop trigger ${name}`));
    for (const { name } of before.functions) await tx.execute(sql.raw(`drop function ${name} cascade`));
    // Statements begin in the first column. Lines within a function body are indented.
    for (const statement of file.split(/;\n+(?=--|CREATE |$)/)) {
      if (statement !== '') await tx.execute(sql.raw(statement));
    }
    const after = await listDefinitions(tx);
    await tx.execute(sql`rollback to savepoint migrated`);
    return [before, after];
  });
  expect(migrated.triggers).not.toEqual([]);
  expect(documented).toEqual(migrated);
});
