/** Who may read and who may close the review of a decline. Pure; a review that someone may not read is not there for them. */
import { isAllowed, type Policy } from '#shared/policy.ts';
import type { Side } from '#shared/sides.ts';

/** What a reader has to do with a review. */
export interface AppealReader {
  isAdmin: boolean;
  /** The side of the application they are on; null for everybody else. */
  side: Side | null;
  /** They are the one who declined. */
  hasDeclined: boolean;
}

const READ: Policy<AppealReader> = {
  'an admin': ({ isAdmin }) => isAdmin,
  'either side of the application': ({ side }) => side !== null,
};

const CLOSE: Policy<AppealReader> = {
  'an admin who neither declined nor was declined': ({ isAdmin, side, hasDeclined }) =>
    isAdmin && !hasDeclined && side !== 'candidate',
  'another person of the company': ({ side, hasDeclined }) => side === 'company' && !hasDeclined,
};

/** Whether somebody may read a review. */
export const mayReadAppeal = (reader: AppealReader): boolean => isAllowed(READ, reader);

/** Whether somebody may close a review that is open. */
export const mayCloseAppeal = (reader: AppealReader): boolean => isAllowed(CLOSE, reader);
