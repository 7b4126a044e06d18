/** English text for reporting a person. The text for admins is with the admin screens. */
export const reportsEn = {
  title: 'Report {name}',
  text: 'Our team reads every report. We won’t tell {name} who sent it.',
  reason: 'What happened?',
  reasonHelp: 'Tell us what was said or done, and when. Admins can’t read your messages, so quote what matters.',
  alsoBlock: 'Also block {name}',
  alsoBlockHelp: 'You’ll no longer be able to message each other. You can unblock them at any time.',
  send: 'Send report',
  sending: 'Sending…',
  sent: 'Report sent',
  sentText: 'Thank you. Someone on our team will look into it.',
  sentAndBlocked: 'Thank you. Someone on our team will look into it, and {name} can no longer message you.',
} as const;
