/** Who may close the review of a decline; who may read it stands with the application's other records. Pure. */

import type { RecordReader } from '#features/pipeline/applications.policy.ts';
import { isAllowed, type Policy } from '#shared/policy.ts';

/** What a reader has to do with a review. */
export interface AppealReader extends RecordReader {
  /** They are the one who declined. */
  hasDeclined: boolean;
}

const CLOSE: Policy<AppealReader> = {
  'an admin who neither declined nor was declined': ({ isAdmin, side, hasDeclined }) =>
    isAdmin && !hasDeclined && side !== 'candidate',
  'another person of the company': ({ side, hasDeclined }) => side === 'company' && !hasDeclined,
};

/** Whether someone may close a review that is open. */
export const mayCloseAppeal = (reader: AppealReader): boolean => isAllowed(CLOSE, reader);
