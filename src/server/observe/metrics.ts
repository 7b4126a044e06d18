/**
 * Prometheus metrics of this process. Labels are closed sets (routes instead of URLs, limit names instead of people), so the number of series is
 * bounded. Does not query the database.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Bounds of the histogram's buckets, from a cached response to an unacceptable wait. */
const BUCKET_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Values read for every scrape. */
export interface Readings {
  connections: { open: number; idle: number; waiting: number; stuckSeconds: number } | null;
  sockets: { sockets: number; people: number } | null;
  index: { isReady: boolean; ageSeconds: number | null } | null;
  /** Null if the database did not answer in time. */
  outbox: { due: number; held: number; oldestDueSeconds: number } | null;
}

export interface Metrics {
  observeRequest(method: string, route: string, status: number, seconds: number): void;
  observeScoring(question: 'candidates' | 'jobs', seconds: number): void;
  observeConnectionWait(seconds: number): void;
  countRefusal(limit: string): void;
  countSlowStatement(): void;
  countListRead(from: 'primary' | 'replica'): void;
  observeBackground(work: string, hasSucceeded: boolean, seconds: number): void;
  countBatch(work: string, rows: number): void;
  /** Returns all metrics in Prometheus text format. */
  text(readings: Readings): Promise<{ contentType: string; body: string }>;
}

const createGauges = (registers: Registry[]) => ({
  connections: new Gauge({
    name: 'puente_database_connections',
    help: 'Pool connections by state',
    labelNames: ['state'],
    registers,
  }),
  waiting: new Gauge({ name: 'puente_database_waiting', help: 'Queries waiting for a connection', registers }),
  stuck: new Gauge({
    name: 'puente_database_stuck_seconds',
    help: 'Time since the pool last handed out a connection, while queries wait',
    registers,
  }),
  sockets: new Gauge({ name: 'puente_live_sockets', help: 'Open live connections', registers }),
  people: new Gauge({ name: 'puente_live_people', help: 'People with a live connection', registers }),
  indexReady: new Gauge({ name: 'puente_index_ready', help: '1 if lists by score are available', registers }),
  indexAge: new Gauge({
    name: 'puente_index_age_seconds',
    help: 'Age of the oldest change that may be missing from the score index',
    registers,
  }),
  outbox: new Gauge({
    name: 'puente_outbox_mails',
    help: 'Unsent emails by state',
    labelNames: ['state'],
    registers,
  }),
  outboxAge: new Gauge({
    name: 'puente_outbox_oldest_due_seconds',
    help: 'Age of the oldest due email',
    registers,
  }),
});

const createCounters = (registers: Registry[]) => ({
  requests: new Histogram({
    name: 'puente_request_seconds',
    help: 'Duration of requests by route and status class',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKET_SECONDS,
    registers,
  }),
  scoring: new Histogram({
    name: 'puente_score_seconds',
    help: 'Duration of searches in the score index, including waiting',
    labelNames: ['question'],
    buckets: BUCKET_SECONDS,
    registers,
  }),
  connectionWait: new Histogram({
    name: 'puente_database_wait_seconds',
    help: 'Time that a query waited for its connection',
    buckets: BUCKET_SECONDS,
    registers,
  }),
  refusals: new Counter({
    name: 'puente_rate_limit_refusals_total',
    help: 'Requests refused by a rate limit',
    labelNames: ['limit'],
    registers,
  }),
  slowStatements: new Counter({
    name: 'puente_slow_statements_total',
    help: 'Statements that took longer than SLOW_STATEMENT_MS',
    registers,
  }),
  listReads: new Counter({
    name: 'puente_list_reads_total',
    help: 'Lists read from the primary or the replica',
    labelNames: ['from'],
    registers,
  }),
  background: new Histogram({
    name: 'puente_background_seconds',
    help: 'Duration of background work, by result',
    labelNames: ['work', 'result'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers,
  }),
  batches: new Counter({
    name: 'puente_background_batches_total',
    help: 'Batches of background work',
    labelNames: ['work'],
    registers,
  }),
  rows: new Counter({
    name: 'puente_background_rows_total',
    help: 'Rows written by background work',
    labelNames: ['work'],
    registers,
  }),
});

type Gauges = ReturnType<typeof createGauges>;

/** Removes all values. Resetting gauges without labels would set them to zero. */
const clearGauges = ({ connections, outbox, ...unlabeled }: Gauges): void => {
  connections.reset();
  outbox.reset();
  for (const gauge of Object.values(unlabeled)) gauge.remove();
};

/** Sets gauges. Omits missing values instead of reporting zero. */
const setGauges = (gauges: Gauges, { connections, sockets, index, outbox }: Readings): void => {
  clearGauges(gauges);
  if (connections) {
    gauges.connections.set({ state: 'idle' }, connections.idle);
    gauges.connections.set({ state: 'in use' }, connections.open - connections.idle);
    gauges.waiting.set(connections.waiting);
    gauges.stuck.set(connections.stuckSeconds);
  }
  if (sockets) {
    gauges.sockets.set(sockets.sockets);
    gauges.people.set(sockets.people);
  }
  if (index) {
    gauges.indexReady.set(index.isReady ? 1 : 0);
    if (index.ageSeconds !== null) gauges.indexAge.set(index.ageSeconds);
  }
  if (outbox) {
    gauges.outboxAge.set(outbox.oldestDueSeconds);
    gauges.outbox.set({ state: 'due' }, outbox.due);
    gauges.outbox.set({ state: 'held' }, outbox.held);
  }
};

/** Creates the metrics of a process. `withNodeMetrics` adds Node's own metrics: event loop lag, memory, garbage collection. */
export const createMetrics = ({ withNodeMetrics = false } = {}): Metrics => {
  const register = new Registry();
  if (withNodeMetrics) collectDefaultMetrics({ register });
  const gauges = createGauges([register]);
  const counters = createCounters([register]);
  return {
    observeRequest: (method, route, status, seconds) =>
      counters.requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    observeScoring: (question, seconds) => counters.scoring.observe({ question }, seconds),
    observeConnectionWait: (seconds) => counters.connectionWait.observe(seconds),
    countRefusal: (limit) => counters.refusals.inc({ limit }),
    countSlowStatement: () => counters.slowStatements.inc(),
    countListRead: (from) => counters.listReads.inc({ from }),
    observeBackground: (work, hasSucceeded, seconds) =>
      counters.background.observe({ work, result: hasSucceeded ? 'done' : 'failed' }, seconds),
    countBatch: (work, rows) => {
      counters.batches.inc({ work });
      counters.rows.inc({ work }, rows);
    },
    text: async (readings) => {
      setGauges(gauges, readings);
      return { contentType: register.contentType, body: await register.metrics() };
    },
  };
};
