/** Deletes a user's recent palette items on sign-out. Separate from recent-items.ts, which only the palette loads; every screen can sign out. */
export const recentItemsKey = (userId: string): string => `puente.recent.${userId}`;

export const forgetItems = (storage: Pick<Storage, 'removeItem'>, userId: string): void => {
  try {
    storage.removeItem(recentItemsKey(userId));
  } catch {
    // Blocked storage has no items.
  }
};
