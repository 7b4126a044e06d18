/** Texts of saved texts, loaded when they are opened. */
export const templatesEn = {
  title: 'Templates',
  text: 'Choose a text to put it into your message. You can change it before you send it.',
  own: 'Your templates',
  none: 'You have saved no text yet.',
  starters: 'To start with',
  add: 'New template',
  edit: 'Edit {title}',
  remove: 'Delete {title}',
  removed: 'Template deleted',
  undo: 'Undo',
  saved: 'Template saved',
  failed: 'Your templates could not be loaded',
  form: {
    new: 'New template',
    change: 'Change template',
    title: 'Title',
    body: 'Text',
    help: "'{firstName}', '{companyName}' and '{jobTitle}' are filled in, where known, when you use it.",
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  company: {
    invite: {
      title: 'Invite to talk',
      body: "Hi '{firstName}',\n\nThank you for your application for '{jobTitle}'. We would like to get to know you. Which days suit you for a 30-minute call this week?\n\nBest regards\n'{companyName}'",
    },
    samples: {
      title: 'Ask for work samples',
      body: "Hi '{firstName}',\n\nYour profile fits '{jobTitle}' well. Could you send us one or two examples of your work?\n\nThank you\n'{companyName}'",
    },
    wait: {
      title: 'Say that it takes longer',
      body: "Hi '{firstName}',\n\nWe are still reading applications for '{jobTitle}' and will answer you by the end of next week. Thank you for your patience.\n\n'{companyName}'",
    },
  },
  candidate: {
    thanks: {
      title: 'Thank you for the call',
      body: "Hi '{firstName}',\n\nThank you for taking the time today. I enjoyed hearing about '{jobTitle}' at '{companyName}', and I would be glad to go on.",
    },
    times: {
      title: 'Offer times',
      body: "Hi '{firstName}',\n\nThank you for your message. I am free for a call on these days:\n\n– \n– \n\nWhich one suits you?",
    },
    state: {
      title: 'Ask where it stands',
      body: "Hi '{firstName}',\n\nI am still very interested in '{jobTitle}'. Is there anything new on my application?",
    },
  },
};
