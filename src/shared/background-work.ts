/** The names of periodic background work, for metrics and the admin API. */
export const BACKGROUND_WORK = [
  'housekeeping',
  'reindexing',
  'offers and check-ins',
  'interview reminders',
  // Closes jobs after their last day to apply, and reminds companies of that day.
  'last days to apply',
  'saved searches',
  'files',
] as const;
export type BackgroundWorkName = (typeof BACKGROUND_WORK)[number];
