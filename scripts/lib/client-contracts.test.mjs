import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { clientContracts } from './client-contracts.mjs';

it('the reduced contract drops the parts of calls that only the server reads, and keeps schemas outside of calls', () => {
  const source = `
    export const sent = z.object({ summary: z.string() });
    export const things = {
      read: route({ method: 'GET', path: '/api/things', access: 'company', may: 'readJobs', isDownload: true, summary: 'Returns, say, all', response: sent }),
      add: route({
        method: 'POST',
        path: '/api/things',
        access: 'company',
        summary: 'Adds one',
        query: z.object({ body: z.string() }),
        body: sent,
        response: sent,
        cursor: sent,
        status: 201,
      }),
    };`;
  const { code } = clientContracts().transform.handler.call({ parse: parseAst }, source);
  expect(code.replace(/\s+/g, ' ').replaceAll(', }', ' }').trim()).toBe(
    "export const sent = z.object({ summary: z.string() }); export const things = { read: route({ method: 'GET', path: '/api/things', isDownload: true }), add: route({ method: 'POST', path: '/api/things', status: 201 }) };",
  );
});
