/** The page of an invitation link to a company, in English. */
export const joinCompanyPageEn = {
  head: {
    title: 'Join your team',
    description: 'Accept the invitation to join a company.',
    share: { kicker: 'Your team', title: 'Join your team' },
  },
  title: 'Join your team',
  text: 'Your company invited you. Check the details and accept.',
  claim: 'Hire together: one team, one list of applicants.',
  signIn: 'Sign in',
};
