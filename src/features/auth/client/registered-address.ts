/**
 * The address of a new registration, for the sign-in page that follows. Stored in this tab's session storage until the person signs in,
 * never in the address bar. Without storage, the sign-in page works as usual.
 */
const KEY = 'registered';

/** Stores the address for the sign-in page. */
export const storeRegisteredAddress = (email: string): void => {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Storage can be full, or blocked in a private window. The registration itself has succeeded.
  }
};

/** Returns the stored address, or null. */
export const readRegisteredAddress = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** Deletes the address after the person signs in. */
export const deleteRegisteredAddress = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, nothing was stored.
  }
};
