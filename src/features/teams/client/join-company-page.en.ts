/** The page that the link in a company invitation opens, in English. */
export const joinCompanyPageEn = {
  head: {
    title: 'Join your team',
    description: 'Accept the invitation to join a company.',
    share: { kicker: 'Your team', title: 'Join your team' },
  },
  title: 'Join your team',
  text: 'For people invited by their company.',
  tagline: 'Hire as a team, with one list of applicants.',
};
