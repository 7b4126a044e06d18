/** Searches the whole database for words: every column of every table and schema, including files as bytes. */
import { sql } from 'drizzle-orm';
import { type Db, resultRows } from '#server/db/database.ts';

interface Column {
  schema: string;
  table: string;
  name: string;
  type: string;
}

const listColumns = async (db: Db): Promise<Column[]> =>
  resultRows<Column>(
    await db.execute(sql`
      select n.nspname as schema, c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm', 'p') and a.attnum > 0 and not a.attisdropped
        and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
      order by 1, 2, a.attnum`),
  );

/** Returns the base64 forms of a word at its three possible alignments, without characters that depend on adjacent bytes. */
const base64Forms = (word: string): string[] =>
  [0, 1, 2].map((before) => {
    const text = Buffer.from(`${'-'.repeat(before)}${word}`)
      .toString('base64')
      .replaceAll('=', '');
    return text.slice(before === 0 ? 0 : before + 1, -1 - ((before + word.length) % 3 === 0 ? 0 : 1));
  });

const bytesCondition = (column: string, word: string): string =>
  [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)]
    .map((form) => `position('\\x${Buffer.from(form).toString('hex')}'::bytea in ${column}) > 0`)
    .join(' or ');

/** Returns a condition that ignores case in text, but not in base64. */
const textCondition = (column: string, word: string): string =>
  [
    `position('${word.toLowerCase()}' in lower(${column}::text)) > 0`,
    ...base64Forms(word).map((part) => `position('${part}' in ${column}::text) > 0`),
  ].join(' or ');

/** Returns the columns (`schema.table.column`) that contain a word of lowercase ASCII letters and digits. */
export const findColumnsContaining = async (db: Db, word: string): Promise<string[]> => {
  if (!/^[a-z0-9]{4,}$/.test(word))
    throw new Error('The word must consist of at least four lowercase ASCII letters or digits');
  const found: string[] = [];
  for (const entry of Map.groupBy(await listColumns(db), ({ schema, table }) => `"${schema}"."${table}"`)) {
    const [table, tableColumns] = entry;
    const tests = tableColumns.map(({ name, type }, index) => {
      const test = type === 'bytea' ? bytesCondition(`"${name}"`, word) : textCondition(`"${name}"`, word);
      return `bool_or(${test}) as c${index}`;
    });
    const [row] = resultRows<Record<string, boolean | null>>(
      await db.execute(sql.raw(`select ${tests.join(', ')} from ${table}`)),
    );
    found.push(
      ...tableColumns.flatMap(({ schema, table: own, name }, index) =>
        row?.[`c${index}`] ? [`${schema}.${own}.${name}`] : [],
      ),
    );
  }
  return found;
};
