/**
 * Decides on one row in the review queue, from either source, in one transaction: stores the decision, the created account and profile, the email,
 * the notification and the audit entry. If two admins decide at the same time, only one decision takes effect. If the email is held, `undo-review.ts`
 * can undo the decision, using the effects recorded here.
 */

import {
  createUserWithTemporaryPassword,
  credentialsBlocks,
  findUserByEmail,
  findUserById,
  setCandidateAccountType,
  type UserRow,
} from '#features/auth/server/auth.service.ts';
import { storeAgreement } from '#features/auth/server/users.service.ts';
import { pickProfileFields } from '#features/candidates/profile.domain.ts';
import {
  type CandidateRow,
  createApprovedCandidate,
  decideCandidate,
  findUserCandidate,
  type PriorReview,
} from '#features/candidates/server/candidates.service.ts';
import { invitationPorts } from '#features/invitations/server/invitations.service.ts';
import { listFittingJobs, type NamedJob } from '#features/jobs/server/apply-first.service.ts';
import { findJobs } from '#features/jobs/server/jobs.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import { notify, publishQueueChange } from '#features/notifications/server/notifications.service.ts';
import { submitFromJobPage } from '#features/pipeline/server/submit-application.service.ts';
import { recordAcknowledgment } from '#features/scores/server/notice.service.ts';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { newId } from '#server/ids.ts';
import { addMail, type NewMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { SERVER_WORDS } from '#server/words/server-words.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { fullName } from '#shared/full-name.ts';
import type { Language } from '#shared/languages.ts';
import type { ReviewOutcome } from '#shared/vocabulary.ts';
import { rejectionText } from '../rejection.domain.ts';
import type { RejectionReason } from '../review.domain.ts';
import { mayReview } from '../talent-intake.policy.ts';
import { APPROVED_MAIL, reviewMailKey, toMailReader } from './decision-mails.ts';
import { type DecisionRow, insertDecision, loadUndoDeadline } from './review-decisions.db.ts';
import { decideIntake, type IntakeRow, isIntake, linkIntakeToUser, toAgreement } from './talent-intake.db.ts';
import {
  approvedMail,
  type JobOutcome,
  newAccountApprovedMail,
  profileRejectedMail,
  rejectedMail,
} from './talent-intake.mails.ts';

export interface Review {
  outcome: ReviewOutcome;
  reviewNotes: string | null;
  reasons: readonly RejectionReason[];
  /** Returns the reviewer's own text of a rejection. Null for the text composed from the reasons, or the default text without reasons. */
  messageIn: (language: Language) => string | null;
  /** Holds the email during the undo period. */
  isHeld: boolean;
  reviewer: Viewer;
  clientAddress: string;
}

interface DecisionContext {
  tx: Tx;
  platform: Platform;
  review: Review;
  decisionId: string;
  /** The time at which the email is sent. Null if it is sent immediately. */
  undoableUntil: string | null;
  /** Other jobs that fit the person, named in the email if the job they applied to has closed. Null until they are looked up. */
  otherJobs: readonly NamedJob[] | null;
}

/** Thrown to roll back an approval whose job has closed, because fitting jobs cannot be found inside a transaction. */
class NeedsOtherJobs extends Error {
  readonly candidate: CandidateRow;
  constructor(candidate: CandidateRow) {
    super('The job has closed');
    this.candidate = candidate;
  }
}

/** The effects of a decision, the person, and the message to them. */
interface DecisionEffects extends Pick<DecisionRow, 'effect'> {
  target: string;
  candidateId?: string;
  madeCandidate?: boolean;
  prior?: PriorReview;
  message?: string | null;
  /** Whether an application was filed. Its company was notified, so the decision cannot be undone. */
  isFinal?: boolean;
}

const alreadyDecidedError = () => new AppError('conflict', 'intake-reviewed');

const requireNotSelf = ({ reviewer }: Review, personId: string | null): void => {
  if (mayReview({ adminId: reviewer.userId, personId })) return;
  throw new AppError('forbidden', 'about-yourself');
};

const addDecisionMail = (
  { tx, decisionId, undoableUntil }: DecisionContext,
  mail: Pick<NewMail, 'to' | 'kind' | 'content' | 'userId' | 'sealedBy'>,
) =>
  addMail(tx, {
    ...mail,
    dedupeKey: reviewMailKey(decisionId),
    ...(undoableUntil === null ? {} : { sendAfter: undoableUntil }),
  });

/** Returns the text of a rejection in a language, or null for the default text. */
const rejectionMessage = ({ messageIn, reasons }: Review, language: Language): string | null =>
  messageIn(language) ?? (reasons.length === 0 ? null : rejectionText(reasons, SERVER_WORDS[language].rejection));

const toApprovedProfile = (intake: IntakeRow, review: Review) => ({
  jobTitle: intake.jobTitle,
  skills: intake.skills,
  experience: intake.experience,
  hourlyRate: intake.hourlyRate,
  timezone: intake.timezone,
  bio: intake.bio,
  availability: intake.availability,
  ...pickProfileFields(intake),
  reviewedBy: review.reviewer.userId,
  reviewNotes: review.reviewNotes,
});

const toCandidateDecision = ({ outcome, reviewNotes, reviewer }: Review) => ({
  outcome,
  reviewNotes,
  reviewedBy: reviewer.userId,
});

/** Approves an existing profile. Returns its previous review, or null if it was already approved. Throws if it was rejected. */
const approveExistingProfile = async (tx: Tx, profile: CandidateRow, review: Review): Promise<PriorReview | null> => {
  const decided = await decideCandidate(tx, profile.id, toCandidateDecision(review));
  if (typeof decided === 'object') return decided.prior;
  const current = await findUserCandidate(tx, profile.userId);
  if (current?.approvalStatus === 'approved') return null;
  throw new AppError('conflict', 'profile-rejected');
};

/**
 * Makes a member a candidate. Throws if the account belongs to a company or is suspended. Reads the user again
 * after the change, because an account type that is already set does not change.
 */
const makeMemberCandidate = async (tx: Tx, userId: string): Promise<UserRow> => {
  await setCandidateAccountType(tx, userId);
  const user = await findUserById(tx, userId);
  if (user?.accountType !== 'candidate') {
    throw new AppError('conflict', 'intake-of-company');
  }
  if (user.suspendedAt !== null) {
    throw new AppError('conflict', 'intake-of-suspended');
  }
  return user;
};

/** Creates the member's profile from the intake, or approves the existing profile. */
const approveOrCreateProfile = async (
  { tx, review }: DecisionContext,
  intake: IntakeRow,
  user: UserRow,
): Promise<Omit<DecisionEffects, 'target'>> => {
  const profile = await findUserCandidate(tx, user.id);
  if (profile === null) {
    return {
      effect: 'profile',
      candidateId: await createApprovedCandidate(tx, user.id, fullName(user), toApprovedProfile(intake, review)),
    };
  }
  const prior = await approveExistingProfile(tx, profile, review);
  return prior === null ? { effect: 'none' } : { effect: 'status', candidateId: profile.id, prior };
};

/** Files an application to the job whose page the person applied from. Returns null if there is no job or they had already applied to it. */
const fileJobApplication = async (
  context: DecisionContext,
  intake: IntakeRow,
  userId: string,
): Promise<JobOutcome | null> => {
  const { tx, platform, otherJobs } = context;
  if (intake.jobId === null) return null;
  const [found, candidate] = [await findJobs(tx, [intake.jobId]), await findUserCandidate(tx, userId)];
  const [jobRow] = found;
  if (jobRow === undefined || candidate === null) return null;
  if (intake.scoreNotice !== null) await recordAcknowledgment(tx, userId, intake.scoreNotice);
  const outcome = await submitFromJobPage(tx, platform, invitationPorts, {
    userId,
    jobId: intake.jobId,
    answers: intake.answers,
  });
  if (outcome === 'duplicate') return null;
  const job = { id: jobRow.job.id, title: jobRow.job.title, companyName: jobRow.company.companyName };
  if (outcome === 'submitted') return { isFiled: true, job };
  if (otherJobs === null) throw new NeedsOtherJobs(candidate);
  return { isFiled: false, job, others: otherJobs };
};

/** Does not hold the email if the company has already received the application. */
const withoutDelayIfFiled = (context: DecisionContext, outcome: JobOutcome | null): DecisionContext =>
  outcome?.isFiled ? { ...context, undoableUntil: null } : context;

/** Approves the intake of a person with an account. Creates their profile, or approves the existing one. */
const approveMember = async (
  context: DecisionContext,
  intake: IntakeRow,
  member: UserRow,
): Promise<DecisionEffects> => {
  const { tx, platform } = context;
  const user = await makeMemberCandidate(tx, member.id);
  const result = await approveOrCreateProfile(context, intake, user);
  await linkIntakeToUser(tx, intake.id, user.id);
  const outcome = await fileJobApplication(context, intake, user.id);
  if (result.effect !== 'none') await notify(tx, user.id, 'profile_approved', {});
  if (result.effect !== 'none' || outcome !== null) {
    const content = approvedMail(toMailReader(platform, user), user.firstName, outcome);
    const mail = { kind: APPROVED_MAIL, to: intake.email, content, userId: user.id };
    await addDecisionMail(withoutDelayIfFiled(context, outcome), mail);
  }
  const madeCandidate = member.accountType === null;
  return { ...result, target: intake.email, madeCandidate, isFinal: outcome?.isFiled ?? false };
};

/** Approves the intake of a person without an account. Creates the account, with the profile from the intake. */
const approveNewcomer = async (context: DecisionContext, intake: IntakeRow): Promise<DecisionEffects> => {
  const { tx, platform, review } = context;
  const { email, firstName, lastName, language } = intake;
  const { userId, temporaryPassword } = await createUserWithTemporaryPassword(tx, platform, {
    email,
    firstName,
    lastName,
    language,
    accountType: 'candidate',
  });
  const name = fullName({ firstName, lastName });
  const candidateId = await createApprovedCandidate(tx, userId, name, toApprovedProfile(intake, review));
  await linkIntakeToUser(tx, intake.id, userId);
  await storeAgreement(tx, userId, toAgreement(intake));
  const outcome = await fileJobApplication(context, intake, userId);
  const blocks = credentialsBlocks(platform, { language, accountType: 'candidate' }, { email, temporaryPassword });
  const content = newAccountApprovedMail(toMailReader(platform, { language }), firstName, blocks, outcome);
  const mail = { kind: APPROVED_MAIL, to: email, content, userId, sealedBy: platform.mailSealer };
  await addDecisionMail(withoutDelayIfFiled(context, outcome), mail);
  return { effect: 'account', target: email, candidateId, isFinal: outcome?.isFiled ?? false };
};

const reviewIntake = async (context: DecisionContext, id: string): Promise<DecisionEffects> => {
  const { tx, review } = context;
  const intake = await decideIntake(tx, id, toCandidateDecision(review));
  if (intake === null) throw alreadyDecidedError();
  const member = await findUserByEmail(tx, intake.email);
  requireNotSelf(review, member?.id ?? null);
  if (review.outcome === 'approved') {
    return member === null ? approveNewcomer(context, intake) : approveMember(context, intake, member);
  }
  const message = rejectionMessage(review, intake.language);
  const content = rejectedMail(intake.language, intake.firstName, message);
  await addDecisionMail(context, { kind: 'rejected', to: intake.email, content });
  return { effect: 'none', target: intake.email, message };
};

const reviewProfile = async (context: DecisionContext, id: string): Promise<DecisionEffects> => {
  const { tx, platform, review } = context;
  const decided = await decideCandidate(tx, id, toCandidateDecision(review));
  if (decided === 'absent') throw notFound('application');
  if (decided === 'decided') throw alreadyDecidedError();
  requireNotSelf(review, decided.userId);
  const user = await findUserById(tx, decided.userId);
  if (user === null || user.email === null) throw alreadyDecidedError();
  const isApproved = review.outcome === 'approved';
  const message = isApproved ? null : rejectionMessage(review, user.language);
  const reader = toMailReader(platform, user);
  const content = isApproved
    ? approvedMail(reader, user.firstName, null)
    : profileRejectedMail(reader, user.firstName, message);
  await notify(tx, user.id, isApproved ? 'profile_approved' : 'profile_rejected', {});
  const kind = isApproved ? APPROVED_MAIL : 'rejected';
  await addDecisionMail(context, { kind, to: user.email, content, userId: user.id });
  return { effect: 'status', target: user.email, candidateId: id, prior: decided.prior, message };
};

const storeDecision = async (
  { tx, review, decisionId, undoableUntil, otherJobs }: DecisionContext,
  row: Pick<DecisionRow, 'rowId' | 'source'>,
  { effect, candidateId, madeCandidate, prior, message, isFinal }: DecisionEffects,
): Promise<void> =>
  insertDecision(tx, {
    id: decisionId,
    ...row,
    outcome: review.outcome,
    reasons: [...review.reasons],
    message: message ?? null,
    reviewNotes: review.reviewNotes,
    decidedBy: review.reviewer.userId,
    effect,
    candidateId: candidateId ?? null,
    otherJobIds: otherJobs && otherJobs.map(({ id }) => id),
    madeCandidate: madeCandidate ?? false,
    priorNotes: prior?.reviewNotes ?? null,
    priorReviewedBy: prior?.reviewedBy ?? null,
    priorReviewedAt: prior?.reviewedAt ?? null,
    undoableUntil: isFinal ? null : undoableUntil,
  });

const decideRow = (
  platform: Platform,
  id: string,
  review: Review,
  otherJobs: readonly NamedJob[] | null,
): Promise<RowDecision> =>
  platform.db.transaction(async (tx) => {
    const source = (await isIntake(tx, id)) ? 'public' : 'account';
    const undoableUntil = review.isHeld ? await loadUndoDeadline(tx) : null;
    const context = { tx, platform, review, decisionId: newId(), undoableUntil, otherJobs };
    const result = await (source === 'public' ? reviewIntake : reviewProfile)(context, id);
    await storeDecision(context, { rowId: id, source }, result);
    const { userId, email } = review.reviewer;
    await recordAudit(tx, {
      actor: { id: userId, email },
      action: `review.${review.outcome}`,
      target: result.target,
      detail: { source },
      clientAddress: review.clientAddress,
    });
    await publishQueueChange(tx);
    return { decisionId: context.decisionId, undoableUntil: result.isFinal ? null : undoableUntil };
  });

/** The decision, and the deadline for undoing it; null if it cannot be undone. */
interface RowDecision {
  decisionId: string;
  undoableUntil: string | null;
}

/** The maximum number of jobs that the email names if the job that the person applied to has closed. */
const MAX_OTHER_JOBS = 3;

/**
 * Decides on the queue row with this id. Returns the decision and the end of its undo period. Throws `notFound` if the row does not exist, `conflict`
 * if it was already decided or cannot be approved, and `forbidden` if it belongs to the reviewer.
 */
export const reviewQueueRow = async (
  platform: Platform,
  matches: MatchIndex,
  id: string,
  review: Review,
): Promise<RowDecision> => {
  try {
    return await decideRow(platform, id, review, null);
  } catch (error) {
    if (!(error instanceof NeedsOtherJobs)) throw error;
    const otherJobs = await listFittingJobs(platform.db, matches, error.candidate, MAX_OTHER_JOBS);
    return decideRow(platform, id, review, otherJobs);
  }
};
