/**
 * Codes of authenticator apps (TOTP, RFC 6238: SHA-1, six digits, thirty seconds, which all apps support) and recovery codes. The app's
 * key is stored encrypted. A code works once, during its own time step, the previous step and the next step.
 */
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Queryable } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken } from '#server/secrets.ts';
import { brand } from '#shared/brand.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  formatRecoveryCode,
  parseAppCode,
  parseRecoveryCode,
  RECOVERY_CHARACTERS,
  RECOVERY_LENGTH,
} from '../sign-in-ways.domain.ts';
import { consumeAppStep, consumeRecoveryCode, findApp, replaceRecoveryCodes } from './sign-in-ways.db.ts';

const KEY_BYTES = 20;
const STEP_SECONDS = 30;
/** Accepted steps before and after the current step, because clocks differ and people type slowly. */
const WINDOW_STEPS = 1;

const createTotp = (key: string, label = ''): TOTP =>
  new TOTP({
    issuer: brand.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(key),
  });

/** Returns a new key in Base32, which people can type, and the `otpauth:` URI that apps read from the QR code. */
export const newAppKey = (email: string): { key: string; uri: string } => {
  const key = new Secret({ size: KEY_BYTES }).base32;
  return { key, uri: createTotp(key, email).toString() };
};

/** Returns the sealer that encrypts the keys shared with authenticator apps. */
export const appKeySealer = ({ secrets }: Pick<Platform, 'secrets'>) => secrets.sealer('authenticator-keys');

/** Uses a code of a user's app, which works once. Returns false if it is wrong or was used. The caller counts the attempt first. */
export const consumeAppCode = async (
  db: Queryable,
  platform: Pick<Platform, 'secrets'>,
  { userId, typed, state }: { userId: string; typed: string; state: 'confirmed' | 'waiting' },
): Promise<boolean> => {
  const token = parseAppCode(typed);
  const app = token === null ? null : await findApp(db, userId, state);
  const key = app && appKeySealer(platform).open(app.keySealed);
  if (!key || token === null) return false;
  const timestamp = Date.now();
  const stepsOff = createTotp(key).validate({ token, timestamp, window: WINDOW_STEPS });
  if (stepsOff === null) return false;
  return consumeAppStep(db, userId, Math.floor(timestamp / 1000 / STEP_SECONDS) + stepsOff);
};

/** Hashes a code together with the user id, so that equal codes of two people have different hashes. */
const hashRecoveryCode = (userId: string, code: string): string => hashSecretToken(`${userId}:${code}`);

const newCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_CHARACTERS.charAt(randomInt(RECOVERY_CHARACTERS.length))).join(
    '',
  );

/** Creates new recovery codes for a user and returns them in display form, which is shown once. */
export const makeRecoveryCodes = async (tx: Queryable, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: LIMITS.recoveryCodes }, newCode);
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
  );
  return codes.map(formatRecoveryCode);
};

/** Uses a recovery code, which works once. Returns false if it does not match. */
export const consumeTypedRecoveryCode = async (tx: Queryable, userId: string, typed: string): Promise<boolean> => {
  const code = parseRecoveryCode(typed);
  return code !== null && (await consumeRecoveryCode(tx, userId, hashRecoveryCode(userId, code)));
};
