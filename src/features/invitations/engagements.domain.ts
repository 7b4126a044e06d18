/** Derives a person's state for a company from their invitations and applications to its jobs. Pure. */
import type { InvitationStatus } from '#shared/vocabulary.ts';
import type { Engagement } from './engagements.contract.ts';

/**
 * `invited`: the person has not answered. `applied`: the application is neither declined nor withdrawn. `declined`: the person declined the
 * invitation, or the company declined the application. `withdrawn`: the person withdrew the application.
 */
export type PersonState = InvitationStatus | 'withdrawn';

/** Returns the person's state for one job. */
export const personState = ({
  application,
  invitation,
}: Pick<Engagement, 'application' | 'invitation'>): PersonState => {
  if (application === null) return invitation ?? 'invited';
  const { status } = application;
  return status === 'declined' || status === 'withdrawn' ? status : 'applied';
};

interface OpenJob {
  id: string;
  title: string;
}

export interface EngagementSummary {
  /** The engagement that lists show: the one for the selected job, otherwise the newest one for an open job. Null if there is none. */
  shown: Engagement | null;
  /** The open jobs to which the person was not invited and has not applied: the selected one first, then the best match. */
  freeJobs: OpenJob[];
}

interface SummaryInput {
  /** The engagements of one person, newest first. */
  engagements: readonly Engagement[];
  /** The open jobs of the company. */
  jobs: readonly OpenJob[];
  /** The job that the screen is about. */
  chosenJobId: string | undefined;
  /** The job that fits the person best. */
  bestJobId: string | undefined;
}

/** Compares a person's engagements with the company's open jobs. */
export const summarizeEngagements = ({
  engagements,
  jobs,
  chosenJobId,
  bestJobId,
}: SummaryInput): EngagementSummary => {
  const open = engagements.filter(({ job }) => job.status === 'open');
  const taken = new Set(engagements.map(({ job }) => job.id));
  const rank = ({ id }: OpenJob): number => (id === chosenJobId ? 0 : id === bestJobId ? 1 : 2);
  return {
    shown: open.find(({ job }) => job.id === chosenJobId) ?? open[0] ?? null,
    freeJobs: jobs.filter(({ id }) => !taken.has(id)).toSorted((a, b) => rank(a) - rank(b)),
  };
};

/**
 * Returns whether lists offer to invite the person. If a job is selected, it must be one that the person can be invited to. Otherwise, no engagement
 * may be shown, and there must be a job that the person can be invited to.
 */
export const offersInvitation = ({ shown, freeJobs }: EngagementSummary, chosenJobId: string | undefined): boolean =>
  chosenJobId === undefined ? shown === null && freeJobs.length > 0 : freeJobs[0]?.id === chosenJobId;
