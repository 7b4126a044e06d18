/** Reactions of auth to domain events. */
import { on } from '#server/events/emit.ts';
import {
  eraseUser,
  listAgreements,
  loadCurrentUser,
  loadSessions,
  loadSignInWays,
  requireUser,
} from './users.service.ts';

export const authSubscribers = [
  on('account.deleting', "end its sessions, delete its sign-in methods and erase the user's row", async (tx, facts) => {
    if (!facts.isPersonKept) await eraseUser(tx, facts.userId, facts);
  }),
  on('account.exporting', 'add the account, its agreements, sessions and sign-in methods', async (db, facts) => {
    const { userId, sessionId } = facts;
    const user = await requireUser(db, userId);
    const { formerNames, mutedMails, mutedBell, hideNames, hideScores, scoreOptOut } = user;
    return {
      account: {
        ...(await loadCurrentUser(db, user)),
        formerNames,
        mutedMails,
        mutedBell,
        hideNames,
        hideScores,
        scoreOptOut,
      },
      agreements: await listAgreements(db, userId),
      sessions: await loadSessions(db, userId, sessionId),
      signInWays: await loadSignInWays(db, userId),
    };
  }),
];
