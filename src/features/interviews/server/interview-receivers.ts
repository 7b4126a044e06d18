/**
 * The people who get an interview's emails, notifications and calendar entries: each interviewer and the candidate, in their own language and time
 * zone. Candidates' names are withheld from interviewers who hide names.
 */
import type { HiddenPerson } from '#features/blind-review/hidden-person.domain.ts';
import { findHiddenForMails } from '#features/blind-review/server/hidden-names.service.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { brand } from '#shared/brand.ts';
import { fullName } from '#shared/full-name.ts';
import type { Language } from '#shared/languages.ts';
import type { Side } from '#shared/sides.ts';
import type { BellChoice, OptionalMail } from '#shared/vocabulary.ts';
import { toInterviewDetails } from './interview-views.ts';
import type { InterviewRow } from './interviews.db.ts';
import type { InterviewDetails, InterviewReader } from './interviews.mails.ts';

/** A person who takes part in an interview. `email` is null if nothing may be sent to them. */
export interface Receiver {
  side: Side;
  userId: string;
  firstName: string;
  email: string | null;
  language: Language;
  mutedMails: readonly OptionalMail[];
  mutedBell: readonly BellChoice[];
  /** Interviewers only. */
  hideNames: boolean;
  /** An interviewer's time zone, or null if unknown. Null for candidates, whose time zone is stored with the interview. */
  timeZone: string | null;
}

/** Returns the people who take part, interviewers first. */
export const interviewReceivers = ({ interviewers, candidateUser }: InterviewRow): Receiver[] => [
  ...interviewers.map((interviewer) => ({ ...interviewer, side: 'company' as const })),
  { ...candidateUser, side: 'candidate', hideNames: false, timeZone: null },
];

/** Returns the sender's email address without the name. */
const senderAddress = (mailFrom: string): string => /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim();

/** Converts a person to a recipient of emails and calendar entries. Returns null if nothing may be sent to them. */
export const toInterviewReader = (
  { env }: Platform,
  { side, userId, firstName, email, language }: Receiver,
): (InterviewReader & { userId: string }) | null => {
  if (email === null) return null;
  const organizerEmail = senderAddress(env.mailFrom) || brand.supportEmail;
  return { side, userId, firstName, email, language, publicUrl: env.publicUrl, organizerEmail };
};

/** Returns the data for one person's emails and calendar entries. An interviewer's time zone replaces the company's. */
export const toReceiverDetails = (row: InterviewRow, { timeZone }: Receiver): InterviewDetails => {
  const details = toInterviewDetails(row);
  return timeZone === null ? details : { ...details, timeZones: { ...details.timeZones, company: timeZone } };
};

/** For each email or entry, in order, returns the person whose name is hidden, or null if the name is shown. */
export const findHiddenPeople = async (
  db: Queryable,
  sent: readonly { row: InterviewRow; receiver: Receiver }[],
): Promise<(HiddenPerson | null)[]> => {
  const blind = sent.filter(({ receiver }) => receiver.hideNames);
  const hidden = await findHiddenForMails(
    db,
    blind.map(({ row }) => ({
      readerId: row.companyUser.userId,
      personId: row.candidateUser.userId,
      jobId: row.job.id,
    })),
  );
  const hiddenByEntry = new Map(blind.map((entry, index) => [entry, hidden[index] ?? null]));
  return sent.map((entry) => hiddenByEntry.get(entry) ?? null);
};

/** Returns details without a hidden person's name and time zone, and without contact details in the candidate's texts. */
export const redactHiddenName = <Details extends InterviewDetails>(
  person: HiddenPerson | null,
  details: Details,
): Details => {
  if (person === null) return details;
  return {
    ...details,
    candidateName: fullName(person),
    // Contact details in the company's note stay, such as a phone number to call. In the candidate's texts, they may be the candidate's. Earlier
    // versions stored the note of a candidate who proposed times in `note`.
    note:
      details.note &&
      (details.proposedBy === 'candidate'
        ? person.redactNameAndContacts(details.note)
        : person.redactName(details.note)),
    moveNote: details.moveNote && person.redactNameAndContacts(details.moveNote),
    reason: details.reason && person.redactNameAndContacts(details.reason),
    timeZones: { ...details.timeZones, candidate: null },
  };
};
