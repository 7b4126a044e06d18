/** Texts of the dialog that closes a job, in English, loaded with the page of the job. */
export const closeJobEn = {
  title: 'Close this job?',
  text: 'Candidates will no longer see {job} in their lists. You can reopen it later, unless you still owe applicants an answer.',
  question: 'What about applicants you have not decided on?',
  keep: 'Keep',
  choices:
    '“Keep” closes the job and leaves all applications as they are. The people you decline see the reason and your note.',
  decline: 'Close and decline',
  declineSome: 'Close and decline {count, number}',
  ends: '“Close and decline” applies to: {kinds}.',
  endsNone: 'Everyone left has an open offer or a booked interview.',
  kinds: {
    pending: '{count, number} pending review',
    applied: '{count, number} under review',
    interviewing: '{count, number} interviewing',
    offered: '{count, number} with an offer that is no longer open',
    bookedInterview: '{count, number} with a booked interview',
    openOffer: '{count, number} with an open offer',
  },
  includeOpen: 'Also decline {kinds}',
  includeOpenHelp:
    'Leave this unchecked to keep them as they are. If you check it, their offers are withdrawn and their upcoming interviews are canceled.',
  keptOpen: {
    offer: 'Kept: open offer',
    interview: 'Kept: booked interview',
  },
  reason: 'Reason',
  each: 'Each applicant',
  asRest: 'As chosen above',
  outcomeOf: 'Outcome for {name}',
  note: 'Note to declined applicants',
  noteHelp: 'Optional. Everyone you decline gets the same note.',
  cancel: 'Cancel',
  confirm: 'Close job',
  closing: 'Closing…',
} as const;
