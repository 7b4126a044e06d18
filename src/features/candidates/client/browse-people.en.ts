/** Texts of the list of people that only its screen uses. Loaded with the screen. */
export const browsePeopleEn = {
  total: '{count, plural, one {# person} other {# people}}',
  relevance: 'Relevance',
  searchFirst: 'Closest to your search first, then by score',
  searchOnly: 'Closest to your search first',
  view: 'View',
};
