/** Texts of this feature's screens, in English. `{name}` is the candidate. */
export const invitationsEn = {
  people: {
    heading: 'People who fit this job',
    text: 'Vetted people who have not applied, best match first. Those without a score come last. Invite anyone you would like to hear from.',
    textNotOpen:
      'Vetted people who have not applied, best match first. Those without a score come last. Open the job to invite them.',
    empty: 'No one to invite right now',
    emptyText: 'As we vet new people, they appear here, best match first.',
    noneAvailable: 'No one else is available right now',
    noneAvailableText: 'You can include people who are already hired.',
    failed: 'People could not be loaded',
    invited: 'Invited',
    count: '{count, number}',
    countMore: '{count, number}+',
    invitedOn: 'Invited {date}',
  },
  match: {
    rateOpen: 'No rate stated',
    sharedHours: '{hours} in common',
    invite: 'Invite to apply',
    message: 'Message',
  },
  invite: {
    title: 'Invite {name}?',
    text: 'We will let them know right away, and they can apply to {job} in one click. You can invite each person once.',
    note: 'Note',
    noteHelp: 'Optional. Tell {name} why you thought of them.',
    cancel: 'Cancel',
    send: 'Send invitation',
    done: 'Invitation sent',
    doneText: 'We let {name} know.',
  },
  answer: {
    apply: 'Apply',
    decline: 'Decline',
    applied: 'Applied',
    appliedText: 'We sent your application to {job} with your profile.',
    declined: 'Invitation declined',
  },
  mine: {
    heading: 'Invitations',
    text: 'Companies that would like to hear from you.',
    invitedBy: '{company} invites you to apply',
    letterBelow: 'Apply sends your profile right away. To add a cover letter, use the form instead.',
    notOpen: 'This job is not taking applications right now.',
  },
} as const;
