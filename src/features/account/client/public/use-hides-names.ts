/** Separate from the switches, because lists need it before they show the switches. */
import { useQuery } from '@tanstack/react-query';
import { accountQuery, useIsHiding } from '../account.api.ts';

/**
 * Whether the reader hides names. Undefined until the account is loaded. True as soon as the switch is pressed, because from then on the server
 * may refuse what it hides; false only when the server has stored it.
 */
export const useHidesNames = (): boolean | undefined => {
  const isStored = useQuery(accountQuery).data?.hideNames;
  return useIsHiding() || isStored;
};
