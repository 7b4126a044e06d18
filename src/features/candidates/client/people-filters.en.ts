/** Texts of the filters that lists of people have in common. Loaded with them. */
export const peopleFiltersEn = {
  country: 'Country',
  anyCountry: 'Any country',
  addCountry: 'Add a country',
  countryHidden: 'Names are hidden, so countries are hidden too, and you cannot filter by country.',
  english: 'English, at least',
  anyEnglish: 'Any level',
  overlap: 'Hours in common, at least',
  anyOverlap: 'Any number',
  overlapHours: '{hours, plural, one {# hour a day} other {# hours a day}}',
  overlapHelp:
    'Uses the time zone of the chosen job, otherwise that of your company, otherwise that of one of your open jobs.',
  availableBy: 'Available by',
  availableByHelp: 'Includes people who have not given a date.',
};
