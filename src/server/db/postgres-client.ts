/**
 * The driver's client for connections that are the server's own (not a pooler's). Statements that come again are sent under a name made from
 * their text, so that PostgreSQL parses and plans them once per connection instead of once per request; which those are is found out here,
 * so no query has to say so. And what need not be waited for is not: `begin` goes out with the first statement after it, and statements
 * that are asked for at the same moment leave in one write; PostgreSQL answers them in their order.
 * Invariant: the number of names is bounded, and a text keeps its name in every process, as a pooler in between needs it.
 */
import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { callbackify } from 'node:util';
import pg from 'pg';
import { createLru } from '../lru.ts';

/** A statement is named from this time on that it comes; one that never comes again costs no connection memory. */
const NAMED_FROM = 3;
/** What a connection keeps at most; at about 30 kB a plan this is some 15 MB a connection if all of them were hot. */
const MAX_NAMES = 500;
/** How many texts are remembered while it is open whether they come again. */
const MAX_CANDIDATES = 2_000;

/** Only these are planned; `begin` and the like go out as they are. */
const IS_PLANNED = /^\s*(?:select|insert|update|delete|with|\()/i;
/** Texts that are as many as there are lengths of lists: `in ($1, $2, …)` and rows of values. */
const GROWS_WITH_ITS_VALUES = /\bin \(\$\d+, \$\d+|\), \((?:\$\d+|default)/i;

const hashOf = (text: string): string => `s${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;

/** Gives the name of a statement's text, or undefined where it is sent without one. */
export const createStatementNames = (max = MAX_NAMES): ((text: string) => string | undefined) => {
  const names = new Map<string, string>();
  const seen = createLru<number>(MAX_CANDIDATES);
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= max) return undefined;
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    if (times < NAMED_FROM || !IS_PLANNED.test(text) || GROWS_WITH_ITS_VALUES.test(text)) return undefined;
    const name = hashOf(text);
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

/** Another process changed the type of a column that a kept plan gives out. Nothing was done; a new plan is as good as ever. */
const isOutdatedPlan = (error: unknown): boolean => {
  const { code, routine } = error as { code?: unknown; routine?: unknown };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
};

/** The text of what a client is asked; null of what speaks with the connection itself (a cursor, a COPY), which does not end with an answer. */
export const textOf = (query: unknown): string | null => {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query || !('text' in query)) return null;
  return String(query.text);
};

const TRANSACTION_BOUND = /^(?:begin|commit|rollback)\b(?! to\b)/i;

const isStatement = (query: unknown): query is Statement =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query);

/** The class of a pool's connections that name what they send. One set of names serves all of them. */
export const namingClient = (nameOf = createStatementNames()): typeof pg.Client =>
  class NamingClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const send = super.query.bind(this) as unknown as Send & ((...all: unknown[]) => unknown);
      // Plans that are out of date stay where they are; what is sent from then on has other names.
      let generation = 0;
      // By what was sent: what the server said may be of a statement before.
      let isInTransaction = false;
      const sendNamed = async (statement: Statement, name: string, values: unknown): Promise<unknown> => {
        const isAlone = !isInTransaction;
        try {
          return await send({ ...statement, name: `${name}${generation}` }, values);
        } catch (error) {
          if (!isOutdatedPlan(error)) throw error;
          generation += 1;
          if (!isAlone) throw error;
          return send({ ...statement, name: `${name}${generation}` }, values);
        }
      };
      const query = (statement: unknown, values?: unknown, done?: Done): unknown => {
        const bound = TRANSACTION_BOUND.exec(textOf(statement) ?? '');
        if (bound !== null) isInTransaction = bound[0].toLowerCase() === 'begin';
        const name = isStatement(statement) && !statement.name ? nameOf(statement.text) : undefined;
        if (name === undefined) return send(statement, values, done);
        const sent = sendNamed(statement as Statement, name, values);
        if (done === undefined) return sent;
        return callbackify(() => sent)(done);
      };
      this.query = query as typeof this.query;
    }
  };

type Call = (...given: unknown[]) => unknown;

const BEGIN = /^begin\b/i;

/** The class of connections that name what they send and wait for no answer they do not need. One set of names serves all of them. */
export const pipelinedClient = (nameOf = createStatementNames()): typeof pg.Client =>
  class PipelinedClient extends namingClient(nameOf) {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, pipeline: true });
      const send = this.query.bind(this) as Call;
      let isGathering = false;
      /** Holds back what is sent until all that can be asked for now has been. */
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
      const query: Call = (...given) => {
        gather();
        const sent = send(...given);
        if (!BEGIN.test(textOf(given[0]) ?? '') || typeof given.at(-1) === 'function') return sent;
        // It fails only with its connection, and so does the statement that comes next.
        (sent as Promise<unknown>).catch(() => {});
        return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [], fields: [], oid: 0 });
      };
      this.query = query as typeof this.query;
    }
  };
