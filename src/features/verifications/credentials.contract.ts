/**
 * A verification as a portable credential of the candidate: an Open Badges 3.0 credential (W3C Verifiable Credentials 2.0), signed as a JWT (RS256).
 * The issuer, keys and revocations are public, so that anyone can check a credential. Owns issuer_keys.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';

export const BADGE_CONTEXT = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

const issuerSchema = z.object({
  id: z.string(),
  type: z.array(z.string()),
  name: z.string(),
  url: z.string(),
  email: z.string(),
  description: z.string(),
});
export type BadgeIssuer = z.infer<typeof issuerSchema>;

/** The members of an `OpenBadgeCredential` that the server sets. They include all required members. */
const openBadgeSchema = z.object({
  '@context': z.array(z.string()),
  id: z.string(),
  type: z.array(z.string()),
  name: z.string(),
  issuer: issuerSchema,
  validFrom: z.string(),
  /** Absent if the credential does not expire. */
  validUntil: z.optional(z.string()),
  credentialSubject: z.object({
    id: z.string(),
    type: z.array(z.string()),
    /** The holder as a salted hash of their email address. The credential does not reveal the address. */
    identifier: z.array(
      z.object({
        type: z.string(),
        hashed: z.boolean(),
        identityHash: z.string(),
        identityType: z.string(),
        salt: z.string(),
      }),
    ),
    achievement: z.object({
      id: z.string(),
      type: z.array(z.string()),
      name: z.string(),
      description: z.string(),
      criteria: z.object({ narrative: z.string() }),
    }),
  }),
  /** How it was checked. */
  evidence: z.optional(z.array(z.object({ type: z.array(z.string()), name: z.string(), description: z.string() }))),
  credentialStatus: z.object({ id: z.string(), type: z.string() }),
});
export type OpenBadge = z.infer<typeof openBadgeSchema>;

const keySchema = z.object({
  kty: z.string(),
  n: z.string(),
  e: z.string(),
  alg: z.string(),
  use: z.string(),
  kid: z.string(),
});
export type PublicKey = z.infer<typeof keySchema>;

export const credentialsContract = {
  exportCredential: route({
    method: 'GET',
    path: '/api/verifications/:id/credential',
    access: 'candidate',
    summary:
      'Returns a verification of the candidate as an Open Badges 3.0 credential, signed as a JWT; 409 if it is not verified now',
    response: z.object({
      /** The compact JWT: the credential with `iss`, `jti`, `sub`, `nbf` and `exp`. */
      jwt: z.string(),
      credential: openBadgeSchema,
    }),
  }),
  getBadgeIssuer: route({
    method: 'GET',
    path: '/api/badges/issuer',
    access: 'visitor',
    summary: 'Returns the profile of the issuer of credentials',
    response: issuerSchema,
  }),
  getBadgeKey: route({
    method: 'GET',
    path: '/api/badges/keys/:id',
    access: 'visitor',
    summary:
      'Returns the public key that a credential names as its `kid`, as a JWK; all keys are at /.well-known/jwks.json',
    response: keySchema,
  }),
  getBadgeRevocations: route({
    method: 'GET',
    path: '/api/badges/revocations/:id',
    access: 'visitor',
    summary: 'Returns the revocation list of one credential; empty while its verification is valid or expired',
    response: z.object({
      id: z.string(),
      issuer: z.string(),
      revokedCredentials: z.array(z.object({ id: z.string(), revoked: z.boolean() })),
    }),
  }),
};
