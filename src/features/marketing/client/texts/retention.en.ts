/** The retention table in the privacy notice. `{…}` is a fact defined in `content/facts.ts`. */
import type { RetentionWords } from './retention-words.ts';

export const retentionEn: RetentionWords = {
  caption: 'What we keep, and for how long',
  columns: ['What', 'How long'],
  rows: {
    accounts: [
      'Account, profile, jobs, applications, messages',
      'Until you delete your account. Messages that others received stay, without your name',
    ],
    sessions: [
      'A device where you are signed in',
      'Until you sign out, or {retention.sessions} days after your last visit; {lifetimes.sessionMaxDays} days at most',
    ],
    links: [
      'Links to reset a password or change an email address, temporary passwords, and invitations to join a company',
      'Until they’re used or expire: links after {lifetimes.emailUndoHours} hours at most, temporary passwords after {lifetimes.temporaryPasswordDays} days, invitations after {lifetimes.memberInvitationDays} days',
    ],
    mailSecrets: [
      'Temporary passwords and links in an email',
      'Until the email is sent, or {retention.mailSecrets} days after we stop trying to send it',
    ],
    sentMails: [
      'The record that an email was sent',
      '{retention.sentMails} days. The text of the email is erased as soon as a mail server accepts it',
    ],
    failedMails: ['An email that couldn’t be delivered', '{retention.failedMails} days, so that it can be sent again'],
    suppressions: [
      'An email address where our email bounced or was reported as spam',
      'Until we allow email to it again, or your data is erased',
    ],
    sentSearchResults: ['What a saved search sent you, with the score', '{retention.sentSearchResults} days'],
    notifications: ['Notifications', '{retention.notifications} days'],
    intakes: ['An application sent without an account', '{retention.intakes} days after we decide on it'],
    bookings: ['A consultation', '{retention.bookings} days after the call'],
    audit: [
      'The log of administrator actions, failed sign-ins and account changes',
      '{retention.audit} days, so that we can account for what we did',
    ],
    companyLog: [
      'A company’s log of what its members did',
      '{retention.companyLog} days, or until the company is deleted',
    ],
    references: [
      'A person named as a reference, and their answers',
      'Until that person asks us to erase this data. Otherwise {lifetimes.referenceLinkDays} days if they don’t answer, and {lifetimes.referenceKeptMonths} months if they do',
    ],
    englishTexts: [
      'The text of an English writing test',
      '{lifetimes.englishTextMonths} months. The level it received, as long as the account exists',
    ],
    resumeProposals: ['What was read from a résumé to fill in a form', 'Not kept'],
    receipts: ['Records of scores', '{receiptYears}, or longer where a law or a dispute requires it'],
    voluntaryAnswers: [
      'Answers to the voluntary questions',
      'Until you withdraw them or delete your account, at most {receiptYears} after the end of the year in which you answer',
    ],
    erasureRequests: [
      'A request to erase data',
      'Until its link is used or expires, {lifetimes.erasureLinkHours} hours at most',
    ],
    unsentFiles: ['A file uploaded for a message that wasn’t sent', '{lifetimes.unsentFileHours} hours'],
    limits: [
      'Counters of how often an IP address or an account did something we limit',
      'Until the counting period ends, 30 days at most',
    ],
    indexFeed: ['The record that a profile or a job changed', 'One hour'],
  },
};
