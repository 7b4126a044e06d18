/**
 * Every email that the product sends, with sample data, for the preview pages. The type requires an entry for each function in these modules whose
 * name ends in `Mail`; a test checks that no module is missing.
 */
import * as accountMails from '#features/account/server/account.mails.ts';
import * as adminMails from '#features/admin/server/admin.mails.ts';
import * as answerMails from '#features/answers/server/answers.mails.ts';
import * as authMails from '#features/auth/server/auth.mails.ts';
import * as bookingMails from '#features/bookings/server/bookings.mails.ts';
import * as hiringMails from '#features/hiring/server/hiring.mails.ts';
import * as interviewMails from '#features/interviews/server/interviews.mails.ts';
import * as invitationMails from '#features/invitations/server/invitations.mails.ts';
import * as jobMails from '#features/jobs/server/jobs.mails.ts';
import * as takedownMails from '#features/jobs/server/takedown.mails.ts';
import * as messageMails from '#features/messages/server/messages.mails.ts';
import * as applicationMails from '#features/pipeline/server/applications.mails.ts';
import * as savedSearchMails from '#features/saved-searches/server/saved-searches.mails.ts';
import { rejectionText } from '#features/talent-intake/rejection.domain.ts';
import * as intakeMails from '#features/talent-intake/server/talent-intake.mails.ts';
import * as teamMails from '#features/teams/server/teams.mails.ts';
import * as referenceMails from '#features/verifications/server/references.mails.ts';
import type { MailContent } from '#server/mail/mail-template.ts';
import type { MailReader } from '#server/mail/mail-texts.ts';
import type { OutboxMail } from '#server/mail/outbox.db.ts';
import { SERVER_WORDS } from '#server/words/server-words.ts';
import type { Side } from '#shared/sides.ts';

type Mails = typeof accountMails &
  typeof teamMails &
  typeof adminMails &
  typeof answerMails &
  typeof applicationMails &
  typeof authMails &
  typeof bookingMails &
  typeof hiringMails &
  typeof invitationMails &
  typeof interviewMails &
  typeof jobMails &
  typeof takedownMails &
  typeof messageMails &
  typeof savedSearchMails &
  typeof intakeMails &
  typeof referenceMails;

/** The names of the functions that create emails, excluding the modules' helpers. */
export type MailName = Extract<keyof Mails, `${string}Mail`>;

export interface PreviewedMail {
  content: MailContent;
  attachments: OutboxMail['attachments'];
}

type Preview = (reader: MailReader) => MailContent | PreviewedMail | null;

const PERSON = { firstName: 'Lucía', email: 'lucia@mail.example' };
const TOKEN = 'kR4mZ8sVn2QpX7bT';
const CREDENTIALS = { ...PERSON, temporaryPassword: 'hT7kPq4mWx9RbNzd' };
const NEW_EMAIL = { newEmail: 'lucia.rojas@mail.example' };
const ID = '0198f3a2-7c11-7d50-8a3e-2f9d5b1c4e60';
const NOW = new Date('2026-03-02T15:00:00Z');

const ENDING_JOB = { id: ID, title: 'Accountant', companyName: 'Juniper & Slate', validThrough: '2026-03-31' };

const OTHER_JOB = { id: ID, title: 'Financial Analyst', companyName: 'Faro Studio' };
const FILED: intakeMails.JobOutcome = { isFiled: true, job: ENDING_JOB };
const NOT_FILED: intakeMails.JobOutcome = { isFiled: false, job: ENDING_JOB, others: [OTHER_JOB] };

const FOUND: savedSearchMails.ResultsFacts = {
  kind: 'jobs',
  name: 'Bookkeeping, part-time',
  query: 'q=bookkeeper&jobType=part-time',
  results: [
    {
      id: ID,
      title: 'Accountant',
      name: 'Juniper & Slate',
      score: 87,
      reason: { kind: 'role-and-skills' },
      isUnscored: false,
    },
  ],
  hasMore: true,
  unsubscribeUrl: `https://puente.example/unsubscribe/${TOKEN}`,
};

const APPLICATION: applicationMails.ApplicationFacts = {
  applicationId: ID,
  jobTitle: 'Accountant',
  companyName: 'Juniper & Slate',
  candidateName: 'Lucía Rojas',
  candidateTitle: 'Bookkeeper',
  coverLetter: 'I kept the books of two clinics for six years.\nI would bring the habits that worked there.',
};

const OFFER: hiringMails.OfferFacts = {
  ...APPLICATION,
  hourlyRate: 28,
  hoursPerWeek: 30,
  employmentType: 'part-time',
  startDate: '2026-04-06',
  endDate: null,
  note: 'Twenty days off a year, and the laptop is on us.',
  expiresAt: '2026-03-16T22:00:00.000Z',
};

const offerAccepted =
  (side: 'company' | 'candidate'): Preview =>
  (reader) =>
    hiringMails.offerAcceptedMail({ ...OFFER, sha256: '9f86d081884c7d65'.repeat(4) }, side, { ...reader, ...PERSON });

const hireChanged =
  (event: hiringMails.HireEvent, reason: string | null = null): Preview =>
  (reader) =>
    hiringMails.hireChangedMail(
      { ...OFFER, name: event === 'claimed' ? APPLICATION.companyName : APPLICATION.candidateName, reason },
      event,
      { ...reader, ...PERSON, side: 'company' },
    );

const BOOKING: bookingMails.BookingMailData = {
  id: ID,
  sequence: 0,
  start: '2026-03-04T15:00:00.000Z',
  end: '2026-03-04T15:30:00.000Z',
  name: 'Dana Hollowell',
  email: 'dana@juniper-slate.example',
  notes: 'We need someone for our books, twenty hours a week.',
  timeZone: 'America/Denver',
};

const INTERVIEW: interviewMails.InterviewDetails = {
  id: ID,
  applicationId: ID,
  sequence: 1,
  durationMinutes: 45,
  start: '2026-03-10T15:00:00.000Z',
  starts: ['2026-03-10T15:00:00.000Z', '2026-03-11T17:30:00.000Z'],
  videoUrl: 'https://meet.example.com/juniper-slate',
  note: 'We would like to see how you close a month.',
  moveNote: null,
  reason: 'Our accountant is ill this week.',
  jobTitle: 'Accountant',
  companyName: 'Juniper & Slate',
  candidateName: 'Lucía Rojas',
  proposedBy: 'company',
  canProposeAgain: true,
  timeZones: { company: 'America/New_York', candidate: 'America/Bogota' },
};

const interview =
  (event: interviewMails.InterviewEvent, side: Side = 'candidate'): Preview =>
  (reader) =>
    interviewMails.interviewMail(
      event,
      INTERVIEW,
      { ...reader, ...PERSON, side, organizerEmail: 'hello@puente.example' },
      NOW,
    );

type ApplicationMove = Parameters<typeof applicationMails.applicationMovedMail>[1];

const applicationMoved =
  (to: ApplicationMove['to'], note: string | null = null, more: Partial<ApplicationMove> = {}): Preview =>
  (reader) =>
    applicationMails.applicationMovedMail(
      APPLICATION,
      { from: 'pending', to, note, reason: to === 'declined' ? 'experience' : null, ...more },
      { ...reader, ...PERSON },
    );

const WAITING: answerMails.AnswerFacts = { ...APPLICATION, jobId: ID, answerDays: 7 };

const answersOwed =
  (count: number): Preview =>
  (reader) =>
    answerMails.answersOwedMail({ ...WAITING, count, isPaused: count > 2 }, { ...reader, firstName: 'Dana' });

const appealClosed =
  (
    outcome: answerMails.AppealFacts['outcome'],
    note: string | null = 'I read your history and the post again, with both side by side.',
  ): Preview =>
  (reader) =>
    answerMails.appealClosedMail({ ...APPLICATION, outcome, note }, { ...reader, ...PERSON });

const personal =
  (event: bookingMails.BookingEvent): Preview =>
  (reader) =>
    bookingMails.personalMail(event, BOOKING, { ...reader, token: TOKEN, now: NOW });

const team =
  (event: bookingMails.BookingEvent): Preview =>
  () =>
    bookingMails.teamMail(event, BOOKING, NOW);

const credentials = (reader: MailReader) => authMails.credentialsPart(reader, CREDENTIALS);

/** One preview per email, or per variant of an email. */
const PREVIEWS: Record<MailName, Preview | Record<string, Preview>> = {
  credentialsMail: (reader) => authMails.credentialsMail(reader, { ...CREDENTIALS, token: TOKEN }),
  addressKnownMail: (reader) => authMails.addressKnownMail(reader, { ...PERSON, token: TOKEN }),
  addressReservedMail: (reader) => authMails.addressReservedMail(reader, PERSON),
  resetLinkMail: (reader) => authMails.resetLinkMail(reader, { ...PERSON, token: TOKEN }),
  signInLinkMail: (reader) => authMails.signInLinkMail(reader, { ...PERSON, token: TOKEN }),
  signInWayMail: (reader) => authMails.signInWayMail(reader, PERSON, { change: 'passkeyAdded', what: 'MacBook' }),
  providerAccountMail: (reader) => authMails.providerAccountMail(reader, PERSON, { provider: 'Google' }),
  secondStepRemovedMail: (reader) => authMails.secondStepRemovedMail(reader, PERSON),
  passwordChangedMail: (reader) => authMails.passwordChangedMail(reader, { ...PERSON, isFirst: false }),
  newCredentialsMail: (reader) => adminMails.newCredentialsMail({ ...reader, ...PERSON }, credentials(reader)),
  referenceRequestMail: (reader) =>
    referenceMails.referenceRequestMail(reader, {
      refereeName: 'Dana Hollowell',
      candidateName: 'Lucía Rojas',
      token: TOKEN,
    }),
  confirmEmailMail: (reader) => accountMails.confirmEmailMail(reader, { token: TOKEN }),
  erasureLinkMail: (reader) => accountMails.erasureLinkMail(reader, { token: TOKEN }),
  memberErasureMail: accountMails.memberErasureMail,
  emailTakenMail: accountMails.emailTakenMail,
  emailChangeRequestedMail: (reader) => accountMails.emailChangeRequestedMail(reader, NEW_EMAIL),
  emailChangedMail: (reader) => accountMails.emailChangedMail(reader, { ...NEW_EMAIL, token: TOKEN }),
  emailRestoredMail: (reader) => accountMails.emailRestoredMail(reader, { token: TOKEN }),
  accountDeletedMail: ({ language }) => accountMails.accountDeletedMail(language),
  intakeReceivedMail: {
    usual: ({ language }) => intakeMails.intakeReceivedMail(language, null),
    job: ({ language }) => intakeMails.intakeReceivedMail(language, ENDING_JOB),
  },
  alreadyMemberMail: intakeMails.alreadyMemberMail,
  newAccountApprovedMail: {
    usual: (reader) => intakeMails.newAccountApprovedMail(reader, PERSON.firstName, credentials(reader), null),
    filed: (reader) => intakeMails.newAccountApprovedMail(reader, PERSON.firstName, credentials(reader), FILED),
    closed: (reader) => intakeMails.newAccountApprovedMail(reader, PERSON.firstName, credentials(reader), NOT_FILED),
    ownPassword: (reader) => intakeMails.newAccountApprovedMail(reader, PERSON.firstName, null, null),
  },
  approvedMail: {
    usual: (reader) => intakeMails.approvedMail(reader, PERSON.firstName, null),
    filed: (reader) => intakeMails.approvedMail(reader, PERSON.firstName, FILED),
    closed: (reader) => intakeMails.approvedMail(reader, PERSON.firstName, NOT_FILED),
  },
  rejectedMail: {
    usual: ({ language }) => intakeMails.rejectedMail(language, PERSON.firstName, null),
    reasons: ({ language }) =>
      intakeMails.rejectedMail(
        language,
        PERSON.firstName,
        rejectionText(['incomplete', 'english'], SERVER_WORDS[language].rejection),
      ),
  },
  profileRejectedMail: {
    usual: (reader) => intakeMails.profileRejectedMail(reader, PERSON.firstName, null),
    reasons: (reader) =>
      intakeMails.profileRejectedMail(
        reader,
        PERSON.firstName,
        rejectionText(['demand'], SERVER_WORDS[reader.language].rejection),
      ),
  },
  applicationReceivedMail: (reader) =>
    applicationMails.applicationReceivedMail(APPLICATION, { ...reader, firstName: 'Dana' }),
  applicationMovedMail: {
    applied: applicationMoved('applied'),
    interviewing: applicationMoved('interviewing'),
    offered: applicationMoved('offered', 'We would love to have you. The details are in the message I sent you.'),
    hired: applicationMoved('hired'),
    declined: applicationMoved('declined', 'We chose someone with more experience in our industry.'),
    declinedNotReviewable: applicationMoved('declined', null, { isReviewable: false }),
    companyDeleted: applicationMoved('declined', null, { reason: 'other', isFinal: true }),
    reopened: applicationMoved('applied', null, { from: 'declined' }),
  },
  answerAskedMail: (reader) => answerMails.answerAskedMail(WAITING, { ...reader, firstName: 'Dana' }),
  savedSearchMail: (reader) => savedSearchMails.savedSearchMail(FOUND, { ...reader, ...PERSON }),
  weeklyMatchesMail: (reader) =>
    savedSearchMails.weeklyMatchesMail({ ...FOUND, name: '', query: '' }, { ...reader, ...PERSON }),
  jobEndingMail: (reader) => jobMails.jobEndingMail(ENDING_JOB, { ...reader, firstName: 'Dana' }),
  jobClosedMail: (reader) => jobMails.jobClosedMail(ENDING_JOB, { ...reader, firstName: 'Dana' }),
  jobTakenDownMail: (reader) =>
    takedownMails.jobTakenDownMail(ENDING_JOB, 'The post asks applicants to pay for their own training.', {
      ...reader,
      firstName: 'Dana',
    }),
  jobRestoredMail: {
    open: (reader) => takedownMails.jobRestoredMail(ENDING_JOB, 'open', { ...reader, firstName: 'Dana' }),
    paused: (reader) => takedownMails.jobRestoredMail(ENDING_JOB, 'paused', { ...reader, firstName: 'Dana' }),
    closed: (reader) => takedownMails.jobRestoredMail(ENDING_JOB, 'closed', { ...reader, firstName: 'Dana' }),
  },
  answersOwedMail: { warned: answersOwed(2), paused: answersOwed(3) },
  appealClosedMail: {
    upheld: appealClosed('upheld'),
    reopened: appealClosed('reopened'),
    reversed: appealClosed('reversed', null),
    ended: appealClosed('ended', null),
  },
  offerRevisedMail: (reader) => hiringMails.offerRevisedMail(OFFER, { ...reader, ...PERSON }),
  offerProposedMail: (reader) =>
    hiringMails.offerProposedMail(
      OFFER,
      { hourlyRate: 31, hoursPerWeek: 30, startDate: '2026-04-13', note: 'My notice period ends on April 10.' },
      { ...reader, ...PERSON },
    ),
  offerKeptMail: (reader) => hiringMails.offerKeptMail(OFFER, { ...reader, ...PERSON }),
  offerWithdrawnMail: {
    withdrawn: (reader) => hiringMails.offerWithdrawnMail(OFFER, 'withdrawn', { ...reader, ...PERSON }),
    undone: (reader) => hiringMails.offerWithdrawnMail(OFFER, 'undone', { ...reader, ...PERSON }),
  },
  offerExpiredMail: (reader) => hiringMails.offerExpiredMail(OFFER, { ...reader, ...PERSON }),
  offerDeclinedMail: (reader) =>
    hiringMails.offerDeclinedMail(OFFER, 'I took another position last week. Thank you!', { ...reader, ...PERSON }),
  offerAcceptedMail: { company: offerAccepted('company'), candidate: offerAccepted('candidate') },
  checkInMail: (reader) =>
    hiringMails.checkInMail(
      {
        day: 30,
        jobTitle: APPLICATION.jobTitle,
        otherName: APPLICATION.companyName,
        token: TOKEN,
        startDate: OFFER.startDate,
        endDate: OFFER.endDate,
      },
      { ...reader, ...PERSON },
    ),
  hireChangedMail: {
    started: hireChanged('started'),
    ended: hireChanged('ended', 'The project is done.'),
    'called-off': hireChanged('called-off'),
    claimed: hireChanged('claimed'),
    replaced: hireChanged('replaced'),
    moved: hireChanged('moved'),
  },
  memberInvitationMail: (reader) =>
    teamMails.memberInvitationMail(reader, {
      companyName: APPLICATION.companyName,
      inviter: 'Dana Reyes',
      role: 'recruiter',
      token: TOKEN,
    }),
  invitationReceivedMail: (reader) =>
    invitationMails.invitationReceivedMail(
      {
        jobId: ID,
        jobTitle: APPLICATION.jobTitle,
        companyName: APPLICATION.companyName,
        note: 'Your years with clinics are what we are looking for. Would you like to talk?',
      },
      { ...reader, ...PERSON },
    ),
  interviewMail: {
    proposed: interview('proposed'),
    booked: interview('booked'),
    moved: interview('moved'),
    cancelled: interview('cancelled'),
    reminder: interview('reminder'),
    assigned: interview('assigned', 'company'),
    unassigned: interview('unassigned', 'company'),
  },
  unreadMessageMail: (reader) =>
    messageMails.unreadMessageMail(
      { ...reader, ...PERSON },
      {
        senderId: ID,
        content: 'Thursday at 11 then?\nI will bring our designer along.',
        attachmentCount: 2,
        writerName: 'Juniper & Slate',
      },
    ),
  personalMail: { booked: personal('booked'), moved: personal('moved'), cancelled: personal('cancelled') },
  teamMail: { booked: team('booked'), moved: team('moved'), cancelled: team('cancelled') },
};

/** Converts `applicationMovedMail` to `application-moved` for an address. */
const toAddressName = (name: string): string =>
  name.replace(/Mail$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every preview by its name in an address, in table order. */
const BY_ADDRESS: ReadonlyMap<string, Preview> = new Map(
  Object.entries(PREVIEWS).flatMap(([name, preview]): [string, Preview][] =>
    typeof preview === 'function'
      ? [[toAddressName(name), preview]]
      : Object.entries(preview).map(([variant, mail]) => [`${toAddressName(name)}-${variant}`, mail]),
  ),
);

export const previewNames = (): string[] => [...BY_ADDRESS.keys()];

/** Returns an email with sample data for this reader, or null for unknown names. */
export const previewMail = (name: string, reader: MailReader): PreviewedMail | null => {
  const previewed = BY_ADDRESS.get(name)?.(reader) ?? null;
  if (previewed === null) return null;
  return 'content' in previewed ? previewed : { content: previewed, attachments: [] };
};

/** Returns the names of the functions that have a preview, for tests. */
export const previewedFunctions = (): string[] => Object.keys(PREVIEWS);
