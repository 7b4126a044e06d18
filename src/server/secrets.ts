/**
 * What is made from the app's secret: sealing (AES-256-GCM), names for ids (HMAC-SHA-256), and the hashing of random tokens.
 * Passwords themselves are not here; they are hashed with Argon2id by the auth feature.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { chmod, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In the data folder, unless a secret is configured. */
export const SECRET_FILE = 'app-secret';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Sealer {
  /** Seals a text; only the same secret opens it. */
  seal(text: string): string;
  /** Opens a sealed text, or gives null where it was sealed with another secret or changed since. */
  open(sealed: string): string | null;
}

/**
 * Writes a file that is not there yet. Two processes may do so at once: the first to give it its name wins, and since it is named only when
 * it is complete, the other never reads half of it.
 */
const makeOnce = async (file: string, text: string): Promise<void> => {
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

/** The app's secret: the configured one, else the one kept in the data folder, made there the first time. */
export const loadSecret = async (configured: string | null, dataDir: string): Promise<string> => {
  if (configured !== null) return configured;
  const file = join(dataDir, SECRET_FILE);
  await mkdir(dataDir, { recursive: true });
  await makeOnce(file, randomBytes(32).toString('hex'));
  await chmod(file, 0o600);
  return (await readFile(file, 'utf8')).trim();
};

/** A sealer whose key is derived (HKDF-SHA-256) from the app's secret for one purpose. */
export const createSealer = (secret: string, purpose: string): Sealer => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'puente', purpose, 32));
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
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
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

/** A random token of 256 bits for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The form in which tokens are kept; a token has 256 random bits, so a plain hash is enough. */
export const hashSecretToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Names for ids (HMAC-SHA-256, 128 bits) under a key that is derived from the app's secret for one purpose; the same id has the same name. */
const createPseudonyms = (secret: string, purpose: string): ((id: string) => string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'puente', purpose, 32));
  return (id) => createHmac('sha256', key).update(id.toLowerCase()).digest().subarray(0, 16).toString('base64url');
};

export interface Signer {
  /** The signature of a text; only the same secret makes it. */
  sign(text: string): string;
  /** Returns false if the text was signed with another secret, or is not the text that was signed. */
  isSigned(text: string, signature: string): boolean;
}

/** Signs texts (HMAC-SHA-256) with a key that is derived from the app's secret for one purpose. */
const createSigner = (secret: string, purpose: string): Signer => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'puente', purpose, 32));
  const macOf = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign: (text) => macOf(text).toString('base64url'),
    isSigned: (text, signature) => {
      const mac = macOf(text);
      const given = Buffer.from(signature, 'base64url');
      return given.length === mac.length && timingSafeEqual(given, mac);
    },
  };
};

/** What is derived from the app's secret. Each purpose has a key of its own, so what is made for one opens nothing of another. */
export interface Secrets {
  sealer(purpose: string): Sealer;
  signer(purpose: string): Signer;
  pseudonyms(purpose: string): (id: string) => string;
}

/** Makes each thing once for its purpose. */
const oncePerPurpose = <Made>(make: (purpose: string) => Made): ((purpose: string) => Made) => {
  const made = new Map<string, Made>();
  return (purpose) => {
    const known = made.get(purpose) ?? make(purpose);
    made.set(purpose, known);
    return known;
  };
};

export const createSecrets = (secret: string): Secrets => ({
  sealer: oncePerPurpose((purpose) => createSealer(secret, purpose)),
  signer: oncePerPurpose((purpose) => createSigner(secret, purpose)),
  pseudonyms: oncePerPurpose((purpose) => createPseudonyms(secret, purpose)),
});

/** The secret as `loadSecret` gives it, where there is one already; null else. */
export const findSecret = async (configured: string | null, dataDir: string): Promise<string | null> =>
  configured ??
  (await readFile(join(dataDir, SECRET_FILE), 'utf8').then(
    (text) => text.trim(),
    () => null,
  ));
