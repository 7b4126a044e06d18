/** In its own file, because lists of people need it without loading the switches. */
import { useQuery } from '@tanstack/react-query';
import { accountQuery, usePendingHidden } from '../account.api.ts';

/**
 * Returns whether the viewer hides names; undefined until the account is loaded. Hiding applies as soon as the switch is pressed, because the server
 * may then refuse filters on hidden fields. Showing names again applies once the server has stored the change.
 */
export const useHidesNames = (): boolean | undefined => {
  const isStored = useQuery(accountQuery).data?.hideNames;
  return usePendingHidden().hideNames === true || isStored;
};
