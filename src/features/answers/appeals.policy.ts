/** Who may close the review of a decline. Who may read it is decided with the application's other records. Pure. */

import type { RecordReader } from '#features/pipeline/applications.policy.ts';
import { isAllowed, type Policy } from '#shared/policy.ts';

/** A reader's relation to a review. */
export interface AppealReader extends RecordReader {
  /** True if they are the person who declined. */
  hasDeclined: boolean;
}

const CLOSE: Policy<AppealReader> = {
  'an admin who neither declined nor was declined': ({ isAdmin, side, hasDeclined }) =>
    isAdmin && !hasDeclined && side !== 'candidate',
  'another person of the company': ({ side, hasDeclined }) => side === 'company' && !hasDeclined,
};

/** Whether someone may close an open review. */
export const mayCloseAppeal = (reader: AppealReader): boolean => isAllowed(CLOSE, reader);
