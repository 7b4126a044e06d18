/**
 * Simulated users during a soak: they send messages, apply to jobs, load lists and listen for messages. Each records what the product acknowledged.
 * Acknowledged data must exist exactly once at the end.
 */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { SESSION_COOKIE } from '../../src/features/auth/server/auth.service.ts';
import { newId } from '../../src/server/ids.ts';
import type { CandidatePerson, CompanyPerson, People } from '../bench/calls.ts';
import { type Client, recordWrite, type Tally } from './client.ts';

/** Acknowledged data, data with an unknown result because the soak ended, and received messages. */
export interface ExpectedData {
  /** The client ids of messages. */
  messages: Set<string>;
  /** `jobId candidateId`. */
  applications: Set<string>;
  /** Client ids and pairs whose result is unknown. */
  unconfirmed: Set<string>;
  /** Ids of messages that listeners received. */
  received: Set<string>;
  /** Messages received twice on one connection. */
  receivedTwice: number;
  reconnects: number;
  /** Slow connections that the server closed. */
  slowEnded: number;
}

export const createExpected = (): ExpectedData => ({
  messages: new Set(),
  applications: new Set(),
  unconfirmed: new Set(),
  received: new Set(),
  receivedTwice: 0,
  reconnects: 0,
  slowEnded: 0,
});

export interface ActorContext {
  client: Client;
  tally: Tally;
  expected: ExpectedData;
  ports: readonly number[];
  /** Returns true once actors must not start anything new. */
  hasEnded(): boolean;
  /** Returns true once written messages had enough time to arrive. */
  isQuiet(): boolean;
}

const PAUSE_MS = 60;
const pause = (): Promise<void> => wait(PAUSE_MS * (0.5 + Math.random()));

/** Writes messages one after the other, and repeats each until it is acknowledged. Both sides of a conversation write. */
const writeMessages = async (context: ActorContext, from: { token: string }, receiverId: string): Promise<void> => {
  for (let number = 0; !context.hasEnded(); number++) {
    const clientId = newId();
    const body = { receiverId, content: `Message ${number}`, clientId };
    const response = await context.client.retryUntilDone(
      'POST',
      '/api/messages',
      from.token,
      body,
      ({ status }) => status === 201,
    );
    if (response === null) context.expected.unconfirmed.add(clientId);
    else {
      context.expected.messages.add(clientId);
      recordWrite(context.tally);
    }
    await pause();
  }
};

/** Applies to one job after the other, person by person. Retries each until it is acknowledged; "already applied" also counts. */
const applyToJobs = async (
  context: ActorContext,
  people: readonly CandidatePerson[],
  jobs: readonly string[],
): Promise<void> => {
  for (const [candidate, jobId] of people.flatMap((person) => jobs.map((job) => [person, job] as const))) {
    if (context.hasEnded()) return;
    const pair = `${jobId} ${candidate.candidateId}`;
    const isDone = ({ status }: { status: number }) => status === 201 || status === 409;
    const response = await context.client.retryUntilDone(
      'POST',
      '/api/applications',
      candidate.token,
      { jobId },
      isDone,
    );
    if (response === null) context.expected.unconfirmed.add(pair);
    else {
      context.expected.applications.add(pair);
      recordWrite(context.tally);
    }
    await wait(PAUSE_MS * 4);
  }
};

const COMPANY_LISTS = [
  '/api/candidates/browse',
  '/api/applications',
  '/api/jobs',
  '/api/conversations',
  '/api/dashboard',
];
const CANDIDATE_LISTS = ['/api/jobs/browse', '/api/job-matches', '/api/my-applications', '/api/notifications'];

const loadLists = async (context: ActorContext, token: string, lists: readonly string[]): Promise<void> => {
  for (let index = 0; !context.hasEnded(); index++) {
    await context.client.call('GET', lists[index % lists.length] ?? '', token);
    await wait(PAUSE_MS * 3);
  }
};

/** The maximum number of pages of a thread to read, with 50 messages each. */
const MAX_PAGES = 60;

/** Listens like a browser: reconnects when the connection ends, and then reads missed messages. */
const listen = async (context: ActorContext, person: CompanyPerson, writerId: string): Promise<void> => {
  const { expected, client } = context;
  /** Reads older pages until one has nothing new. */
  const catchUp = async (): Promise<void> => {
    let before = '';
    for (let page = 0; page < MAX_PAGES; page++) {
      const path = `/api/messages/${writerId}${before}`;
      const response = await client.retryUntilDone(
        'GET',
        path,
        person.token,
        undefined,
        ({ status }) => status === 200,
      );
      const ids = response === null ? [] : (JSON.parse(response.text) as { id: string }[]).map(({ id }) => id);
      const isNew = ids.some((id) => !expected.received.has(id));
      for (const id of ids) expected.received.add(id);
      if (!isNew) return;
      before = `?before=${ids[0]}`;
    }
  };
  for (let turn = 0; !context.isQuiet(); turn++) {
    const port = context.ports[turn % context.ports.length] ?? 0;
    const receivedOnSocket = new Set<string>();
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?userId=${person.userId}`, {
      headers: { cookie: `${SESSION_COOKIE}=${person.token}` },
      handshakeTimeout: 5_000,
    });
    socket.on('error', () => {});
    socket.on('open', () => void catchUp());
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(String(data)) as { type: string; message?: { id: string } };
      if (frame.type !== 'new_message' || frame.message === undefined) return;
      const { id } = frame.message;
      if (receivedOnSocket.has(id)) expected.receivedTwice += 1;
      receivedOnSocket.add(id);
      expected.received.add(id);
    });
    const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    while (socket.readyState !== WebSocket.CLOSED && !context.isQuiet()) await Promise.race([ended, wait(500)]);
    socket.terminate();
    if (!context.isQuiet()) expected.reconnects += 1;
    await wait(300);
  }
};

const MAX_SLOW_MS = 90_000;

/** Sends the start of a request and then almost nothing, until the server closes the connection. */
const sendSlowly = async (context: ActorContext): Promise<void> => {
  for (let turn = 0; !context.hasEnded(); turn++) {
    const port = context.ports[turn % context.ports.length] ?? 0;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    const isBody = turn % 2 === 0;
    socket.write(
      isBody
        ? 'POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{'
        : 'GET /api/auth/user HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ',
    );
    const deadline = performance.now() + MAX_SLOW_MS;
    while (!socket.destroyed && performance.now() < deadline && !context.hasEnded()) {
      await wait(1_000);
      if (!socket.destroyed) socket.write(' ');
    }
    if (socket.destroyed) context.expected.slowEnded += 1;
    socket.destroy();
  }
};

const WRITING_PAIRS = 12;
const APPLICANTS = 6;
const READERS = 4;
const SLOW_CLIENTS = 10;

/** Starts all actors. Resolves when all have stopped. */
export const runActors = (context: ActorContext, { companies, candidates, freshJobs }: People): Promise<unknown> => {
  const byUser = new Map(candidates.map((candidate) => [candidate.userId, candidate]));
  const pairs = companies.flatMap((company) => {
    const candidate = company.partners.map((id) => byUser.get(id)).find((partner) => partner !== undefined);
    return candidate === undefined ? [] : [{ company, candidate }];
  });
  const writing = pairs.slice(0, WRITING_PAIRS);
  return Promise.all([
    ...writing.flatMap(({ company, candidate }) => [
      writeMessages(context, company, candidate.userId),
      writeMessages(context, candidate, company.userId),
      listen(context, company, candidate.userId),
    ]),
    ...Array.from({ length: APPLICANTS }, (_, applicant) => {
      const own = candidates.filter((_candidate, index) => index % APPLICANTS === applicant);
      return applyToJobs(context, own, freshJobs);
    }),
    ...companies.slice(0, READERS).map(({ token }) => loadLists(context, token, COMPANY_LISTS)),
    ...candidates.slice(0, READERS).map(({ token }) => loadLists(context, token, CANDIDATE_LISTS)),
    ...Array.from({ length: SLOW_CLIENTS }, () => sendSlowly(context)),
  ]);
};
