/** Which applicants closing a job declines, from what is chosen in its dialog. Pure; the server decides the same by what holds then. */
import type { DeclineReason } from '#shared/vocabulary.ts';
import type { JobChanges, Undecided } from '../../jobs.contract.ts';

/** What becomes of one applicant: kept, or declined for a reason of their own. */
export interface OutcomeOf {
  outcome: DeclineReason | 'keep';
  /** They have an open offer or a booked interview. */
  isOpen: boolean;
}

/** What becomes of single applicants, by application; the rest share one outcome. */
export type Outcomes = Readonly<Record<string, OutcomeOf>>;

/** Applicants whom a decline ends. */
export const ENDED_KINDS = ['pending', 'applied', 'interviewing', 'offered'] as const satisfies (keyof Undecided)[];
/** Applicants whom it ends only where they are included. */
export const OPEN_KINDS = ['bookedInterview', 'openOffer'] as const satisfies (keyof Undecided)[];

const sumOf = (undecided: Undecided, kinds: readonly (keyof Undecided)[]): number =>
  kinds.reduce((sum, kind) => sum + undecided[kind], 0);

/** How many have an open offer or a booked interview. */
export const openIn = (undecided: Undecided): number => sumOf(undecided, OPEN_KINDS);

/** How many are declined. */
export const declinedBy = (undecided: Undecided, chosen: Outcomes, includeOpen: boolean): number => {
  const all = sumOf(undecided, ENDED_KINDS) + (includeOpen ? openIn(undecided) : 0);
  const kept = Object.values(chosen).filter(({ outcome, isOpen }) => outcome === 'keep' && (includeOpen || !isOpen));
  return Math.max(0, all - kept.length);
};

/** The same as it is sent; choices about people who are kept anyway are left out. */
export const closingOf = (
  chosen: Outcomes,
  includeOpen: boolean,
): Pick<JobChanges, 'applicants' | 'includeOpen' | 'exceptions'> => {
  const own = Object.entries(chosen).filter(([, { isOpen }]) => includeOpen || !isOpen);
  return {
    applicants: 'decline',
    includeOpen,
    exceptions: own.map(([applicationId, { outcome }]) =>
      outcome === 'keep'
        ? { applicationId, applicants: 'keep' }
        : { applicationId, applicants: 'decline', reason: outcome },
    ),
  };
};
