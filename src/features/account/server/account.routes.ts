/** API calls for the user's own account. The session decides which account; users are changed through auth's service. */

import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { clearSessionCookie, type UserRow } from '#features/auth/server/auth.service.ts';
import { loadExportedAccountId } from '#features/auth/server/memberships.service.ts';
import {
  changeUser,
  checkOwnPassword,
  dropEmailChange,
  findPendingEmail,
  loadCurrentUser,
  lockAccountForNoKeyUpdate,
  requireUser,
} from '#features/auth/server/users.service.ts';
import { createNameHider, requireFileShown } from '#features/blind-review/server/hidden-names.service.ts';
import { renameCandidate, setCandidateOptOut } from '#features/candidates/server/candidates.service.ts';
import { recordViewerAction } from '#features/teams/server/company-log.service.ts';
import type { Db, Queryable, Tx } from '#server/db/database.ts';
import { BATCH_SIZE } from '#server/db/in-batches.ts';
import { emit } from '#server/events/emit.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { preparePicture } from '#server/http/prepare-picture.ts';
import { readUploadedPicture } from '#server/http/uploaded-file.ts';
import { type Viewer, viewerAccountId } from '#server/http/viewer.ts';
import { deriveContentId } from '#server/ids.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { withdrawUserMails } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { makeSquare } from '#server/workers/square-picture.ts';
import { brand } from '#shared/brand.ts';
import { fillPath } from '#shared/contract.ts';
import { AppError, invalidField, notFound } from '#shared/errors.ts';
import { fullName } from '#shared/full-name.ts';
import { LIMITS } from '#shared/limits.ts';
import { BELL_CHOICES, type BellChoice, MAIL_CHOICES, type MailChoice, type MutableMail } from '#shared/vocabulary.ts';
import { type Account, type AccountChanges, accountContract } from '../account.contract.ts';
import { accountExportContract, accountExportSchema } from '../account-export.contract.ts';
import { deleteAccount } from './account-deletion.ts';
import {
  confirmEmail,
  countEmailChange,
  requestEmailChange,
  requirePasswordForEmailChange,
  undoEmail,
} from './email-change.ts';
import { type ExportParts, formatExportFile } from './export-file.ts';
import { deletePhoto, findPhoto, putPhoto } from './photos.db.ts';
import { findProfileIds } from './profile-ids.ts';

type Rows = Iterable<unknown> | AsyncIterable<unknown>;

async function* redactBatches(rows: Rows, hide: (batch: unknown[]) => Promise<unknown[]>): AsyncGenerator {
  let batch: unknown[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    yield* await hide(batch);
    batch = [];
  }
  if (batch.length > 0) yield* await hide(batch);
}

/** A person with the account whose data they may export. */
type ExportReader = Viewer & { accountId: string };

/** Redacts the parts for a viewer who hides names; returns them unchanged for anyone else. */
const redactParts = (db: Db, viewer: Viewer, parts: ExportParts): ExportParts => {
  if (!viewer.hidesNames) return parts;
  const hideNames = createNameHider(db);
  const lists = Object.entries<$ZodType>(accountExportSchema.shape).flatMap(([name, schema]) => {
    if (!(schema instanceof z.ZodMiniArray)) return [];
    const hide = (batch: unknown[]) => hideNames(viewerAccountId(viewer), schema, batch) as Promise<unknown[]>;
    return [[name, redactBatches(parts[name as keyof ExportParts] as Rows, hide)] as const];
  });
  return { ...parts, ...Object.fromEntries(lists) };
};

/**
 * Collects the data that each feature stores about the signed-in person, including everything others sent to them. Lists are read from the
 * database while the file is written.
 */
const loadExportParts = async (platform: Platform, reader: ExportReader): Promise<ExportParts> => {
  const { userId, accountId, sessionId, email } = reader;
  const { db } = platform;
  const { companyId } = await findProfileIds(db, accountId);
  const { candidateId } = await findProfileIds(db, userId);
  const facts = { userId, accountId, sessionId, email, companyId, candidateId };
  const parts = await emit(db, platform, 'account.exporting', facts);
  // A type test (app/server/domain-events.test.ts) compares what the subscribers return with the parts of the file.
  return { exportedAt: new Date().toISOString(), ...parts } as ExportParts;
};

type AccountHandlers = Handlers<typeof accountContract>;

const MAIL_CHOICE_ENTRIES = Object.entries(MAIL_CHOICES) as [MailChoice, { kind: MutableMail }][];

const toAccount = async (db: Queryable, user: UserRow): Promise<Account> => ({
  ...(await loadCurrentUser(db, user)),
  notifications: Object.fromEntries(
    MAIL_CHOICE_ENTRIES.map(([choice, { kind }]) => [choice, !user.mutedMails.includes(kind)]),
  ) as Account['notifications'],
  bell: Object.fromEntries(BELL_CHOICES.map((choice) => [choice, !user.mutedBell.includes(choice)])) as Account['bell'],
  hideNames: user.hideNames,
  hideScores: user.hideScores,
  pendingEmail: await findPendingEmail(db, user.id),
  scoreOptOut: user.scoreOptOut,
});

/** Returns the kinds of mail that are turned off after a change. Choices that the change does not mention stay. */
const toMutedMails = (before: UserRow, chosen: NonNullable<AccountChanges['notifications']>): MutableMail[] =>
  MAIL_CHOICE_ENTRIES.filter(([choice, { kind }]) => !(chosen[choice] ?? !before.mutedMails.includes(kind))).map(
    ([, { kind }]) => kind,
  );

/** Returns the kinds of notifications that are turned off in the bell after a change. */
const toMutedBell = (before: UserRow, chosen: NonNullable<AccountChanges['bell']>): BellChoice[] =>
  BELL_CHOICES.filter((choice) => !(chosen[choice] ?? !before.mutedBell.includes(choice)));

/** Changes everything but the address, and updates what depends on the changes. */
const applyChanges = async (tx: Tx, before: UserRow, changes: AccountChanges): Promise<UserRow> => {
  const { firstName, lastName, language, notifications, bell, scoreOptOut, hideNames, hideScores } = changes;
  if (scoreOptOut && before.accountType === 'company') {
    throw invalidField('scoreOptOut', 'not-a-candidate');
  }
  const mutedMails = notifications && toMutedMails(before, notifications);
  const mutedBell = bell && toMutedBell(before, bell);
  const accountChanges = { firstName, lastName, language, mutedMails, mutedBell, scoreOptOut, hideNames, hideScores };
  if (Object.values(accountChanges).every((change) => change === undefined)) return before;
  const user = await changeUser(tx, before.id, accountChanges);
  if (user === null) throw new AppError('unauthenticated', 'signed-out');
  if (firstName !== undefined || lastName !== undefined) {
    await renameCandidate(tx, user.id, fullName(user));
  }
  if (scoreOptOut !== undefined) await setCandidateOptOut(tx, user.id, scoreOptOut);
  // Pending mails about messages contain the names of the senders.
  if (hideNames) await withdrawUserMails(tx, user.id, [MAIL_CHOICES.unreadMessages.kind]);
  // Scheduled mails of these kinds are canceled too.
  if (mutedMails) await withdrawUserMails(tx, user.id, mutedMails);
  return user;
};

const changeHandlers = (
  platform: Platform,
): Pick<AccountHandlers, 'getAccount' | 'changeAccount' | 'cancelEmailChange' | 'confirmEmail' | 'undoEmailChange'> => {
  const { db } = platform;
  return {
    getAccount: async ({ viewer }) => toAccount(db, await requireUser(db, viewer.userId)),

    changeAccount: async ({ viewer, body, request }) => {
      const newEmail = body.email === viewer.email ? undefined : body.email;
      if (newEmail !== undefined) {
        await countEmailChange(platform, viewer, clientNetwork(request.ip));
        await requirePasswordForEmailChange(platform, viewer, { newEmail, currentPassword: body.currentPassword });
      }
      return db.transaction(async (tx) => {
        // Locked, because mail and bell choices missing from the request are written back with the values read here.
        const before = await lockAccountForNoKeyUpdate(tx, viewer.userId);
        const user = await applyChanges(tx, before, body);
        if (newEmail !== undefined) await requestEmailChange(tx, platform, viewer, newEmail);
        return toAccount(tx, user);
      });
    },

    cancelEmailChange: async ({ viewer }) => {
      await dropEmailChange(db, viewer.userId);
      return null;
    },

    confirmEmail: async ({ body, request }) => ({ email: await confirmEmail(platform, body.token, request.ip) }),
    undoEmailChange: async ({ body, request }) => ({ email: await undoEmail(platform, body.token, request.ip) }),
  };
};

/** Stores or removes a photo, and updates the user. */
const setPhoto = ({ db }: Platform, userId: string, content: Buffer | null): Promise<UserRow> =>
  db.transaction(async (tx) => {
    // The id also depends on the person, so the same picture uploaded by two people is two photos.
    const id = content && deriveContentId(userId, content);
    const profileImageUrl = id && fillPath(accountContract.getPhoto.path, { id });
    const user = await changeUser(tx, userId, { profileImageUrl });
    if (user === null) throw new AppError('unauthenticated', 'signed-out');
    if (id && content) await putPhoto(tx, { id, userId, content });
    else await deletePhoto(tx, userId);
    return user;
  });

const photoHandlers = (platform: Platform): Pick<AccountHandlers, 'putPhoto' | 'deletePhoto' | 'getPhoto'> => {
  const { db, files, limiter } = platform;
  return {
    putPhoto: async ({ viewer, body, request }) => {
      await limiter.count(db, RATE_LIMITS.photo, viewer.userId);
      const picture = await readUploadedPicture(body, request.headers['content-type'] ?? '', LIMITS.photoBytes);
      return toAccount(db, await setPhoto(platform, viewer.userId, await makeSquare(picture, 'cover')));
    },

    deletePhoto: async ({ viewer }) => {
      await setPhoto(platform, viewer.userId, null);
      return null;
    },

    getPhoto: async ({ params, viewer, reply }) => {
      const stored = await findPhoto(db, params.id);
      if (stored === null) throw notFound('photo');
      if (viewer !== null) await requireFileShown(db, viewer, stored.userId);
      const photo = await files.read(stored);
      if (photo === null) throw notFound('photo');
      return preparePicture(reply, photo);
    },
  };
};

const exportHandlers = (platform: Platform): Handlers<typeof accountExportContract> => {
  const { db, limiter } = platform;
  return {
    exportAccount: async ({ viewer, reply }) => {
      await limiter.count(db, RATE_LIMITS.export, viewer.userId);
      const reader = { ...viewer, accountId: await loadExportedAccountId(db, viewer.userId) };
      if (viewer.membership?.role === 'owner') await recordViewerAction(db, viewer, 'account.exported', { id: null });
      const parts = redactParts(db, viewer, await loadExportParts(platform, reader));
      const name = `${brand.name.toLowerCase()}-${parts.exportedAt.slice(0, 10)}.json`;
      void reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`);
      return formatExportFile(parts);
    },
  };
};

const deletionHandlers = (platform: Platform): Pick<AccountHandlers, 'deleteAccount'> => ({
  deleteAccount: async ({ viewer, body, request, reply }) => {
    const user = await checkOwnPassword(platform, viewer.userId, body.password);
    if (user === null) throw invalidField('password', 'wrong-password');
    await deleteAccount(platform, user, request.ip);
    clearSessionCookie(reply, platform.env);
    return null;
  },
});

export const mountAccount = (app: FastifyInstance, platform: Platform): void => {
  mountContract(app, accountContract, {
    ...changeHandlers(platform),
    ...photoHandlers(platform),
    ...deletionHandlers(platform),
  });
  mountContract(app, accountExportContract, exportHandlers(platform));
};
