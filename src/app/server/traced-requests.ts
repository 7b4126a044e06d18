/** Makes every request a span, and what it causes its children. Mounted only where traces are made. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestSpan, Tracing } from '#server/observe/tracing.ts';

/** Mounts the hooks; before all others, so that they are within the span. */
export const traceRequests = (app: FastifyInstance, tracing: Tracing): void => {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracing.request(request.method, request.url.split('?')[0] ?? '', request.headers);
    spans.set(request, span);
    span.within(done);
  });
  // A body is read by events of the connection, which are outside of the span; whoever goes on is inside again.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    spans.get(request)?.end(request.routeOptions.url ?? 'none', reply.statusCode);
  });
};
