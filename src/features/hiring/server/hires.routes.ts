/**
 * API calls for hires: load, check the policy, store, respond. A hire is visible to its company, its candidate and admins. An admin who is on one of
 * the two sides acts for that side.
 */
import type { FastifyInstance } from 'fastify';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { requireFileShown, requireRevealed } from '#features/blind-review/server/hidden-names.service.ts';
import { findUserCandidate } from '#features/candidates/server/candidates.service.ts';
import { findUserCompany } from '#features/companies/server/companies.service.ts';
import { lockOwnApplicationForUpdate } from '#features/pipeline/server/own-applications.service.ts';
import { recordViewerAction } from '#features/teams/server/company-log.service.ts';
import { recordViewerAudit } from '#server/audit/audit.db.ts';
import { toCsv } from '#server/csv.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { MIN_SHOWN_COUNTS } from '#shared/brand-facts.ts';
import { AppError, invalidField, notFound, refusal } from '#shared/errors.ts';
import { orNull } from '#shared/schema.ts';
import { findSide } from '#shared/sides.ts';
import type { HireStatus } from '#shared/vocabulary.ts';
import { type Hire, type HireChange, hiresContract, payrollRecordSchema } from '../hires.contract.ts';
import { isGuaranteed, toStartedDay, toUtcDay } from '../hiring.domain.ts';
import {
  type HireActor,
  hireMovesFor,
  mayEverMoveStart,
  mayEverSetHireStatus,
  mayMoveStart,
  mayReadPayrollRecord,
} from '../hiring.policy.ts';
import { createCheckInHandlers } from './check-ins.routes.ts';
import { toHire, toPayrollRecord } from './hire-views.ts';
import {
  changeHireStatus,
  findHire,
  findReplacement,
  type HireFilter,
  type HireRow,
  insertHire,
  listCheckIns,
  listHires,
  lockHireForUpdate,
  moveHireStart,
  saveSteps,
} from './hires.db.ts';
import { notifyHireChanged, publishHire } from './hiring-notifications.ts';
import { requireLaterOrUpcoming, requireUpcoming } from './start-dates.ts';
import { type HiringStatistics, loadHiringStatistics } from './statistics.db.ts';

const STATISTICS_CACHE_MS = 10 * 60_000;

/**
 * Returns a function that loads the statistics for public pages. It caches them in this process, because every visit to the landing page requests
 * them. Null results are not cached, because they are cheap to compute.
 */
const createStatisticsReader = (db: Queryable): (() => Promise<HiringStatistics | null>) => {
  let cache: { statistics: HiringStatistics; expiresAt: number } | null = null;
  return async () => {
    if (cache !== null && Date.now() < cache.expiresAt) return cache.statistics;
    const statistics = await loadHiringStatistics(db, MIN_SHOWN_COUNTS.hires);
    cache = statistics && { statistics, expiresAt: Date.now() + STATISTICS_CACHE_MS };
    return statistics;
  };
};

type HireHandlers = Handlers<typeof hiresContract>;

const today = (): string => toUtcDay(new Date().toISOString());

const findHireActor = ({ company, candidate }: HireRow, { userId, isAdmin }: Viewer): HireActor | null =>
  findSide(userId, { company: company.userId, candidate: candidate.userId }) ?? (isAdmin ? 'admin' : null);

/** Returns the hire and the viewer's role. Throws `notFound` for everyone else. */
const requireHire = async (db: Queryable, id: string, viewer: Viewer): Promise<{ row: HireRow; actor: HireActor }> => {
  const row = await findHire(db, id);
  const actor = row && findHireActor(row, viewer);
  if (!row || !actor) throw notFound('hire');
  return { row, actor };
};

const loadHireViews = async (db: Queryable, rows: readonly HireRow[], viewer: Viewer): Promise<Hire[]> => {
  if (rows.length === 0) return [];
  const checkIns = await listCheckIns(
    db,
    rows.map(({ hire }) => hire.id),
  );
  const byHire = Map.groupBy(checkIns, ({ hireId }) => hireId);
  const day = today();
  return rows.flatMap((row) => {
    const actor = findHireActor(row, viewer);
    return actor === null ? [] : [toHire(row, byHire.get(row.hire.id) ?? [], actor, day)];
  });
};

const loadOwnHire = async (db: Queryable, id: string, viewer: Viewer): Promise<Hire> => {
  const { row } = await requireHire(db, id, viewer);
  const [view] = await loadHireViews(db, [row], viewer);
  if (view === undefined) throw notFound('hire');
  return view;
};

/** Returns the filter for the viewer's list. Returns null if the viewer has no profile, and therefore no hires. */
const findOwnHireFilter = async (db: Queryable, viewer: Viewer, isMine: boolean): Promise<HireFilter | null> => {
  if (viewer.isAdmin && !isMine) return {};
  if (viewer.accountType === 'company') {
    const company = await findUserCompany(db, viewer.userId);
    return company && { companyId: company.id };
  }
  const candidate = viewer.accountType === 'candidate' ? await findUserCandidate(db, viewer.userId) : null;
  return candidate && { candidateId: candidate.id };
};

/** Throws if the role cannot set this status now. */
const requireMove = (row: HireRow, to: HireStatus, actor: HireActor): void => {
  const { status, guaranteeEndsOn, isCalledOff } = row.hire;
  if (!mayEverSetHireStatus(to, actor)) throw new AppError('forbidden', 'not-allowed');
  const state = { status, isCalledOff, isGuaranteed: isGuaranteed(guaranteeEndsOn, today()) };
  if (hireMovesFor(state, actor).includes(to)) return;
  if (status === to) throw new AppError('conflict', refusal('hire-is-already', { status: to }));
  if (isCalledOff) throw new AppError('conflict', 'hire-called-off');
  const couldClaim = hireMovesFor({ ...state, isGuaranteed: true }, actor).includes(to);
  throw new AppError(
    'conflict',
    couldClaim ? 'guarantee-over' : refusal('hire-move-not-allowed', { from: status, to }),
  );
};

const requireStartMovable = (row: HireRow, actor: HireActor): void => {
  if (!mayEverMoveStart(actor)) throw new AppError('forbidden', 'not-allowed');
  if (!mayMoveStart(row.hire.status, actor)) throw new AppError('conflict', 'start-not-movable');
};

/**
 * Returns the hire that replaces this one: the chosen one, or the company's next one of another person. Returns null if there is none yet. Throws
 * `invalid` if the chosen hire cannot replace it.
 */
const resolveReplacement = async (tx: Tx, row: HireRow, chosenId: string | null): Promise<string | null> => {
  const replacementId = await findReplacement(tx, row, chosenId);
  if (replacementId === null && chosenId !== null) throw invalidField('replacedById', 'not-another-hire');
  return replacementId;
};

interface Change {
  row: HireRow;
  actor: HireActor;
  viewer: Viewer;
}

const moveStart = async (tx: Tx, platform: Platform, { row, actor, viewer }: Change, startDate: string) => {
  if (startDate === row.hire.startDate) return;
  requireStartMovable(row, actor);
  const { endDate } = row.hire;
  if (endDate !== null && endDate < startDate) throw invalidField('startDate', 'after-the-end-date');
  // Admins may set a start date in the past to correct records.
  if (actor !== 'admin') requireLaterOrUpcoming(startDate, row.hire.startDate, new Date().toISOString());
  await moveHireStart(tx, row.hire.id, startDate);
  const updatedRow = { ...row, hire: { ...row.hire, startDate, reason: null } };
  await notifyHireChanged(tx, platform, updatedRow, { event: 'moved', by: actor, byUserId: viewer.userId });
};

const applyStatusChange = async (
  tx: Tx,
  platform: Platform,
  { row, actor, viewer }: Change,
  { status, reason, replacedById }: HireChange & { status: HireStatus },
) => {
  requireMove(row, status, actor);
  if (status === 'agreed') return;
  const change = {
    from: row.hire.status,
    to: status,
    reason: orNull(reason),
    replacedById: status === 'replaced' ? await resolveReplacement(tx, row, replacedById ?? null) : null,
  };
  const changed = await changeHireStatus(tx, row.hire.id, change);
  if (changed === null) throw new AppError('conflict', 'hire-changed-meanwhile');
  const event = status === 'ended' && changed.isCalledOff ? 'called-off' : status;
  const { startDate: agreedDay } = row.hire;
  const startDate = status === 'started' ? toStartedDay(agreedDay, new Date().toISOString()) : agreedDay;
  if (startDate !== agreedDay) await moveHireStart(tx, row.hire.id, startDate);
  const updatedRow = { ...row, hire: { ...row.hire, status, startDate, reason: change.reason } };
  await notifyHireChanged(tx, platform, updatedRow, { event, by: actor, byUserId: viewer.userId });
};

const changeHire =
  (platform: Platform): HireHandlers['changeHire'] =>
  ({ params, body, viewer, request }) =>
    platform.db.transaction(async (tx) => {
      await lockAccountForShare(tx, viewer.userId);
      await lockHireForUpdate(tx, params.id);
      const { row, actor } = await requireHire(tx, params.id, viewer);
      const { startDate, status } = body;
      if (startDate !== undefined) await moveStart(tx, platform, { row, actor, viewer }, startDate);
      if (status !== undefined) {
        const { row: current } = await requireHire(tx, params.id, viewer);
        await applyStatusChange(tx, platform, { row: current, actor, viewer }, { ...body, status });
      }
      if (actor === 'company') {
        await recordViewerAction(tx, viewer, 'hire.changed', {
          id: params.id,
          name: row.job.title,
          detail: status ?? null,
        });
      }
      if (actor === 'admin') {
        await recordViewerAudit(
          tx,
          { viewer, request },
          'hire.changed',
          `${row.company.companyName}, ${row.job.title}`,
          { hireId: params.id, status: status ?? null, startDate: startDate ?? null },
        );
      }
      return loadOwnHire(tx, params.id, viewer);
    });

const recordHire =
  (platform: Platform): HireHandlers['recordHire'] =>
  ({ params, body, viewer }) =>
    platform.db.transaction(async (tx) => {
      await lockAccountForShare(tx, viewer.userId);
      const { row, side } = await lockOwnApplicationForUpdate(tx, params.id, viewer);
      if (side !== 'company') throw notFound('application');
      await requireRevealed(tx, viewer, row.candidate.id);
      if (row.application.status !== 'hired') throw new AppError('conflict', 'not-hired');
      if (row.hasCandidateLeft) throw new AppError('conflict', 'person-has-left');
      requireUpcoming(body.startDate, new Date().toISOString());
      const { companyId, candidateId } = row.application;
      const terms = { ...body, endDate: orNull(body.endDate) };
      const id = await insertHire(tx, { applicationId: params.id, companyId, candidateId, offerId: null, ...terms });
      if (id === null) throw new AppError('conflict', 'hire-recorded');
      const recorded = await requireHire(tx, id, viewer);
      await publishHire(tx, recorded.row);
      await recordViewerAction(tx, viewer, 'hire.recorded', { id, name: row.job.title });
      return loadOwnHire(tx, id, viewer);
    });

const createReadingHandlers = ({ db }: Platform): Pick<HireHandlers, 'listHires' | 'getFigures' | 'exportHire'> => ({
  listHires: async ({ query, viewer, page }) => {
    const { limit, after } = page;
    const owner = await findOwnHireFilter(page.db, viewer, query.mine === 'true');
    if (owner === null) return { items: [], next: null };
    const filter = { ...owner, applicationId: query.applicationId, status: orNull(query.status) };
    const rows = await listHires(page.db, filter, { limit: limit + 1, after });
    const { items, next } = toPage(rows, limit, ({ hire }): [string, string] => [hire.createdAt, hire.id]);
    return { items: await loadHireViews(page.db, items, viewer), next };
  },

  getFigures: createStatisticsReader(db),

  exportHire: async ({ params, query, viewer, reply }) => {
    const { row, actor } = await requireHire(db, params.id, viewer);
    if (!mayReadPayrollRecord(actor)) throw new AppError('forbidden', 'not-allowed');
    await requireFileShown(db, viewer, row.candidate.userId);
    if (actor === 'company') {
      await recordViewerAction(db, viewer, 'hire.exported', { id: params.id, name: row.job.title });
    }
    const record = toPayrollRecord(row);
    const format = query.format ?? 'csv';
    const names = Object.keys(payrollRecordSchema.shape) as (keyof typeof record)[];
    const text = format === 'csv' ? toCsv(names, [record]) : `${JSON.stringify(record, null, 2)}\n`;
    void reply
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="hire-${row.hire.id.slice(-8)}.${format}"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store');
    return [Buffer.from(text, 'utf8')];
  },
});

const setHireSteps =
  ({ db }: Platform): HireHandlers['setHireSteps'] =>
  ({ params, body, viewer }) =>
    db.transaction(async (tx) => {
      const { row, actor } = await requireHire(tx, params.id, viewer);
      if (actor !== 'company') throw notFound('hire');
      await saveSteps(tx, params.id, [...new Set(body.steps)]);
      await publishHire(tx, row);
      return loadOwnHire(tx, params.id, viewer);
    });

/** Mounts the routes for hires and check-ins. */
export const mountHires = (app: FastifyInstance, platform: Platform): void =>
  mountContract(app, hiresContract, {
    ...createReadingHandlers(platform),
    ...createCheckInHandlers(platform),
    changeHire: changeHire(platform),
    recordHire: recordHire(platform),
    setHireSteps: setHireSteps(platform),
  });
