/** The names of the people behind an account, as SQL, for texts that must not contain them. */
import { aliasedTable, sql } from 'drizzle-orm';
import { users } from './auth.tables.ts';
import { memberships } from './memberships.tables.ts';

const named = aliasedTable(users, 'named');

/** Selects the names of the person, or of everyone who is or was a member of the company. Omits deleted people, whose names are erased. */
export const accountNamesJson = (user: typeof users) => sql<string[]>`(
  select coalesce(json_agg(name), '[]'::json)
  from (
    select ${user.id} union select ${memberships.userId} from ${memberships} where ${memberships.accountId} = ${user.id}
  ) as person (id)
  inner join ${users} as "named" on ${named.id} = person.id and ${named.email} is not null
  cross join unnest(array[${named.firstName}, ${named.lastName}]) as name)`;
