/** Deletes a user's recent palette items on sign-out. Apart from them, because every screen can sign out and only the palette lists them. */
export const keyOfRecent = (userId: string): string => `puente.recent.${userId}`;

export const forgetItems = (storage: Pick<Storage, 'removeItem'>, userId: string): void => {
  try {
    storage.removeItem(keyOfRecent(userId));
  } catch {
    // A forbidden storage holds none.
  }
};
