/**
 * Loads the inputs of `currentTurn` (turn.domain.ts) and the states of hires, and computes the same turn in SQL to
 * sort and count lists. A test checks that both agree.
 */
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { interviewSlots, interviews } from '#features/interviews/server/interviews.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import type { CandidateTurnPage, TurnFilter, TurnPage } from '#features/pipeline/server/applications.service.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import type { HireStep, InterviewStep, OfferStep, Steps } from '#features/pipeline/turn.domain.ts';
import { toInstant } from '#server/db/columns.ts';
import { type Queryable, resultRows } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { runConcurrently } from '#server/db/run-concurrently.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { isRunningHire } from '../hiring.domain.ts';
import { hires, offerProposals, offers } from './hiring.tables.ts';

/** The last proposed time of an interview. */
const lastSlot = sql`(select max(${interviewSlots.startsAt}) from ${interviewSlots} where ${interviewSlots.interviewId} = ${interviews.id})`;

const selectInterviewSteps = (db: Queryable, applicationIds: readonly string[]) =>
  db
    .select({
      applicationId: interviews.applicationId,
      status: interviews.status,
      proposedBy: interviews.proposedBy,
      startsAt: interviews.startsAt,
      endsAt: interviews.endsAt,
      lastSlotAt: sql<string | null>`${lastSlot}`.mapWith(interviewSlots.startsAt),
      changedAt: interviews.updatedAt,
    })
    .from(interviews)
    .where(equalsAny(interviews.applicationId, applicationIds))
    .orderBy(asc(interviews.id));

/** When the candidate last proposed other terms for any version of an application's offer. */
const lastProposal = sql`(
  select max(proposal.created_at) from ${offerProposals} proposal inner join ${offers} version on version.id = proposal.offer_id
  where version.application_id = ${offers.applicationId})`;

const selectOfferSteps = (db: Queryable, applicationIds: readonly string[]) =>
  db
    .selectDistinctOn([offers.applicationId], {
      applicationId: offers.applicationId,
      sentAt: sql<string>`coalesce(${offerProposals.keptAt}, ${offers.createdAt})`.mapWith(offers.createdAt),
      proposedAt: sql<
        string | null
      >`case when ${offerProposals.keptAt} is null then ${offerProposals.createdAt} end`.mapWith(
        offerProposals.createdAt,
      ),
      lastProposedAt: sql<string | null>`${lastProposal}`.mapWith(offerProposals.createdAt),
      expiresAt: offers.expiresAt,
      endedAt: offers.endedAt,
    })
    .from(offers)
    .leftJoin(offerProposals, eq(offerProposals.offerId, offers.id))
    .where(equalsAny(offers.applicationId, applicationIds))
    .orderBy(offers.applicationId, desc(offers.version));

const noRows = <Row>(): Promise<Row[]> => Promise.resolve([]);

const selectHires = (db: Queryable, applicationIds: readonly string[]) =>
  db
    .select({
      applicationId: applications.id,
      hiredAt: applications.statusChangedAt,
      status: hires.status,
      isCalledOff: hires.isCalledOff,
      changedAt: hires.statusChangedAt,
      /** When the first of the two accounts was deleted. */
      leftAt: sql<
        string | null
      >`(select min(${users.deletedAt}) from ${users} where ${users.id} in (${companies.userId}, ${candidates.userId}))`.mapWith(
        users.deletedAt,
      ),
    })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .leftJoin(hires, eq(hires.applicationId, applications.id))
    .where(equalsAny(applications.id, applicationIds));

type FoundHire = Awaited<ReturnType<typeof selectHires>>[number];

/** Without terms, a hire ends when either account is deleted, as in `commitments_of`. */
const toHireStep = ({ hiredAt, status, isCalledOff, changedAt, leftAt }: FoundHire): HireStep => {
  if (status === null || changedAt === null) {
    return leftAt === null ? { state: 'no-terms', since: hiredAt } : { state: 'ended', since: leftAt };
  }
  if (isRunningHire(status)) return { state: 'active', since: changedAt };
  return { state: isCalledOff ? 'called-off' : 'ended', since: changedAt };
};

/**
 * Returns the interviews of the `interviewing` applications, the newest offers of the `offered` ones and the hires of the `hired` ones. Omits
 * applications with none of them.
 */
export const loadSteps = async (
  db: Queryable,
  {
    interviewing,
    offered,
    hired,
  }: { interviewing: readonly string[]; offered: readonly string[]; hired: readonly string[] },
): Promise<Map<string, Steps>> => {
  const [interviewRows, offerRows, hireRows] = await runConcurrently(
    interviewing.length === 0
      ? noRows<InterviewStep & { applicationId: string }>()
      : selectInterviewSteps(db, interviewing),
    offered.length === 0 ? noRows<OfferStep & { applicationId: string }>() : selectOfferSteps(db, offered),
    hired.length === 0 ? noRows<FoundHire>() : selectHires(db, hired),
  );
  const interviewsByApplication = Map.groupBy(interviewRows, ({ applicationId }) => applicationId);
  const offersByApplication = new Map(offerRows.map((offer) => [offer.applicationId, offer]));
  const hiresByApplication = new Map(hireRows.map((row) => [row.applicationId, toHireStep(row)]));
  const ids = new Set([...interviewsByApplication.keys(), ...offersByApplication.keys(), ...hiresByApplication.keys()]);
  return new Map(
    [...ids].map((id) => [
      id,
      {
        interviews: interviewsByApplication.get(id) ?? [],
        offer: offersByApplication.get(id) ?? null,
        hire: hiresByApplication.get(id) ?? null,
      },
    ]),
  );
};

/** Selects the rank and date of each interview, as in `currentTurn`. The date of an upcoming interview is when it ends. */
const rankedInterviews = (now: SQL): SQL => sql`
  select case
      when ${interviews.status} = 'booked' then case when ${interviews.endsAt} > ${now} then 4 else 3 end
      when ${interviews.status} = 'proposed' and slot.last > ${now} then
        case when ${interviews.proposedBy} = 'company' then 1 else 2 end
      else 5 end as rank,
    case ${interviews.status}
      when 'booked' then ${interviews.endsAt}
      when 'cancelled' then ${interviews.updatedAt}
      when 'proposed' then
        case when ${interviews.proposedBy} = 'company' and slot.last <= ${now} then slot.last else ${interviews.updatedAt} end
      else least(${interviews.endsAt}, ${interviews.updatedAt}) end as since
  from ${interviews} cross join lateral (select ${lastSlot} as last) as slot
  where ${interviews.applicationId} = ${applications.id}`;

/** Computes whose turn it is in an application in `interviewing` or `offered`. If it is no one's turn, `since` is when the next turn begins. */
const turnSql = (now: SQL): SQL => sql`lateral (
  select case decisive.rank when 1 then 'candidate' when 4 then null else 'company' end as who,
    case when decisive.rank < 5 then decisive.since else greatest(decisive.since, ${applications.statusChangedAt}) end as since
  from (select 1) as always left join lateral (
    select ranked.rank, ranked.since from (${rankedInterviews(now)}) as ranked
    order by ranked.rank, case when ranked.rank = 4 then ranked.since end, ranked.since desc limit 1
  ) as decisive on true
  where ${applications.status} = 'interviewing'
  union all
  select
    case when newest.ended_at is null and newest.proposed_at is null and coalesce(newest.expires_at > ${now}, true)
      then 'candidate' else 'company' end,
    case when newest.ended_at is null then
      case when newest.expires_at <= ${now} then newest.expires_at
        else coalesce(newest.proposed_at, newest.sent_at, ${applications.statusChangedAt}) end
      else greatest(newest.ended_at, ${applications.statusChangedAt}) end
  from (select 1) as always left join lateral (
    select coalesce(${offerProposals.keptAt}, ${offers.createdAt}) as sent_at,
      case when ${offerProposals.keptAt} is null then ${offerProposals.createdAt} end as proposed_at,
      ${offers.expiresAt} as expires_at, ${offers.endedAt} as ended_at
    from ${offers} left join ${offerProposals} on ${offerProposals.offerId} = ${offers.id} where ${offers.applicationId} = ${applications.id} order by ${offers.version} desc limit 1
  ) as newest on true
  where ${applications.status} = 'offered'
) as turn`;

/** An application, and when the company's or the candidate's turn began or will begin. */
export interface TurnRow {
  id: string;
  since: string;
}

/** False while the company is suspended. It is then no one's turn. Not needed in a company's own lists, because a suspended company sees none. */
const isCompanyActive = sql`(select ${jobs.isListed} from ${jobs} where ${jobs.id} = ${applications.jobId})`;

/** The group of an application in a candidate's list by turn: 0 for the candidate's turn, 1 for the company's or no one's, 2 if decided. */
const placeColumn = sql`case when turn.who = 'candidate' and ${isCompanyActive} then 0
  when ${applications.status} in ('pending', 'applied', 'interviewing', 'offered') then 1 else 2 end`;

/**
 * Returns a page of a candidate's applications at `now` (ISO 8601): those that wait for the candidate first, decided ones last, newest first in
 * each group. Evaluates all applications of the candidate. This is affordable because a candidate can send at most 50 applications a day.
 */
export const listCandidateByTurn = async (
  db: Queryable,
  candidateId: string,
  { limit, after, now }: CandidateTurnPage,
): Promise<{ id: string; place: number; createdAt: string }[]> => {
  const isAfter =
    after &&
    sql`where place > ${after[0]}::int or (place = ${after[0]}::int and (created_at, id) < (${after[1]}::timestamptz, ${after[2]}::uuid))`;
  const found = await db.execute(sql`select id, place, created_at as "createdAt" from (
    select ${applications.id} as id, ${applications.createdAt} as created_at, ${placeColumn} as place
    from ${applications} left join ${turnSql(sql`${now}::timestamptz`)} on true where ${applications.candidateId} = ${candidateId}::uuid
  ) as placed ${isAfter ?? sql``} order by place, created_at desc, id desc limit ${limit}::int`);
  return resultRows<{ id: string; place: number; createdAt: string | Date }>(found).map((row) => ({
    ...row,
    createdAt: toInstant(row.createdAt),
  }));
};

/** Applications in these statuses are read in the order of an index on the company or job. */
const BEFORE_INTERVIEWS: readonly ApplicationStatus[] = ['pending', 'applied'];

const hasStatus = (statuses: readonly ApplicationStatus[]): SQL => {
  const [only, ...others] = statuses;
  return only !== undefined && others.length === 0
    ? eq(applications.status, only)
    : equalsAny(applications.status, statuses);
};

/**
 * Returns a page of the undecided applications that match a filter at `now` (ISO 8601), longest waiting first. Reads applications before the
 * interview stage only up to the limit, but evaluates all later ones.
 */
export const listByTurn = async (
  db: Queryable,
  { where, who, statuses, searchesText }: TurnFilter,
  { limit, after, now: nowText }: TurnPage,
): Promise<TurnRow[]> => {
  const now = sql`${nowText}::timestamptz`;
  const early = statuses.filter((status) => BEFORE_INTERVIEWS.includes(status));
  const late = statuses.filter((status) => !BEFORE_INTERVIEWS.includes(status));
  const searchedTables = sql`join ${jobs} on ${jobs.id} = ${applications.jobId} join ${candidates} on ${candidates.id} = ${applications.candidateId}`;
  const selectPart = (since: SQL, from: SQL, ...conditions: (SQL | undefined)[]): SQL => {
    const isAfter = after && sql`(${since}, ${applications.id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`;
    return sql`(
      select ${applications.id} as id, ${since} as since from ${applications} ${searchesText ? searchedTables : sql``} ${from}
      where ${and(where, ...conditions, isAfter ?? undefined)} order by 2, 1 limit ${limit}::int
    )`;
  };
  const parts = [
    ...(early.length === 0 || who === 'candidate'
      ? []
      : [selectPart(sql`${applications.statusChangedAt}`, sql``, hasStatus(early))]),
    ...(late.length === 0
      ? []
      : [
          selectPart(
            sql`turn.since`,
            sql`cross join ${turnSql(now)}`,
            hasStatus(late),
            who === null ? undefined : sql`turn.who = ${who}`,
            who === 'candidate' ? isCompanyActive : undefined,
          ),
        ]),
  ];
  if (parts.length === 0) return [];
  const turns = await db.execute(
    sql`select id, since from (${sql.join(parts, sql` union all `)}) as turns order by since, id limit ${limit}::int`,
  );
  return resultRows<{ id: string; since: string | Date }>(turns).map(({ id, since }) => ({
    id,
    since: toInstant(since),
  }));
};
