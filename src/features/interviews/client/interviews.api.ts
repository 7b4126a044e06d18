/** Reads and mutations of interviews and of the calendar feed. */
import { keepPreviousData } from '@tanstack/react-query';
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import { type Interview, interviewsContract } from '../interviews.contract.ts';

/** Of one application, or with one other user; all of one's own without either. */
export const interviewsList = (filter: { applicationId?: string; userId?: string } = {}) =>
  apiList(interviewsContract.listInterviews, { query: filter });

/** The times at which both sides of an application work, for an interview of this length; read again each time they are offered, as others take them. */
export const suggestedTimesQuery = (applicationId: string, durationMinutes: number, timeZone: string) => ({
  ...apiQuery(interviewsContract.suggestTimes, {
    params: { id: applicationId },
    query: { durationMinutes: String(durationMinutes), timeZone },
  }),
  placeholderData: keepPreviousData,
  staleTime: 0,
  gcTime: 0,
});

/** Proposes times; an application that waited is at interviewing then. */
export const useProposeInterview = (onSuccess: (interview: Interview) => void) =>
  useApiMutation(interviewsContract.proposeInterview, {
    onSuccess,
  });

/** Takes a proposed time. */
export const useBookInterview = (onSuccess: () => void) =>
  useApiMutation(interviewsContract.bookInterview, { onSuccess });

/** Proposes other times. */
export const useMoveInterview = (onSuccess: () => void) =>
  useApiMutation(interviewsContract.moveInterview, { onSuccess });

/** Cancels an interview, or declines what was proposed. */
export const useCancelInterview = (onSuccess: () => void) =>
  useApiMutation(interviewsContract.cancelInterview, { onSuccess });

/** Says whether it took place. */
export const useRecordInterview = (onSuccess: () => void) =>
  useApiMutation(interviewsContract.recordInterview, { onSuccess });

/** The address of one's calendar feed. */
export const calendarQuery = apiQuery(interviewsContract.getCalendar);

/** Ends the address by another one. */
export const useReplaceCalendar = (onSuccess: () => void) =>
  useApiMutation(interviewsContract.replaceCalendar, { onSuccess });
