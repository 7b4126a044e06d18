/**
 * Sends what the outbox holds: at once when woken, and by a slow beat for what was due later or failed before.
 * Every mail keeps one Message-ID over all attempts, so that a receiver can drop the copy a crash may cause.
 */
import nodemailer from 'nodemailer';
import type { Db, OpenDatabase } from '../db/database.ts';
import type { Log } from '../log.ts';
import { claimDueMails, markFailed, markSent, OUTBOX_CHANNEL, type OutboxMail } from './outbox.db.ts';

const BEAT_MS = 5_000;
const BATCH = 20;
const LEASE_SECONDS = 120;
/** Half a minute, then four times as long each try: the last about a day and a half after the first. */
const RETRY_SECONDS = [30, 120, 480, 1_920, 7_680, 30_720, 86_400];

export interface Mailer {
  /** Sends all that is due now; resolves when done. For tests and the graceful stop. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

type Deliver = (mail: OutboxMail) => Promise<void>;

const createDeliver = (smtpUrl: string, from: string): { deliver: Deliver; close: () => void } => {
  const transport = nodemailer.createTransport(smtpUrl, { from });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    deliver: async (mail) => {
      await transport.sendMail({
        to: mail.toAddress,
        subject: mail.subject,
        text: mail.textBody,
        html: mail.htmlBody,
        messageId: `<${mail.id}@${domain}>`,
        date: new Date(mail.createdAt),
        attachments: mail.attachments,
      });
    },
    close: () => transport.close(),
  };
};

const sendOne = async (db: Db, mail: OutboxMail, deliver: Deliver, log: Log): Promise<void> => {
  try {
    await deliver(mail);
    await markSent(db, mail.id);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const retry = RETRY_SECONDS[mail.attempts - 1] ?? null;
    log.warn({ mailId: mail.id, kind: mail.kind, attempt: mail.attempts, err: message }, 'mail not sent');
    await markFailed(db, mail.id, message, retry);
  }
};

/**
 * Starts sending. Without `smtpUrl` nothing leaves the machine: mails that are due are marked as sent and stay readable
 * in the outbox, so that a server set up later does not send old news.
 */
export const startMailer = async (
  database: OpenDatabase,
  { smtpUrl, from, log }: { smtpUrl: string | null; from: string; log: Log },
): Promise<Mailer> => {
  const transport = smtpUrl === null ? { deliver: async () => {}, close: () => {} } : createDeliver(smtpUrl, from);
  let running: Promise<void> | null = null;
  let isWoken = false;

  const drain = async (): Promise<void> => {
    do {
      isWoken = false;
      const mails = await claimDueMails(database.db, BATCH, LEASE_SECONDS);
      await Promise.all(mails.map((mail) => sendOne(database.db, mail, transport.deliver, log)));
      if (mails.length === BATCH) isWoken = true;
    } while (isWoken);
  };

  const flush = (): Promise<void> => {
    isWoken = true;
    running ??= drain()
      .catch((error: unknown) => log.error({ err: error }, 'outbox not read'))
      .finally(() => {
        running = null;
      });
    return running;
  };

  const unlisten = await database.listen(OUTBOX_CHANNEL, () => void flush());
  const beat = setInterval(() => void flush(), BEAT_MS);
  void flush();
  return {
    flush,
    stop: async () => {
      clearInterval(beat);
      await unlisten();
      await running;
      transport.close();
    },
  };
};
