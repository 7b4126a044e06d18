/** English texts of the box above the sign-in form after a registration. Loaded with its component. */
export const checkEmailEn = {
  title: 'Check your email',
  text: 'We sent an email to {email} with what you need to sign in.',
  nothing: 'No email after a minute? Check your spam folder, or get a new email.',
  resend: 'Send another email',
  resent: 'Sent. The new email has a link to set your own password.',
} as const;
