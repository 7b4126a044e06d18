/** English text for message templates, loaded when the templates are opened. */
export const templatesEn = {
  title: 'Templates',
  text: 'Choose a template to add it to your message. You can edit the text before you send it.{side, select, company { Your team shares the saved templates.} other {}}',
  own: 'Your templates',
  none: 'You have no saved templates yet.',
  starters: 'Suggested templates',
  add: 'New template',
  edit: 'Edit {title}',
  remove: 'Delete {title}',
  removed: 'Template deleted',
  undo: 'Undo',
  saved: 'Template saved',
  savedMeanwhile: 'This text was saved in the meantime:',
  failed: 'We couldn’t load your templates',
  form: {
    new: 'New template',
    change: 'Edit template',
    title: 'Title',
    body: 'Text',
    help: "When you use the template, we fill in '{firstName}', '{companyName}' and '{jobTitle}' if we know them.",
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  company: {
    invite: {
      title: 'Invite to a call',
      body: "Hi '{firstName}',\n\nThank you for applying for '{jobTitle}'. We’d like to get to know you. Which days this week work for a 30-minute call?\n\nBest regards,\n'{companyName}'",
    },
    samples: {
      title: 'Ask for work samples',
      body: "Hi '{firstName}',\n\nYour profile looks like a good fit for '{jobTitle}'. Could you send us one or two examples of your work?\n\nThank you,\n'{companyName}'",
    },
    wait: {
      title: 'Say you need more time',
      body: "Hi '{firstName}',\n\nWe’re still reviewing applications for '{jobTitle}' and will get back to you by the end of next week. Thank you for your patience.\n\n'{companyName}'",
    },
  },
  candidate: {
    thanks: {
      title: 'Say thank you after a call',
      body: "Hi '{firstName}',\n\nThank you for taking the time today. I enjoyed hearing about '{jobTitle}' at '{companyName}', and I’d be happy to take the next step.",
    },
    times: {
      title: 'Suggest times',
      body: "Hi '{firstName}',\n\nThank you for your message. I’m free for a call on these days:\n\n– \n– \n\nWhich one works for you?",
    },
    state: {
      title: 'Ask for an update',
      body: "Hi '{firstName}',\n\nI’m still very interested in '{jobTitle}'. Is there any news about my application?",
    },
  },
};
