/**
 * Hashing of passwords and making of temporary ones. What is kept is Argon2id only, with the parameters that OWASP
 * recommends (19 MiB, two passes, one lane). Checking costs the same whether or not there is anything to check against.
 */
import { randomInt } from 'node:crypto';
import { hashing } from '#server/workers/hashing.ts';

const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Letters and digits that no one takes for another one when reading aloud or copying by hand. */
const CLEAR_CHARACTERS = 'abcdefghjkmnpqrtuvwxyACDEFGHJKLMNPQRTUVWXY34679';
const TEMPORARY_LENGTH = 16;

/** The hash of a password no one knows: checked where there is no account, so that this takes as long as where there is. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$4tizvLQCJ9PWU8qNIbjeBw$QrHdAuwQ7X0lSlEkFQuOeqV2Zfx5LDk0GDXh2hFZCLA';

/** Keyboards write the same letter in different ways (é as one character or two); both must open the same account. */
const canonical = (password: string): string => password.normalize('NFKC');

/** The Argon2id hash of a password, with its salt and parameters. Takes about 40 ms of a thread of its own; throws `unavailable` where too many wait. */
export const hashPassword = async (password: string): Promise<string> =>
  String(await hashing.run({ kind: 'hash', text: canonical(password), options: ARGON2ID }));

/** Whether a password belongs to a hash; never to null, which takes as long to find out. Throws as `hashPassword` does. */
export const isPasswordOf = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const isRight = await hashing.run({ kind: 'verify', text: canonical(password), hash: passwordHash ?? NOBODYS_HASH });
  return isRight === true && passwordHash !== null;
};

/** A temporary password: 16 characters (88 bits) from the system's generator, without look-alikes. */
export const newTemporaryPassword = (): string =>
  Array.from({ length: TEMPORARY_LENGTH }, () => CLEAR_CHARACTERS.charAt(randomInt(CLEAR_CHARACTERS.length))).join('');
