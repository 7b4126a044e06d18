/** Compares the database at the end of a soak with what was acknowledged. */
import type pg from 'pg';
import type { ExpectedData } from './actors.ts';

/** Lost, duplicated or unexpected data; `count` should be 0. */
export interface Finding {
  what: string;
  count: number;
}

const countMissing = (expected: ReadonlySet<string>, present: ReadonlySet<string>): number =>
  [...expected].filter((id) => !present.has(id)).length;

const queryRows = async <Row>(client: pg.Client, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await client.query(text, values)).rows as Row[];

const countRows = async (client: pg.Client, text: string, values: unknown[]): Promise<number> =>
  (await queryRows<{ number: number }>(client, `select count(*)::int as number from (${text}) as found`, values))[0]
    ?.number ?? -1;

/** Compares all data. `since` is the start of the soak, ISO 8601. `receivedMails` contains the number of deliveries of each email. */
export const findLosses = async (
  client: pg.Client,
  since: string,
  expected: ExpectedData,
  receivedMails: ReadonlyMap<string, number>,
): Promise<Finding[]> => {
  const messages = await queryRows<{ id: string; key: string }>(
    client,
    'select id, client_id as key from messages where created_at >= $1',
    [since],
  );
  const keys = new Set(messages.map(({ key }) => key));
  const filed = await queryRows<{ pair: string }>(
    client,
    `select job_id || ' ' || candidate_id as pair from applications where created_at >= $1`,
    [since],
  );
  const pairs = new Set(filed.map(({ pair }) => pair));
  const sentKeys = new Set([...expected.messages, ...expected.unconfirmed]);
  const mails = await queryRows<{ id: string; sent: boolean }>(
    client,
    `select id, sent_at is not null as sent from outbox where created_at >= $1 and kind = 'application-received'`,
    [since],
  );
  const newApplications = 'from applications a where a.created_at >= $1';
  return [
    { what: 'acknowledged messages that are missing', count: countMissing(expected.messages, keys) },
    { what: 'messages that exist twice', count: messages.length - keys.size },
    { what: 'messages that no client sent', count: countMissing(keys, sentKeys) },
    {
      what: 'messages that listeners neither received nor found after reconnecting',
      count: await countUnreceived(client, since, expected),
    },
    { what: 'messages received twice on one connection', count: expected.receivedTwice },
    { what: 'acknowledged applications that are missing', count: countMissing(expected.applications, pairs) },
    { what: 'applications that exist twice', count: filed.length - pairs.size },
    {
      what: 'applications without exactly one entry in the history',
      count: await countRows(
        client,
        `select 1 ${newApplications} and (select count(*) from application_history h where h.application_id = a.id) <> 1`,
        [since],
      ),
    },
    {
      what: 'jobs whose notifications do not count each application once',
      count: await countRows(
        client,
        `select 1 from (
           select job_id, count(*) as filed from applications group by job_id having max(created_at) >= $1
         ) as job where filed <> (
           select coalesce(sum(n.count), 0) from notifications n
           where n.type = 'application_received' and n.data ->> 'jobId' = job.job_id::text
         )`,
        [since],
      ),
    },
    { what: 'applications without exactly one email', count: Math.abs(filed.length - mails.length) },
    {
      what: 'emails that the mail server never received',
      count: mails.filter(({ id, sent }) => !sent || !receivedMails.has(id)).length,
    },
  ];
};

/** Counts the messages that listeners neither received nor found after reconnecting. */
const countUnreceived = async (client: pg.Client, since: string, { received }: ExpectedData): Promise<number> => {
  const sent = await queryRows<{ id: string }>(
    client,
    `select m.id from messages m join users u on u.id = m.receiver_id
     where m.created_at >= $1 and u.account_type = 'company'`,
    [since],
  );
  return sent.filter(({ id }) => !received.has(id)).length;
};

/**
 * Makes unsent emails about new applications due now, because they may wait for a retry after an outage of the mail server or a killed process.
 * Returns their number. Other emails may be held on purpose.
 */
export const retryMailsNow = async (client: pg.Client, since: string): Promise<number> => {
  const waiting = await queryRows(
    client,
    `update outbox set send_after = now() where created_at >= $1 and kind = 'application-received'
       and sent_at is null and failed_at is null returning id`,
    [since],
  );
  return waiting.length;
};
