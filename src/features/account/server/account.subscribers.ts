/** Erases what the account feature stores when an account is deleted. */
import { findUserByEmail } from '#features/auth/server/auth.service.ts';
import { listRecordedAddresses } from '#server/audit/audit.db.ts';
import { on } from '#server/events/emit.ts';
import { eraseAddress } from './erasure.service.ts';
import { deleteErasureRequests } from './erasure-requests.db.ts';
import { deletePhoto } from './photos.db.ts';

export const accountSubscribers = [
  on(
    'account.deleting',
    'erase its photo, erasure requests from its address, and previous addresses that no other account uses (address.erasing)',
    async (tx, { userId, email, isPersonKept }, platform) => {
      if (isPersonKept) return;
      await deleteErasureRequests(tx, email);
      for (const address of await listRecordedAddresses(tx, userId)) {
        if (address === email || (await findUserByEmail(tx, address)) !== null) continue;
        await eraseAddress(tx, platform, address);
      }
      await deletePhoto(tx, userId);
    },
  ),
];
