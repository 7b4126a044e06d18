/** Texts of the dialog that closes a job, in English; they come with the page of the job. */
export const closeJobEn = {
  title: 'Close this job?',
  text: 'Candidates no longer find {job}. You can reopen it later.',
  question: 'What about applicants you have not decided on?',
  keep: 'Keep',
  choices: 'Keep leaves all applications as they are. Anyone you decline gets an email with the reason and your note.',
  declineSome: 'Close and decline {count, number}',
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
