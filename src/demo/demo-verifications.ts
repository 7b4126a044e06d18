/** Verifications in the demo market: verified, failed and expired ones, and some that are waiting for the admin. */
import { createHash } from 'node:crypto';
import { defaultExpiry, subjectKey } from '#features/verifications/verifications.domain.ts';
import { newId } from '#server/ids.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import type { VerificationKind, VerificationStatus } from '#shared/vocabulary.ts';
import { addNotification, type CandidatePart, daysAgo, toIsoInstant, type World } from './demo-world.ts';

const STATUS_PATHS: Record<VerificationStatus, readonly VerificationStatus[]> = {
  claimed: ['claimed'],
  checking: ['claimed', 'checking'],
  verified: ['claimed', 'checking', 'verified'],
  failed: ['claimed', 'checking', 'failed'],
  expired: ['claimed', 'checking', 'verified', 'expired'],
  revoked: ['claimed', 'checking', 'verified', 'revoked'],
};
/** The time between two steps of a verification. */
const STEP_MS = 20 * HOUR_MS;

interface DemoVerification {
  kind: VerificationKind;
  status: VerificationStatus;
  days: number;
  subject?: string;
  method?: string;
}

const DEMO_CANDIDATE_VERIFICATIONS: readonly DemoVerification[] = [
  { kind: 'identity', status: 'verified', days: 120, method: 'video-call' },
  { kind: 'skill', status: 'verified', days: 90, subject: 'React', method: 'work-sample' },
  { kind: 'skill', status: 'expired', days: 600, subject: 'Docker', method: 'work-sample' },
  { kind: 'english', status: 'checking', days: 2 },
];

/** Returns the verifications of the vetted candidate with this index. Most candidates have at least one. */
const pickVerifications = (index: number, { person, row }: CandidatePart): readonly DemoVerification[] => {
  const [skill = 'Excel', otherSkill = 'Excel'] = row.skills;
  const employer = person.profile.positions[0]?.company ?? 'My first employer';
  const all: readonly [applies: boolean, checked: DemoVerification][] = [
    [index % 3 !== 0, { kind: 'identity', status: 'verified', days: 20 + ((index * 7) % 110), method: 'document' }],
    [index % 2 === 0, { kind: 'english', status: 'verified', days: 15 + ((index * 11) % 120), method: 'written-task' }],
    [
      index % 5 === 1,
      { kind: 'skill', status: 'verified', days: 12 + (index % 70), subject: skill, method: 'work-sample' },
    ],
    [
      index % 5 === 2,
      { kind: 'skill', status: 'expired', days: 555 + (index % 40), subject: skill, method: 'work-sample' },
    ],
    [index % 9 === 4, { kind: 'skill', status: 'failed', days: 10 + (index % 30), subject: otherSkill }],
    [
      index % 8 === 6,
      { kind: 'work', status: 'verified', days: 14 + (index % 60), subject: employer, method: 'phone-call' },
    ],
    [index % 22 === 5, { kind: 'english', status: 'failed', days: 9 + (index % 30) }],
    [index % 21 === 3, { kind: 'identity', status: 'claimed', days: 0.4 + index / 20 }],
    [index % 33 === 15, { kind: 'identity', status: 'checking', days: 1.5 + index / 20 }],
    [
      index % 13 === 7,
      {
        kind: 'reference',
        status: 'verified',
        days: 16 + (index % 50),
        subject: `My manager at ${employer}`,
        method: 'reference-form',
      },
    ],
  ];
  return all.flatMap(([applies, checked]) => (applies ? [checked] : []));
};

/** Adds a verification with its steps and returns its id. */
const addVerification = (
  world: World,
  { user }: CandidatePart,
  { kind, status, days, subject, method }: DemoVerification,
): string => {
  const { rows, admin, now } = world;
  const path = STATUS_PATHS[status];
  const claimed = now - days * DAY_MS;
  const stepTime = (step: number): string => toIsoInstant(Math.min(now, claimed + step * STEP_MS));
  const wasVerified = path.includes('verified');
  const verifiedAt = wasVerified ? stepTime(2) : null;
  const expiresAt = verifiedAt && defaultExpiry(kind, verifiedAt);
  const id = newId();
  const about = { kind, subject: subject ?? null };
  rows.verifications.push({
    id,
    userId: user.id,
    ...about,
    subjectKey: subjectKey(kind, subject ?? null),
    status,
    method: wasVerified ? (method ?? null) : null,
    verifiedAt,
    expiresAt,
    createdAt: stepTime(0),
  });
  for (const [step, to] of path.entries()) {
    const isExpiry = to === 'expired';
    const at = isExpiry ? (expiresAt ?? stepTime(step)) : stepTime(step);
    rows.verificationEvents.push({
      id: newId(),
      verificationId: id,
      fromStatus: path[step - 1] ?? null,
      toStatus: to,
      method: to === 'verified' ? (method ?? null) : null,
      note: to === 'failed' ? 'The work they sent does not show it. They can request a new check.' : null,
      expiresAt: to === 'verified' ? expiresAt : null,
      adminId: step === 0 || isExpiry ? null : admin.id,
      createdAt: at,
    });
    if (step > 0)
      addNotification(world, user.id, 'verification_moved', { data: { verificationId: id, ...about, status: to }, at });
  }
  return id;
};

const TASKS: readonly string[] = [
  'Dear Ms. Whitlow, your chairs came on Thursday instead of Tuesday, and no one called you. That was my mistake: I saw the delay in the morning and waited for a better message. I have taken the delivery fee off your invoice, and from this week on every late truck sends the customer a note before noon. If you would like to return the two that arrived after your opening, I will arrange the pickup. Kind regards.',
  'In our office every invoice was printed, signed and scanned again. It takes two days and no one reads the signature. I would let the manager approve it in the program, with a limit of five hundred dollars, and look at ten of them each month. The team would save one day a week, and errors would be found earlier because the numbers are there immediately.',
];

/** Returns a hash that matches no token. */
const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Adds a submitted writing test that is waiting to be rated. */
const addTask = ({ rows, now }: World, verificationId: string, index: number): void => {
  const startedAt = now - (1.2 + index) * DAY_MS;
  rows.englishTasks.push({
    id: newId(),
    verificationId,
    prompt: index,
    text: TASKS[index] ?? '',
    startedAt: toIsoInstant(startedAt),
    endsAt: toIsoInstant(startedAt + LIFETIMES.englishTaskMinutes * MINUTE_MS),
    submittedAt: toIsoInstant(startedAt + (LIFETIMES.englishTaskMinutes - 4 - index) * MINUTE_MS),
  });
};

/** Adds a reference request: the one at index 0 is answered, the others are pending. */
const addReference = (world: World, candidate: CandidatePart, index: number): void => {
  const { rows, now } = world;
  const employer = candidate.person.profile.positions[0]?.company ?? 'My first employer';
  const verificationId = addVerification(world, candidate, {
    kind: 'reference',
    status: 'claimed',
    days: 4 + index,
    subject: `My manager at ${employer}`,
  });
  const isAnswered = index === 0;
  const answer = {
    together: `We worked together at ${employer}; I was the manager of the team for most of that time.`,
    strengths:
      'Finishes what they start and says early when something is running late. They write the best notes I have ever read.',
    growth: 'Could ask for help an hour sooner.',
    again: 'yes' as const,
  };
  rows.referenceRequests.push({
    id: newId(),
    verificationId,
    tokenHash: isAnswered ? null : hashText(verificationId),
    status: isAnswered ? 'answered' : 'asked',
    refereeName: isAnswered ? 'Rosa Campalvo' : 'Jorge Serradilla',
    refereeEmail: isAnswered ? 'rosa@references.example' : 'jorge@references.example',
    answer: isAnswered ? answer : null,
    answeredAt: isAnswered ? toIsoInstant(now - DAY_MS) : null,
    endsAt: toIsoInstant(now + (isAnswered ? 700 : 26) * DAY_MS),
    createdAt: daysAgo(world, 4 + index),
  });
};

/** Adds all verifications, and backdates accounts so that they are older than their first verification. */
export const addVerifications = (world: World): void => {
  const [demoCandidate, ...others] = world.candidates;
  const vetted = others.filter(({ row }) => row.approvalStatus === 'approved');
  const backdate = (candidate: CandidatePart, days: number): void => {
    const at = daysAgo(world, days + 5);
    if (candidate.row.createdAt > at) candidate.row.createdAt = at;
  };
  for (const checked of demoCandidate ? DEMO_CANDIDATE_VERIFICATIONS : []) {
    if (demoCandidate === undefined) continue;
    backdate(demoCandidate, checked.days);
    const id = addVerification(world, demoCandidate, checked);
    if (checked.kind === 'english') addTask(world, id, 0);
  }
  for (const [index, candidate] of vetted.entries()) {
    for (const checked of pickVerifications(index, candidate)) {
      backdate(candidate, checked.days);
      addVerification(world, candidate, checked);
    }
  }
  const [second] = vetted.filter((_, index) => index % 2 === 1 && index % 22 !== 5);
  if (second) addTask(world, addVerification(world, second, { kind: 'english', status: 'checking', days: 3 }), 1);
  for (const [index, candidate] of vetted.slice(8, 10).entries()) addReference(world, candidate, index);
};
