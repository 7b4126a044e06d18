/** The kinds of background work, under the names that admins and metrics use. */
export const BACKGROUND_WORK = [
  'housekeeping',
  'reindexing',
  'offers and check-ins',
  'interview reminders',
  'last days to apply',
  'saved searches',
  'files',
] as const;
export type BackgroundWorkName = (typeof BACKGROUND_WORK)[number];
