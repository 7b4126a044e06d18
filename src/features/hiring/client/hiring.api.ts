/** Queries and mutations for offers and hires. */
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import type { HireStatus } from '#shared/vocabulary.ts';
import { hiresContract } from '../hires.contract.ts';
import { offersContract } from '../offers.contract.ts';

/** Builds the query for all versions of an application's offer, newest first. */
export const applicationOffersQuery = (applicationId: string) =>
  apiQuery(offersContract.listApplicationOffers, { params: { id: applicationId } });

/** Builds the query for the newest offers between the user and a person. */
export const offersWithQuery = (userId: string) => apiQuery(offersContract.listOffersWith, { query: { userId } });

/** Builds the query for the user's hires, newest first. Admins get all hires unless `mine` is set. */
export const hiresList = (filter: { status?: HireStatus; mine?: 'true' } = {}) =>
  apiList(hiresContract.listHires, { query: filter });

/** Builds the query for the hire of an application, if any. */
export const applicationHireQuery = (applicationId: string) =>
  apiQuery(hiresContract.listHires, { query: { applicationId } });

export const useMakeOffer = () => useApiMutation(offersContract.makeOffer);
/** Accepts a version of an offer. Calls `onAccepted` even if the button was unmounted, because an accepted offer has no buttons. */
export const useAcceptOffer = (onAccepted: () => void) =>
  useApiMutation(offersContract.acceptOffer, { onSuccess: onAccepted });
/** Declines an offer, which withdraws the application. Calls `onDeclined` even if the button was unmounted. */
export const useDeclineOffer = (onDeclined: () => void) =>
  useApiMutation(offersContract.declineOffer, { onSuccess: onDeclined });
/** Proposes other terms for an open offer. */
export const useProposeTerms = () => useApiMutation(offersContract.proposeTerms);
/** Keeps the company's terms after a proposal. */
export const useKeepTerms = () => useApiMutation(offersContract.keepTerms);
export const useWithdrawOffer = () => useApiMutation(offersContract.withdrawOffer);
/** Records the terms of a person who was hired without an offer. */
export const useRecordHire = () => useApiMutation(hiresContract.recordHire);
export const useChangeHire = () => useApiMutation(hiresContract.changeHire);
/** Saves the completed steps of the company's checklist. */
export const useSetHireSteps = () => useApiMutation(hiresContract.setHireSteps, { queue: 'hire-steps' });
