/** Texts used only by the screen that lists people. Loaded with the screen. */
export const browsePeopleEn = {
  total: '{count, plural, one {# person} other {# people}}',
  relevance: 'Relevance',
  searchFirst: 'Closest to your search first, then by score',
  searchOnly: 'Closest to your search first',
  view: 'View',
};
