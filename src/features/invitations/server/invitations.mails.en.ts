/** What the mails of invitations say, in English. */
export const invitationMailsEn = {
  subject: '{company} invites you to apply: {job}',
  text: '{company} looked at people who fit its job {job} and invites you to apply.',
  note: 'They write:',
  link: 'See the job and answer',
  reason:
    'You are receiving this email because a company invited you. You can choose what we email you about on your account page.',
};
