/** API calls for the admins' list of consultations. */
import { apiList, useApiMutation } from '#client/api/api.ts';
import { type ConsultationTime, consultationDeskContract } from '../consultation-desk.contract.ts';

/** Consultations that are upcoming, or past. The browser gets no event about new bookings, so every visit refetches them. */
export const consultationsQuery = (query: { q: string; when: ConsultationTime }) => ({
  ...apiList(consultationDeskContract.listConsultations, { query }),
  staleTime: 0,
});

export const useNoteConsultation = (onSuccess: () => void) =>
  useApiMutation(consultationDeskContract.noteConsultation, { onSuccess });
