import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { startMailCatcher } from '#testing/mail-catcher.ts';
import { useTestApp } from '#testing/test-app.ts';
import { createRateLimiter } from '../limits/rate-limits.db.ts';
import { startMailer } from './mailer.ts';
import { addMail } from './outbox.db.ts';
import { outbox } from './outbox.tables.ts';

const world = useTestApp();
const SECRET = 'Bridge-Amber-2207';
const content = {
  subject: 'News',
  greeting: 'Hello,',
  blocks: [{ kind: 'secret' as const, label: 'Your password:', value: SECRET }],
  reason: 'You asked for it.',
};

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const mailServer = async (options = {}) => {
  const catcher = await startMailCatcher(options);
  stops.push(catcher.close);
  return catcher;
};

const mailer = async (smtpUrl: string | null) => {
  const { log, mailSealer: sealer } = world.platform;
  const limiter = createRateLimiter(true);
  const started = await startMailer(world.database, {
    smtpUrl,
    from: 'Puente <hello@puente.example>',
    sealer,
    limiter,
    log,
  });
  stops.unshift(started.stop);
  return started;
};

/** Everything the table holds, as somebody with a copy of the database reads it. */
const stored = async (): Promise<string> => JSON.stringify(await world.db.execute(sql`select * from outbox`));

describe('a mail with a password', () => {
  it('cannot be read in the table, neither before nor after it was sent, and arrives whole', async () => {
    await addMail(world.db, {
      kind: 'credentials',
      to: 'ana@mail.example',
      content,
      sealedBy: world.platform.mailSealer,
    });
    expect(await stored()).toContain('ana@mail.example');
    expect(await stored()).not.toContain(SECRET);
    const catcher = await mailServer();
    await (await mailer(catcher.url)).flush();
    expect((await catcher.waitFor('ana@mail.example', 'News')).text).toContain(SECRET);
    expect((await world.mails('ana@mail.example'))[0]).toMatchObject({ textBody: '', htmlBody: '', attachments: [] });
  });

  it('stays readable to the mailbox where no mail server is set', async () => {
    await addMail(world.db, {
      kind: 'credentials',
      to: 'ana@mail.example',
      content,
      sealedBy: world.platform.mailSealer,
    });
    await (await mailer(null)).flush();
    expect(await stored()).not.toContain(SECRET);
    expect((await world.mails('ana@mail.example'))[0]?.textBody).toContain(SECRET);
  });

  it('is given up, not sent as it lies there, where the secret of the app has changed', async () => {
    const { createSealer } = await import('../secrets.ts');
    const former = createSealer('another secret that was in force before', 'mail');
    await addMail(world.db, { kind: 'credentials', to: 'ana@mail.example', content, sealedBy: former });
    const catcher = await mailServer();
    await (await mailer(catcher.url)).flush();
    expect(catcher.mails).toEqual([]);
    expect((await world.mails('ana@mail.example'))[0]).toMatchObject({ lastError: 'sealed with another secret' });
  });
});

describe('a receiver that hangs', () => {
  it('holds up its own mail only, and no stop', async () => {
    await addMail(world.db, { kind: 'news', to: 'slow@mail.example', content });
    for (let count = 0; count < 20; count++) {
      await addMail(world.db, { kind: 'news', to: `reader-${count}@mail.example`, content });
    }
    const catcher = await mailServer({ neverTaken: ['slow@mail.example'] });
    const started = await mailer(catcher.url);
    void started.flush();
    await Promise.all(
      Array.from({ length: 20 }, (_, count) => catcher.waitFor(`reader-${count}@mail.example`, 'News')),
    );
    expect(catcher.mails).toHaveLength(20);
  });
});

describe('many mails of a kind to one recipient in an hour', () => {
  const write = async (kind: string, count: number, to = 'ana@mail.example') => {
    for (let number = 1; number <= count; number++) {
      await addMail(world.db, { kind, to, content: { ...content, subject: `${kind} ${number}` } });
    }
  };
  const held = async (kind: string) =>
    (await world.db.select().from(outbox)).filter((mail) => mail.kind === kind && mail.sentAt === null);

  it('end after five where one more says nothing new', async () => {
    await write('password-reset', 7);
    await write('password-reset', 1, 'ben@mail.example');
    const catcher = await mailServer();
    await (await mailer(catcher.url)).flush();
    expect(catcher.mails.filter(({ subject }) => subject?.startsWith('password-reset'))).toHaveLength(6);
    expect(await held('password-reset')).toEqual([]);
  });

  it('wait for the next hour where each of them matters', async () => {
    await write('credentials', 7);
    const catcher = await mailServer();
    await (await mailer(catcher.url)).flush();
    expect(catcher.mails).toHaveLength(5);
    const waiting = await held('credentials');
    expect(waiting).toHaveLength(2);
    const wait = waiting.map(({ sendAfter }) => (Date.parse(sendAfter) - Date.now()) / 60_000);
    expect(wait.every((minutes) => minutes > 50 && minutes < 61)).toBe(true);
    expect(waiting.every(({ attempts, failedAt }) => attempts === 0 && failedAt === null)).toBe(true);
  });

  it('are counted once each, however often they are tried', async () => {
    await write('credentials', 3);
    const nobody = await mailer('smtp://127.0.0.1:9');
    await nobody.flush();
    await nobody.stop();
    await world.db.update(outbox).set({ sendAfter: new Date().toISOString() });
    const catcher = await mailServer();
    await write('credentials', 2);
    await (await mailer(catcher.url)).flush();
    expect(catcher.mails).toHaveLength(5);
  });
});
