/** API calls for the public application and the review queue. */
import type { FastifyInstance } from 'fastify';
import type { AgreedVersions } from '#features/auth/auth.contract.ts';
import { findUserByEmail } from '#features/auth/server/auth.service.ts';
import { toStoredProfile } from '#features/candidates/profile.domain.ts';
import {
  countPendingCandidates,
  listPendingCandidates,
  refuseFutureDates,
} from '#features/candidates/server/candidates.service.ts';
import { findJobToApply, type NamedJob } from '#features/jobs/server/apply-first.service.ts';
import { listJobQuestions } from '#features/jobs/server/jobs.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import { publishQueueChange } from '#features/notifications/server/notifications.service.ts';
import { readScreening, requireAnswered } from '#features/pipeline/server/screening.service.ts';
import { requiredNoticeVersion } from '#features/scores/server/notice.service.ts';
import type { Answer, AnswerInputs } from '#features/screening/screening.contract.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { newId } from '#server/ids.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { addMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { searchPatterns } from '#server/search/search-words.db.ts';
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { foldLatin } from '#shared/folded-letters.ts';
import type { Language } from '#shared/languages.ts';
import { distinctSkills, orNull } from '#shared/schema.ts';
import { siteFor } from '#shared/site-host.ts';
import { type IntakeApplication, type QueuedReview, talentIntakeContract } from '../talent-intake.contract.ts';
import { toQueuedIntake, toQueuedProfile } from './queue-rows.ts';
import { reviewQueueRow } from './review.ts';
import { mountReviewDesk } from './review-desk.routes.ts';
import { countPendingIntakes, insertIntake, listPendingIntakes } from './talent-intake.db.ts';
import { alreadyMemberMail, intakeReceivedMail } from './talent-intake.mails.ts';

/** Does not reveal whether the address has an account. */
const RECEIVED_MESSAGE = `Thank you for applying. We will get back to you within ${ANSWER_BUSINESS_DAYS} business days.`;

interface SubmittedIntake extends IntakeApplication {
  agreed?: AgreedVersions;
  jobId?: string | null | undefined;
  scoreNotice?: number | null | undefined;
  answers?: AnswerInputs;
}

/** The job of an intake, with the checked answers to its questions. */
interface IntakeJob extends NamedJob {
  answers: readonly Answer[];
}

const toIntake = ({ agreed, ...body }: SubmittedIntake, job: IntakeJob | null, language: Language) => ({
  id: newId(),
  ...body,
  jobId: job?.id ?? null,
  scoreNotice: job === null ? null : body.scoreNotice,
  answers: job?.answers ?? null,
  language,
  agreedTerms: agreed?.terms ?? null,
  agreedPrivacy: agreed?.privacy ?? null,
  skills: distinctSkills(body.skills),
  ...toStoredProfile(body),
});

/**
 * Returns the job of an intake, or null without one. Throws if visitors cannot apply to the job, if an acknowledgment that the marketplace requires
 * is missing, or if answers to the job's questions are missing or invalid.
 */
const requireJob = async (
  { db, env }: Platform,
  { jobId, scoreNotice, answers }: SubmittedIntake,
): Promise<IntakeJob | null> => {
  if (!jobId) return null;
  const found = await findJobToApply(db, jobId);
  if (found === null) throw notFound('job');
  if (!found.isOpen) throw new AppError('conflict', 'job-not-open');
  const required = requiredNoticeVersion(env);
  if (required !== null && scoreNotice !== required) throw new AppError('conflict', 'notice-not-acknowledged');
  const screened = await readScreening(db, jobId, answers);
  requireAnswered(screened);
  return { ...found.job, answers: screened.answers };
};

const fileIntake = (
  { db, env }: Platform,
  body: SubmittedIntake,
  job: IntakeJob | null,
  language: Language,
): Promise<void> =>
  db.transaction(async (tx) => {
    const member = await findUserByEmail(tx, body.email);
    if (member !== null) {
      const publicUrl = siteFor(env.publicUrl, member.accountType);
      const content = alreadyMemberMail({ publicUrl, language: member.language });
      return addMail(tx, { kind: 'already-member', to: body.email, content, userId: member.id });
    }
    const intake = await insertIntake(tx, toIntake(body, job, language));
    if (intake === null) {
      throw new AppError('conflict', 'intake-waiting');
    }
    await publishQueueChange(tx);
    await addMail(tx, { kind: 'intake-received', to: body.email, content: intakeReceivedMail(language, job) });
  });

const longestWaitingFirst = (a: QueuedReview, b: QueuedReview): number =>
  a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1;

const createHandlers = (platform: Platform, matches: MatchIndex): Handlers<typeof talentIntakeContract> => ({
  submitIntake: async ({ body, request }) => {
    refuseFutureDates(body);
    await platform.limiter.count(platform.db, RATE_LIMITS.intake, clientNetwork(request.ip));
    await fileIntake(platform, body, await requireJob(platform, body), requestLanguage(request));
    return { message: RECEIVED_MESSAGE };
  },
  getJobToApply: async ({ params, request }) => {
    await platform.limiter.count(platform.db, RATE_LIMITS['public-reads'], clientNetwork(request.ip));
    const found = await findJobToApply(platform.db, params.id);
    if (!found?.isShown) throw notFound('job');
    const questions = found.isOpen ? await listJobQuestions(platform.db, found.job.id) : [];
    return { ...found.job, isOpen: found.isOpen, requiredNotice: requiredNoticeVersion(platform.env), questions };
  },
  listReviewQueue: async ({ query, page }) => {
    const patterns = searchPatterns(foldLatin(query.q ?? ''));
    const isListed = (source: QueuedReview['source']): boolean => !query.source || query.source === source;
    const after = page.after === null ? null : { submittedAt: page.after[0], id: page.after[1] };
    const [filed, registered] = await Promise.all([
      isListed('public') ? listPendingIntakes(page.db, patterns, page.limit + 1, after) : [],
      isListed('account') ? listPendingCandidates(page.db, { patterns, limit: page.limit + 1, after }) : [],
    ]);
    const rows = [...filed.map(toQueuedIntake), ...registered.map(toQueuedProfile)].toSorted(longestWaitingFirst);
    const total =
      (isListed('public') ? await countPendingIntakes(page.db, patterns) : 0) +
      (isListed('account') ? await countPendingCandidates(page.db, patterns) : 0);
    return { ...toPage(rows, page.limit, (row): [string, string] => [row.createdAt, row.id]), total };
  },
  reviewCandidate: async ({ params, body, viewer, request }) => {
    const { decisionId, undoableUntil: until } = await reviewQueueRow(platform, matches, params.candidateId, {
      outcome: body.approvalStatus,
      reviewNotes: orNull(body.reviewNotes),
      reasons: body.reasons ?? [],
      messageIn: () => orNull(body.message),
      isHeld: body.hold ?? false,
      reviewer: viewer,
      clientAddress: request.ip,
    });
    const decided = { id: params.candidateId, approvalStatus: body.approvalStatus };
    return until === null ? decided : { ...decided, undo: { decisionId, until } };
  },
});

export const mountTalentIntake = (app: FastifyInstance, platform: Platform, matches: MatchIndex): void => {
  mountContract(app, talentIntakeContract, createHandlers(platform, matches));
  mountReviewDesk(app, platform, matches);
};
