/**
 * Who may see a candidate's profile, who can read it without a daily limit, and which candidates companies see in lists. Pure. Callers throw
 * `notFound` if `maySeeCandidate` returns false.
 */
import { LIMITS } from '#shared/limits.ts';
import { isAllowed, type Policy } from '#shared/policy.ts';
import type { ApprovalStatus } from '#shared/vocabulary.ts';

interface ReviewState {
  approvalStatus: ApprovalStatus;
  /** False while the account is suspended or deleted. */
  isListed: boolean;
}

/** Returns true if companies find a candidate in lists. Other candidates are visible only to companies they applied to. */
export const isVetted = ({ approvalStatus, isListed }: ReviewState): boolean =>
  approvalStatus === 'approved' && isListed;

/** Returns true if lists include a candidate by default, without the filter that includes hired people. */
export const isAvailable = ({ committedHours, openToWork }: { committedHours: number; openToWork: boolean }): boolean =>
  openToWork || LIMITS.weeklyHoursBeforeAcknowledgment - committedHours > LIMITS.fewHoursLeft;

/** The viewer of a profile. */
export interface CandidateReader {
  isAdmin: boolean;
  /** True if it is the viewer's own profile. */
  isOwner: boolean;
  /** The viewer's company, or null without one. */
  company: { hasApplicationFrom: boolean } | null;
}

/** Viewers who read full profiles without a daily limit. */
const READ_FREELY: Policy<CandidateReader> = {
  'an admin': ({ isAdmin }) => isAdmin,
  'the candidate': ({ isOwner }) => isOwner,
  'a company that the candidate applied to': ({ company }) => company?.hasApplicationFrom === true,
};

interface View {
  reader: CandidateReader;
  candidate: ReviewState;
}

const SEE: Policy<View> = {
  'an admin': ({ reader }) => reader.isAdmin,
  'the candidate': ({ reader }) => reader.isOwner,
  'a company, if the candidate is vetted': ({ reader, candidate }) => reader.company !== null && isVetted(candidate),
  'a company that the candidate applied to': ({ reader }) => reader.company?.hasApplicationFrom === true,
};

/** Returns true if a viewer may see a full profile. */
export const maySeeCandidate = (reader: CandidateReader, candidate: ReviewState): boolean =>
  isAllowed(SEE, { reader, candidate });

/** Returns true if a viewer who may see a full profile can read it without using up the daily limit. */
export const mayReadFreely = (reader: CandidateReader): boolean => isAllowed(READ_FREELY, reader);
