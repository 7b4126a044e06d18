/** The development mailbox, which shows emails while no mail server is configured. */
import Fastify, { type InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { addMails } from '#server/mail/outbox.db.ts';
import { useTestApp } from '#testing/test-app.ts';
import { mountMailbox } from './mailbox.ts';

const world = useTestApp();

const get = async (url: string, options: InjectOptions = {}) => {
  const app = Fastify();
  // A server sends its errors as problems; here only their status matters.
  app.setErrorHandler((_error, _request, reply) => reply.code(404).send());
  mountMailbox(app, world.platform, async () => null);
  return app.inject({ method: 'GET', url, ...options });
};

describe('the development mailbox', () => {
  it('is shown only to requests from this machine', async () => {
    const requestMailbox = async (remoteAddress: string, headers = {}) =>
      (await get('/dev/mailbox', { remoteAddress, headers })).statusCode;
    expect(await requestMailbox('127.0.0.1')).toBe(200);
    expect(await requestMailbox('::1')).toBe(200);
    expect(await requestMailbox('192.0.2.7')).toBe(404);
    expect(await requestMailbox('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' })).toBe(404);
  });

  it('has the HTML of every email, also of those older than the newest hundred', async () => {
    const content = { subject: 'News', greeting: 'Hello Ana,', blocks: [], reason: 'You asked.' };
    const addMailsTo = (to: string, count: number) =>
      addMails(
        world.db,
        Array.from({ length: count }, () => ({ kind: 'news', content, to })),
      );
    await addMailsTo('ana@mail.example', 1);
    await addMailsTo('beto@mail.example', 101);
    const { body } = await get('/dev/mailbox?to=ana@mail.example');
    const path = /href="(\/dev\/mailbox\/[^"]+)"/.exec(body)?.[1] ?? '';
    const html = await get(path);
    expect([html.statusCode, html.body]).toEqual([200, expect.stringContaining('>Hello Ana,<')]);
    for (const unknown of ['/dev/mailbox/7', `${path.slice(0, -4)}0000`])
      expect((await get(unknown)).statusCode).toBe(404);
  });
});
