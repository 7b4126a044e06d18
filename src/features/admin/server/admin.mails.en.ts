/** Texts of the admin feature's emails, in English. */
export const adminMailsEn = {
  subject: 'Your new {brand} login credentials',
  text: 'Our team created a new temporary password for you. The one you had before no longer works.',
  reason: 'You’re receiving this email because you have a {brand} account with a temporary password.',
};
