/** Texts of the filters that all lists of people share. Loaded with the filters. */
export const peopleFiltersEn = {
  country: 'Country',
  anyCountry: 'Any country',
  addCountry: 'Add a country',
  countryHidden: 'Names are hidden, so countries are hidden too, and you can’t filter by country.',
  english: 'Minimum English level',
  anyEnglish: 'Any level',
  overlap: 'Minimum hours in common',
  anyOverlap: 'No minimum',
  overlapHours: '{hours, plural, one {# hour a day} other {# hours a day}}',
  overlapHelp:
    'We use the time zone of the job you chose. If there isn’t one, we use your company’s or that of one of your open jobs.',
  availableBy: 'Available by',
  availableByHelp: 'Includes people who haven’t given a date.',
};
