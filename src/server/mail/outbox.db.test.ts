import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { resultRows } from '#server/db/database.ts';
import { useTestApp } from '#testing/test-app.ts';
import { addMail, addMails, claimDueMails, listMails } from './outbox.db.ts';
import { outbox } from './outbox.tables.ts';

const world = useTestApp();
const content = { subject: 'News', greeting: 'Hello,', blocks: [], reason: 'You asked for it.' };
const listRecipients = async () => (await listMails(world.db, { limit: 10 })).map(({ toAddress }) => toAddress);

describe('addMail', () => {
  it('makes an email due at the time of the write, not at the start of the transaction', async () => {
    const started = await world.db.transaction(async (tx) => {
      const result = await tx.execute(sql`select now() as started from pg_sleep(0.05)`);
      await addMail(tx, { kind: 'news', to: 'ana@mail.example', content });
      return Date.parse(String(resultRows<{ started: string }>(result)[0]?.started));
    });
    const [mail] = await world.db.select().from(outbox);
    for (const time of [mail?.createdAt, mail?.sendAfter]) {
      expect(Date.parse(time ?? '') - started).toBeGreaterThanOrEqual(50);
    }
  });
});

describe('listMails', () => {
  it('shows an email before and while it is sent', async () => {
    await addMail(world.db, { kind: 'news', to: 'ana@mail.example', content });
    expect(await listRecipients()).toEqual(['ana@mail.example']);
    expect(await claimDueMails(world.db, 10, 120)).toHaveLength(1);
    expect(await listRecipients()).toEqual(['ana@mail.example']);
  });

  it('shows a text with quotes, line breaks and a lone surrogate', async () => {
    const subject = `"A" \\ 'b' \ud83d`;
    await addMail(world.db, {
      kind: 'news',
      to: 'ana@mail.example',
      content: { ...content, subject, greeting: 'A\n"B"' },
    });
    const [mail] = await listMails(world.db, { limit: 10 });
    expect(mail?.subject).toBe(`"A" \\ 'b' \ufffd`);
    expect(mail?.textBody.startsWith('A\n"B"\n')).toBe(true);
  });

  it('shows each of several emails with its own text, even with a lone surrogate', async () => {
    const mailTo = (name: string) => ({
      kind: 'news',
      to: `${name}@mail.example`,
      content: { ...content, greeting: `Hello ${name} \ud83d,` },
    });
    await addMails(world.db, ['ana', 'beto', 'carla'].map(mailTo));
    const mails = await listMails(world.db, { limit: 10 });
    expect(mails).toHaveLength(3);
    for (const { toAddress, textBody, htmlBody } of mails) {
      const expectedGreeting = `Hello ${toAddress.split('@')[0]} \ufffd,`;
      expect(textBody.startsWith(expectedGreeting)).toBe(true);
      expect(htmlBody).toContain(`>${expectedGreeting}<`);
      expect(htmlBody.endsWith('</html>\n')).toBe(true);
    }
  });

  it('omits emails held for later', async () => {
    const sendAfter = new Date(Date.now() + 60_000).toISOString();
    await addMail(world.db, { kind: 'news', to: 'ana@mail.example', content, sendAfter });
    expect(await listRecipients()).toEqual([]);
  });
});
