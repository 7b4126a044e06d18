/** The kinds of work that are done beside the requests, by the names under which admins and metrics see them. */
export const BACKGROUND_WORK = [
  'housekeeping',
  'reindexing',
  'offers and check-ins',
  'interview reminders',
  'files',
] as const;
export type BackgroundWorkName = (typeof BACKGROUND_WORK)[number];
