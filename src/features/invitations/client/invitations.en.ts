/** Texts of this feature's screens, in English. `{name}` is the candidate. */
export const invitationsEn = {
  people: {
    heading: 'People who fit this job',
    text: 'Vetted people who have not applied, best match first, then those without a score. Invite anyone you would like to hear from.',
    textNotOpen:
      'Vetted people who have not applied, best match first, then those without a score. Open the job to invite them.',
    empty: 'No one to invite right now',
    emptyText: 'New people appear here once they are vetted, best match first.',
    noneAvailable: 'No one else is available right now',
    noneAvailableText: 'You can include people who are already hired.',
    failed: 'The people could not be loaded',
    invited: 'Invited',
    invitedOn: 'Invited {date}',
  },
  match: {
    rateOpen: 'No rate stated',
    sharedHours: '{hours} shared',
    invite: 'Invite to apply',
    message: 'Message',
  },
  invite: {
    title: 'Invite {name}?',
    text: 'They are told right away and can apply to {job} in one click. You can invite each person once.',
    note: 'Note',
    noteHelp: 'Optional. {name} will read it. Say why you thought of them.',
    cancel: 'Cancel',
    send: 'Send invitation',
    done: 'Invited',
    doneText: '{name} has been told.',
  },
  answer: {
    apply: 'Apply',
    decline: 'Decline',
    applied: 'Applied',
    appliedText: 'Your application to {job} was sent.',
    declined: 'Invitation declined',
  },
  mine: {
    heading: 'Invitations',
    text: 'Companies that would like to hear from you.',
    invitedBy: '{company} invites you to apply',
    letterBelow: 'Apply sends your profile. To add a cover letter, use the form.',
    notOpen: 'This job is not taking applications right now.',
  },
} as const;
