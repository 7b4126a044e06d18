/**
 * The demo sign-ins, and the lines about them that are printed at startup. Separate from the demo market, because most starts do not need to load it.
 */
import { findUserByEmail, isCorrectPassword } from '#features/auth/server/auth.service.ts';
import type { Platform } from '#server/platform.ts';

/** One sign-in per role, printed at startup and listed in the README. */
export const SIGN_INS = {
  company: { label: 'Demo company', email: 'company@demo.example', password: 'demo-company-bridge' },
  candidate: { label: 'Demo candidate', email: 'candidate@demo.example', password: 'demo-candidate-bridge' },
  admin: { label: 'Demo admin', email: 'admin@demo.example', password: 'demo-admin-bridge' },
} as const;

/** Returns a line for each demo sign-in that still has its original password. */
export const loadDemoSignInLines = async ({ db }: Platform): Promise<string[]> => {
  const lines = await Promise.all(
    Object.values(SIGN_INS).map(async ({ label, email, password }) => {
      const user = await findUserByEmail(db, email);
      return user !== null && (await isCorrectPassword(user.passwordHash, password))
        ? [`${label}: ${email} ${password}`]
        : [];
    }),
  );
  return lines.flat();
};
