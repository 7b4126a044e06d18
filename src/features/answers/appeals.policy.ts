/** Who may close an appeal against a decline. `mayReadRecord` in the pipeline feature decides who may read it. Pure. */

import type { RecordReader } from '#features/pipeline/applications.policy.ts';
import { isAllowed, type Policy } from '#shared/policy.ts';

/** A reader's relation to an appeal. */
export interface AppealReader extends RecordReader {
  /** Whether the reader is the person who declined. */
  hasDeclined: boolean;
}

const CLOSE_APPEAL: Policy<AppealReader> = {
  'an admin who neither declined nor was declined': ({ isAdmin, side, hasDeclined }) =>
    isAdmin && !hasDeclined && side !== 'candidate',
  'another member of the company': ({ side, hasDeclined }) => side === 'company' && !hasDeclined,
};

/** Returns true if the reader may close an open appeal. */
export const mayCloseAppeal = (reader: AppealReader): boolean => isAllowed(CLOSE_APPEAL, reader);
