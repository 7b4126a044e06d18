/** Verifications as Open Badges: signed so that others can check them, and revoked together with the verification. */
import { createHash, createPublicKey } from 'node:crypto';
import { createVerifier } from 'fast-jwt';
import { describe, expect, it } from 'vitest';
import { createSecrets } from '#server/secrets.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import type { OpenBadge } from '../credentials.contract.ts';
import { loadSigningKey } from './issuer-keys.ts';
import { issuerKeys } from './verifications.tables.ts';

const world = useTestApp();

const exportCredential = (by: TestClient, id: string) => by.get(`/api/verifications/${id}/credential`);
const decodeHeader = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString('utf8'));
const urlPath = (url: string): string => new URL(url).pathname;

/** Verifies a credential the way an outside party would: finds the key by `kid`, and checks the signature, issuer and times. */
const verifyIndependently = async (jwt: string): Promise<OpenBadge & Record<string, unknown>> => {
  const { body: jwk } = await world.visitor.get(urlPath(decodeHeader(jwt).kid));
  const key = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();
  const issuer = (await world.visitor.get('/api/badges/issuer')).body.id;
  return createVerifier({ key, algorithms: ['RS256'], allowedIss: issuer })(jwt);
};

/** Returns the members that are missing or invalid according to the JSON schema of an Open Badges 3.0 AchievementCredential. */
const findInvalidMembers = (badge: OpenBadge): string[] => {
  const isUri = (text: unknown) => typeof text === 'string' && URL.canParse(text);
  const isInstant = (text: unknown) =>
    typeof text === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text);
  const { issuer, credentialSubject: subject, credentialStatus: status } = badge;
  const { achievement } = subject;
  const checks: Record<string, boolean> = {
    '@context': badge['@context'][0] === 'https://www.w3.org/ns/credentials/v2',
    'the context of Open Badges': /^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context-3\.0\.\d\.json$/.test(
      badge['@context'][1] ?? '',
    ),
    id: isUri(badge.id),
    type: badge.type[0] === 'VerifiableCredential' && badge.type.includes('OpenBadgeCredential'),
    name: badge.name !== '',
    'issuer.id': isUri(issuer.id),
    'issuer.type': issuer.type.includes('Profile'),
    validFrom: isInstant(badge.validFrom),
    validUntil: badge.validUntil === undefined || isInstant(badge.validUntil),
    'credentialSubject.id': isUri(subject.id),
    'credentialSubject.type': subject.type.includes('AchievementSubject'),
    'identifier.type': subject.identifier.every(({ type }) => type === 'IdentityObject'),
    'achievement.id': isUri(achievement.id),
    'achievement.type': achievement.type.includes('Achievement'),
    'achievement.name': achievement.name !== '',
    'achievement.description': achievement.description !== '',
    'achievement.criteria': achievement.criteria.narrative !== '',
    evidence: (badge.evidence ?? []).every(({ type }) => type.includes('Evidence')),
    credentialStatus: isUri(status.id) && status.type !== '',
  };
  return Object.entries(checks).flatMap(([member, isValid]) => (isValid ? [] : [member]));
};

describe('a credential', () => {
  it('has everything that Open Badges 3.0 requires, for every kind of verification', async () => {
    const candidate = await world.candidate();
    for (const kind of ['identity', 'english', 'skill', 'reference', 'work'] as const) {
      const subject = kind === 'identity' ? null : 'Level B2';
      const { id } = await world.build.verification({ userId: candidate.userId, kind, subject, status: 'verified' });
      const { status, body } = await exportCredential(candidate, id);
      expect([kind, status, findInvalidMembers(body.credential)]).toEqual([kind, 200, []]);
    }
  });

  it('is accepted by another library, and rejected if one character changes', async () => {
    const candidate = await world.candidate();
    const createdAt = '2026-03-01T12:00:00.000Z';
    const expiresAt = '2099-03-01T12:00:00.000Z';
    const { id } = await world.build.verification({
      userId: candidate.userId,
      kind: 'english',
      subject: 'B2',
      status: 'verified',
      createdAt,
      expiresAt,
    });
    const { jwt, credential } = (await exportCredential(candidate, id)).body;
    expect(decodeHeader(jwt)).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    const read = await verifyIndependently(jwt);
    expect(read).toMatchObject({
      ...credential,
      iss: credential.issuer.id,
      jti: credential.id,
      sub: credential.credentialSubject.id,
      nbf: Date.parse(createdAt) / 1_000,
      exp: Date.parse(expiresAt) / 1_000,
    });
    expect(read).toMatchObject({ name: 'English verified: B2', validFrom: createdAt, validUntil: expiresAt });
    const [header, payload = '', signature] = jwt.split('.');
    const forged = Buffer.from(Buffer.from(payload, 'base64url').toString('utf8').replace('B2', 'C2')).toString(
      'base64url',
    );
    await expect(verifyIndependently([header, forged, signature].join('.'))).rejects.toMatchObject({
      code: 'FAST_JWT_INVALID_SIGNATURE',
    });
  });

  it('identifies its holder only to someone who knows the address, and contains no notes or admins', async () => {
    const [admin, candidate] = [await world.admin(), await world.candidate()];
    const { id } = (await candidate.post('/api/verifications', { kind: 'identity' })).body;
    const note = 'Seen by Ximena';
    await admin.post(`/api/admin/verifications/${id}`, { status: 'checking', note });
    await admin.post(`/api/admin/verifications/${id}`, { status: 'verified', method: 'document', note });
    const { text, body } = await exportCredential(candidate, id);
    for (const secret of [candidate.user.email ?? '', candidate.user.lastName, note, admin.userId]) {
      expect(text).not.toContain(secret);
    }
    const [identifier] = body.credential.credentialSubject.identifier;
    const hash = createHash('sha256').update(`${candidate.user.email}${identifier.salt}`).digest('hex');
    expect(identifier.identityHash).toBe(`sha256$${hash}`);
    expect(body.credential.evidence).toEqual([
      { type: ['Evidence'], name: 'How it was checked', description: 'document' },
    ]);
  });

  it('is available only to its candidate, and only for current verifications', async () => {
    const [candidate, other] = [await world.candidate(), await world.candidate()];
    const { userId } = candidate;
    const { id } = await world.build.verification({ userId, kind: 'identity', status: 'verified' });
    expect((await exportCredential(other, id)).status).toBe(404);
    expect((await exportCredential(await world.company(), id)).status).toBe(403);
    for (const status of ['claimed', 'checking', 'failed', 'expired', 'revoked'] as const) {
      const verification = await world.build.verification({ userId, kind: 'skill', subject: status, status });
      expect([status, (await exportCredential(candidate, verification.id)).status]).toEqual([status, 409]);
    }
    const times = { createdAt: '2025-01-01T00:00:00.000Z', expiresAt: '2026-01-01T00:00:00.000Z' };
    const past = await world.build.verification({
      userId,
      kind: 'work',
      subject: 'Acme',
      status: 'verified',
      ...times,
    });
    expect((await exportCredential(candidate, past.id)).status).toBe(409);
  });

  it('is listed as revoked after its verification is revoked or the account is deleted', async () => {
    const [admin, candidate] = [await world.admin(), await world.candidate()];
    const { userId } = candidate;
    const first = await world.build.verification({ userId, kind: 'identity', status: 'verified' });
    const second = await world.build.verification({ userId, kind: 'english', status: 'verified' });
    const loadRevocations = async (id: string): Promise<string[]> => {
      const { credential } = { credential: { id: `urn:uuid:${id}` } };
      const { body } = await world.visitor.get(`/api/badges/revocations/${id}`);
      return body.revokedCredentials.map((entry: { id: string }) => (entry.id === credential.id ? 'this' : entry.id));
    };
    const { credential } = (await exportCredential(candidate, first.id)).body;
    expect(urlPath(credential.credentialStatus.id)).toBe(`/api/badges/revocations/${first.id}`);
    expect(await loadRevocations(first.id)).toEqual([]);
    await admin.post(`/api/admin/verifications/${first.id}`, { status: 'revoked' });
    expect(await loadRevocations(first.id)).toEqual(['this']);
    expect(await loadRevocations(second.id)).toEqual([]);
    await candidate.delete('/api/account', { password: 'a fine long password' });
    expect(await loadRevocations(second.id)).toEqual(['this']);
  });
});

describe('the signing key', () => {
  it('is created once, even by concurrent requests, stored encrypted, and published at its well-known address', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => loadSigningKey(world.platform)));
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
    const rows = await world.db.select().from(issuerKeys);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealedPrivate).not.toMatch(/"d"/);
    const { body } = await world.visitor.get('/.well-known/jwks.json');
    expect(body.keys).toHaveLength(1);
    expect(Object.keys(body.keys[0]).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    expect((await world.visitor.get(urlPath(body.keys[0].kid))).body).toEqual(body.keys[0]);
  });

  it('is replaced if the app’s secret changes, and old signatures stay verifiable', async () => {
    const candidate = await world.candidate();
    const { id } = await world.build.verification({ userId: candidate.userId, kind: 'identity', status: 'verified' });
    const { jwt } = (await exportCredential(candidate, id)).body;
    const changed = { ...world.platform, secrets: createSecrets('another secret, long enough') };
    expect((await loadSigningKey(changed)).id).not.toBe((await loadSigningKey(world.platform)).id);
    expect((await world.visitor.get('/.well-known/jwks.json')).body.keys).toHaveLength(2);
    expect((await verifyIndependently(jwt)).type).toContain('OpenBadgeCredential');
  });
});
