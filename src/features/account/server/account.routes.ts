/** API calls for the user's own account. The session decides which account; users are changed through auth's service. */

import type { FastifyInstance } from 'fastify';
import { addFormerName } from '#features/auth/auth.domain.ts';
import { clearSessionCookie, type UserRow } from '#features/auth/server/auth.service.ts';
import {
  changeUser,
  checkOwnPassword,
  dropEmailChange,
  findPendingEmail,
  loadCurrentUser,
  lockAccountForNoKeyUpdate,
  requireUser,
} from '#features/auth/server/users.service.ts';
import { requireFileShown } from '#features/blind-review/server/hidden-names.service.ts';
import { renameCandidate, setCandidateOptOut } from '#features/candidates/server/candidates.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { pictureResponse } from '#server/http/picture-response.ts';
import { readUploadedPicture } from '#server/http/uploaded-file.ts';
import { deriveContentId } from '#server/ids.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { withdrawUserMails } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { makeSquare } from '#server/workers/square-picture.ts';
import { fillPath } from '#shared/contract.ts';
import { AppError, invalidField, notFound } from '#shared/errors.ts';
import { fullName } from '#shared/full-name.ts';
import { LIMITS } from '#shared/limits.ts';
import { BELL_CHOICES, type BellChoice, MAIL_CHOICES, type MailChoice, type OptionalMail } from '#shared/vocabulary.ts';
import { type Account, type AccountChanges, accountContract } from '../account.contract.ts';
import { deleteAccount } from './account-deletion.ts';
import {
  confirmEmail,
  countEmailChange,
  requestEmailChange,
  requirePasswordForEmailChange,
  undoEmail,
} from './email-change.ts';
import { deletePhoto, findPhoto, putPhoto } from './photos.db.ts';

type AccountHandlers = Handlers<typeof accountContract>;

const MAIL_CHOICE_ENTRIES = Object.entries(MAIL_CHOICES) as [MailChoice, { kind: OptionalMail }][];

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

/** Returns the kinds of email that are turned off after a change. Choices that the change does not mention stay. */
const toMutedMails = (before: UserRow, chosen: NonNullable<AccountChanges['notifications']>): OptionalMail[] =>
  MAIL_CHOICE_ENTRIES.filter(([choice, { kind }]) => !(chosen[choice] ?? !before.mutedMails.includes(kind))).map(
    ([, { kind }]) => kind,
  );

/** Returns the kinds of notifications that are turned off in the bell after a change. */
const toMutedBell = (before: UserRow, chosen: NonNullable<AccountChanges['bell']>): BellChoice[] =>
  BELL_CHOICES.filter((choice) => !(chosen[choice] ?? !before.mutedBell.includes(choice)));

/** Changes everything except the email address, and updates data that depends on the changes. */
const applyChanges = async (tx: Tx, before: UserRow, changes: AccountChanges): Promise<UserRow> => {
  const { firstName, lastName, language, notifications, bell, scoreOptOut, hideNames, hideScores } = changes;
  if (scoreOptOut && before.accountType === 'company') {
    throw invalidField('scoreOptOut', 'not-a-candidate');
  }
  const mutedMails = notifications && toMutedMails(before, notifications);
  const mutedBell = bell && toMutedBell(before, bell);
  const accountChanges = { firstName, lastName, language, mutedMails, mutedBell, scoreOptOut, hideNames, hideScores };
  if (Object.values(accountChanges).every((change) => change === undefined)) return before;
  const isRenamed = firstName !== undefined || lastName !== undefined;
  const nextName = { firstName: firstName ?? before.firstName, lastName: lastName ?? before.lastName };
  const formerNames = isRenamed ? addFormerName(before, nextName) : undefined;
  const user = await changeUser(tx, before.id, { ...accountChanges, formerNames });
  if (user === null) throw new AppError('unauthenticated', 'signed-out');
  if (isRenamed) {
    await renameCandidate(tx, user.id, fullName(user));
  }
  if (scoreOptOut !== undefined) await setCandidateOptOut(tx, user.id, scoreOptOut);
  // Pending emails about messages contain the senders' names.
  if (hideNames) await withdrawUserMails(tx, user.id, [MAIL_CHOICES.unreadMessages.kind]);
  // Scheduled emails of these kinds are canceled too.
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
        // Locked, because email and bell choices that the request omits are written back with the values read here.
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
      return pictureResponse(reply, photo);
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
};
