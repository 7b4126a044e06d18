/**
 * The driver's client for connections that are the server's own (not a pooler's): statements that come again are named, and what need not be
 * waited for is not. `begin` goes out with the first statement after it, and statements that are asked for at the same moment leave in one
 * write; PostgreSQL answers them in their order.
 */
import type { Socket } from 'node:net';
import type pg from 'pg';
import { createStatementNames, namingClient, textOf } from './named-statements.ts';

type Call = (...given: unknown[]) => unknown;

const BEGIN = /^begin\b/i;

/** The class of such connections. One set of names serves all of them. */
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
