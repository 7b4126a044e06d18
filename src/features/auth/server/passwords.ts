/**
 * Hashes passwords and generates temporary ones. Only Argon2id hashes are stored, with the parameters that OWASP recommends (19 MiB, two
 * passes, one lane). A check takes the same time whether or not the account exists.
 */
import { randomInt } from 'node:crypto';
import { hashing } from '#server/workers/hashing.ts';

const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Letters and digits without look-alikes, because people copy temporary passwords by hand. */
const CLEAR_CHARACTERS = 'abcdefghjkmnpqrtuvwxyACDEFGHJKLMNPQRTUVWXY34679';
const TEMPORARY_LENGTH = 16;

/** A hash of an unknown password. Checked if there is no account, because a shorter response time would reveal this. */
const PLACEHOLDER_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$4tizvLQCJ9PWU8qNIbjeBw$QrHdAuwQ7X0lSlEkFQuOeqV2Zfx5LDk0GDXh2hFZCLA';

/** Normalizes a password, because keyboards encode the same letter in different ways (é as one character or two). */
const normalizePassword = (password: string): string => password.normalize('NFKC');

/**
 * Returns the Argon2id hash of a password, with salt and parameters. Takes about 40 ms in a worker thread. Throws `unavailable` if too many
 * are waiting.
 */
export const hashPassword = async (password: string): Promise<string> =>
  String(await hashing.run({ kind: 'hash', text: normalizePassword(password), options: ARGON2ID }));

/** Returns true if a password matches a hash. Returns false for null, after the same time. Throws like `hashPassword`. */
export const isCorrectPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const isCorrect = await hashing.run({
    kind: 'verify',
    text: normalizePassword(password),
    hash: passwordHash ?? PLACEHOLDER_HASH,
  });
  return isCorrect === true && passwordHash !== null;
};

/** Returns a temporary password: 16 random characters (88 bits), without look-alikes. */
export const newTemporaryPassword = (): string =>
  Array.from({ length: TEMPORARY_LENGTH }, () => CLEAR_CHARACTERS.charAt(randomInt(CLEAR_CHARACTERS.length))).join('');
