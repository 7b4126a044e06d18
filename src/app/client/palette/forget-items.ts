/**
 * Deletes a user's recent palette items on sign-out. Separate from recent-items.ts, because every screen can sign out but only the palette loads that
 * file.
 */
export const recentItemsKey = (userId: string): string => `puente.recent.${userId}`;

export const forgetItems = (storage: Pick<Storage, 'removeItem'>, userId: string): void => {
  try {
    storage.removeItem(recentItemsKey(userId));
  } catch {
    // Blocked storage has no items.
  }
};
