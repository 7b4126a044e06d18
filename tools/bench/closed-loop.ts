/** A closed loop: a fixed number of connections, each of which sends its next request as soon as it has the answer to the last. */
import { performance } from 'node:perf_hooks';
import { callNamed, type People } from './calls.ts';
import { encodeRequest, HttpConnection } from './http-connection.ts';
import type { ClosedLoop, ClosedResult } from './load-messages.ts';

/** However fast the server is, a loop ends: what it measures is known long before. */
const MAX_REQUESTS = 200_000;

/** Runs it. What is under way at the end is waited for and counted, and so is the time that it takes. */
export const runClosedLoop = async (people: People, plan: ClosedLoop): Promise<ClosedResult> => {
  const call = callNamed(plan.call);
  const requestOf = plan.side === 'product' ? call.product : call.floor;
  if (requestOf === null) throw new Error(`${plan.call} has no floor`);
  const times: number[] = [];
  let errors = 0;
  let next = plan.first;
  const loadBefore = performance.eventLoopUtilization();
  const start = performance.now();
  const deadline = start + plan.milliseconds;
  const work = async (): Promise<void> => {
    const connection = new HttpConnection(plan.port);
    while (performance.now() < deadline && next - plan.first < MAX_REQUESTS) {
      const request = encodeRequest(plan.port, requestOf(people, next));
      next += 1;
      const sentAt = performance.now();
      const isFine = await connection.send(request).then(
        ({ status }) => status >= 200 && status < 300,
        () => false,
      );
      times.push(performance.now() - sentAt);
      if (!isFine) errors += 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: plan.connections }, work));
  return {
    times: Float64Array.from(times),
    errors,
    milliseconds: performance.now() - start,
    next,
    busy: performance.eventLoopUtilization(loadBefore).utilization,
  };
};
