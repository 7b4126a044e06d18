/**
 * The calls of candidate profiles. A candidate makes, reads and changes only their own; one profile in full is for those who
 * may see it, and anyone else's is simply not found. Lists and shortlists stand in files beside this one.
 */
import type { FastifyInstance } from 'fastify';
import { holdAccount } from '#features/auth/server/users.service.ts';
import { type CompanyRow, companyOf } from '#features/companies/server/companies.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { newId } from '#server/ids.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { distinctSkills, orNull } from '#shared/schema.ts';
import { candidatesContract, type NewCandidate } from '../candidates.contract.ts';
import { isVetted } from '../candidates.domain.ts';
import { browseHandlers } from './browse.routes.ts';
import { pairWithBest, prepareJobs } from './candidate-scores.ts';
import { type CandidatePorts, jobsToScore } from './candidate-sight.ts';
import { toScoredCandidate } from './candidate-views.ts';
import {
  type CandidateValues,
  type CandidateWithUser,
  findCandidate,
  findCandidateOf,
  insertCandidate,
  loadPerson,
  lockCandidateOf,
  updateCandidate,
} from './candidates.db.ts';
import { derivedCandidateColumns, toCandidate } from './candidates.service.ts';
import { compareCandidates } from './compare.routes.ts';
import { countReading, type Reader } from './reading-budget.ts';
import { shortlistedAmong } from './shortlists.db.ts';
import { shortlistHandlers } from './shortlists.routes.ts';

type AllHandlers = Handlers<typeof candidatesContract>;
type OwnProfile = Pick<AllHandlers, 'createCandidate' | 'getMyProfile' | 'updateMyProfile'>;

const fullNameOf = ({ firstName, lastName }: CandidateWithUser['user']) => `${firstName} ${lastName}`;

/** What was sent, as columns; what was not sent stays out, so that it is not changed. */
const toValues = (sent: Partial<NewCandidate>): CandidateValues => ({
  ...(sent.jobTitle === undefined ? {} : { jobTitle: sent.jobTitle }),
  ...(sent.skills === undefined ? {} : { skills: distinctSkills(sent.skills) }),
  ...(sent.experience === undefined ? {} : { experience: orNull(sent.experience) }),
  ...(sent.hourlyRate === undefined ? {} : { hourlyRate: sent.hourlyRate }),
  ...(sent.timezone === undefined ? {} : { timezone: orNull(sent.timezone) }),
  ...(sent.bio === undefined ? {} : { bio: orNull(sent.bio) }),
  ...(sent.availability === undefined ? {} : { availability: orNull(sent.availability) }),
});

const ownProfileHandlers = ({ db }: Platform): OwnProfile => ({
  createCandidate: ({ viewer, body }) =>
    db.transaction(async (tx) => {
      await holdAccount(tx, viewer.userId);
      const person = await loadPerson(tx, viewer.userId);
      const profile = { jobTitle: body.jobTitle, skills: distinctSkills(body.skills) };
      const { bio, experience, hourlyRate, timezone, availability } = body;
      const read = { ...profile, bio, experience, hourlyRate, timezone, availability };
      const row = await insertCandidate(tx, {
        id: newId(),
        userId: viewer.userId,
        ...toValues(body),
        ...profile,
        ...derivedCandidateColumns(read, fullNameOf(person)),
      });
      if (row === null) throw new AppError('conflict', 'You have already set up your professional profile');
      return toCandidate(row, person);
    }),

  getMyProfile: async ({ viewer }) => {
    const row = await findCandidateOf(db, viewer.userId);
    if (row === null) throw notFound('Professional profile');
    return toCandidate(row, await loadPerson(db, viewer.userId));
  },

  updateMyProfile: ({ viewer, body }) =>
    db.transaction(async (tx) => {
      await holdAccount(tx, viewer.userId);
      const before = await lockCandidateOf(tx, viewer.userId);
      if (before === null) throw notFound('Professional profile');
      const person = await loadPerson(tx, viewer.userId);
      const values = toValues(body);
      // Nothing sent is nothing edited, and so files nothing for review.
      if (Object.keys(values).length === 0) return toCandidate(before, person);
      const derived = derivedCandidateColumns({ ...before, ...values }, fullNameOf(person));
      return toCandidate(await updateCandidate(tx, before.id, { ...values, ...derived }), person);
    }),
});

/** Whom a viewer may read in full: admins everyone, candidates themselves, companies whom they may see, and of those so many a day. */
const findFor = async (
  platform: Platform,
  ports: CandidatePorts,
  { viewer, company, clientAddress }: Omit<Reader, 'company'> & { company: CompanyRow | null },
  id: string,
) => {
  const { db } = platform;
  const found = await findCandidate(db, id);
  if (found === null) throw notFound('Candidate');
  if (viewer.isAdmin || found.candidate.userId === viewer.userId) return found;
  if (company === null) throw notFound('Candidate');
  const hasApplied = await ports.hasApplied(db, company.id, id);
  if (!isVetted(found.candidate) && !hasApplied) throw notFound('Candidate');
  if (!hasApplied) await countReading(platform, { viewer, company, clientAddress }, found.candidate.id);
  return found;
};

const getCandidate =
  (platform: Platform, ports: CandidatePorts): AllHandlers['getCandidate'] =>
  async ({ viewer, params, query, request }) => {
    const { db } = platform;
    const company = viewer.accountType === 'company' ? await companyOf(db, viewer.userId) : null;
    const reader = { viewer, company, clientAddress: request.ip };
    const found = await findFor(platform, ports, reader, params.id);
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
