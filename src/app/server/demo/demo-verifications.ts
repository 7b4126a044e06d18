/** Verifications of the demo market: what was checked of its people, one that has expired, and some that wait for the admin. */
import { defaultExpiry } from '#features/verifications/verifications.domain.ts';
import type { VerificationKind, VerificationStatus } from '#shared/vocabulary.ts';
import type { Builders } from './builders.ts';

interface Sides {
  demoCandidate: { userId: string; skills: readonly string[] };
  vetted: readonly { userId: string; skills: readonly string[] }[];
  admin: { id: string };
  /** ISO 8601 so many days before now. */
  daysAgo: (days: number) => string;
}

interface Checked {
  kind: VerificationKind;
  status: VerificationStatus;
  days: number;
  subject?: string;
  method?: string;
}

const OF_DEMO_CANDIDATE: readonly Checked[] = [
  { kind: 'identity', status: 'verified', days: 120, method: 'video-call' },
  { kind: 'english', status: 'checking', days: 2 },
];

/** By the place of a candidate among the vetted: most were checked for something. */
const checkedOf = (index: number, skill: string): readonly Checked[] => [
  ...(index % 3 !== 0
    ? [{ kind: 'identity', status: 'verified', days: 40 + 9 * index, method: 'document' } as const]
    : []),
  ...(index % 2 === 0
    ? [{ kind: 'english', status: 'verified', days: 30 + 7 * index, method: 'written-task' } as const]
    : []),
  ...(index % 5 === 1
    ? [{ kind: 'skill', status: 'verified', days: 60, subject: skill, method: 'work-sample' } as const]
    : []),
  ...(index % 5 === 2
    ? [{ kind: 'skill', status: 'expired', days: 560, subject: skill, method: 'work-sample' } as const]
    : []),
  ...(index % 7 === 3 ? [{ kind: 'identity', status: 'claimed', days: 0.4 + index / 10 } as const] : []),
];

/** Fills the ledger. */
export const fillLedger = async (build: Builders, { demoCandidate, vetted, admin, daysAgo }: Sides): Promise<void> => {
  const file = async (userId: string, { kind, status, days, subject, method }: Checked): Promise<void> => {
    const createdAt = daysAgo(days);
    const isChecked = status === 'verified' || status === 'expired';
    const checked = isChecked ? { method, expiresAt: defaultExpiry(kind, createdAt) } : {};
    await build.verification({ userId, kind, status, createdAt, ...(subject ? { subject } : {}), ...checked }, admin);
  };
  for (const one of OF_DEMO_CANDIDATE) await file(demoCandidate.userId, one);
  for (const [index, { userId, skills }] of vetted.entries()) {
    for (const one of checkedOf(index, skills[0] ?? 'Excel')) await file(userId, one);
  }
};
