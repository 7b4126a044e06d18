/** Texts of the mail about unread messages, in English. */
export const messagesMailsEn = {
  subject: '{writer} wrote to you on {brand}',
  text: '{writer} sent you a message that you have not read yet:',
  link: 'Read and answer',
  reason:
    'You get this mail because a message on {brand} waited for you for ten minutes. You can switch these mails off on your account page.',
} as const;
