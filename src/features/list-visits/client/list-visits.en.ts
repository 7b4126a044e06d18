/** English text about what is new in a list. */
export const listVisitsEn = {
  sinceVisit: '{count, plural, other {{shown} new}} since your last visit',
  sinceDate: '{count, plural, other {{shown} new}} since {date}',
};
