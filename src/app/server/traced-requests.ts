/** Creates a span for every request, as the parent of its work. Mounted only if tracing is enabled. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestSpan, Tracing } from '#server/observe/tracing.ts';

/** Adds the hooks for the span. Must be mounted before other hooks, so that those run within the span. */
export const traceRequests = (app: FastifyInstance, tracing: Tracing): void => {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracing.request(request.method, request.url.split('?')[0] ?? '', request.headers);
    spans.set(request, span);
    span.within(done);
  });
  // The body is read in connection events, outside of the span. This hook enters the span again.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    spans.get(request)?.end(request.routeOptions.url ?? 'none', reply.statusCode);
  });
};
