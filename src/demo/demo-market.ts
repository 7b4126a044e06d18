/**
 * Fills an empty database with a plausible demo market: companies, jobs, candidates from all role families, applications in every status, interviews,
 * offers, hires, conversations, people waiting for review, and one admin. All of it is invented. It is the same every time, except that dates are
 * relative to the present. It is built in memory and written in one transaction.
 */

import { recordDeclineScores } from '#features/answers/server/answers.service.ts';
import { hashPassword } from '#features/auth/server/auth.service.ts';
import { storePastReceipts } from '#features/pipeline/server/applications.service.ts';
import { pollForLock, tryAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { Tx } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { addApplications, backdateCast } from './demo-applications.ts';
import { addCast, createWorld, type Passwords } from './demo-cast.ts';
import { DEMO_COMPANIES } from './demo-companies.ts';
import { addCompanyLogs } from './demo-company-log.ts';
import { addIntakes, addReports, decideProfiles, fillAuditLog } from './demo-desk.ts';
import { addHires } from './demo-hires.ts';
import { addInterviews } from './demo-interviews.ts';
import { addNotifications } from './demo-notifications.ts';
import { addPictures, drawPictures } from './demo-pictures.ts';
import { createDemoRandom } from './demo-random.ts';
import { allowLongPauses, insertRows, isMarketEmpty } from './demo-rows.db.ts';
import { SIGN_INS } from './demo-sign-ins.ts';
import { addAppeals, addCompanyPrivateData, addInvitations, addNudge, addSavedJobs } from './demo-stories.ts';
import { recordAnswers, writeThreads } from './demo-threads.ts';
import { addVerifications } from './demo-verifications.ts';
import type { World } from './demo-world.ts';

const SEED = 20_260_101;

const hashPasswords = async (): Promise<Passwords> =>
  new Map(
    await Promise.all(
      Object.values(SIGN_INS).map(async ({ email, password }) => [email, await hashPassword(password)] as const),
    ),
  );

/** Builds the whole demo market in memory, as of `now` (ms). */
export const makeMarket = async (now: number): Promise<World> => {
  const world = createWorld(createDemoRandom(SEED), now, await hashPasswords());
  const pictures = drawPictures(
    DEMO_COMPANIES,
    world.candidates.map(({ person }) => person.gender),
  );
  addApplications(world);
  addNudge(world);
  addInvitations(world);
  addInterviews(world);
  // Other threads render documents and pictures in the meantime.
  const hires = addHires(world);
  writeThreads(world);
  recordAnswers(world);
  addVerifications(world);
  addAppeals(world);
  addCompanyPrivateData(world);
  addSavedJobs(world);
  addIntakes(world);
  backdateCast(world);
  decideProfiles(world);
  addReports(world);
  fillAuditLog(world);
  await hires;
  addCompanyLogs(world);
  addNotifications(world);
  addPictures(world, await pictures);
  addCast(world);
  return world;
};

/** Returns false, without changes, if another process is filling the database. */
const tryFill = async (tx: Tx, platform: Platform): Promise<boolean> => {
  if (!(await tryAdvisoryLock(tx, 'demoMarket'))) return false;
  if (!(await isMarketEmpty(tx))) return true;
  await allowLongPauses(tx);
  const { rows, applications } = await makeMarket(Date.now());
  await insertRows(tx, rows);
  await storePastReceipts(
    tx,
    platform,
    applications.map(({ row, moves }) => ({
      id: row.id,
      movedAt: moves.findLast(({ byCompany }) => byCompany)?.at ?? null,
    })),
  );
  await recordDeclineScores(
    tx,
    applications.flatMap(({ row, moves }) =>
      row.status === 'declined' ? [{ applicationId: row.id, moveId: moves.at(-1)?.id ?? '' }] : [],
    ),
  );
  return true;
};

/** Fills the database if it is empty. Several processes may call this at the same time. */
export const fillDemoMarket = async (platform: Platform): Promise<void> => {
  if (!(await isMarketEmpty(platform.db))) return;
  const startedAt = performance.now();
  const logWaiting = () => platform.log.warn('Another process is filling the demo market: waiting for it');
  await pollForLock(() => platform.db.transaction((tx) => tryFill(tx, platform)), logWaiting);
  platform.log.info({ ms: Math.round(performance.now() - startedAt) }, 'demo market filled');
};
