const absent = (): never => {
  throw new Error('not built yet');
};
export const SESSION_COOKIE = 'puente_session';
export const createAuthenticator = (_p: unknown) => async (_request: unknown, _reply: unknown) => null;
export const createSession = absent as unknown as (
  db: unknown,
  userId: string,
  userAgent: string,
) => Promise<{ id: string; token: string }>;
export const ensureAdmin = absent as unknown as (p: unknown, a: unknown) => Promise<void>;
export const dropExpiredCredentials = async (_db: unknown) => {};
