/** In its own file, because lists of people need it without loading the switches. */
import { useQuery } from '@tanstack/react-query';
import { accountQuery, useIsHiding } from '../account.api.ts';

/**
 * Whether the viewer hides names; undefined until the account is loaded. Hiding counts from the press of the switch, because the server may refuse
 * filters by hidden facts from then on. Showing names again counts when the server has stored it.
 */
export const useHidesNames = (): boolean | undefined => {
  const isStored = useQuery(accountQuery).data?.hideNames;
  return useIsHiding() || isStored;
};
