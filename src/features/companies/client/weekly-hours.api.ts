/** Reads and sets the hours in which the company takes interviews. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { weeklyHoursContract } from '../weekly-hours.contract.ts';

export const weeklyHoursQuery = apiQuery(weeklyHoursContract.getWeeklyHours);

/** Sets the hours; proposed times follow from them. */
export const useSetWeeklyHours = (onSuccess: () => void) =>
  useApiMutation(weeklyHoursContract.setWeeklyHours, {
    onSuccess,
  });
