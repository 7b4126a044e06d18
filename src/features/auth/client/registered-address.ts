/**
 * The address that someone has just registered with, for the sign-in page that follows. Kept in this tab's session storage until they
 * come in, never in the address bar; where storage is switched off, the sign-in page is as for everyone else.
 */
const KEY = 'registered';

/** Keeps the address for the sign-in page. */
export const keepRegisteredAddress = (email: string): void => {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Private windows and full storages refuse; the registration itself has succeeded.
  }
};

/** The address that was kept, or null. */
export const registeredAddress = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** Drops it: anyone who signed in needs it no more. */
export const forgetRegisteredAddress = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
};
