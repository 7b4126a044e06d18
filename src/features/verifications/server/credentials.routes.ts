/**
 * API calls for credentials. Candidates download their own credentials. The issuer, its keys and revocations are public and do not identify holders.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { credentialsContract, type OpenBadge } from '../credentials.contract.ts';
import { badgeAddresses, badgeIssuer, credentialId, toOpenBadge, toSeconds } from '../open-badge.domain.ts';
import { statusAt } from '../verifications.domain.ts';
import { ALGORITHM, findPublicKey, listPublicKeys, loadSigningKey } from './issuer-keys.ts';
import { findVerification } from './verifications.db.ts';

type CredentialHandlers = Handlers<typeof credentialsContract>;

const SALT_BYTES = 16;

/** Returns a salted hash of the holder's address. Only someone who knows the address can check whose credential it is. */
const hashIdentity = (email: string): { hash: string; salt: string } => {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return { salt, hash: createHash('sha256').update(`${email}${salt}`).digest('hex') };
};

/** Signs the credential as a compact JWT. The JWT's `kid` is the URL where the key is published. */
const sign = async (platform: Platform, badge: OpenBadge): Promise<string> => {
  const { id, privateKey } = await loadSigningKey(platform);
  const kid = badgeAddresses(platform.env.publicUrl).key(id);
  const jwt = new SignJWT({ ...badge })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid })
    .setIssuer(badge.issuer.id)
    .setJti(badge.id)
    .setSubject(badge.credentialSubject.id)
    .setNotBefore(toSeconds(badge.validFrom));
  if (badge.validUntil !== undefined) jwt.setExpirationTime(toSeconds(badge.validUntil));
  return jwt.sign(privateKey);
};

const exportCredential =
  (platform: Platform): CredentialHandlers['exportCredential'] =>
  async ({ viewer, params }) => {
    const { db, env, limiter } = platform;
    await limiter.count(db, RATE_LIMITS.credentials, viewer.userId);
    const row = await findVerification(db, params.id);
    if (row === null || row.userId !== viewer.userId) throw notFound('verification');
    const { id, userId, kind, subject, method, verifiedAt, expiresAt } = row;
    if (verifiedAt === null || statusAt(row, Date.now()) !== 'verified') {
      throw new AppError('conflict', 'not-verified-now');
    }
    const checked = { id, userId, kind, subject, method, verifiedAt, expiresAt };
    const identity = hashIdentity(viewer.email);
    const credential = toOpenBadge({ ...checked, publicUrl: env.publicUrl, identity });
    return { jwt: await sign(platform, credential), credential };
  };

/** Mounts the credential routes, and the keys at their well-known URL. */
export const mountCredentials = (app: FastifyInstance, platform: Platform): void => {
  const { db, env } = platform;
  const addresses = badgeAddresses(env.publicUrl);
  mountContract(app, credentialsContract, {
    exportCredential: exportCredential(platform),
    getBadgeIssuer: async () => badgeIssuer(env.publicUrl),
    getBadgeKey: async ({ params }) => {
      const key = await findPublicKey(platform, params.id, addresses.key);
      if (key === null) throw notFound('key');
      return key;
    },
    getBadgeRevocations: async ({ params: { id } }) => {
      const row = await findVerification(db, id);
      // A verification deleted with its account is no longer valid either.
      const isRevoked = row === null || !['verified', 'expired'].includes(row.status);
      const revokedCredentials = isRevoked ? [{ id: credentialId(id), revoked: true }] : [];
      return { id: addresses.revocations(id), issuer: addresses.issuer, revokedCredentials };
    },
  });
  app.get('/.well-known/jwks.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys: await listPublicKeys(platform, addresses.key) }),
  );
};
