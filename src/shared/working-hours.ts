/** Working hours of each side, in minutes of the local day: a U.S. company works from 9 to 17, a professional in Latin America from 9 to 18. */
export const WORKING_HOURS = {
  company: { start: 9 * 60, end: 17 * 60 },
  candidate: { start: 9 * 60, end: 18 * 60 },
} as const;

export const DAY_MINUTES = 24 * 60;
