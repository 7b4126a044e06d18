/** English text for the invitation email. */
export const invitationMailsEn = {
  subject: '{company} invites you to apply: {job}',
  text: '{company} would like you to apply for its {job} position.',
  note: 'They wrote:',
  link: 'See the job and reply',
  reason:
    'You’re receiving this email because a company invited you to apply. You can choose what we email you about on your account page.',
};
