/**
 * The sentence that tells candidates the state of their application. It depends on the status,
 * and on the turn if the status is not specific enough.
 */
import type { ApplicationDetail } from '../applications.contract.ts';
import { UNDECIDED_STATUSES } from '../applications.domain.ts';

type ShownApplication = Pick<
  ApplicationDetail,
  'status' | 'viewedAt' | 'turn' | 'interviewAt' | 'decline' | 'hire' | 'companyInactive'
>;

/** Returns the key of the sentence in the catalog, or null if the turn line already describes the state. */
export const applicationStateKey = ({
  status,
  viewedAt,
  turn: { who, action },
  interviewAt,
  decline,
  hire,
  companyInactive,
}: ShownApplication) => {
  if (companyInactive && (UNDECIDED_STATUSES as readonly string[]).includes(status)) return 'companyInactive';
  if (status === 'pending') return viewedAt === null ? 'pending' : 'opened';
  if (decline?.isByDeletion) return 'companyDeleted';
  if (status === 'hired' && hire !== undefined && hire.state !== 'active') return hire.state;
  if (status !== 'interviewing' && status !== 'offered') return status;
  if (action === null) return interviewAt === undefined ? null : 'interview';
  if (action === 'review') return null;
  return action === 'choose-time' && who === 'company' ? 'asked-for-times' : action;
};
