/**
 * API calls for the writing test. Deadlines are checked against the database's clock. Raters see a text and nothing about its
 * author. A rating locks its task, so that exactly one of several concurrent ratings decides.
 */
import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Queryable, Tx } from '#server/db/database.ts';
import { emit } from '#server/events/emit.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { CefrLevel } from '#shared/vocabulary.ts';
import { type EnglishTask, englishContract, type NewestTask, type UnratedTask } from '../english.contract.ts';
import {
  cohensKappa,
  decidedLevel,
  ENGLISH_PROMPTS,
  isConfirmedLevel,
  MAX_RATERS,
  overallLevel,
  pickPrompt,
} from '../english.domain.ts';
import { defaultExpiry, subjectKey } from '../verifications.domain.ts';
import { mayDecide } from '../verifications.policy.ts';
import { canBeVerified, createClaim, type VerificationPorts } from './claiming.ts';
import {
  countRatedPairs,
  type EnglishTaskRow,
  findOpenEnglish,
  insertRating,
  insertTask,
  listEnglishTasks,
  listRatings,
  listUnratedTasks,
  lockEndedTaskForUpdate,
  setTaskLevel,
  writeTask,
} from './english.db.ts';
import { type Actor, moveVerification } from './move-verification.ts';
import { lockVerificationForUpdate, writeMove } from './verifications.db.ts';

type EnglishHandlers = Handlers<typeof englishContract>;

const METHOD = 'written-task';

const taskPrompt = ({ prompt }: EnglishTaskRow): string => ENGLISH_PROMPTS[prompt] ?? '';

const toTask = (row: EnglishTaskRow): EnglishTask => {
  const { id, text, startedAt, endsAt, submittedAt, level } = row;
  return { id, prompt: taskPrompt(row), text, startedAt, endsAt, submittedAt, level };
};

const toTaskWithServerTime = (row: EnglishTaskRow) => ({ ...toTask(row), now: new Date().toISOString() });

const toUnratedTask = (row: EnglishTaskRow): UnratedTask => {
  const endedAt = row.submittedAt ?? row.endsAt;
  const minutes = Math.round((Date.parse(endedAt) - Date.parse(row.startedAt)) / 60_000);
  return { id: row.id, prompt: taskPrompt(row), text: row.text, minutes };
};

const loadNewestTask = async (db: Queryable, userId: string): Promise<NewestTask | null> => {
  const [task] = await listEnglishTasks(db, userId, 1);
  if (task === undefined) return null;
  const open = await findOpenEnglish(db, userId);
  const claim = { userId, kind: 'english', subjectKey: subjectKey('english', null) } as const;
  return {
    ...toTaskWithServerTime(task),
    isAwaitingRating: open === task.verificationId,
    canRetake: open === null ? await canBeVerified(db, claim) : open !== task.verificationId,
  };
};

const startEnglishTask =
  (platform: Platform, ports: VerificationPorts): EnglishHandlers['startEnglishTask'] =>
  async ({ viewer: { userId } }) => {
    const { db, limiter } = platform;
    await limiter.count(db, RATE_LIMITS['english-tasks'], userId);
    return db.transaction(async (tx) => {
      const [last] = await listEnglishTasks(tx, userId, 1);
      const open = await findOpenEnglish(tx, userId);
      const claim = { userId, kind: 'english', subject: null } as const;
      const verificationId = open ?? (await createClaim(tx, platform, ports, claim)).id;
      const random = randomInt(1_000_000) / 1_000_000;
      const task = await insertTask(tx, { verificationId, prompt: pickPrompt(last?.prompt ?? null, random) });
      if (task === null) throw new AppError('conflict', 'task-started');
      // Start the check now. A status change at a later time would reveal the author to raters.
      const claimed = await lockVerificationForUpdate(tx, verificationId);
      if (claimed?.status === 'claimed') {
        await writeMove(tx, claimed, { to: 'checking', method: METHOD, note: null, adminId: null });
      }
      return toTaskWithServerTime(task);
    });
  };

const writeEnglishTask =
  (platform: Platform, isFinal: boolean): EnglishHandlers['saveEnglishTask'] =>
  async ({ viewer, body: { text } }) => {
    const { db } = platform;
    const [task] = await listEnglishTasks(db, viewer.userId, 1);
    if (task === undefined) throw notFound('written-task');
    const updated = await db.transaction(async (tx) => {
      const row = await writeTask(tx, task.id, { text, isFinal });
      if (row !== null && isFinal) {
        await emit(tx, platform, 'verification.queue-changed', { verificationId: row.verificationId });
      }
      return row;
    });
    if (updated !== null) return toTaskWithServerTime(updated);
    throw new AppError('conflict', 'task-over');
  };

/**
 * Applies a level to the locked verification of its task. A verification that an admin has
 * decided in the meantime does not change.
 */
const applyLevel = async (
  tx: Tx,
  platform: Platform,
  verificationId: string,
  { level, actor }: { level: CefrLevel; actor: Actor },
): Promise<void> => {
  const row = await lockVerificationForUpdate(tx, verificationId);
  if (row?.status !== 'checking') return;
  const result = { actor, method: METHOD, note: null, subject: level };
  if (!isConfirmedLevel(level)) {
    await moveVerification(tx, platform, row, { ...result, to: 'failed' });
    return;
  }
  const verifiedAt = new Date().toISOString();
  const times = { verifiedAt, expiresAt: defaultExpiry('english', verifiedAt) };
  await moveVerification(tx, platform, row, { ...result, to: 'verified', ...times });
};

const rateEnglishTask =
  (platform: Platform): EnglishHandlers['rateEnglishTask'] =>
  ({ viewer, params, body, request }) =>
    platform.db.transaction(async (tx) => {
      const task = await lockEndedTaskForUpdate(tx, params.id);
      if (task === null) throw notFound('written-task');
      const actor = { userId: viewer.userId, email: viewer.email, clientAddress: request.ip };
      const verification = await lockVerificationForUpdate(tx, task.verificationId);
      if (verification === null) throw notFound('written-task');
      if (!mayDecide({ adminId: viewer.userId, personId: verification.userId })) {
        throw new AppError('forbidden', 'own-verification');
      }
      const ratings = await listRatings(tx, task.id);
      if (ratings.some(({ adminId }) => adminId === viewer.userId)) {
        throw new AppError('conflict', 'rated-before');
      }
      if (task.level !== null || ratings.length >= MAX_RATERS) {
        throw new AppError('conflict', 'rated-by-others');
      }
      const level = overallLevel(body);
      await insertRating(tx, { ...body, taskId: task.id, adminId: viewer.userId, place: ratings.length + 1, level });
      await emit(tx, platform, 'verification.queue-changed', { verificationId: task.verificationId });
      const decided = decidedLevel([...ratings.map((rating) => rating.level), level]);
      if (decided === null) return { level };
      await setTaskLevel(tx, task.id, decided);
      await applyLevel(tx, platform, task.verificationId, { level: decided, actor });
      return { level };
    });

export const mountEnglish = (app: FastifyInstance, platform: Platform, ports: VerificationPorts): void => {
  const { db } = platform;
  mountContract(app, englishContract, {
    getEnglishTask: ({ viewer }) => loadNewestTask(db, viewer.userId),
    startEnglishTask: startEnglishTask(platform, ports),
    saveEnglishTask: writeEnglishTask(platform, false),
    submitEnglishTask: writeEnglishTask(platform, true),
    listEnglishTasks: async ({ viewer, page }) => {
      const { limit, after } = page;
      const rows = await listUnratedTasks(page.db, viewer.userId, { limit: limit + 1, after });
      const { items, next } = toPage(rows, limit, (row): [string, string] => [row.startedAt, row.id]);
      return { items: items.map(toUnratedTask), next };
    },
    rateEnglishTask: rateEnglishTask(platform),
    getEnglishAgreement: async () => {
      const pairs = await countRatedPairs(db);
      const sum = (counted: typeof pairs) => counted.reduce((total, { count }) => total + count, 0);
      const agreed = sum(pairs.filter(({ first, second }) => first === second));
      return { tasks: sum(pairs), agreed, kappa: cohensKappa(pairs) };
    },
  });
};
