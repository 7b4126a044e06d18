/** API calls for users, the overview and the audit log. */
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import {
  type AdminUser,
  adminContract,
  type OVERVIEW_WEEKS,
  type TimeOrder,
  type UserOrder,
} from '../admin.contract.ts';

/** Users whose name or address contains every word of `q`, in the given order; the first page has the total. */
export const usersQuery = (query: { q?: string; sort?: UserOrder }) => apiList(adminContract.listUsers, { query });

/**
 * Returns the query for the marketplace statistics over a number of weeks ('' for the default). The browser is not notified when the numbers change,
 * so every visit refetches them.
 */
export const overviewQuery = (weeks: (typeof OVERVIEW_WEEKS)[number] | '') => ({
  ...apiQuery(adminContract.getOverview, { query: { weeks } }),
  staleTime: 0,
});

/** Returns the query for the audit log with these filters. An empty string means no filter. */
export const activityQuery = (query: {
  sort: TimeOrder;
  q: string;
  action: string;
  actor: string;
  from: string;
  to: string;
  timeZone: string;
}) => apiList(adminContract.listActivity, { query });

/** Suspends or restores a user, or grants or removes admin rights. */
export const useChangeUser = (onSuccess: (user: AdminUser) => void) =>
  useApiMutation(adminContract.updateUser, { onSuccess });

/** Removes the second step of another user. */
export const useRemoveSecondStep = () => useApiMutation(adminContract.removeSecondStep);

/** Reads an unused temporary password; this is logged. */
export const useRevealPassword = () => useApiMutation(adminContract.revealTemporaryPassword);

/** Replaces a temporary password and emails the new one. */
export const useResendCredentials = (onSuccess: (user: AdminUser) => void) =>
  useApiMutation(adminContract.resendCredentials, {
    onSuccess,
  });
