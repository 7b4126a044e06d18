/** Texts of the optional profile parts and of reading résumés, in English. */
export const profilePartsEn = {
  level: {
    A1: 'A1, beginner',
    A2: 'A2, elementary',
    B1: 'B1, intermediate',
    B2: 'B2, upper intermediate',
    C1: 'C1, advanced',
    C2: 'C2, proficient',
    native: 'Native',
  },
  shortLevel: {
    native: 'native',
  },
  shown: {
    workHistory: 'Work history',
    education: 'Education',
    languages: 'Languages',
    place: 'Location',
    english: 'English',
    availableFrom: 'Available from',
    present: 'present',
    started: 'started {date}',
    resume: 'Download résumé',
    resumePages: {
      title: 'Résumé',
      page: 'Page {page, number} of the résumé',
      more: 'The file has more pages. Download it to read them.',
      word: 'This résumé is a Word document. Download it to read it.',
    },
    months: '{count, plural, one {# month} other {# months}}',
    years: '{count, plural, one {# year} other {# years}}',
  },
} as const;
