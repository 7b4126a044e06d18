/** Texts of the operations screen, in English. */
import { LIFETIMES } from '#shared/limits.ts';

export const operationsEn = {
  title: 'Operations',
  text: 'Emails that failed, background work, and how long data is kept.',
  mails: {
    title: 'Failed emails',
    text: 'Emails we stopped trying to send, each with the last error.',
    total: '{count, plural, =0 {No failed emails} one {# failed email} other {# failed emails}}',
    failed: 'We couldn’t load the failed emails',
    to: 'To {address}',
    gaveUp: 'Stopped {time} after {count, plural, one {# try} other {# tries}}',
    again: 'Send again',
    allAgain: 'Send all again',
    erased: 'Can’t be sent again: its text was erased',
    sent: 'Resend requested',
    sentText: '{count, plural, =0 {There’s nothing to send.} one {We’ll send # email.} other {We’ll send # emails.}}',
  },
  suppressions: {
    title: 'Suppressed addresses',
    text: 'We don’t email these addresses, because an email bounced or was reported as spam.',
    none: 'No suppressed addresses',
    failed: 'We couldn’t load the addresses',
    bounced: 'Email bounced',
    complained: 'Reported as spam',
    lift: 'Allow email again',
    lifted: 'Address allowed again',
    liftedText: 'We’ll email {address} again. To resend emails that failed, use the list above.',
  },
  background: {
    title: 'Background work',
    text: 'Work that runs in the background, not as part of a request.',
    failed: 'We couldn’t load the background work',
    never: 'Hasn’t run yet',
    runs: 'Last run: {last}, {rows, plural, =0 {nothing to do} one {# row processed} other {# rows processed}}. Next run: {next}',
    failures: '{count, plural, one {The last run failed} other {The last # runs failed}}',
    run: 'Run now',
    asked: 'Run requested',
    askedText: 'The task “{name}” runs as soon as a process is free.',
    tasks: {
      housekeeping: 'Housekeeping',
      reindexing: 'Reindexing',
      offers: 'Offers and check-ins',
      reminders: 'Interview reminders',
      lastDays: 'Last days to apply',
      savedSearches: 'Saved searches',
      files: 'Moving files to storage',
    },
  },
  retention: {
    title: 'What we keep, and for how long',
    text: 'Every ten minutes, housekeeping deletes anything past its time limit.',
    failed: 'We couldn’t load the table',
    what: 'What',
    howLong: 'How long, and why',
    days: '{days, plural, one {# day.} other {# days.}}',
    rows: {
      accounts: {
        what: 'Accounts, profiles, jobs, applications, messages',
        why: 'Until the person deletes their account. What others received from them stays, without their name.',
      },
      sessions: {
        what: 'Sessions',
        why: `Counted from the last visit. A session ends at most ${LIFETIMES.sessionMaxDays} days after signing in.`,
      },
      links: {
        what: 'Links to reset a password or change an address, temporary passwords, and invitations to join a company',
        why: `Until they’re used or expire: links after ${LIFETIMES.emailUndoHours} hours at most, temporary passwords after ${LIFETIMES.temporaryPasswordDays} days, invitations after ${LIFETIMES.memberInvitationDays} days.`,
      },
      mailSecrets: {
        what: 'Temporary passwords and links in emails',
        why: 'Counted from the last attempt to send the email. Until then, it can be sent again. Erased as soon as it is sent.',
      },
      sentMails: {
        what: 'Records of sent emails',
        why: 'They show that the emails were sent. The text is erased once a mail server accepts the email.',
      },
      failedMails: {
        what: 'Failed emails',
        why: 'Until then, they can be sent again.',
      },
      suppressions: {
        what: 'Suppressed addresses',
        why: 'Until an admin allows them again or the person’s data is erased. Bounces hurt the delivery of all other email.',
      },
      sentSearchResults: {
        what: 'Results that saved searches sent',
        why: 'The same result isn’t sent again, and people see what they were sent.',
      },
      notifications: {
        what: 'Notifications',
        why: 'People rarely look further back.',
      },
      intakes: {
        what: 'Public applications',
        why: 'Counted from the decision, so that we can answer questions about it. Undecided applications stay.',
      },
      bookings: {
        what: 'Consultations',
        why: 'Counted from the end of the call. We can look up who we spoke with.',
      },
      audit: {
        what: 'Activity',
        why: 'We can look up what admins did. Most complaints arrive within this time.',
      },
      companyLog: {
        what: 'Company activity log',
        why: 'Owners can look up who did what. Kept for the same time as the entries in “Activity”.',
      },
      references: {
        what: 'People named as references, and their answers',
        why: `Without an answer, until the link expires after ${LIFETIMES.referenceLinkDays} days. With an answer, for ${LIFETIMES.referenceKeptMonths} months or until that person asks us to erase it.`,
      },
      englishTexts: {
        what: 'Texts of the English writing test',
        why: `For ${LIFETIMES.englishTextMonths} months, as long as the verification they support.`,
      },
      resumeProposals: {
        what: 'What was read from a résumé',
        why: 'Not kept: it goes to the browser, and what the person accepts becomes part of the profile.',
      },
      receipts: {
        what: 'Score records',
        why: 'Four years, unless SCORE_RECEIPT_YEARS sets another number, so that a score can be computed again. Records on hold are kept until the hold ends.',
      },
      voluntaryAnswers: {
        what: 'Answers to the voluntary questions',
        why: 'Sealed, for fairness audits. Kept until the person withdraws them or deletes their account, and no longer than score records, counted from the end of the year of the answer.',
      },
      erasureRequests: {
        what: 'Requests to erase data',
        why: `Until their link is used or expires, ${LIFETIMES.erasureLinkHours} hours at most.`,
      },
      unsentFiles: {
        what: 'Files uploaded for a message and never sent',
        why: 'A day, so that a message can be finished later.',
      },
      limits: {
        what: 'Rate-limit counters, with IP addresses',
        why: 'Until their window ends, 30 days at most.',
      },
      indexFeed: {
        what: 'Which profiles and jobs changed',
        why: 'An hour, so that every server process receives the change.',
      },
    },
  },
  erase: {
    title: 'Erase the data of a person without an account',
    text: 'People without an account can ask for this if they applied, booked a consultation or were named as a reference. First check that the address is theirs.',
    address: 'Email address',
    erase: 'Erase',
    confirmTitle: 'Erase what we keep about {email}?',
    confirmText:
      'This permanently deletes the public applications, consultations, references and emails linked to this address, and cancels any upcoming consultation. You can’t undo this.',
    done: 'Erased',
    doneText:
      'Erased: {intakes, plural, =0 {no applications} one {# application} other {# applications}}, {bookings, plural, =0 {no consultations} one {# consultation} other {# consultations}}, {references, plural, =0 {no references} one {# reference} other {# references}}.',
  },
} as const;
