/** Texts for someone who has just registered and comes to sign in, in English. They come with what shows them. */
export const checkEmailEn = {
  title: 'Check your email',
  text: 'We sent an email to {email} with what you need to sign in.',
  nothing: 'Nothing there after a minute? Look in your spam folder, or have it sent again.',
  resend: 'Resend email',
  resent: 'Sent. The new email has a link to set a password of your own.',
} as const;
