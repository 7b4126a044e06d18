/** A closed loop: a fixed number of connections that each send the next request after the previous response. */
import { performance } from 'node:perf_hooks';
import { type People, requireCall } from './calls.ts';
import { encodeRequest, HttpConnection } from './http-connection.ts';
import type { ClosedLoop, ClosedResult } from './load-messages.ts';

/** Ends the loop early on fast servers, where more requests would not change the result. */
const MAX_REQUESTS = 200_000;

/** Runs the loop. Requests in flight at the end are completed and counted, with their times. */
export const runClosedLoop = async (people: People, plan: ClosedLoop): Promise<ClosedResult> => {
  const call = requireCall(plan.call);
  const buildRequest = plan.side === 'product' ? call.product : call.floor;
  if (buildRequest === null) throw new Error(`${plan.call} has no floor`);
  const times: number[] = [];
  let errors = 0;
  let next = plan.first;
  const loadBefore = performance.eventLoopUtilization();
  const start = performance.now();
  const deadline = start + plan.milliseconds;
  const sendRequests = async (): Promise<void> => {
    const connection = new HttpConnection(plan.port);
    while (performance.now() < deadline && next - plan.first < MAX_REQUESTS) {
      const request = encodeRequest(plan.port, buildRequest(people, next));
      next += 1;
      const sentAt = performance.now();
      const isSuccess = await connection.send(request).then(
        ({ status }) => status >= 200 && status < 300,
        () => false,
      );
      times.push(performance.now() - sentAt);
      if (!isSuccess) errors += 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: plan.connections }, sendRequests));
  return {
    times: Float64Array.from(times),
    errors,
    milliseconds: performance.now() - start,
    next,
    busy: performance.eventLoopUtilization(loadBefore).utilization,
  };
};
