/** The mail server of a soak: counts how often it received each email, and can be down for a while. */
import { SMTPServer } from 'smtp-server';

const MESSAGE_ID = /^message-id:\s*<([^@>\s]+)@/im;

export interface MailServer {
  readonly url: string;
  /** The number of deliveries by email id. */
  readonly received: ReadonlyMap<string, number>;
  down(): Promise<void>;
  up(): Promise<void>;
}

export const startMailServer = async (port: number): Promise<MailServer> => {
  const received = new Map<string, number>();
  const create = (): SMTPServer =>
    new SMTPServer({
      authOptional: true,
      closeTimeout: 100,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const id = MESSAGE_ID.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? 'unknown';
          received.set(id, (received.get(id) ?? 0) + 1);
          done();
        });
      },
    });
  let server: SMTPServer | null = null;
  const up = async (): Promise<void> => {
    if (server !== null) return;
    const next = create();
    next.on('error', () => {});
    await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve));
    server = next;
  };
  const down = async (): Promise<void> => {
    const last = server;
    server = null;
    if (last !== null) await new Promise<void>((resolve) => last.close(() => resolve()));
  };
  await up();
  return { url: `smtp://127.0.0.1:${port}`, received, up, down };
};
