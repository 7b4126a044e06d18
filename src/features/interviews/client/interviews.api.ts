/** Queries and mutations for interviews and the calendar feed. */
import { keepPreviousData } from '@tanstack/react-query';
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import { type Interview, type InterviewList, interviewsContract } from '../interviews.contract.ts';

/** Interviews for one application, with one other user, or all of the user's upcoming or past ones. */
export const interviewsList = (filter: { applicationId?: string; userId?: string; when?: InterviewList }) =>
  apiList(interviewsContract.listInterviews, { query: filter });

interface TimesRequest {
  durationMinutes: number;
  timeZone: string;
  /** The interview to reschedule. Absent for a new one. */
  interviewId?: string | undefined;
  /** The members who will conduct a new interview. Empty for the default. */
  interviewers: readonly string[];
}

/** Builds the query for suggested times for an interview of this length. Always refetched, because other interviews may take these times. */
export const suggestedTimesQuery = (
  applicationId: string,
  { durationMinutes, interviewers, ...query }: TimesRequest,
) => ({
  ...apiQuery(interviewsContract.suggestTimes, {
    params: { id: applicationId },
    query: {
      ...query,
      durationMinutes: String(durationMinutes),
      ...(interviewers.length > 0 ? { interviewers: interviewers.join(',') } : {}),
    },
  }),
  placeholderData: keepPreviousData,
  staleTime: 0,
  gcTime: 0,
});

/** Proposes times. An application at an earlier stage moves to interviewing. */
export const useProposeInterview = (onSuccess: (interview: Interview) => void) =>
  useApiMutation(interviewsContract.proposeInterview, {
    onSuccess,
  });

/** Books a proposed time. */
export const useBookInterview = (onSuccess: () => void) =>
  useApiMutation(interviewsContract.bookInterview, { onSuccess });

export const useMoveInterview = (onSuccess: () => void) =>
  useApiMutation(interviewsContract.moveInterview, { onSuccess });

/** Cancels an interview or declines a proposal. */
export const useCancelInterview = (onSuccess: () => void) =>
  useApiMutation(interviewsContract.cancelInterview, { onSuccess });

/** Records whether an interview took place. */
export const useRecordInterview = (onSuccess: () => void) =>
  useApiMutation(interviewsContract.changeInterview, { onSuccess });

export const useAssignInterviewers = (onSuccess: () => void) =>
  useApiMutation(interviewsContract.changeInterview, { onSuccess });

/** The URL of the user's calendar feed. */
export const calendarQuery = apiQuery(interviewsContract.getCalendar);

/** Replaces the feed's URL. The previous one stops working. */
export const useReplaceCalendar = (onSuccess: () => void) =>
  useApiMutation(interviewsContract.replaceCalendar, { onSuccess });
