/**
 * The driver's client with prepared statements. Off by default behind a pooler (`PREPARED_STATEMENTS`). Detects repeated statements and sends them as
 * named prepared statements, so that PostgreSQL plans them once per connection. Statements are pipelined: `begin` is sent with the next statement,
 * and statements requested together share one write. The number of names is limited. Poolers require that a text has the same name in every process.
 */
import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';
import { createLru } from '../lru.ts';

/** The use from which a statement has a name. Rare statements cost no memory on the connection. */
const FIRST_NAMED_USE = 3;
/** The maximum number of names per connection: about 15 MB at 30 kB per plan. */
const MAX_NAMES = 500;
/** The maximum number of unnamed texts whose uses are counted. */
const MAX_CANDIDATES = 2_000;

/** Matches statements that have plans. Others, such as `begin`, are sent unnamed. */
const PLANNED_STATEMENT = /^\s*(?:select|insert|update|delete|with|\()/i;
/** Matches statements whose text varies with the number of values: `in ($1, $2, …)` and multi-row inserts. */
const VARIABLE_LENGTH_STATEMENT = /\bin \(\$\d+, \$\d+|\), \((?:\$\d+|default)/i;

const hashStatement = (text: string): string =>
  `s${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;

/** Returns the name for a statement's text, or undefined if it should be sent unnamed. */
export const createStatementNames = (max = MAX_NAMES): ((text: string) => string | undefined) => {
  const names = new Map<string, string>();
  const useCounts = createLru<number>(MAX_CANDIDATES);
  return (text) => {
    const existing = names.get(text);
    if (existing !== undefined) return existing;
    if (names.size >= max) return undefined;
    const times = (useCounts.get(text) ?? 0) + 1;
    useCounts.set(text, times);
    if (times < FIRST_NAMED_USE || !PLANNED_STATEMENT.test(text) || VARIABLE_LENGTH_STATEMENT.test(text))
      return undefined;
    const name = hashStatement(text);
    names.set(text, name);
    return name;
  };
};

interface Statement {
  text: string;
  name?: string | undefined;
}
type Done = (error: Error | null, result?: unknown) => void;
type Send = (statement: Statement, values?: unknown) => Promise<unknown>;

/** Returns true if a column type in the result of a cached plan was changed. Nothing was executed, so a retry with a new plan is safe. */
const isOutdatedPlan = (error: unknown): boolean => {
  const { code, routine } = error as { code?: unknown; routine?: unknown };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
};

/** Returns the text of a query, or null for protocol-level objects (a cursor, a COPY), which do not end with one result. */
export const statementText = (query: unknown): string | null => {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query || !('text' in query)) return null;
  return String(query.text);
};

const TRANSACTION_BOUNDARY = /^(?:begin|commit|rollback)\b(?! to\b)/i;

const isStatement = (query: unknown): query is Statement =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query);

/** Returns a client class with prepared statements. All of its connections share the names. */
export const preparedStatementClient = (statementName = createStatementNames()): typeof pg.Client =>
  class PreparedStatementClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const send = super.query.bind(this) as unknown as Send & ((...all: unknown[]) => unknown);
      // Part of the names. Outdated plans stay on the connection, and later statements use new names.
      let generation = 0;
      // Derived from the sent statements, because the server's status may refer to an earlier statement.
      let isInTransaction = false;
      const sendNamed = async (statement: Statement, name: string, values: unknown): Promise<unknown> => {
        const isOutsideTransaction = !isInTransaction;
        try {
          return await send({ ...statement, name: `${name}${generation}` }, values);
        } catch (error) {
          if (!isOutdatedPlan(error)) throw error;
          generation += 1;
          if (!isOutsideTransaction) throw error;
          return send({ ...statement, name: `${name}${generation}` }, values);
        }
      };
      const query = (statement: unknown, values?: unknown, done?: Done): unknown => {
        const boundary = TRANSACTION_BOUNDARY.exec(statementText(statement) ?? '');
        if (boundary !== null) isInTransaction = boundary[0].toLowerCase() === 'begin';
        const name = isStatement(statement) && !statement.name ? statementName(statement.text) : undefined;
        if (name === undefined) return send(statement, values, done);
        const result = sendNamed(statement as Statement, name, values);
        if (done === undefined) return result;
        // Called in another tick, so that an error thrown by the callback is not mistaken for an error of the statement.
        result.then(
          (found) => process.nextTick(done, null, found),
          (error: unknown) => process.nextTick(done, error),
        );
        return undefined;
      };
      this.query = query as typeof this.query;
    }
  };

type Call = (...args: unknown[]) => unknown;

const BEGIN = /^begin\b/i;

/** Returns a client class with prepared statements and pipelining. All of its connections share the names. */
export const pipelinedClient = (statementName = createStatementNames()): typeof pg.Client =>
  class PipelinedClient extends preparedStatementClient(statementName) {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, pipeline: true });
      const send = this.query.bind(this) as Call;
      let isGathering = false;
      /** Delays sending until the end of this tick, so that all statements requested in it are sent together. */
      const gather = (): void => {
        if (isGathering) return;
        isGathering = true;
        const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
        stream.cork();
        process.nextTick(() => {
          isGathering = false;
          stream.uncork();
        });
      };
      const query: Call = (...args) => {
        gather();
        const result = send(...args);
        if (!BEGIN.test(statementText(args[0]) ?? '') || typeof args.at(-1) === 'function') return result;
        // `begin` fails only if the connection fails, and then the next statement fails, too.
        (result as Promise<unknown>).catch(() => {});
        return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [], fields: [], oid: 0 });
      };
      this.query = query as typeof this.query;
    }
  };
