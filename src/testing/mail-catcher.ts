/** A real SMTP server that stores emails, so that tests can read them as recipients would. */
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailCatcher {
  url: string;
  mails: Email[];
  /** Resolves to the first email to an address with this text in its subject. Waits up to ten seconds. */
  waitFor(to: string, subject: string): Promise<Email>;
  close(): Promise<void>;
}

const WAIT_MS = 10_000;

const isTo = (mail: Email, to: string, subject: string): boolean =>
  mail.to?.some(({ address }) => address === to) === true && mail.subject?.includes(subject) === true;

/**
 * Starts a catcher on a free port. Deliveries to `hanging` addresses never complete, and those to `refused` addresses are rejected with the given
 * response.
 */
export const startMailCatcher = async ({
  hanging = [],
  refused = {},
}: {
  hanging?: readonly string[];
  refused?: Readonly<Record<string, readonly [number, string]>>;
} = {}): Promise<MailCatcher> => {
  const mails: Email[] = [];
  const waiting = new Set<() => void>();
  const store = async (raw: Buffer): Promise<void> => {
    mails.push(await PostalMime.parse(raw));
    for (const wake of waiting) wake();
  };
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const [responseCode, message] = refused[address] ?? [];
      if (responseCode !== undefined) done(Object.assign(new Error(message), { responseCode }));
      else if (!hanging.includes(address)) done();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void store(Buffer.concat(chunks)).finally(() => done());
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    waitFor: (to, subject) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(check);
          reject(
            new Error(
              `No email "${subject}" to ${to} arrived; received: ${mails.map((mail) => mail.subject).join(' | ')}`,
            ),
          );
        }, WAIT_MS);
        const check = (): void => {
          const mail = mails.find((received) => isTo(received, to, subject));
          if (!mail) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve(mail);
        };
        waiting.add(check);
        check();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** Returns the line below a line that ends with `label`. Emails put passwords and links there. */
export const requireLineBelow = (mail: Email, label: string): string => {
  const lines = (mail.text ?? '').split(/\r?\n/);
  const line = lines[lines.findIndex((text) => text.endsWith(label)) + 1];
  if (!line) throw new Error(`The email has nothing under "${label}": ${mail.text}`);
  return line.trim();
};
