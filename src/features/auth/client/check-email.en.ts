/** Texts for someone who has just registered and is about to sign in, in English. Loaded with their component. */
export const checkEmailEn = {
  title: 'Check your email',
  text: 'We sent an email to {email} with what you need to sign in.',
  nothing: 'No email after a minute? Check your spam folder, or send it again.',
  resend: 'Resend email',
  resent: 'Sent. The new email has a link to set your own password.',
} as const;
