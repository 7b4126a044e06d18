/** The call that reveals a name. */
import { useApiMutation } from '#client/api/api.ts';
import { revealContract } from '../reveal.contract.ts';

/** Reveals the name of an applicant. */
export const useReveal = () => useApiMutation(revealContract.revealName);
