/**
 * Sends what the outbox holds: at once when woken, and by a slow beat for what was due later or failed before.
 * Every mail keeps one Message-ID over all attempts, so that a receiver can drop the copy a crash may cause.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { MAIL_CHOICES } from '#shared/vocabulary.ts';
import type { Db, OpenDatabase } from '../db/database.ts';
import type { DiskSpace } from '../db/disk-space.ts';
import type { RateLimiter } from '../limits/rate-limits.db.ts';
import { RATE_LIMITS } from '../limits/rate-limits.ts';
import type { Log } from '../log.ts';
import type { Sealer } from '../secrets.ts';
import {
  claimDueMails,
  type DueMail,
  dropMail,
  markFailed,
  markSent,
  OUTBOX_CHANNEL,
  type OutboxMail,
  openedMail,
  postpone,
} from './outbox.db.ts';
import { suppressAddress } from './suppressions.db.ts';

const BEAT_MS = 5_000;
/** So many deliveries at once: a slow receiver holds up its own mail, not the others. */
const DELIVERIES = 5;
/** A delivery has ended long before its mail may be claimed by somebody else. */
const DEADLINE_MS = 120_000;
const LEASE_SECONDS = 300;
/** How long, together with the delivery still within the lease, somebody tries to note that it arrived. */
const NOTED_WITHIN_MS = 120_000;
const NOTED_AGAIN_MS = 1_000;
const STOP_WITHIN_MS = 3_000;
const SMTP_TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;
/** Half a minute, then four times as long each try: the last about a day and a half after the first. */
const RETRY_SECONDS = [30, 120, 480, 1_920, 7_680, 30_720, 86_400];

/**
 * Mails of which one more would tell nothing new: the bell has what the chosen ones say, and the five that went out within the hour
 * hold links that work. All others (credentials, warnings, bookings) are never left out, they wait.
 */
const LEFT_OUT_BEYOND: ReadonlySet<string> = new Set([
  ...Object.values(MAIL_CHOICES).map(({ kind }) => kind),
  'password-reset',
  'sign-in-link',
  'address-known',
  'address-reserved',
]);

export interface Mailer {
  /** Sends all that is due now; resolves when done. For tests and the graceful stop. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

type Deliver = (mail: OutboxMail) => Promise<void>;

const inTime = async (work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), DEADLINE_MS);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** What makes a calendar entry an invitation: its method, within its media type. */
const METHOD = /^text\/calendar;.*method=(REQUEST|CANCEL)/;

/**
 * Mail programs act upon an entry that is a form of the mail itself, beside text and HTML (RFC 6047), and some only upon a file; it is sent as
 * both. All other attachments are files.
 */
const partsOf = (attachments: OutboxMail['attachments']) => {
  const invitation = attachments.find(({ contentType }) => METHOD.test(contentType));
  if (invitation === undefined) return { attachments };
  const { filename, content, contentType } = invitation;
  const icalEvent = { method: METHOD.exec(contentType)?.[1] ?? 'REQUEST', filename, content };
  return { icalEvent, attachments: attachments.filter((one) => one !== invitation) };
};

/** The library is loaded here: without a mail server it is not needed. */
const createDeliver = async (smtpUrl: string, from: string): Promise<{ deliver: Deliver; close: () => void }> => {
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS }, { from });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    deliver: (mail) =>
      inTime(
        transport.sendMail({
          to: mail.toAddress,
          subject: mail.subject,
          text: mail.textBody,
          html: mail.htmlBody,
          messageId: `<${mail.id}@${domain}>`,
          date: new Date(mail.createdAt),
          ...partsOf(mail.attachments),
        }),
      ),
    close: () => transport.close(),
  };
};

interface Sending {
  db: Db;
  deliver: Deliver;
  sealer: Sealer;
  limiter: RateLimiter;
  log: Log;
  /** Whether mails leave the machine; those that stay here remain readable for a while. */
  isSending: boolean;
}

/** Notes that a mail arrived, also where the database is away for a while: a mail that arrived must not be sent again. */
const noteSent = async ({ db, isSending }: Sending, mail: OutboxMail): Promise<void> => {
  const until = performance.now() + NOTED_WITHIN_MS;
  for (;;) {
    try {
      return await markSent(db, mail.id, isSending);
    } catch (error) {
      if (performance.now() > until) throw error;
      await wait(NOTED_AGAIN_MS, undefined, { ref: false });
    }
  }
};

/** Whether a mail may go now. Counts it at its first try; one too many of its kind is left out, or waits until the hour is over. */
const mayGo = async ({ db, limiter, log }: Sending, mail: OutboxMail): Promise<boolean> => {
  if (mail.attempts > 1) return true;
  const [refusal] = await limiter.countEach(db, RATE_LIMITS.mail, [`${mail.kind}:${mail.toAddress}`]);
  if (!refusal) return true;
  const isLeftOut = LEFT_OUT_BEYOND.has(mail.kind);
  log.info({ mailId: mail.id, kind: mail.kind }, isLeftOut ? 'mail left out, too many of its kind' : 'mail postponed');
  if (isLeftOut) await dropMail(db, mail.id);
  else await postpone(db, mail.id, refusal.retryAfter ?? RATE_LIMITS.mail.windowSeconds);
  return false;
};

/** What a server says for good of the address itself: there is no such mailbox here. Its words on us (5.7: policy, lists) are none on the address. */
const isForGood = (error: unknown): boolean => {
  const { responseCode, command, response } = error as { responseCode?: number; command?: string; response?: string };
  if (command !== 'RCPT TO' || responseCode === undefined) return false;
  return [550, 551, 553].includes(responseCode) && !/\b5\.7\.\d+/.test(response ?? '');
};

const sendOne = async (sending: Sending, mail: DueMail): Promise<void> => {
  const { db, deliver, sealer, log } = sending;
  try {
    if (mail.isSuppressed) return await markFailed(db, mail.id, 'the address is suppressed', null);
    if (!(await mayGo(sending, mail))) return;
    const opened = openedMail(mail, sealer);
    if (opened === null) return await markFailed(db, mail.id, 'sealed with another secret', null);
    await deliver(opened);
    await noteSent(sending, mail);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isBounced = isForGood(error);
    const retry = isBounced ? null : (RETRY_SECONDS[mail.attempts - 1] ?? null);
    if (isBounced) await suppressAddress(db, { address: mail.toAddress, reason: 'bounced', detail: message });
    log.warn({ mailId: mail.id, kind: mail.kind, attempt: mail.attempts, err: message }, 'mail not sent');
    await markFailed(db, mail.id, message, retry);
  }
};

export interface MailerOptions {
  disk: DiskSpace;
  /** Null where nothing leaves the machine. */
  smtpUrl: string | null;
  from: string;
  sealer: Sealer;
  limiter: RateLimiter;
  log: Log;
}

/**
 * Starts sending. Without `smtpUrl` nothing leaves the machine: mails that are due are marked as sent and stay readable
 * in the outbox for a while, so that a server set up later does not send old news.
 */
export const startMailer = async (database: OpenDatabase, options: MailerOptions): Promise<Mailer> => {
  const { disk, smtpUrl, from, sealer, limiter, log } = options;
  const transport =
    smtpUrl === null ? { deliver: async () => {}, close: () => {} } : await createDeliver(smtpUrl, from);
  const { deliver } = transport;
  const sending: Sending = { db: database.db, deliver, sealer, limiter, log, isSending: smtpUrl !== null };
  const deliveries = new Set<Promise<void>>();
  /** Set while more may be due than was claimed last. */
  let mayBeMore = false;
  let claiming: Promise<void> | null = null;
  const stopping = new AbortController();

  const start = (mail: DueMail): void => {
    const delivery: Promise<void> = sendOne(sending, mail)
      .catch((error: unknown) => {
        if (!disk.note(error)) log.error({ err: error, mailId: mail.id }, 'mail neither sent nor noted');
      })
      .finally(() => {
        deliveries.delete(delivery);
        void claim();
      });
    deliveries.add(delivery);
  };

  const isClaimDue = (): boolean => mayBeMore && deliveries.size < DELIVERIES && !stopping.signal.aborted;

  /** Claims as many as can be delivered at once now, until none is due. */
  const claimWhileFree = async (): Promise<void> => {
    while (isClaimDue()) {
      mayBeMore = false;
      const free = DELIVERIES - deliveries.size;
      const mails = await claimDueMails(sending.db, free, LEASE_SECONDS);
      if (mails.length === free) mayBeMore = true;
      mails.forEach(start);
    }
  };

  /** One claim at a time serves all deliveries: a mail that wakes five of them is claimed once. */
  const claim = (): Promise<void> => {
    claiming ??= claimWhileFree()
      .catch((error: unknown) => {
        if (!disk.note(error)) log.error({ err: error }, 'outbox not read');
      })
      .finally(() => {
        claiming = null;
        // Woken after the last look.
        return isClaimDue() ? claim() : undefined;
      });
    return claiming;
  };

  const flush = async (): Promise<void> => {
    mayBeMore = true;
    await claim();
    while (deliveries.size > 0) {
      await Promise.all(deliveries);
      await claim();
    }
  };

  const unlisten = await database.listen(OUTBOX_CHANNEL, () => void flush());
  const beat = setInterval(() => void flush(), BEAT_MS);
  void flush();
  return {
    flush,
    stop: async () => {
      stopping.abort();
      clearInterval(beat);
      await unlisten();
      // A delivery that hangs is left: its mail is tried again when its lease is over.
      const ended = Promise.resolve(claiming).then(() => Promise.all(deliveries));
      await Promise.race([ended, wait(STOP_WITHIN_MS, undefined, { ref: false })]);
      transport.close();
    },
  };
};
