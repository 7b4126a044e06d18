/** Which sentence tells candidates where their application is: of its status, or while that leaves it open, of its turn. */
import type { ApplicationDetail } from '../applications.contract.ts';

type Shown = Pick<ApplicationDetail, 'status' | 'viewedAt' | 'turn' | 'interviewAt'>;

/** The name of the sentence; null where the turn says it already. */
export const stateOf = ({ status, viewedAt, turn: { who, action }, interviewAt }: Shown) => {
  if (status === 'pending') return viewedAt === null ? 'pending' : 'opened';
  if (status !== 'interviewing' && status !== 'offered') return status;
  if (action === null) return interviewAt === undefined ? null : 'interview';
  if (action === 'review') return null;
  return action === 'choose-time' && who === 'company' ? 'asked-for-times' : action;
};
