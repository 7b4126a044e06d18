/**
 * The floor: bare Fastify with bare SQL, the least that a request can cost with this stack on this machine. Runs as a separate process, configured by
 * `PORT` and `DATABASE_URL`. Prints `ready` when it listens.
 */
import process from 'node:process';
import Fastify from 'fastify';
import { openFloor } from './floor.db.ts';

type StringFields = Record<string, string>;

const floor = openFloor(process.env.DATABASE_URL ?? '');
const app = Fastify();

app.get('/newest', () => floor.newest());
app.get<{ Querystring: StringFields }>('/search', ({ query }) => floor.search(query.q ?? ''));
app.get<{ Querystring: StringFields }>('/filter', ({ query }) =>
  floor.filter(query.skills ?? '', query.availability ?? ''),
);
app.get<{ Params: { id: string } }>('/jobs/:id', ({ params }) => floor.job(params.id));
app.get<{ Querystring: StringFields }>('/pipeline', ({ query }) => floor.pipeline(query.companyId ?? ''));
app.get<{ Querystring: StringFields }>('/conversations', ({ query }) => floor.conversations(query.userId ?? ''));
app.get<{ Querystring: StringFields }>('/thread', ({ query }) => floor.thread(query.userId ?? '', query.otherId ?? ''));
const pages = new Map<number, string>();
/** Returns a page with this number of bytes. Creates it on first use. */
const createFillerPage = (bytes: number): string => {
  const page = pages.get(bytes) ?? `<!doctype html>${'x'.repeat(bytes - '<!doctype html>'.length)}`;
  pages.set(bytes, page);
  return page;
};
app.get<{ Querystring: StringFields }>('/page', async ({ query }, reply) =>
  reply.type('text/html; charset=utf-8').send(createFillerPage(Number(query.bytes))),
);
app.post<{ Body: StringFields }>('/apply', async ({ body }, reply) => {
  const { jobId = '', candidateId = '', coverLetter = '' } = body;
  return reply.status(201).send(await floor.apply(jobId, candidateId, coverLetter));
});
app.post<{ Body: StringFields }>('/messages', async ({ body }, reply) => {
  const { senderId = '', receiverId = '', content = '' } = body;
  return reply.status(201).send(await floor.send(senderId, receiverId, content));
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.stdout.write('ready\n');

const shutDown = (): void => {
  void app
    .close()
    .then(() => floor.close())
    .finally(() => process.exit(0));
};
process.on('SIGTERM', shutDown);
process.on('disconnect', shutDown);
