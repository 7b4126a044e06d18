import { isNull, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { calendarFile, calendarMediaType } from '#shared/calendar-file.ts';
import { MAIL_CHOICES } from '#shared/vocabulary.ts';
import { eventually } from '#testing/eventually.ts';
import { startMailCatcher } from '#testing/mail-catcher.ts';
import { useTestApp } from '#testing/test-app.ts';
import { createRateLimiter } from '../limits/rate-limits.db.ts';
import { type SendingDecision, startMailer } from './mailer.ts';
import { addMail, listFailedMails, type OutboxMail } from './outbox.db.ts';
import { outbox } from './outbox.tables.ts';
import { listSuppressions } from './suppressions.db.ts';

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

const openMailServer = async (options = {}) => {
  const catcher = await startMailCatcher(options);
  stops.push(catcher.close);
  return catcher;
};

const openMailer = async (
  smtpUrl: string | null,
  decide?: (db: unknown, mail: OutboxMail) => Promise<SendingDecision>,
) => {
  const { log, mailSealer: sealer } = world.platform;
  const limiter = createRateLimiter(true);
  const started = await startMailer(world.database, {
    disk: world.platform.disk,
    smtpUrl,
    from: 'Puente <hello@puente.example>',
    sealer,
    limiter,
    log,
    ...(decide ? { decide } : {}),
  });
  stops.unshift(started.stop);
  return started;
};

/** Returns the content of the table, like a leaked copy of it. */
const dumpOutbox = async (): Promise<string> => JSON.stringify(await world.db.execute(sql`select * from outbox`));

it('a due email that is no longer true is dropped, and one that may become true again is postponed', async () => {
  const catcher = await openMailServer();
  const names = ['true', 'outdated', 'unclear'];
  for (const name of names) await addMail(world.db, { kind: 'news', to: `${name}@mail.example`, content });
  const decisions: Record<string, SendingDecision> = {
    true: 'send',
    outdated: 'drop',
    unclear: { postponeSeconds: 300 },
  };
  const mailer = await openMailer(
    catcher.url,
    async (_db, { toAddress }) => decisions[toAddress.split('@')[0] ?? ''] ?? 'send',
  );
  await mailer.flush();
  expect(catcher.mails.flatMap(({ to }) => (to ?? []).map(({ address }) => address))).toEqual(['true@mail.example']);
  const left = await world.db.select().from(outbox).where(isNull(outbox.sentAt));
  expect(left).toMatchObject([{ toAddress: 'unclear@mail.example', attempts: 0 }]);
  expect(Date.parse(left[0]?.sendAfter ?? '')).toBeGreaterThan(Date.now() + 200_000);
});

describe('an email with a password', () => {
  it('is unreadable in the table before and after sending, and arrives complete', async () => {
    await addMail(world.db, {
      kind: 'credentials',
      to: 'ana@mail.example',
      content,
      sealedBy: world.platform.mailSealer,
    });
    expect(await dumpOutbox()).toContain('ana@mail.example');
    expect(await dumpOutbox()).not.toContain(SECRET);
    const catcher = await openMailServer();
    await (await openMailer(catcher.url)).flush();
    expect((await catcher.waitFor('ana@mail.example', 'News')).text).toContain(SECRET);
    expect((await world.mails('ana@mail.example'))[0]).toMatchObject({ textBody: '', htmlBody: '', attachments: [] });
  });

  it('stays readable in the development mailbox if no mail server is configured', async () => {
    await addMail(world.db, {
      kind: 'credentials',
      to: 'ana@mail.example',
      content,
      sealedBy: world.platform.mailSealer,
    });
    await (await openMailer(null)).flush();
    expect(await dumpOutbox()).not.toContain(SECRET);
    expect((await world.mails('ana@mail.example'))[0]?.textBody).toContain(SECRET);
  });

  it('fails instead of being sent encrypted if the app secret has changed', async () => {
    const { createSealer } = await import('../secrets.ts');
    const previousSealer = createSealer('another secret that was in force before', 'mail');
    await addMail(world.db, { kind: 'credentials', to: 'ana@mail.example', content, sealedBy: previousSealer });
    const catcher = await openMailServer();
    await (await openMailer(catcher.url)).flush();
    expect(catcher.mails).toEqual([]);
    expect((await world.mails('ana@mail.example'))[0]).toMatchObject({ lastError: 'sealed with another secret' });
  });
});

describe('an undeliverable address', () => {
  it('is suppressed after a permanent error, and receives nothing more', async () => {
    const catcher = await openMailServer({
      refused: {
        'gone@mail.example': [550, '5.1.1 no such user'],
        'full@mail.example': [452, '4.2.2 mailbox full'],
        'wary@mail.example': [550, '5.7.1 your address is on a list'],
      },
    });
    const started = await openMailer(catcher.url);
    for (const name of ['gone', 'full', 'wary', 'ana'])
      await addMail(world.db, { kind: 'news', to: `${name}@mail.example`, content });
    await started.flush();
    await eventually(async () =>
      expect((await world.db.select().from(outbox)).every((mail) => mail.attempts > 0)).toBe(true),
    );
    await eventually(async () => {
      const addresses = (await listSuppressions(world.db, 10, null)).map(({ address }) => address);
      expect(addresses).toEqual(['gone@mail.example']);
    });
    const [failedMail] = await listFailedMails(world.db, 5, null);
    expect(failedMail).toMatchObject({
      toAddress: 'gone@mail.example',
      attempts: 1,
      lastError: expect.stringContaining('5.1.1'),
    });
    await addMail(world.db, { kind: 'other news', to: 'gone@mail.example', content });
    await started.flush();
    await eventually(async () => expect(await listFailedMails(world.db, 5, null)).toHaveLength(2));
    expect((await listFailedMails(world.db, 5, null)).map((mail) => mail.lastError)).toContain(
      'the address is suppressed',
    );
  });
});

describe('a delivered email', () => {
  it('is stored without its text', async () => {
    const catcher = await openMailServer();
    await addMail(world.db, { kind: 'news', to: 'ana@mail.example', content });
    await (await openMailer(catcher.url)).flush();
    await catcher.waitFor('ana@mail.example', 'News');
    await eventually(async () =>
      expect((await world.db.select().from(outbox))[0]).toMatchObject({ subject: '', textBody: '', htmlBody: '' }),
    );
  });
});

describe('a mail server that hangs', () => {
  it('does not delay emails to other recipients', async () => {
    await addMail(world.db, { kind: 'news', to: 'slow@mail.example', content });
    for (let count = 0; count < 20; count++) {
      await addMail(world.db, { kind: 'news', to: `reader-${count}@mail.example`, content });
    }
    const catcher = await openMailServer({ hanging: ['slow@mail.example'] });
    const started = await openMailer(catcher.url);
    void started.flush();
    await Promise.all(
      Array.from({ length: 20 }, (_, count) => catcher.waitFor(`reader-${count}@mail.example`, 'News')),
    );
    expect(catcher.mails).toHaveLength(20);
  });
});

describe('many emails of the same kind to one recipient within an hour', () => {
  const write = async (kind: string, count: number, to = 'ana@mail.example') => {
    for (let number = 1; number <= count; number++) {
      await addMail(world.db, { kind, to, content: { ...content, subject: `${kind} ${number}` } });
    }
  };
  const listPendingMails = async (kind: string) =>
    (await world.db.select().from(outbox)).filter((mail) => mail.kind === kind && mail.sentAt === null);

  it('are dropped after five if further emails contain nothing new', async () => {
    await write('password-reset', 7);
    await write('password-reset', 1, 'ben@mail.example');
    const catcher = await openMailServer();
    await (await openMailer(catcher.url)).flush();
    expect(catcher.mails.filter(({ subject }) => subject?.startsWith('password-reset'))).toHaveLength(6);
    expect(await listPendingMails('password-reset')).toEqual([]);
  });

  /** Kinds whose emails always contain something new: an interview, or results that are emailed only once. */
  const NEWS: readonly string[] = [
    MAIL_CHOICES.interviews.kind,
    MAIL_CHOICES.savedSearches.kind,
    MAIL_CHOICES.matchesWeekly.kind,
  ];
  const optional = Object.values(MAIL_CHOICES).map(({ kind }) => kind);
  it.each(optional.filter((kind) => !NEWS.includes(kind)))(
    'are dropped after five for the optional kind %s',
    async (kind) => {
      await write(kind, 12);
      const catcher = await openMailServer();
      await (await openMailer(catcher.url)).flush();
      expect(catcher.mails).toHaveLength(5);
      expect(await listPendingMails(kind)).toEqual([]);
    },
  );

  it.each(['credentials', 'interview-booked', 'saved-searches', 'matches-weekly'])(
    'are postponed to the next hour if each of them matters: %s',
    async (kind) => {
      await write(kind, 7);
      const catcher = await openMailServer();
      await (await openMailer(catcher.url)).flush();
      expect(catcher.mails).toHaveLength(5);
      const waiting = await listPendingMails(kind);
      expect(waiting).toHaveLength(2);
      const wait = waiting.map(({ sendAfter }) => (Date.parse(sendAfter) - Date.now()) / 60_000);
      expect(wait.every((minutes) => minutes > 50 && minutes < 61)).toBe(true);
      expect(waiting.every(({ attempts, failedAt }) => attempts === 0 && failedAt === null)).toBe(true);
    },
  );

  it('count once each, even if they are retried', async () => {
    await write('credentials', 3);
    const unreachable = await openMailer('smtp://127.0.0.1:9');
    await unreachable.flush();
    await unreachable.stop();
    await world.db.update(outbox).set({ sendAfter: new Date().toISOString() });
    const catcher = await openMailServer();
    await write('credentials', 2);
    await (await openMailer(catcher.url)).flush();
    expect(catcher.mails).toHaveLength(5);
  });
});

describe('an email with a calendar entry', () => {
  const sendCalendar = async (method: 'REQUEST' | 'CANCEL' | 'PUBLISH') => {
    const times = {
      start: '2026-03-09T13:00:00.000Z',
      end: '2026-03-09T13:30:00.000Z',
      stampedAt: '2026-03-01T08:00:00.000Z',
    };
    const organizer = { name: 'Puente', email: 'hello@puente.example' };
    const words = { summary: 'Interview', description: 'Between us', location: 'Online' };
    const attendee = { name: 'Ana', email: 'ana@mail.example' };
    const file = calendarFile(method, [
      { uid: 'x@puente.example', sequence: 1, ...times, ...words, organizer, attendee },
    ]);
    const attachment = { filename: 'interview.ics', contentType: calendarMediaType(method), content: file };
    await addMail(world.db, { kind: 'interview-booked', to: 'ana@mail.example', content, attachments: [attachment] });
    const catcher = await openMailServer();
    await (await openMailer(catcher.url)).flush();
    const { attachments, text } = await catcher.waitFor('ana@mail.example', 'News');
    expect(text).toContain('Hello,');
    return attachments.map(({ mimeType, method: stated, filename, content: body }) => ({
      mimeType,
      method: stated,
      filename,
      text: typeof body === 'string' ? body : new TextDecoder().decode(body),
    }));
  };

  it.each(['REQUEST', 'CANCEL'] as const)(
    'includes a calendar entry for %s as a part of the email and as a file',
    async (method) => {
      const parts = await sendCalendar(method);
      expect(parts.map(({ mimeType }) => mimeType)).toEqual(['text/calendar', 'application/ics']);
      expect(parts[0]).toMatchObject({ method });
      expect(parts[1]).toMatchObject({ filename: 'interview.ics' });
      for (const { text } of parts) expect(text).toContain(`METHOD:${method}`);
    },
  );

  it('includes an informational entry only as a file', async () => {
    expect(await sendCalendar('PUBLISH')).toMatchObject([{ mimeType: 'text/calendar', filename: 'interview.ics' }]);
  });
});
