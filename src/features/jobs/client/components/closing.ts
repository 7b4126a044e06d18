/**
 * Computes which applicants are declined when a job closes, based on the choices in the dialog. Pure. The server makes the same decision with current
 * data.
 */
import type { DeclineReason } from '#shared/vocabulary.ts';
import type { Undecided } from '../../jobs.contract.ts';
import type { JobChanges } from '../../new-job.contract.ts';

/** The outcome for one applicant: kept, or declined with an individual reason. */
export interface Outcome {
  outcome: DeclineReason | 'keep';
  /** Whether they have an open offer or a booked interview. */
  isOpen: boolean;
}

/** Individual outcomes by application. All other applicants share one outcome. */
export type Outcomes = Readonly<Record<string, Outcome>>;

/** Kinds of applicants who are declined, unless they are exceptions. */
export const DECLINED_KINDS = ['pending', 'applied', 'interviewing', 'offered'] as const satisfies (keyof Undecided)[];
/** Kinds of applicants who are declined only if the company includes them. */
export const OPEN_KINDS = ['bookedInterview', 'openOffer'] as const satisfies (keyof Undecided)[];

const sumKinds = (undecided: Undecided, kinds: readonly (keyof Undecided)[]): number =>
  kinds.reduce((sum, kind) => sum + undecided[kind], 0);

/** Returns the number of applicants with an open offer or a booked interview. */
export const countOpen = (undecided: Undecided): number => sumKinds(undecided, OPEN_KINDS);

/** Returns the number of applicants who would be declined. */
export const countDeclined = (undecided: Undecided, chosen: Outcomes, includeOpen: boolean): number => {
  const all = sumKinds(undecided, DECLINED_KINDS) + (includeOpen ? countOpen(undecided) : 0);
  const keptApplicants = Object.values(chosen).filter(
    ({ outcome, isOpen }) => outcome === 'keep' && (includeOpen || !isOpen),
  );
  return Math.max(0, all - keptApplicants.length);
};

/** Returns the request body. Omits choices about applicants who are kept anyway. */
export const buildClosing = (
  chosen: Outcomes,
  includeOpen: boolean,
): Pick<JobChanges, 'applicants' | 'includeOpen' | 'exceptions'> => {
  const applicable = Object.entries(chosen).filter(([, { isOpen }]) => includeOpen || !isOpen);
  return {
    applicants: 'decline',
    includeOpen,
    exceptions: applicable.map(([applicationId, { outcome }]) =>
      outcome === 'keep'
        ? { applicationId, applicants: 'keep' }
        : { applicationId, applicants: 'decline', reason: outcome },
    ),
  };
};
