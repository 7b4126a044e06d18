/**
 * A verification as an Open Badges 3.0 credential. Pure; the site's URL and the holder's hash are passed in. In English, because credentials are read
 * anywhere. Contains nothing that companies do not see.
 */
import { brand } from '#shared/brand.ts';
import type { VerificationKind } from '#shared/vocabulary.ts';
import { BADGE_CONTEXT, type BadgeIssuer, type OpenBadge } from './credentials.contract.ts';

/** Returns the URLs of the issuer's resources. */
export const badgeAddresses = (publicUrl: string) => ({
  issuer: `${publicUrl}/api/badges/issuer`,
  key: (id: string): string => `${publicUrl}/api/badges/keys/${id}`,
  revocations: (id: string): string => `${publicUrl}/api/badges/revocations/${id}`,
});

export const badgeIssuer = (publicUrl: string): BadgeIssuer => ({
  id: badgeAddresses(publicUrl).issuer,
  type: ['Profile'],
  name: brand.name,
  url: publicUrl,
  email: brand.supportEmail,
  description: brand.tagline,
});

/** The achievement by kind. `narrative` describes the evidence. */
const ACHIEVEMENTS: Record<VerificationKind, { name: string; description: string; narrative: string }> = {
  identity: {
    name: 'Identity verified',
    description: 'A reviewer checked the identity of this person.',
    narrative: 'The person proved their identity to a reviewer.',
  },
  english: {
    name: 'English verified',
    description: 'The English of this person was assessed on the CEFR scale.',
    narrative:
      'The person was tested or interviewed. At least two reviewers rate a timed writing test by range, accuracy, coherence and argument, without knowing who wrote it.',
  },
  skill: {
    name: 'Skill verified',
    description: 'A reviewer checked a skill of this person.',
    narrative: 'The person demonstrated the skill to a reviewer.',
  },
  reference: {
    name: 'Reference verified',
    description: 'A person who worked with them gave a reference.',
    narrative: 'The referee answered questions, and a reviewer confirmed the identity of the referee.',
  },
  work: {
    name: 'Past work verified',
    description: 'A reviewer checked that this person did the work they describe.',
    narrative: 'A reviewer confirmed the work with someone who has first-hand knowledge of it.',
  },
};

export interface BadgeInput {
  id: string;
  userId: string;
  kind: VerificationKind;
  subject: string | null;
  method: string | null;
  verifiedAt: string;
  expiresAt: string | null;
  publicUrl: string;
  identity: { hash: string; salt: string };
}

/** Returns the id of a credential, which revocation lists refer to. */
export const credentialId = (verificationId: string): string => `urn:uuid:${verificationId}`;

/** Seconds since 1970, as in JWTs. */
export const toSeconds = (instant: string): number => Math.floor(Date.parse(instant) / 1_000);

/** Builds the unsigned credential. */
export const toOpenBadge = (input: BadgeInput): OpenBadge => {
  const { id, userId, kind, subject, method, verifiedAt, expiresAt, publicUrl, identity } = input;
  const { name, description, narrative } = ACHIEVEMENTS[kind];
  const addresses = badgeAddresses(publicUrl);
  const title = subject === null ? name : `${name}: ${subject}`;
  return {
    '@context': [...BADGE_CONTEXT],
    id: credentialId(id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: badgeIssuer(publicUrl),
    validFrom: verifiedAt,
    ...(expiresAt === null ? {} : { validUntil: expiresAt }),
    credentialSubject: {
      id: `urn:uuid:${userId}`,
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: true,
          identityHash: `sha256$${identity.hash}`,
          identityType: 'emailAddress',
          salt: identity.salt,
        },
      ],
      achievement: {
        id: `${addresses.issuer}#${kind}`,
        type: ['Achievement'],
        name: title,
        description,
        criteria: { narrative },
      },
    },
    ...(method === null ? {} : { evidence: [{ type: ['Evidence'], name: 'How it was checked', description: method }] }),
    credentialStatus: { id: addresses.revocations(id), type: '1EdTechRevocationList' },
  };
};
