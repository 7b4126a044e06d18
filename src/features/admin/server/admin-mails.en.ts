/** Texts of the mail of an admin's resend, in English. */
export const adminMailsEn = {
  subject: 'Your new {brand} login credentials',
  text: 'Our team made you a new temporary password. The one you had before no longer works.',
  reason: 'You get this mail because you have a {brand} account with a temporary password.',
} as const;
