/** What the mails of messages say, in English. */
export const messageMailsEn = {
  subject: '{writer} wrote to you on {brand}',
  text: '{writer} sent you a message that you have not read yet:',
  files: '{count, plural, one {# file is attached.} other {# files are attached.}}',
  link: 'Read and answer',
  reason:
    'You are receiving this email because a message on {brand} has been waiting for you for at least {minutes, number} minutes. You can switch these emails off on your account page.',
};
