/**
 * The calls of candidate profiles. A candidate makes, reads and changes only their own; one profile in full is for those who
 * may see it, and anyone else's is simply not found. Lists and shortlists stand in files beside this one.
 */
import type { FastifyInstance } from 'fastify';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { companyOf } from '#features/companies/server/companies.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import { type ColumnWriters, sentColumns } from '#server/db/whole-rows.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { newId } from '#server/ids.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { distinctSkills, orNull } from '#shared/schema.ts';
import { candidatesContract, type NewCandidate } from '../candidates.contract.ts';
import { PROFILE_WRITERS } from '../profile.domain.ts';
import { browseHandlers } from './browse.routes.ts';
import { pairWithBest, prepareJobs } from './candidate-scores.ts';
import { toScoredCandidate } from './candidate-views.ts';
import { type CandidatePorts, jobsToScore, requireVisibleTo } from './candidate-visibility.ts';
import {
  type CandidateWithUser,
  candidateOf,
  insertCandidate,
  loadPerson,
  lockCandidateForUpdate,
  type NewCandidateRow,
  updateCandidate,
} from './candidates.db.ts';
import { derivedCandidateColumns, refuseFuture, toCandidate } from './candidates.service.ts';
import { compareCandidates } from './compare.routes.ts';
import { countReading } from './reading-budget.ts';
import { shortlistedAmong } from './shortlists.db.ts';
import { shortlistHandlers } from './shortlists.routes.ts';

type AllHandlers = Handlers<typeof candidatesContract>;
type OwnProfile = Pick<AllHandlers, 'createCandidate' | 'getMyProfile' | 'updateMyProfile'>;

const fullNameOf = ({ firstName, lastName }: CandidateWithUser['user']) => `${firstName} ${lastName}`;

/** How each field that a candidate may send becomes a column. */
const WRITERS: ColumnWriters<NewCandidate, NewCandidateRow> = {
  jobTitle: (title) => title,
  skills: distinctSkills,
  experience: orNull,
  hourlyRate: (rate) => rate,
  timezone: orNull,
  bio: orNull,
  availability: orNull,
  ...PROFILE_WRITERS,
};

const ownProfileHandlers = ({ db }: Platform): OwnProfile => ({
  createCandidate: ({ viewer, body }) =>
    db.transaction(async (tx) => {
      refuseFuture(body);
      await lockAccountForShare(tx, viewer.userId);
      const person = await loadPerson(tx, viewer.userId);
      const profile = { jobTitle: body.jobTitle, skills: distinctSkills(body.skills) };
      const { bio, experience, hourlyRate, timezone, availability } = body;
      const read = { ...profile, bio, experience, hourlyRate, timezone, availability };
      const row = await insertCandidate(tx, {
        id: newId(),
        userId: viewer.userId,
        ...sentColumns(WRITERS, body),
        ...profile,
        ...derivedCandidateColumns(read, fullNameOf(person)),
      });
      if (row === null) throw new AppError('conflict', 'You have already set up your professional profile');
      return toCandidate(row, person);
    }),

  getMyProfile: async ({ viewer }) => {
    const row = await candidateOf(db, viewer.userId);
    if (row === null) throw notFound('Professional profile');
    return toCandidate(row, await loadPerson(db, viewer.userId));
  },

  updateMyProfile: ({ viewer, body }) =>
    db.transaction(async (tx) => {
      refuseFuture(body);
      await lockAccountForShare(tx, viewer.userId);
      const before = await lockCandidateForUpdate(tx, viewer.userId);
      if (before === null) throw notFound('Professional profile');
      const person = await loadPerson(tx, viewer.userId);
      const values = sentColumns(WRITERS, body);
      // Nothing sent is nothing edited, and so files nothing for review.
      if (Object.keys(values).length === 0) return toCandidate(before, person);
      const derived = derivedCandidateColumns({ ...before, ...values }, fullNameOf(person));
      return toCandidate(await updateCandidate(tx, before.id, { ...values, ...derived }), person);
    }),
});

const getCandidate =
  (platform: Platform, ports: CandidatePorts): AllHandlers['getCandidate'] =>
  async ({ viewer, params, query, request }) => {
    const { db } = platform;
    const company = viewer.accountType === 'company' ? await companyOf(db, viewer.userId) : null;
    const { userId, isAdmin } = viewer;
    const reader = { userId, isAdmin, companyId: company?.id ?? null };
    const found = await requireVisibleTo(db, ports, reader, params.id);
    const isOwnOrAdmin = isAdmin || found.candidate.userId === userId;
    if (company !== null && !isOwnOrAdmin && !(await ports.hasApplied(db, company.id, found.candidate.id))) {
      await countReading(platform, { viewer, company, clientAddress: request.ip }, found.candidate.id);
    }
    const candidate = toCandidate(found.candidate, found.user);
    if (company === null) return toScoredCandidate(candidate, null, undefined);
    const jobs = prepareJobs(await jobsToScore(db, ports, company.id, query.jobId));
    const shortlisted = await shortlistedAmong(db, company.id, [candidate.id]);
    return toScoredCandidate(candidate, pairWithBest(found.candidate, jobs), shortlisted.get(candidate.id));
  };

/** Mounts the calls of candidate profiles, browsing and shortlists. */
export const mountCandidates = (
  app: FastifyInstance,
  platform: Platform,
  ports: CandidatePorts,
  matches: MatchIndex,
): void => {
  mountContract(app, candidatesContract, {
    ...ownProfileHandlers(platform),
    ...browseHandlers(platform, ports, matches),
    ...shortlistHandlers(platform, ports, matches),
    getCandidate: getCandidate(platform, ports),
    compareCandidates: compareCandidates(platform, ports),
  });
};
