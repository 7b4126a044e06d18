/**
 * The receivers of mails, notifications and calendar entries of an interview: each interviewer and the candidate, in their own language and zone.
 * Names are hidden from an interviewer who hides names.
 */
import type { HiddenPerson } from '#features/blind-review/hidden-person.domain.ts';
import { findHiddenForMails } from '#features/blind-review/server/hidden-names.service.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { brand } from '#shared/brand.ts';
import { fullName } from '#shared/full-name.ts';
import type { Language } from '#shared/languages.ts';
import type { Side } from '#shared/sides.ts';
import type { BellChoice, MutableMail } from '#shared/vocabulary.ts';
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
  mutedMails: readonly MutableMail[];
  mutedBell: readonly BellChoice[];
  /** Interviewers only. */
  hideNames: boolean;
  /** The zone of an interviewer, or null if unknown. Null for candidates, whose zone is that of their side. */
  timeZone: string | null;
}

/** Returns the people who take part, interviewers first. */
export const interviewReceivers = ({ interviewers, candidateUser }: InterviewRow): Receiver[] => [
  ...interviewers.map((interviewer) => ({ ...interviewer, side: 'company' as const })),
  { ...candidateUser, side: 'candidate', hideNames: false, timeZone: null },
];

/** Returns the sender's email address without the name. */
const senderAddress = (mailFrom: string): string => /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim();

/** Returns a person as a recipient of mails and calendars. Null if nothing may be sent to them. */
export const toInterviewReader = (
  { env }: Platform,
  { side, userId, firstName, email, language }: Receiver,
): (InterviewReader & { userId: string }) | null => {
  if (email === null) return null;
  const organizerEmail = senderAddress(env.mailFrom) || brand.supportEmail;
  return { side, userId, firstName, email, language, publicUrl: env.publicUrl, organizerEmail };
};

/** Returns the data of mails and calendars for one person. An interviewer's own zone replaces the company's zone. */
export const toReceiverDetails = (row: InterviewRow, { timeZone }: Receiver): InterviewDetails => {
  const details = toInterviewDetails(row);
  return timeZone === null ? details : { ...details, timeZones: { ...details.timeZones, company: timeZone } };
};

/** Returns the person whose name is hidden in each mail or entry, in order. Null if the name is shown. */
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

/** Returns details without a hidden person's name. */
export const redactHiddenName = <Details extends InterviewDetails>(
  person: HiddenPerson | null,
  details: Details,
): Details => {
  if (person === null) return details;
  return {
    ...details,
    candidateName: fullName(person),
    // Contacts stay in the company's note, such as a phone number to call. The candidate's note and the reason may contain the candidate's own.
    note:
      details.note &&
      (details.proposedBy === 'candidate'
        ? person.redactNameAndContacts(details.note)
        : person.redactName(details.note)),
    reason: details.reason && person.redactNameAndContacts(details.reason),
    timeZones: { ...details.timeZones, candidate: null },
  };
};
