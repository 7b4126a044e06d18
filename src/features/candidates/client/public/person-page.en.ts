/** Texts about one person on company screens: invitations, verification, and the list the person was opened from. In English. */
export const personPageEn = {
  invite: 'Invite',
  inviteFor: 'Invite {name}',
  verification: 'Verification',
  job: 'Job',
  engagements: 'With your company',
  applied: 'Applied {date}',
  invited: 'Invited {date}',
  list: 'People in this list',
  previous: 'Previous person',
  next: 'Next person',
  place: '{place, number} of {count, number}',
  placeMore: '{place, number} of {count, number}+',
  invitation: 'Invitation',
} as const;
