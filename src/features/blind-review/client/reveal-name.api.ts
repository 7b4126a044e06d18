/** The call that reveals a name. */
import { useApiMutation } from '#client/api/api.ts';
import { revealContract } from '../reveal.contract.ts';

/** Reveals who applied. */
export const useReveal = () => useApiMutation(revealContract.revealName);
