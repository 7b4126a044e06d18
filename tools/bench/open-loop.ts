/**
 * An open loop: requests at predefined random times (a Poisson process), like independent people. Response times are measured from the planned time,
 * so that queueing is not hidden (coordinated omission).
 */
import { performance } from 'node:perf_hooks';
import { createSeededRandom } from '../../src/testing/market/random.ts';
import type { People } from './calls.ts';
import { encodeRequest, HttpConnection } from './http-connection.ts';
import { openSockets } from './live-sockets.ts';
import type { OpenLoop, OpenResult } from './load-messages.ts';
import { HEALTH, MIX_CALLS, type MixCall } from './mix-calls.ts';

interface ScheduledRequest {
  call: MixCall;
  /** Milliseconds after the start. */
  dueMs: number;
  /** Its number within its kind. */
  k: number;
}

/** Returns the requests of a plan sorted by time, with exponentially distributed gaps and random kinds. */
export const scheduleRequests = ({ calls, perSecond, milliseconds, seed, first }: OpenLoop): ScheduledRequest[] => {
  const random = createSeededRandom(seed);
  const kinds = calls.map((name) => {
    const call = [...MIX_CALLS, HEALTH].find((mixCall) => mixCall.name === name);
    if (call === undefined) throw new Error(`There is no call ${name}`);
    return call;
  });
  const due: ScheduledRequest[] = [];
  const next = new Map<MixCall, number>();
  for (let dueMs = 0; ; ) {
    dueMs += (-Math.log(1 - random.next()) * 1_000) / perSecond;
    if (dueMs >= milliseconds) return due;
    const call = random.pick(kinds);
    const k = next.get(call) ?? first;
    next.set(call, k + 1);
    due.push({ call, dueMs, k });
  }
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs the loop and waits for all responses. */
export const runOpenLoop = async (people: People, plan: OpenLoop): Promise<OpenResult> => {
  const closeSockets = await openSockets(people, plan.port, plan.sockets);
  const idle: HttpConnection[] = [];
  const connections: HttpConnection[] = [];
  const times: Record<string, number[]> = {};
  let errors = 0;
  const loadBefore = performance.eventLoopUtilization();
  const start = performance.now();
  const sendRequest = async ({ call, dueMs, k }: ScheduledRequest): Promise<void> => {
    let connection = idle.pop();
    if (connection === undefined) connections.push((connection = new HttpConnection(plan.port)));
    const isSuccess = await connection.send(encodeRequest(plan.port, call.request(people, k))).then(
      ({ status }) => status >= 200 && status < 300,
      () => false,
    );
    idle.push(connection);
    (times[call.name] ??= []).push(performance.now() - start - dueMs);
    if (!isSuccess) errors += 1;
  };
  const requests: Promise<void>[] = [];
  for (const due of scheduleRequests(plan)) {
    const wait = due.dueMs - (performance.now() - start);
    if (wait > 0) await pause(wait);
    requests.push(sendRequest(due));
  }
  await Promise.all(requests);
  const milliseconds = performance.now() - start;
  for (const connection of connections) connection.close();
  closeSockets();
  return {
    times: Object.fromEntries(Object.entries(times).map(([name, list]) => [name, Float64Array.from(list)])),
    errors,
    milliseconds,
    busy: performance.eventLoopUtilization(loadBefore).utilization,
  };
};
