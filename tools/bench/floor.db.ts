/**
 * The SQL of the floor: one statement for each comparable call of the product, with only the essential database work. Omits session, permissions,
 * score, notification and email. All statements except the search are prepared once per connection.
 */
import pg from 'pg';
import { newId } from '../../src/server/ids.ts';

const PROFILE = `c.id, c.user_id, c.job_title, c.bio, c.skills, c.experience, c.hourly_rate, c.timezone, c.availability,
  c.linkedin_url, c.portfolio_url, c.approval_status, c.created_at, u.first_name, u.last_name, u.profile_image_url`;

const candidatesWhere = (condition: string): string => `
  select ${PROFILE} from candidates c join users u on u.id = c.user_id
  where c.approval_status = 'approved' and c.is_listed ${condition}
  order by c.created_at desc, c.id desc limit 25`;

const STATEMENTS = {
  newest: candidatesWhere(''),
  filter: candidatesWhere('and c.skills @> $1::text[] and c.availability = $2'),
  job: `
    select j.id, j.company_id, j.title, j.description, j.responsibilities, j.experience, j.hourly_budget, j.hourly_budget_from, j.timezone, j.job_type,
      j.required_skills, j.status, j.created_at, j.updated_at, co.company_name, co.industry, co.company_size, co.logo_url
    from jobs j join companies co on co.id = j.company_id where j.id = $1`,
  apply: `
    insert into applications (id, job_id, company_id, candidate_id, cover_letter)
    select $1, id, company_id, $3, $4 from jobs where id = $2 and status = 'open' returning id, created_at`,
  pipeline: `
    select a.id, a.status, a.cover_letter, a.created_at, a.status_changed_at, a.viewed_at,
      j.id as job_id, j.title, c.id as candidate_id, c.job_title, c.hourly_rate, u.id as user_id, u.first_name, u.last_name
    from applications a join jobs j on j.id = a.job_id join candidates c on c.id = a.candidate_id join users u on u.id = c.user_id
    where a.company_id = $1 order by a.created_at desc, a.id desc limit 25`,
  send: `
    with sent as (insert into messages (id, sender_id, receiver_id, content) values ($1, $2, $3, $4) returning *)
    insert into conversations (low_user_id, high_user_id, last_message_id, last_message_at, started_by)
    select least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), id, created_at, $2 from sent
    on conflict (low_user_id, high_user_id)
    do update set last_message_id = excluded.last_message_id, last_message_at = excluded.last_message_at
    returning last_message_id, last_message_at`,
  conversations: `
    select page.other_id, u.first_name, u.last_name, u.profile_image_url, m.id, m.sender_id, m.content, m.created_at,
      (select count(*)::int from messages unread
       where unread.receiver_id = $1 and unread.sender_id = page.other_id and unread.read_at is null) as unread_count
    from (
      (select high_user_id as other_id, last_message_id, last_message_at from conversations
       where low_user_id = $1 order by last_message_at desc, high_user_id desc limit 25)
      union all
      (select low_user_id, last_message_id, last_message_at from conversations
       where high_user_id = $1 order by last_message_at desc, low_user_id desc limit 25)
    ) page
    join users u on u.id = page.other_id join messages m on m.id = page.last_message_id
    order by page.last_message_at desc, page.other_id desc limit 25`,
  thread: `
    select id, sender_id, receiver_id, content, created_at, read_at from messages
    where least(sender_id, receiver_id) = least($1::uuid, $2::uuid) and greatest(sender_id, receiver_id) = greatest($1::uuid, $2::uuid)
    order by created_at desc, id desc limit 50`,
};

type Statement = keyof typeof STATEMENTS;

/**
 * Builds the search statement, which is not prepared and has one condition per word. The planner must see the patterns to choose between scanning by
 * time and the trigram index, and does not use that index for a list of patterns.
 */
const searchStatement = (words: number): string =>
  candidatesWhere(Array.from({ length: words }, (_, index) => `and c.search_text like $${index + 1}`).join(' '));

/** Opens a connection pool for the reads and writes of the floor. Rows are returned as the database stores them. */
export const openFloor = (url: string) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const queryRows = async (name: Statement, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
    (await pool.query({ name, text: STATEMENTS[name], values })).rows as Record<string, unknown>[];
  const queryRow = async (name: Statement, values: unknown[]) => (await queryRows(name, values))[0] ?? null;
  return {
    newest: () => queryRows('newest'),
    search: async (text: string): Promise<Record<string, unknown>[]> => {
      const patterns = text.split(' ').map((word) => `%${word}%`);
      return (await pool.query(searchStatement(patterns.length), patterns)).rows as Record<string, unknown>[];
    },
    filter: (skill: string, availability: string) => queryRows('filter', [[skill], availability]),
    job: (id: string) => queryRow('job', [id]),
    apply: (jobId: string, candidateId: string, coverLetter: string) =>
      queryRow('apply', [newId(), jobId, candidateId, coverLetter]),
    pipeline: (companyId: string) => queryRows('pipeline', [companyId]),
    send: (senderId: string, receiverId: string, content: string) =>
      queryRow('send', [newId(), senderId, receiverId, content]),
    conversations: (userId: string) => queryRows('conversations', [userId]),
    thread: async (userId: string, otherId: string) => (await queryRows('thread', [userId, otherId])).toReversed(),
    close: () => pool.end(),
  };
};
