/**
 * OpenTelemetry tracing, configured by its standard variables and loaded only if they set an endpoint. Spans are created here and by `span` calls.
 * Patching modules instead would require loading the tracing library before these modules.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Context, Span, SpanOptions } from '@opentelemetry/api';
import type { Sampler, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../log.ts';

export type Attributes = Record<string, string | number | boolean>;

/** The span of a request and the context for the request's work. */
export interface RequestSpan {
  /** Runs work in the context of the request. */
  within(work: () => void): void;
  end(route: string, status: number): void;
}

export interface Tracing {
  /** Runs work in its own span. Errors mark it as failed and are rethrown. */
  span<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result>;
  /** Starts the span of a statement and returns a function that ends it. Returns null outside of a span, for example for polling. */
  statement(text: string): ((error: unknown) => void) | null;
  request(method: string, path: string, headers: IncomingHttpHeaders): RequestSpan;
  /** Sends pending spans and stops. */
  stop(): Promise<void>;
}

type Variables = Record<string, string | undefined>;

export interface TracingOptions {
  variables: Variables;
  /** Trusts the trace headers of requests. Only behind our own proxies, because strangers could otherwise choose what is recorded. */
  trustsHeaders: boolean;
  log: Pick<Log, 'warn'>;
}

/** Returns true if the standard variables enable tracing. */
export const isTraced = (variables: Variables): boolean =>
  Boolean(variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || variables.OTEL_EXPORTER_OTLP_ENDPOINT) &&
  variables.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  variables.OTEL_TRACES_EXPORTER !== 'none';

const STOP_TIMEOUT_MS = 2_000;
const MAX_STATEMENT_LENGTH = 2_000;

type Sdk = typeof import('@opentelemetry/sdk-trace');

/** Creates the sampler that OTEL_TRACES_SAMPLER names. The specification's default is parent-based, always on. */
const createSampler = (sdk: Sdk, { OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG }: Variables): Sampler => {
  // Compose files pass unset variables as empty strings. `env.ts` has checked the values.
  const name = OTEL_TRACES_SAMPLER || 'parentbased_always_on';
  const plain = name.replace('parentbased_', '');
  const root =
    plain === 'always_off'
      ? new sdk.AlwaysOffSampler()
      : plain === 'traceidratio'
        ? new sdk.TraceIdRatioBasedSampler(Number(OTEL_TRACES_SAMPLER_ARG || '1'))
        : new sdk.AlwaysOnSampler();
  return name === plain ? root : new sdk.ParentBasedSampler({ root });
};

/** Logs the first failed export of an exporter. Logging each would write a line every few seconds while the collector is down. */
const logFirstFailure = (exporter: SpanExporter, log: TracingOptions['log']): SpanExporter => {
  let hasFailed = false;
  return {
    export: (spans, onResult) =>
      exporter.export(spans, (result) => {
        if (result.error !== undefined && !hasFailed) {
          hasFailed = true;
          log.warn({ err: result.error.message }, 'traces were not sent; later failures are not logged');
        }
        onResult(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
};

/** Starts tracing, or returns null if the variables do not enable it. */
export const startTracing = async ({ variables, trustsHeaders, log }: TracingOptions): Promise<Tracing | null> => {
  if (!isTraced(variables)) return null;
  const [api, sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
  ]);
  const { context, trace, SpanKind, SpanStatusCode } = api;
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const serviceName = resources.resourceFromAttributes({ 'service.name': 'puente' });
  const detectedResource = resources.detectResources({ detectors: [resources.envDetector, resources.hostDetector] });
  const provider = new sdk.TracerProvider({
    resource: resources.defaultResource().merge(serviceName).merge(detectedResource),
    sampler: createSampler(sdk, variables),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: logFirstFailure(new OTLPTraceExporter(), log) })],
  });
  const tracer = provider.getTracer('puente');

  const fail = (span: Span, error: unknown): void => {
    const errorType = error instanceof Error ? error.name : 'error';
    span.setAttribute('error.type', errorType);
    span.setStatus({ code: SpanStatusCode.ERROR });
  };

  const begin = (name: string, options: SpanOptions, parent: Context) => {
    const span = tracer.startSpan(name, options, parent);
    return { span, innerContext: trace.setSpan(parent, span) };
  };

  /** Returns the parent context from the `traceparent` header (W3C Trace Context). */
  const parentContext = ({ traceparent }: IncomingHttpHeaders): Context => {
    const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(String(traceparent)) ?? [];
    if (!trustsHeaders || traceId === undefined || spanId === undefined) return api.ROOT_CONTEXT;
    const traceFlags = Number.parseInt(flags ?? '0', 16) & 1;
    return trace.setSpanContext(api.ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
  };

  return {
    async span(name, attributes, work) {
      const { span, innerContext } = begin(name, { attributes }, context.active());
      try {
        return await context.with(innerContext, work);
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    statement(text) {
      const parent = context.active();
      if (trace.getSpan(parent) === undefined) return null;
      const operation = (/^\s{0,20}\(?\s{0,20}(\w{1,30})/.exec(text)?.[1] ?? 'query').toUpperCase();
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': text.slice(0, MAX_STATEMENT_LENGTH),
      };
      const { span } = begin(operation, { kind: SpanKind.CLIENT, attributes }, parent);
      return (error) => {
        if (error) fail(span, error);
        span.end();
      };
    },
    request(method, path, headers) {
      const attributes = { 'http.request.method': method, 'url.path': path };
      const { span, innerContext } = begin(method, { kind: SpanKind.SERVER, attributes }, parentContext(headers));
      return {
        within: (work) => context.with(innerContext, work),
        end: (route, status) => {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async stop() {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_TIMEOUT_MS);
      });
      // An unavailable collector must not delay the shutdown.
      await Promise.race([provider.shutdown().catch(() => {}), timeout]).finally(() => clearTimeout(timer));
      context.disable();
    },
  };
};
