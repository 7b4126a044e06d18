/** Who may see a candidate's profile, and who is offered to companies. Pure; a profile that someone may not see is not there for them. */
import { LIMITS } from '#shared/limits.ts';
import { isAllowed, type Policy } from '#shared/policy.ts';
import type { ApprovalStatus } from '#shared/vocabulary.ts';

interface ReviewState {
  approvalStatus: ApprovalStatus;
  /** False while the account is suspended or deleted. */
  isListed: boolean;
}

/** Whether companies find a candidate in their lists; everyone else is known only to those they applied to. */
export const isVetted = ({ approvalStatus, isListed }: ReviewState): boolean =>
  approvalStatus === 'approved' && isListed;

/** Whether searches offer a candidate without being asked for people who are hired. */
export const isAvailable = ({ committedHours, openToWork }: { committedHours: number; openToWork: boolean }): boolean =>
  openToWork || LIMITS.workingHours - committedHours > LIMITS.fewHoursLeft;

/** Who looks at a profile. */
export interface CandidateReader {
  isAdmin: boolean;
  /** Whether it is the reader's own. */
  isOwner: boolean;
  /** The reader's company; null where they have none. */
  company: { hasApplicationOf: boolean } | null;
}

/** Whose reading of a profile in full counts against no budget. */
const READ_FREELY: Policy<CandidateReader> = {
  'an admin': ({ isAdmin }) => isAdmin,
  'the candidate': ({ isOwner }) => isOwner,
  'a company that the candidate applied to': ({ company }) => company?.hasApplicationOf === true,
};

interface Sight {
  reader: CandidateReader;
  candidate: ReviewState;
}

const SEE: Policy<Sight> = {
  'an admin': ({ reader }) => reader.isAdmin,
  'the candidate': ({ reader }) => reader.isOwner,
  'a company, if the candidate is vetted': ({ reader, candidate }) => reader.company !== null && isVetted(candidate),
  'a company that the candidate applied to': ({ reader }) => reader.company?.hasApplicationOf === true,
};

/** Whether a person may see a profile in full. */
export const maySeeCandidate = (reader: CandidateReader, candidate: ReviewState): boolean =>
  isAllowed(SEE, { reader, candidate });

/** Whether reading a profile in full, for anyone who may see it, is not counted. */
export const mayReadFreely = (reader: CandidateReader): boolean => isAllowed(READ_FREELY, reader);
