/** Texts of reporting a person, in English. What admins read stands with the admin screens. */
export const reportsEn = {
  title: 'Report {name}',
  text: 'Our team reads every report. {name} is not told who sent it.',
  reason: 'What happened?',
  reasonHelp: 'What was said or done, and when. Admins cannot read your messages, so quote what matters.',
  alsoBlock: 'Block {name} as well',
  alsoBlockHelp: 'They can no longer write to you. You can unblock them at any time.',
  cancel: 'Cancel',
  send: 'Send report',
  sending: 'Sending…',
  sent: 'Report sent',
  sentText: 'Thank you. A person on our team will look into it.',
  sentAndBlocked: 'Thank you. A person on our team will look into it, and {name} can no longer write to you.',
} as const;
