/** Reads and mutations of candidate profiles and shortlists. */
import { apiQueryOrNull } from '#client/api/api.ts';
import { candidatesContract } from '../candidates.contract.ts';

/** The own professional profile, or null where there is none yet. */
export const myProfileQuery = apiQueryOrNull(candidatesContract.getMyProfile);
