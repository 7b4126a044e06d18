/**
 * Sends the emails of the outbox: immediately when notified, and by polling for emails that were delayed or failed. An email has the same Message-ID
 * in all attempts, so that mail servers can drop a duplicate after a crash.
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
  postpone,
  unsealMail,
} from './outbox.db.ts';
import { suppressAddress } from './suppressions.db.ts';

const POLL_INTERVAL_MS = 5_000;
/** The maximum number of concurrent deliveries. A slow mail server delays only emails to its own recipients. */
const MAX_DELIVERIES = 5;
/** Timeout of a delivery. Shorter than the lease, so that the delivery ends before another process may claim the email. */
const DEADLINE_MS = 120_000;
const LEASE_SECONDS = 300;
/** How long marking an email as sent is retried. Ends within the lease, even after a delivery of `DEADLINE_MS`. */
const MARK_SENT_TIMEOUT_MS = 120_000;
const MARK_SENT_RETRY_MS = 1_000;
const STOP_TIMEOUT_MS = 3_000;
const SMTP_TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;
/** Delays before retries: each is four times the previous delay, up to a day. The last retry is about a day and a half after the first attempt. */
const RETRY_SECONDS = [30, 120, 480, 1_920, 7_680, 30_720, 86_400];

/**
 * Kinds that are dropped above the hourly limit, because they repeat what the bell shows, or because the five sent links still work. Emails of all
 * other kinds (credentials, warnings, bookings, interviews) are postponed instead.
 */
const DROPPED_OVER_LIMIT: ReadonlySet<string> = new Set([
  ...Object.values(MAIL_CHOICES)
    .map(({ kind }) => kind)
    // These are recorded as sent to the person, and limited per day where they are written.
    .filter((kind) => kind !== MAIL_CHOICES.savedSearches.kind && kind !== MAIL_CHOICES.matchesWeekly.kind),
  'password-reset',
  'sign-in-link',
  'address-known',
  'address-reserved',
]);

export interface Mailer {
  /** Sends all due emails and resolves when done. For tests. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

type Deliver = (mail: OutboxMail) => Promise<void>;

const withDeadline = async (work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), DEADLINE_MS);
  });
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};

/** The media type that turns a calendar entry into an invitation. */
const CALENDAR_METHOD = /^text\/calendar;.*method=(REQUEST|CANCEL)/;

/**
 * Returns attachments as parts of an email. Some email clients process a calendar entry only as an alternative part (RFC 6047), others only as a
 * file, so it is sent as both. Other attachments are files.
 */
const toMailParts = (attachments: OutboxMail['attachments']) => {
  const invitation = attachments.find(({ contentType }) => CALENDAR_METHOD.test(contentType));
  if (invitation === undefined) return { attachments };
  const { filename, content, contentType } = invitation;
  const icalEvent = { method: CALENDAR_METHOD.exec(contentType)?.[1] ?? 'REQUEST', filename, content };
  return { icalEvent, attachments: attachments.filter((attachment) => attachment !== invitation) };
};

/** Returns the headers of RFC 8058, which let an email client unsubscribe its reader with one click. */
const unsubscribeHeaders = ({ unsubscribeUrl }: OutboxMail) =>
  unsubscribeUrl === null
    ? {}
    : {
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      };

/** Loads nodemailer on demand, because it is not needed without a mail server. */
const openTransport = async (smtpUrl: string, from: string): Promise<{ deliver: Deliver; close: () => void }> => {
  const { default: nodemailer } = await import('nodemailer');
  const transport = nodemailer.createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS }, { from });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    deliver: (mail) =>
      withDeadline(
        transport.sendMail({
          to: mail.toAddress,
          subject: mail.subject,
          text: mail.textBody,
          html: mail.htmlBody,
          messageId: `<${mail.id}@${domain}>`,
          date: new Date(mail.createdAt),
          ...unsubscribeHeaders(mail),
          ...toMailParts(mail.attachments),
        }),
      ),
    close: () => transport.close(),
  };
};

/** Whether a due email is sent, dropped because its text is no longer true, or postponed because that is not certain yet. */
export type SendingDecision = 'send' | 'drop' | { postponeSeconds: number };

interface DeliveryContext {
  db: Db;
  decide: (db: Db, mail: OutboxMail) => Promise<SendingDecision>;
  deliver: Deliver;
  sealer: Sealer;
  limiter: RateLimiter;
  log: Log;
  /** True if emails are sent. Otherwise, they stay readable in the outbox for a while. */
  hasMailServer: boolean;
}

/** Marks an email as sent, with retries while the database is unavailable, because a delivered email must not be sent again. */
const recordSent = async ({ db, hasMailServer }: DeliveryContext, mail: OutboxMail): Promise<void> => {
  const deadline = performance.now() + MARK_SENT_TIMEOUT_MS;
  for (;;) {
    try {
      return await markSent(db, mail.id, hasMailServer);
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(MARK_SENT_RETRY_MS, undefined, { ref: false });
    }
  }
};

/** Checks the hourly limit on the first attempt. Drops an email over the limit, or postpones it until the hour is over. */
const applyHourlyLimit = async ({ db, limiter, log }: DeliveryContext, mail: OutboxMail): Promise<boolean> => {
  if (mail.attempts > 1) return true;
  const [refusal] = await limiter.countEach(db, RATE_LIMITS.mail, [`${mail.kind}:${mail.toAddress}`]);
  if (!refusal) return true;
  const isDropped = DROPPED_OVER_LIMIT.has(mail.kind);
  log.info(
    { mailId: mail.id, kind: mail.kind },
    isDropped ? 'email dropped: too many of this kind' : 'email postponed',
  );
  if (isDropped) await dropMail(db, mail.id);
  else await postpone(db, mail.id, refusal.retryAfter ?? RATE_LIMITS.mail.windowSeconds);
  return false;
};

/** Drops or postpones an email that `decide` does not send. Returns true if it is sent. */
const isStillTrue = async ({ db, decide, log }: DeliveryContext, mail: OutboxMail): Promise<boolean> => {
  const decision = await decide(db, mail);
  if (decision === 'send') return true;
  log.info({ mailId: mail.id, kind: mail.kind, decision }, 'email held back: no longer true');
  await (decision === 'drop' ? dropMail(db, mail.id) : postpone(db, mail.id, decision.postponeSeconds));
  return false;
};

/** Returns true if the mailbox does not exist. Returns false for permanent errors caused by policy or the sender's reputation (5.7). */
const isPermanentFailure = (error: unknown): boolean => {
  const { responseCode, command, response } = error as { responseCode?: number; command?: string; response?: string };
  if (command !== 'RCPT TO' || responseCode === undefined) return false;
  return [550, 551, 553].includes(responseCode) && !/\b5\.7\.\d+/.test(response ?? '');
};

const sendDueMail = async (sending: DeliveryContext, mail: DueMail): Promise<void> => {
  const { db, deliver, sealer, log } = sending;
  try {
    if (mail.isSuppressed) return await markFailed(db, mail.id, 'the address is suppressed', null);
    if (!(await isStillTrue(sending, mail)) || !(await applyHourlyLimit(sending, mail))) return;
    const unsealedMail = unsealMail(mail, sealer);
    if (unsealedMail === null) return await markFailed(db, mail.id, 'sealed with another secret', null);
    await deliver(unsealedMail);
    await recordSent(sending, mail);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isBounced = isPermanentFailure(error);
    const retry = isBounced ? null : (RETRY_SECONDS[mail.attempts - 1] ?? null);
    if (isBounced) await suppressAddress(db, { address: mail.toAddress, reason: 'bounced', detail: message });
    log.warn({ mailId: mail.id, kind: mail.kind, attempt: mail.attempts, err: message }, 'email not sent');
    await markFailed(db, mail.id, message, retry);
  }
};

export interface MailerOptions {
  disk: DiskSpace;
  /** Null if emails are not sent. */
  smtpUrl: string | null;
  from: string;
  sealer: Sealer;
  limiter: RateLimiter;
  log: Log;
  /** Called for each due email. The default sends all. */
  decide?: DeliveryContext['decide'];
}

/**
 * Starts sending. Without `smtpUrl`, due emails are marked as sent and stay readable in the outbox for a while, so that a server configured later
 * does not send outdated emails.
 */
export const startMailer = async (database: OpenDatabase, options: MailerOptions): Promise<Mailer> => {
  const { disk, smtpUrl, from, sealer, limiter, log, decide = async () => 'send' } = options;
  const transport =
    smtpUrl === null ? { deliver: async () => {}, close: () => {} } : await openTransport(smtpUrl, from);
  const { deliver } = transport;
  const hasMailServer = smtpUrl !== null;
  const sending: DeliveryContext = { db: database.db, decide, deliver, sealer, limiter, log, hasMailServer };
  const deliveries = new Set<Promise<void>>();
  /** True while emails may be due that the last claim did not return. */
  let mayHaveMoreMails = false;
  let claiming: Promise<void> | null = null;
  const stopping = new AbortController();

  const start = (mail: DueMail): void => {
    const delivery: Promise<void> = sendDueMail(sending, mail)
      .catch((error: unknown) => {
        if (!disk.recordIfFull(error))
          log.error({ err: error, mailId: mail.id }, 'email not sent, and the failure could not be recorded');
      })
      .finally(() => {
        deliveries.delete(delivery);
        void claim();
      });
    deliveries.add(delivery);
  };

  const isClaimDue = (): boolean => mayHaveMoreMails && deliveries.size < MAX_DELIVERIES && !stopping.signal.aborted;

  /** Claims an email for each free delivery slot, until none is due. */
  const claimWhileFree = async (): Promise<void> => {
    while (isClaimDue()) {
      mayHaveMoreMails = false;
      const free = MAX_DELIVERIES - deliveries.size;
      const mails = await claimDueMails(sending.db, free, LEASE_SECONDS);
      if (mails.length === free) mayHaveMoreMails = true;
      mails.forEach(start);
    }
  };

  /** Starts a claim, or joins the running one, so that a notification causes a single query. */
  const claim = (): Promise<void> => {
    claiming ??= claimWhileFree()
      .catch((error: unknown) => {
        if (!disk.recordIfFull(error)) log.error({ err: error }, 'outbox could not be read');
      })
      .finally(() => {
        claiming = null;
        // A notification may have arrived after the last query.
        return isClaimDue() ? claim() : undefined;
      });
    return claiming;
  };

  const flush = async (): Promise<void> => {
    mayHaveMoreMails = true;
    await claim();
    while (deliveries.size > 0) {
      await Promise.all(deliveries);
      await claim();
    }
  };

  const unlisten = await database.listen(OUTBOX_CHANNEL, () => void flush());
  const poll = setInterval(() => void flush(), POLL_INTERVAL_MS);
  void flush();
  return {
    flush,
    stop: async () => {
      stopping.abort();
      clearInterval(poll);
      await unlisten();
      // A hanging delivery is abandoned, and its email is retried after the lease.
      const allDeliveries = Promise.resolve(claiming).then(() => Promise.all(deliveries));
      await Promise.race([allDeliveries, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      transport.close();
    },
  };
};
