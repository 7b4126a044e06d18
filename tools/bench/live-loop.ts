/**
 * Messages from companies to candidates with an open socket: how many are stored, and how long each takes to reach the socket. Both ends are in this
 * process, so one clock measures both. With two servers, a message is sent to one and received from the other.
 */
import { performance } from 'node:perf_hooks';
import type { WebSocket } from 'ws';
import type { CandidatePerson, CompanyPerson, People } from './calls.ts';
import { encodeRequest, HttpConnection } from './http-connection.ts';
import { openSocket } from './live-sockets.ts';
import type { LiveLoop, LiveLoopResult } from './load-messages.ts';

const WAIT_FOR_LAST_MS = 10_000;
/** Prefix that identifies messages. */
const TEXT = 'Message number ';

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Pair {
  sender: CompanyPerson;
  receiver: CandidatePerson;
  /** The port of the sender's server, and of the receiver's. */
  port: number;
  receiverPort: number;
}

const pairPeople = ({ companies, candidates }: People, { ports, senders }: LiveLoop): Pair[] =>
  companies.slice(0, senders).flatMap((sender, index) => {
    const receiver = candidates[index];
    const port = ports[index % ports.length];
    const receiverPort = ports[(index + 1) % ports.length];
    return receiver && port !== undefined && receiverPort !== undefined
      ? [{ sender, receiver, port, receiverPort }]
      : [];
  });

/** Calls `onNumber` with the number of each message that arrives on a socket. */
const listen = (socket: WebSocket, onNumber: (number: number) => void): void => {
  socket.on('message', (data) => {
    const text = (data as Buffer).toString();
    const index = text.indexOf(TEXT);
    if (index >= 0 && text.includes('"new_message"')) onNumber(Number.parseInt(text.slice(index + TEXT.length), 10));
  });
};

/** Runs the loop. A message is lost if it was acknowledged as stored but reached no socket. */
export const runLiveLoop = async (people: People, plan: LiveLoop): Promise<LiveLoopResult> => {
  const pairs = pairPeople(people, plan);
  const sentAt = new Map<number, number>();
  const stored = new Set<number>();
  const delivered: number[] = [];
  const answered: number[] = [];
  let errors = 0;
  const sockets = await Promise.all(pairs.map(({ receiverPort, receiver }) => openSocket(receiverPort, receiver)));
  const recordDelivery = (number: number): void => {
    const since = sentAt.get(number);
    if (since === undefined) return;
    sentAt.delete(number);
    delivered.push(performance.now() - since);
  };
  for (const socket of sockets) listen(socket, recordDelivery);
  const loadBefore = performance.eventLoopUtilization();
  const start = performance.now();
  const deadline = start + plan.milliseconds;
  let number = 0;
  const interval = plan.perSecond === null ? 0 : (1_000 * pairs.length) / plan.perSecond;
  const write = async ({ sender, receiver, port }: Pair, index: number): Promise<void> => {
    const connection = new HttpConnection(port);
    // The first messages are spread over one interval instead of being sent at the same time.
    let due = start + (interval * index) / pairs.length;
    for (; Math.max(due, performance.now()) < deadline; due += interval) {
      if (due > performance.now()) await pause(due - performance.now());
      const messageNumber = number++;
      const body = { receiverId: receiver.userId, content: `${TEXT}${messageNumber}.` };
      const request = encodeRequest(port, { method: 'POST', path: '/api/messages', token: sender.token, body });
      const from = interval === 0 ? performance.now() : due;
      sentAt.set(messageNumber, from);
      const { status } = await connection.send(request).catch(() => ({ status: 0 }));
      if (status === 201) stored.add(messageNumber);
      else errors += 1;
      answered.push(performance.now() - from);
    }
    connection.close();
  };
  await Promise.all(pairs.map(write));
  const milliseconds = performance.now() - start;
  const countLost = (): number => [...sentAt.keys()].filter((key) => stored.has(key)).length;
  for (
    const deliveryDeadline = performance.now() + WAIT_FOR_LAST_MS;
    countLost() > 0 && performance.now() < deliveryDeadline;
  )
    await pause(50);
  for (const socket of sockets) socket.terminate();
  return {
    answered: Float64Array.from(answered),
    delivered: Float64Array.from(delivered),
    lost: countLost(),
    errors,
    milliseconds,
    busy: performance.eventLoopUtilization(loadBefore).utilization,
  };
};
