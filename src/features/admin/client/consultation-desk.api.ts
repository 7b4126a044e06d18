/** API calls for the admins' list of consultations. */
import { apiList, useApiMutation } from '#client/api/api.ts';
import { type ConsultationTime, consultationDeskContract } from '../consultation-desk.contract.ts';

/** Upcoming or past consultations. The browser is not notified about new bookings, so every visit refetches the list. */
export const consultationsQuery = (query: { q: string; when: ConsultationTime }) => ({
  ...apiList(consultationDeskContract.listConsultations, { query }),
  staleTime: 0,
});

export const useNoteConsultation = (onSuccess: () => void) =>
  useApiMutation(consultationDeskContract.noteConsultation, { onSuccess });
