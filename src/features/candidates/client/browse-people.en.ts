/** Texts of the list of people that only its screen uses. Loaded with the screen. */
export const browsePeopleEn = {
  total: '{count, plural, one {# person} other {# people}}',
  relevance: 'Relevance',
  searchFirst: 'Closest to your search first, then by score',
  searchOnly: 'Closest to your search first',
  country: 'Country',
  anyCountry: 'Any country',
  addCountry: 'Add a country',
  countryHidden: 'Names are hidden, so countries are hidden too and cannot be filtered.',
  english: 'English, at least',
  anyEnglish: 'Any level',
  overlap: 'Hours in common, at least',
  anyOverlap: 'Any number',
  overlapHours: '{hours, plural, one {# hour a day} other {# hours a day}}',
  overlapHelp:
    'Counted with the time zone of the chosen job, otherwise of your company, otherwise of one of your open jobs.',
  availableBy: 'Available by',
  availableByHelp: 'Includes people who state no date.',
  view: 'View',
};
