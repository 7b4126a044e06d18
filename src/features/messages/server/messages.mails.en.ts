/** English text for the messages feature's emails. */
export const messageMailsEn = {
  subject: '{writer} sent you a message on {brand}',
  text: 'You have an unread message from {writer}:',
  files: '{count, plural, one {# file is attached.} other {# files are attached.}}',
  link: 'Read and reply',
  reason:
    'You’re receiving this email because a message on {brand} has been waiting for you for at least {minutes, number} minutes. You can turn these emails off on your account page.',
};
