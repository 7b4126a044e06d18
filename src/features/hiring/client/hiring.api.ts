/** Reads and mutations of offers and hires. */
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import type { HireStatus } from '#shared/vocabulary.ts';
import { hiresContract } from '../hires.contract.ts';
import { offersContract } from '../offers.contract.ts';

/** All versions of the offer of an application, the newest first. */
export const applicationOffersQuery = (applicationId: string) =>
  apiQuery(offersContract.listApplicationOffers, { params: { id: applicationId } });

/** The newest offers between the reader and a person. */
export const offersWithQuery = (userId: string) => apiQuery(offersContract.listOffersWith, { query: { userId } });

/** The reader's hires, newest first; `mine` where an admin means their own. */
export const hiresList = (filter: { status?: HireStatus; mine?: 'true' } = {}) =>
  apiList(hiresContract.listHires, { query: filter });

/** The hire of one application, if there is one. */
export const applicationHireQuery = (applicationId: string) =>
  apiQuery(hiresContract.listHires, { query: { applicationId } });

/** Sends terms. */
export const useMakeOffer = () => useApiMutation(offersContract.makeOffer);
/** Accepts a version. `onAccepted` is called also where the buttons that asked for it are gone by then, as an answered offer has none. */
export const useAcceptOffer = (onAccepted: () => void) =>
  useApiMutation(offersContract.acceptOffer, { onSuccess: onAccepted });
/** Declines an offer, which withdraws the application. `onDeclined` as above. */
export const useDeclineOffer = (onDeclined: () => void) =>
  useApiMutation(offersContract.declineOffer, { onSuccess: onDeclined });
/** Takes an offer back. */
export const useWithdrawOffer = () => useApiMutation(offersContract.withdrawOffer);
/** States the terms of someone who was hired without them. */
export const useStateHire = () => useApiMutation(hiresContract.stateHire);
/** Changes a hire. */
export const useChangeHire = () => useApiMutation(hiresContract.changeHire);
/** Keeps what was ticked off. */
export const useTickSteps = () => useApiMutation(hiresContract.tickHireSteps, { queue: 'hire-steps' });
