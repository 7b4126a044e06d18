/**
 * API calls for candidate profiles. Candidates create, read and change only their own. Full profiles are only for viewers who may see them;
 * others get `notFound`. Lists and shortlists are in their own files.
 */
import type { FastifyInstance } from 'fastify';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import { publishQueueChange } from '#features/notifications/server/notifications.service.ts';
import { loadShownVerifications } from '#features/verifications/server/verifications.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { type ColumnWriters, sentColumns } from '#server/db/whole-rows.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { newId } from '#server/ids.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { fullName } from '#shared/full-name.ts';
import { phoneNumber } from '#shared/phone-number.ts';
import { distinctSkills } from '#shared/schema.ts';
import { browsedCountContract } from '../browsed-count.contract.ts';
import { candidatesContract, type NewCandidate } from '../candidates.contract.ts';
import { WORK_FIELD_WRITERS } from '../candidates.domain.ts';
import { PROFILE_WRITERS, toStoredProfile } from '../profile.domain.ts';
import { resumeFilesContract } from '../resume-files.contract.ts';
import { browseHandlers, countHandler } from './browse.routes.ts';
import { pairWithBestJob, prepareJobs } from './candidate-scores.ts';
import { toScoredCandidate } from './candidate-views.ts';
import { type CandidatePorts, loadJobsToScore } from './candidate-visibility.ts';
import {
  type CandidateRow,
  type CandidateWithUser,
  findUserCandidate,
  insertCandidate,
  loadPerson,
  lockCandidateForUpdate,
  type NewCandidateRow,
  updateCandidate,
} from './candidates.db.ts';
import { derivedCandidateColumns, refuseFutureDates, toCandidate } from './candidates.service.ts';
import { compareCandidates } from './compare.routes.ts';
import { requireReadable } from './reading-budget.ts';
import { findResumeFacts } from './resume-files.db.ts';
import { resumeFileHandlers } from './resume-files.routes.ts';
import { findShortlistedAmong } from './shortlists.db.ts';
import { shortlistHandlers } from './shortlists.routes.ts';

type AllHandlers = Handlers<typeof candidatesContract>;
type OwnProfile = Pick<AllHandlers, 'createCandidate' | 'getMyProfile' | 'updateMyProfile'>;

/** Converts each sent field to its column. */
const WRITERS: ColumnWriters<NewCandidate, NewCandidateRow> = {
  ...WORK_FIELD_WRITERS,
  ...PROFILE_WRITERS,
  openToWork: (isOpen) => isOpen ?? false,
  phone: (phone) => phoneNumber(phone ?? ''),
};

/** Returns the user's own profile, including the private parts. */
const toOwnCandidate = async (db: Queryable, row: CandidateRow, person: CandidateWithUser['user']) => ({
  ...toCandidate(row, person),
  phone: row.phone,
  resume: await findResumeFacts(db, row.userId),
  ...(row.scoreOptOut ? { isUnscored: true } : {}),
});

const ownProfileHandlers = ({ db }: Platform): OwnProfile => ({
  createCandidate: ({ viewer, body }) =>
    db.transaction(async (tx) => {
      refuseFutureDates(body);
      await lockAccountForShare(tx, viewer.userId);
      const person = await loadPerson(tx, viewer.userId);
      const profile = { jobTitle: body.jobTitle, skills: distinctSkills(body.skills) };
      const { bio, experience, hourlyRate, timezone, availability } = body;
      const derivedFrom = {
        ...profile,
        bio,
        experience,
        hourlyRate,
        timezone,
        availability,
        ...toStoredProfile(body),
      };
      const row = await insertCandidate(tx, {
        id: newId(),
        userId: viewer.userId,
        ...sentColumns(WRITERS, body),
        ...profile,
        ...derivedCandidateColumns(derivedFrom, fullName(person)),
      });
      if (row === null) throw new AppError('conflict', 'professional-profile-exists');
      await publishQueueChange(tx);
      return toOwnCandidate(tx, row, person);
    }),

  getMyProfile: async ({ viewer }) => {
    const row = await findUserCandidate(db, viewer.userId);
    if (row === null) throw notFound('professional-profile');
    return toOwnCandidate(db, row, await loadPerson(db, viewer.userId));
  },

  updateMyProfile: ({ viewer, body }) =>
    db.transaction(async (tx) => {
      refuseFutureDates(body);
      await lockAccountForShare(tx, viewer.userId);
      const current = await lockCandidateForUpdate(tx, viewer.userId);
      if (current === null) throw notFound('professional-profile');
      const person = await loadPerson(tx, viewer.userId);
      const values = sentColumns(WRITERS, body);
      // An empty change must not send the profile to review again.
      if (Object.keys(values).length === 0) return toOwnCandidate(tx, current, person);
      const derived = derivedCandidateColumns({ ...current, ...values }, fullName(person));
      const row = await updateCandidate(tx, current.id, { ...values, ...derived });
      if (row.approvalStatus === 'pending') await publishQueueChange(tx);
      return toOwnCandidate(tx, row, person);
    }),
});

const getCandidate =
  (platform: Platform, ports: CandidatePorts): AllHandlers['getCandidate'] =>
  async ({ viewer, params, query, request }) => {
    const { db } = platform;
    const { found, company } = await requireReadable(platform, ports, { viewer, clientAddress: request.ip }, params.id);
    const { userId } = found.candidate;
    const [resume, verifications] = await Promise.all([
      findResumeFacts(db, userId),
      loadShownVerifications(db, userId),
    ]);
    const paused = found.candidate.isListed ? {} : { isPaused: true as const };
    const candidate = { ...toCandidate(found.candidate, found.user), resume, ...paused };
    if (company === null) return toScoredCandidate(candidate, null, undefined, verifications);
    const jobs = prepareJobs(await loadJobsToScore(db, ports, company.id, query.jobId, viewer));
    const shortlisted = await findShortlistedAmong(db, company.id, [candidate.id]);
    const pair = pairWithBestJob(found.candidate, jobs);
    const { phone } = found.candidate;
    const isPhoneShown = phone !== null && (await ports.hasOfferOrHire(db, company.id, candidate.id));
    const scored = toScoredCandidate(candidate, pair, shortlisted.get(candidate.id), verifications);
    return isPhoneShown ? { ...scored, phone } : scored;
  };

/** Mounts the routes of candidate profiles, browsing and shortlists. */
export const mountCandidates = (
  app: FastifyInstance,
  platform: Platform,
  ports: CandidatePorts,
  matches: MatchIndex,
): void => {
  mountContract(app, candidatesContract, {
    ...ownProfileHandlers(platform),
    ...browseHandlers(ports, matches),
    ...shortlistHandlers(platform, ports, matches),
    getCandidate: getCandidate(platform, ports),
    compareCandidates: compareCandidates(platform, ports),
  });
  mountContract(app, browsedCountContract, { countBrowsed: countHandler(platform.db, ports, matches) });
  mountContract(app, resumeFilesContract, resumeFileHandlers(platform, ports));
};
