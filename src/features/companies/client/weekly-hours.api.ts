/** Loads and saves the current member's interview hours. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { weeklyHoursContract } from '../weekly-hours.contract.ts';

export const weeklyHoursQuery = apiQuery(weeklyHoursContract.getWeeklyHours);

/** Sets the hours. Suggested interview times depend on them. */
export const useSetWeeklyHours = (onSuccess: () => void) =>
  useApiMutation(weeklyHoursContract.setWeeklyHours, {
    onSuccess,
  });
