/** Saved searches and newly opened jobs in a generated marketplace, for `npm run bench:searches`. */
import pg from 'pg';

/** Queries of saved searches. Many people save the same one. */
const QUERIES = [
  '',
  'minScore=60',
  'jobType=full-time',
  'jobType=part-time&minScore=50',
  'minBudget=20',
  'minBudget=30&jobType=full-time',
  'skills=React',
  'skills=Excel',
  'skills=Customer%20Service&minScore=50',
  'q=developer',
  'q=accountant',
  'q=marketing&jobType=full-time',
  'q=sales&minBudget=15',
  'minOverlap=4',
  'minOverlap=6&minScore=60',
  'postedWithin=7',
  'verified=true',
  'skills=SQL,Python',
  'q=assistant&minOverlap=4',
  'minScore=70',
];

export interface CreatedSearches {
  searches: number;
  jobs: number;
  queries: number;
}

/** Replaces all saved searches with one instant search for each of `searches` people, then marks `jobs` open jobs as newly opened. */
export const createSearches = async (url: string, searches: number, jobs: number): Promise<CreatedSearches> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('delete from saved_search_hits');
    await client.query('delete from saved_searches');
    await client.query(`delete from outbox where kind = 'saved-searches'`);
    // A person gets at most ten of these emails a day. Without this, the eleventh run would only postpone the searches, which takes much less time.
    await client.query(`delete from rate_limits where key like 'saved-searches:%'`);
    const made = await client.query(
      `insert into saved_searches (id, user_id, kind, name, query, frequency, min_score, checked_at, due_at, created_at)
       select gen_random_uuid(), user_id, 'jobs', 'Mine', ($1::text[])[1 + row_number() over (order by id) % $2], 'instant', 0,
         now() - interval '1 minute', now() - interval '1 minute', now() - interval '1 minute'
       from candidates order by id limit $3`,
      [QUERIES, QUERIES.length, searches],
    );
    const opened = await client.query(
      `update jobs set opened_at = now() where id in (select id from jobs where status = 'open' and is_listed order by md5(id::text) limit $1)`,
      [jobs],
    );
    await client.query('analyze saved_searches, saved_search_hits, jobs');
    return { searches: made.rowCount ?? 0, jobs: opened.rowCount ?? 0, queries: QUERIES.length };
  } finally {
    await client.end();
  }
};

/** Counts the emails in the outbox and the results in them. */
export const countSent = async (url: string): Promise<{ mails: number; results: number }> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ mails: number; results: number }>(
      `select (select count(*)::int from outbox where kind = 'saved-searches') as mails,
         (select count(*)::int from saved_search_hits) as results`,
    );
    return rows[0] ?? { mails: 0, results: 0 };
  } finally {
    await client.end();
  }
};
