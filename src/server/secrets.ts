/**
 * Cryptography based on the app's secret: sealing (AES-256-GCM), pseudonyms and signatures (HMAC-SHA-256), and hashing of random tokens. Passwords
 * are hashed by the auth feature (Argon2id).
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { chmod, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { invalidVariable, MIN_SECRET_LENGTH, unusableDataFolder } from './env.ts';

/** File in the data folder, used unless a secret is configured. */
export const SECRET_FILE = 'app-secret';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealer {
  /** Encrypts a text with this secret. */
  seal(text: string): string;
  /** Decrypts a text. Returns null if the text was sealed with another secret or altered. */
  open(sealed: string): string | null;
}

/**
 * Creates a file if it does not exist. If several processes create it, the first file is used. The file gets its name only when complete, so that no
 * process reads a partial file.
 */
const createFileOnce = async (file: string, text: string): Promise<void> => {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, text, { flag: 'wx', mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
};

/** Codes for a file or folder of another user, a read-only disk, and a folder instead of the file. */
const DENIED_CODES = new Set<unknown>(['EACCES', 'EPERM', 'EROFS', 'EISDIR']);

/** Reads the secret in the data folder. Creates it on first use, and makes it readable only by its owner. */
const readStoredSecret = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, SECRET_FILE);
  try {
    await mkdir(dataDir, { recursive: true });
    await createFileOnce(file, randomBytes(32).toString('hex'));
    await chmod(file, 0o600);
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    throw DENIED_CODES.has((error as NodeJS.ErrnoException).code) ? unusableDataFolder(dataDir, error) : error;
  }
};

/**
 * Returns the configured secret, or the secret in the data folder. Creates the latter on first use. Throws an `EnvError` about DATA_DIR if the file
 * belongs to another user, or if the stored secret is too short, because what was sealed with the whole secret would be lost.
 */
export const loadSecret = async (configured: string | null, dataDir: string): Promise<string> => {
  if (configured !== null) return configured;
  const secret = await readStoredSecret(dataDir);
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  const problem = `its ${SECRET_FILE} is incomplete; restore the file from a backup`;
  throw invalidVariable(
    'DATA_DIR',
    dataDir,
    `a folder whose ${SECRET_FILE} has at least ${MIN_SECRET_LENGTH} characters`,
    problem,
  );
};

/** Creates a sealer with a key that is derived (HKDF-SHA-256) for one purpose. */
export const createSealer = (secret: string, purpose: string): Sealer => {
  // A key object, because Node checks and copies the bytes of other keys on every use.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'puente', purpose, 32)));
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const nonce = bytes.subarray(0, NONCE_BYTES);
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return null;
      }
    },
  };
};

/** Returns a random 256-bit token for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored form of a token. A plain hash is enough for 256 random bits. */
export const hashSecretToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Returns a function from ids to pseudonyms (HMAC-SHA-256, 128 bits) with a key derived for one purpose. It is deterministic. */
const createPseudonyms = (secret: string, purpose: string): ((id: string) => string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'puente', purpose, 32));
  return (id) => createHmac('sha256', key).update(id.toLowerCase()).digest().subarray(0, 16).toString('base64url');
};

export interface Signer {
  /** Signs a text with this secret. */
  sign(text: string): string;
  /** Returns true if the signature matches the text and was made with this secret. */
  isSigned(text: string, signature: string): boolean;
}

/** Creates a signer (HMAC-SHA-256) with a key that is derived for one purpose. */
const createSigner = (secret: string, purpose: string): Signer => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'puente', purpose, 32));
  const computeMac = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign: (text) => computeMac(text).toString('base64url'),
    isSigned: (text, signature) => {
      const mac = computeMac(text);
      const signatureBytes = Buffer.from(signature, 'base64url');
      return signatureBytes.length === mac.length && timingSafeEqual(signatureBytes, mac);
    },
  };
};

/** Functions derived from the app's secret. Each purpose has its own key, so that a result is valid for one purpose only. */
export interface Secrets {
  sealer(purpose: string): Sealer;
  signer(purpose: string): Signer;
  pseudonyms(purpose: string): (id: string) => string;
}

/** Caches one instance per purpose. */
const cachePerPurpose = <Value>(make: (purpose: string) => Value): ((purpose: string) => Value) => {
  const cache = new Map<string, Value>();
  return (purpose) => {
    const value = cache.get(purpose) ?? make(purpose);
    cache.set(purpose, value);
    return value;
  };
};

export const createSecrets = (secret: string): Secrets => ({
  sealer: cachePerPurpose((purpose) => createSealer(secret, purpose)),
  signer: cachePerPurpose((purpose) => createSigner(secret, purpose)),
  pseudonyms: cachePerPurpose((purpose) => createPseudonyms(secret, purpose)),
});

/** Returns the same secret as `loadSecret`, but null instead of creating a secret. */
export const findSecret = async (configured: string | null, dataDir: string): Promise<string | null> =>
  configured ??
  (await readFile(join(dataDir, SECRET_FILE), 'utf8').then(
    (text) => text.trim(),
    () => null,
  ));
