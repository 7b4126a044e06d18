/**
 * Decides one row of the review queue in one transaction, whichever its source: the decision, the account and profile it
 * makes, the mail, the notification and the audit entry happen together or not at all. Two admins at once make one decision.
 */

import {
  createUserWithTemporaryPassword,
  credentialsBlocks,
  findUserByEmail,
  findUserById,
  makeCandidateAccount,
  type UserRow,
} from '#features/auth/server/auth.service.ts';
import { profileOf } from '#features/candidates/profile.domain.ts';
import {
  type CandidateRow,
  candidateOf,
  createApprovedCandidate,
  decideCandidate,
} from '#features/candidates/server/candidates.service.ts';
import { notify } from '#features/notifications/server/notifications.service.ts';
import { recordAudit } from '#server/audit/audit.db.ts';
import type { Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { MailContent } from '#server/mail/mail-template.ts';
import type { MailReader } from '#server/mail/mail-texts.ts';
import { addMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import type { Sealer } from '#server/secrets.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { Language } from '#shared/languages.ts';
import { siteFor } from '#shared/site-host.ts';
import type { ReviewOutcome } from '#shared/vocabulary.ts';
import { decideIntake, type IntakeRow, isIntake, linkIntakeToUser } from './talent-intake.db.ts';
import { approvedMail, approvedWithCredentialsMail, profileRejectedMail, rejectedMail } from './talent-intake.mails.ts';

export interface Review {
  outcome: ReviewOutcome;
  reviewNotes: string | null;
  reviewer: Viewer;
  clientAddress: string;
}

const alreadyDecided = () => new AppError('conflict', 'This application was already reviewed');

const readerOf = ({ env }: Platform, { language }: { language: Language }): MailReader => ({
  publicUrl: siteFor(env.publicUrl, 'candidate'),
  language,
});

const mailTo = (tx: Tx, to: string, kind: string, content: MailContent, userId: string | null, sealedBy?: Sealer) =>
  addMail(tx, { kind, to, content, userId, sealedBy });

const approvedProfile = (intake: IntakeRow, review: Review) => ({
  jobTitle: intake.jobTitle,
  skills: intake.skills,
  experience: intake.experience,
  hourlyRate: intake.hourlyRate,
  timezone: intake.timezone,
  bio: intake.bio,
  availability: intake.availability,
  ...profileOf(intake),
  reviewedBy: review.reviewer.userId,
  reviewNotes: review.reviewNotes,
});

/** Approves the profile that a member already has. Gives false where it was approved before. */
const approveOwnProfile = async (tx: Tx, profile: CandidateRow, review: Review): Promise<boolean> => {
  const { outcome, reviewNotes, reviewer } = review;
  const decided = await decideCandidate(tx, profile.id, { outcome, reviewNotes, reviewedBy: reviewer.userId });
  if (typeof decided === 'object') return true;
  const now = await candidateOf(tx, profile.userId);
  if (now?.approvalStatus === 'approved') return false;
  throw new AppError('conflict', 'The profile of this account was rejected; it comes back here once it is edited');
};

/** Makes a member a candidate, and says why where that cannot be. Read again after the change: the type is set only once. */
const memberAsCandidate = async (tx: Tx, userId: string): Promise<UserRow> => {
  await makeCandidateAccount(tx, userId);
  const user = await findUserById(tx, userId);
  if (user?.accountType !== 'candidate') {
    throw new AppError('conflict', 'This e-mail address belongs to a company account; reject the application instead');
  }
  if (user.suspendedAt !== null) {
    throw new AppError('conflict', 'This e-mail address belongs to a suspended account; restore it first');
  }
  return user;
};

/** The address registered itself after applying: the approval goes to the account that is there. */
const approveMember = async (
  tx: Tx,
  platform: Platform,
  intake: IntakeRow,
  userId: string,
  review: Review,
): Promise<void> => {
  const user = await memberAsCandidate(tx, userId);
  const profile = await candidateOf(tx, userId);
  if (profile === null) {
    await createApprovedCandidate(tx, userId, `${user.firstName} ${user.lastName}`, approvedProfile(intake, review));
  }
  const isChanged = profile === null || (await approveOwnProfile(tx, profile, review));
  await linkIntakeToUser(tx, intake.id, userId);
  if (!isChanged) return;
  await notify(tx, userId, 'profile_approved', {});
  await mailTo(tx, intake.email, 'approved', approvedMail(readerOf(platform, user), user.firstName), userId);
};

const approveIntake = async (tx: Tx, platform: Platform, intake: IntakeRow, review: Review): Promise<void> => {
  const member = await findUserByEmail(tx, intake.email);
  if (member !== null) return approveMember(tx, platform, intake, member.id, review);
  const { email, firstName, lastName, language } = intake;
  const { userId, temporaryPassword } = await createUserWithTemporaryPassword(tx, platform, {
    email,
    firstName,
    lastName,
    language,
    accountType: 'candidate',
  });
  await createApprovedCandidate(tx, userId, `${firstName} ${lastName}`, approvedProfile(intake, review));
  await linkIntakeToUser(tx, intake.id, userId);
  const blocks = credentialsBlocks(platform, { language, accountType: 'candidate' }, { email, temporaryPassword });
  await mailTo(
    tx,
    email,
    'approved',
    approvedWithCredentialsMail(language, firstName, blocks),
    userId,
    platform.mailSealer,
  );
};

const reviewIntake = async (tx: Tx, platform: Platform, id: string, review: Review): Promise<string> => {
  const { outcome, reviewNotes, reviewer } = review;
  const intake = await decideIntake(tx, id, { outcome, reviewNotes, reviewedBy: reviewer.userId });
  if (intake === null) throw alreadyDecided();
  if (outcome === 'approved') await approveIntake(tx, platform, intake, review);
  else await mailTo(tx, intake.email, 'rejected', rejectedMail(intake.language, intake.firstName), null);
  return intake.email;
};

const reviewProfile = async (tx: Tx, platform: Platform, id: string, review: Review): Promise<string> => {
  const { outcome, reviewNotes, reviewer } = review;
  const decided = await decideCandidate(tx, id, { outcome, reviewNotes, reviewedBy: reviewer.userId });
  if (decided === 'absent') throw notFound('Application');
  if (decided === 'decided') throw alreadyDecided();
  const user = await findUserById(tx, decided.userId);
  if (user === null || user.email === null) throw alreadyDecided();
  const content =
    outcome === 'approved'
      ? approvedMail(readerOf(platform, user), user.firstName)
      : profileRejectedMail(readerOf(platform, user), user.firstName);
  await notify(tx, user.id, outcome === 'approved' ? 'profile_approved' : 'profile_rejected', {});
  await mailTo(tx, user.email, outcome, content, user.id);
  return user.email;
};

/** Decides the queue row of this id. Throws `notFound` where there is none, `conflict` where it was decided already. */
export const reviewQueueRow = (platform: Platform, id: string, review: Review): Promise<void> =>
  platform.db.transaction(async (tx) => {
    const source = (await isIntake(tx, id)) ? 'public' : 'account';
    const target = await (source === 'public' ? reviewIntake : reviewProfile)(tx, platform, id, review);
    const { userId, email } = review.reviewer;
    await recordAudit(tx, {
      actor: { id: userId, email },
      action: `review.${review.outcome}`,
      target,
      detail: { source },
      clientAddress: review.clientAddress,
    });
  });
