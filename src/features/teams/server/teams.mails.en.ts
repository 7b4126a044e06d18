/** Texts for the email that invites someone to a company, in English. */
export const teamMailsEn = {
  subject: '{companyName} invites you to {brand}',
  text: '{inviter} invites you to join the {companyName} team on {brand}.',
  roles: {
    owner: 'As an owner, you manage the company, its team and its hiring.',
    recruiter: 'As a recruiter, you post jobs, review applications and message candidates.',
    reviewer: 'As a reviewer, you rate and comment on applications to the jobs you’re assigned to.',
    viewer: 'As a viewer, you can see jobs, applications and candidates.',
  },
  accept: 'Accept the invitation',
  validity: 'The link works once and only for this address. It expires in {days, number} days.',
  reason:
    'You’re receiving this email because an owner of {companyName} entered your address. If you don’t know this company, ignore this email. Nothing happens unless you accept.',
};
