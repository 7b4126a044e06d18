/**
 * The key that signs credentials. It is created once for all processes, and its private half is encrypted with the app's secret. If that secret
 * changes, a new key is created and the old public key stays published.
 */
import { createPrivateKey, generateKeyPair, type JsonWebKey, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import { newId } from '#server/ids.ts';
import type { Platform } from '#server/platform.ts';
import type { PublicKey } from '../credentials.contract.ts';
import { findKey, type IssuerKeyRow, insertKey, listKeys } from './issuer-keys.db.ts';

const MODULUS_BITS = 2_048;
export const ALGORITHM = 'RS256';

const makeKeyPair = promisify(generateKeyPair);

interface SigningKey {
  id: string;
  privateKey: KeyObject;
}

/** Returns the sealer that encrypts and decrypts the private signing keys. */
const keySealer = ({ secrets }: Pick<Platform, 'secrets'>) => secrets.sealer('badge-keys');

/** Decrypts the newest key that the app's secret can open. Returns null if there is none. */
const decryptNewestKey = (platform: Pick<Platform, 'secrets'>, rows: readonly IssuerKeyRow[]): SigningKey | null => {
  for (const { id, sealedPrivate } of rows) {
    const text = keySealer(platform).open(sealedPrivate);
    if (text !== null)
      return { id, privateKey: createPrivateKey({ key: JSON.parse(text) as JsonWebKey, format: 'jwk' }) };
  }
  return null;
};

/** Loads the signing key, or creates a key if no stored key can be decrypted. */
export const loadSigningKey = async (platform: Platform): Promise<SigningKey> => {
  const existingKey = decryptNewestKey(platform, await listKeys(platform.db));
  if (existingKey !== null) return existingKey;
  return platform.db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'badgeKeys');
    const other = decryptNewestKey(platform, await listKeys(tx));
    if (other !== null) return other;
    const { publicKey, privateKey } = await makeKeyPair('rsa', { modulusLength: MODULUS_BITS });
    const id = newId();
    const { kty = 'RSA', n = '', e = '' } = publicKey.export({ format: 'jwk' });
    const sealedPrivate = keySealer(platform).seal(JSON.stringify(privateKey.export({ format: 'jwk' })));
    await insertKey(tx, { id, publicJwk: { kty, n, e }, sealedPrivate });
    return { id, privateKey };
  });
};

const toPublicKey = ({ id, publicJwk }: IssuerKeyRow, keyAddress: (id: string) => string): PublicKey => ({
  ...publicJwk,
  alg: ALGORITHM,
  use: 'sig',
  kid: keyAddress(id),
});

/** Finds a public key by its id. Returns null if it does not exist. */
export const findPublicKey = async (
  { db }: Pick<Platform, 'db'>,
  id: string,
  keyAddress: (id: string) => string,
): Promise<PublicKey | null> => {
  const row = await findKey(db, id);
  return row && toPublicKey(row, keyAddress);
};

/** Returns all public keys, newest first. */
export const listPublicKeys = async (
  { db }: Pick<Platform, 'db'>,
  keyAddress: (id: string) => string,
): Promise<PublicKey[]> => (await listKeys(db)).map((row) => toPublicKey(row, keyAddress));
