/** Measures calls one after the other, alternating between product and floor within each, so that changes in machine speed affect both. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listSessionProcessIds } from './bench-database.db.ts';
import { type BenchCall, type People, requireCall } from './calls.ts';
import { encodeRequest, HttpConnection, type HttpRequest } from './http-connection.ts';
import type { LoadGenerator } from './load.ts';
import type { ClosedResult, SideName } from './load-messages.ts';
import { cpuBetween, readCpuTimes, readFamilyCpu } from './process-usage.ts';
import type { CallResult, ResponseSize, Side } from './results.ts';
import type { ServerProcess } from './server-process.ts';
import { joinTimes, summarizeTimes } from './statistics.ts';

/** The environment of measurements. */
export interface Bench {
  databaseUrl: string;
  people: People;
  generator: LoadGenerator;
  product: ServerProcess;
  /** Null with `--skip-floor`. */
  floor: ServerProcess | null;
  seconds: number;
  warmUpSeconds: number;
  connections: number;
}

/** The number of turns for the product and for the floor. Short turns spread changes in the machine's speed evenly over both. */
const TURNS = 8;

/** One measured turn with its result and cost. */
interface Turn extends ClosedResult {
  serverCpu: number | null;
  databaseCpu: number | null;
}

const readUsage = async ({ databaseUrl }: Bench, { pid, applicationName }: ServerProcess) => {
  const sessions = await listSessionProcessIds(databaseUrl, applicationName);
  return { server: readFamilyCpu(pid), database: readCpuTimes(sessions) };
};

/** The next request number of each call. Continues across turns, because a candidate can apply to a job only once. */
const nextRequestNumbers = new Map<string, number>();

const load = async (bench: Bench, call: BenchCall, side: SideName, server: ServerProcess, seconds: number) => {
  const result = await bench.generator.run({
    kind: 'closed',
    side,
    port: server.port,
    call: call.name,
    connections: bench.connections,
    milliseconds: seconds * 1_000,
    first: nextRequestNumbers.get(call.name) ?? 0,
  });
  nextRequestNumbers.set(call.name, result.next);
  return result;
};

const measureTurn = async (bench: Bench, call: BenchCall, side: SideName, server: ServerProcess): Promise<Turn> => {
  const before = await readUsage(bench, server);
  const result = await load(bench, call, side, server, bench.seconds / TURNS);
  const after = await readUsage(bench, server);
  return {
    ...result,
    serverCpu: cpuBetween(before.server, after.server),
    databaseCpu: cpuBetween(before.database, after.database),
  };
};

const sumTurns = (
  turns: readonly Turn[],
  key: 'milliseconds' | 'errors' | 'serverCpu' | 'databaseCpu',
): number | null =>
  turns.reduce<number | null>((sum, turn) => {
    const value = turn[key];
    return sum === null || value === null ? null : sum + value;
  }, 0);

/** Combines the turns of the product or of the floor. */
export const combineTurns = (turns: readonly Turn[]): Side => {
  const times = joinTimes(turns.map((turn) => turn.times));
  const perRequest = (total: number | null): number | null => (total === null ? null : total / times.length);
  return {
    perSecond: (times.length * 1_000) / (sumTurns(turns, 'milliseconds') ?? Number.NaN),
    times: summarizeTimes(times),
    errors: sumTurns(turns, 'errors') ?? 0,
    serverCpu: perRequest(sumTurns(turns, 'serverCpu')),
    databaseCpu: perRequest(sumTurns(turns, 'databaseCpu')),
    generatorBusy: Math.max(...turns.map(({ busy }) => busy)),
  };
};

/** Fetches one response in one encoding. Throws for error responses, because failing calls are not worth measuring. */
const fetchBody = async (port: number, request: HttpRequest): Promise<Buffer> => {
  const connection = new HttpConnection(port);
  const { status, body } = await connection.send(encodeRequest(port, request), true);
  connection.close();
  if (status < 200 || status > 299) throw new Error(`${request.path} answered ${status}: ${body?.toString()}`);
  return body ?? Buffer.alloc(0);
};

const countRows = (body: Buffer): number | null => {
  if (body.toString('latin1', 0, 1) === '<') return null;
  const value: unknown = JSON.parse(body.toString());
  return Array.isArray(value) ? value.length : null;
};

/** Returns true if the body is encoded. Small responses are not compressed, even if requested. */
const isEncoded = (body: Buffer, decode: (body: Buffer) => Buffer): boolean => {
  try {
    return decode(body).length > 0;
  } catch {
    return false;
  }
};

const measureSizes = async (
  bench: Bench,
  call: BenchCall,
  side: SideName,
  server: ServerProcess,
): Promise<ResponseSize> => {
  const buildRequest = side === 'product' ? call.product : call.floor;
  if (buildRequest === null) throw new Error(`${call.name} has no floor`);
  const next = (encoding: string): Promise<Buffer> => {
    const k = nextRequestNumbers.get(call.name) ?? 0;
    const request = buildRequest(bench.people, k);
    // Writes need a new request number for each encoding, because a repeated write would be rejected.
    if (request.method !== 'GET') nextRequestNumbers.set(call.name, k + 1);
    return fetchBody(server.port, { ...request, encoding });
  };
  const plain = await next('identity');
  const gzip = await next('gzip');
  const brotli = await next('br');
  return {
    bytes: plain.length,
    gzip: isEncoded(gzip, gunzipSync) ? gzip.length : plain.length,
    brotli: isEncoded(brotli, brotliDecompressSync) ? brotli.length : plain.length,
    rows: countRows(plain),
  };
};

/** Measures one call of the product and its floor. */
export const measureCall = async (bench: Bench, name: string): Promise<CallResult> => {
  const call = requireCall(name);
  const sides: [SideName, ServerProcess][] = [['product', bench.product]];
  if (bench.floor !== null && call.floor !== null) sides.push(['floor', bench.floor]);
  const sizes = new Map<SideName, ResponseSize>();
  const turns = new Map<SideName, Turn[]>();
  for (const [side, server] of sides) sizes.set(side, await measureSizes(bench, call, side, server));
  for (const [side, server] of sides) {
    turns.set(side, []);
    if (bench.warmUpSeconds > 0) await load(bench, call, side, server, bench.warmUpSeconds);
  }
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [side, server] of sides) turns.get(side)?.push(await measureTurn(bench, call, side, server));
  }
  const sideResult = (side: SideName): CallResult['floor'] => {
    const responseSize = sizes.get(side);
    return responseSize === undefined ? null : { ...combineTurns(turns.get(side) ?? []), responseSize };
  };
  const product = sideResult('product');
  if (product === null) throw new Error(`${name} was not measured`);
  return { name, title: call.title, product, floor: sideResult('floor') };
};
