/** Deletes a user's recent palette items on sign-out. Not in recent-items.ts, because every screen can sign out and only the palette lists the items. */
export const keyOfRecent = (userId: string): string => `puente.recent.${userId}`;

export const forgetItems = (storage: Pick<Storage, 'removeItem'>, userId: string): void => {
  try {
    storage.removeItem(keyOfRecent(userId));
  } catch {
    // Blocked storage has no items.
  }
};
