/** Texts of this feature's screens, in English. `{name}` is the candidate. */
export const invitationsEn = {
  people: {
    heading: 'People who fit this job',
    text: 'Vetted people who have not applied, best match first. Invite whom you would like to hear from.',
    textNotOpen: 'Vetted people who have not applied, best match first. Open the job to invite them.',
    empty: 'Everybody has applied already',
    emptyText: 'When new people are vetted, you find here who fits.',
    failed: 'The people could not be loaded',
    invited: 'Invited',
    invitedOn: 'Invited {date}',
  },
  match: {
    rateOpen: 'Rate open',
    sharedHours: '{hours} shared',
    invite: 'Invite to apply',
    message: 'Message',
  },
  invite: {
    title: 'Invite {name}?',
    text: 'They are told at once and can apply to {job} in one press. You can invite each person once.',
    note: 'Note',
    noteHelp: 'Optional. {name} reads it. Say why you thought of them.',
    cancel: 'Cancel',
    send: 'Send invitation',
    done: 'Invited',
    doneText: '{name} was told.',
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
    notOpen: 'This job takes no applications now.',
  },
} as const;
