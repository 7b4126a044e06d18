/**
 * Hides people's names in everything that a company receives: responses (the server calls this for each one), live frames, emails and files. A
 * member of a company hides names by their account setting or for one request, and still sees the people that the company revealed. Invariant:
 * this file decides what a reader sees of a person, not who may see them.
 */
import type { $ZodType } from 'zod/v4/core';
import { readTimezone, readZoneName } from '#engine/matching.domain.ts';
import { createBatcher } from '#server/batching.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Viewer, viewerAccountId } from '#server/http/viewer.ts';
import type { MailBlock, MailContent } from '#server/mail/mail-template.ts';
import type { NewMail } from '#server/mail/outbox.db.ts';
import { AppError, type Refusal } from '#shared/errors.ts';
import { type HiddenPerson, hidePerson, type PersonFacts } from '../hidden-person.domain.ts';
import { collectIds, type HidingData, removeNames } from '../remove-names.domain.ts';
import {
  findApplicants,
  findHidden,
  findHiddenFromEach,
  findHidingAccounts,
  findHidingMembers,
  type ReaderAndPerson,
} from './name-reveals.db.ts';

/** Removes people's names from a response with a schema. `about` holds the ids of the person and the job in the request. */
export type HideNames = (
  readerId: string,
  schema: $ZodType | undefined,
  response: unknown,
  about?: { ids: readonly string[]; jobId?: string | undefined },
) => Promise<unknown>;

/** Returns null for an invalid time zone, because it could be any text. */
const toUtcOffset = (text: string): string | null => {
  const offsets = readTimezone(text);
  if (offsets === null) return null;
  const minutes = Math.abs(offsets.january);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `UTC${offsets.january < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
};

const toOffsetZoneName = (zone: string): string | null => readZoneName(toUtcOffset(zone) ?? '');

const loadHidingData = async (db: Queryable, readerId: string, ids: readonly string[]): Promise<HidingData> => {
  const applicants = await findApplicants(db, ids);
  const personIds = [...new Set([...ids, ...applicants.map(({ candidateId }) => candidateId)])];
  const hiddenPeople = await findHidden(db, readerId, personIds);
  const people = new Map<string, PersonFacts>();
  for (const facts of hiddenPeople) people.set(facts.userId, facts).set(facts.candidateId, facts);
  for (const { id, candidateId } of applicants) {
    const facts = people.get(candidateId);
    if (facts !== undefined) people.set(id, facts);
  }
  return {
    readerId,
    people,
    jobs: new Map(applicants.map(({ id, jobId }) => [id, jobId])),
    toUtcOffset,
    toOffsetZoneName,
  };
};

/** Returns a function that removes names from responses. Runs two SQL statements per response, regardless of its length. */
export const createNameHider =
  (db: Queryable): HideNames =>
  async (readerId, schema, response, { ids = [], jobId } = { ids: [] }) => {
    const hiding = await loadHidingData(db, readerId, [...collectIds(response, collectIds(ids))]);
    if (hiding.people.size === 0) return response;
    return removeNames(hiding, schema, response, { ids, jobId: jobId ?? null });
  };

/**
 * Returns a function that removes names from a live frame for a reader who hides names. `schema` describes the frame's content. Concurrent
 * lookups share one statement.
 */
export const createFrameHider = (db: Queryable) => {
  const findHidingAccount = createBatcher(async (userIds: readonly string[]) => {
    const hiding = await findHidingMembers(db, userIds);
    return userIds.map((userId) => hiding.get(userId) ?? null);
  });
  const hideNames = createNameHider(db);
  return async <Frame extends { type: string }>(memberId: string, schema: $ZodType, frame: Frame): Promise<Frame> => {
    const accountId = await findHidingAccount(memberId);
    return accountId === null ? frame : ((await hideNames(accountId, schema, frame)) as Frame);
  };
};

/** Returns true if a viewer must not see a person's name. `id` is the id of the person's user or profile. */
export const isNameHidden = async (
  db: Queryable,
  viewer: Pick<Viewer, 'memberId' | 'membership' | 'hidesNames'>,
  id: string,
): Promise<boolean> => viewer.hidesNames && (await findHidden(db, viewerAccountId(viewer), [id])).length > 0;

const NAME_HIDDEN = 'name-hidden';

/** Throws `forbidden` for a file that reveals a name hidden from the viewer. */
export const requireFileShown = async (db: Queryable, viewer: Viewer, id: string): Promise<void> => {
  if (await isNameHidden(db, viewer, id)) throw new AppError('forbidden', NAME_HIDDEN);
};

/** Returns why a viewer cannot interview, hire or offer terms to a person with a hidden name. Null if the name is visible. */
export const revealRefusal = async (db: Queryable, viewer: Viewer, id: string): Promise<Refusal | null> =>
  (await isNameHidden(db, viewer, id)) ? NAME_HIDDEN : null;

/** Throws `conflict` if the name of a person is hidden from the viewer. */
export const requireRevealed = async (db: Queryable, viewer: Viewer, id: string): Promise<void> => {
  const refusal = await revealRefusal(db, viewer, id);
  if (refusal !== null) throw new AppError('conflict', refusal);
};

/** A person that an email or calendar shows to one reader. */
export interface PersonForReader extends ReaderAndPerson {
  jobId: string | null;
  /** The setting of the reading member, if it is known. Otherwise names are hidden if any member of the company hides them. */
  hideNames?: boolean;
}

/** Returns the hidden person for each email, in order, or null if the reader sees the name. Runs at most two SQL statements in total. */
export const findHiddenForMails = async (
  db: Queryable,
  pairs: readonly PersonForReader[],
): Promise<(HiddenPerson | null)[]> => {
  const undecidedIds = new Set(pairs.flatMap(({ readerId, hideNames }) => (hideNames === undefined ? [readerId] : [])));
  const hidingIds = undecidedIds.size === 0 ? undecidedIds : await findHidingAccounts(db, [...undecidedIds]);
  const isHiding = ({ readerId, hideNames }: PersonForReader): boolean => hideNames ?? hidingIds.has(readerId);
  const hiddenPairs = pairs.filter(isHiding);
  const hidden = hiddenPairs.length === 0 ? [] : await findHiddenFromEach(db, hiddenPairs);
  const facts = new Map(hidden.map((row) => [`${row.readerId} ${row.personId}`, row]));
  return pairs.map((pair) => {
    const { readerId, personId, jobId } = pair;
    const personFacts = isHiding(pair) ? facts.get(`${readerId} ${personId}`) : undefined;
    return personFacts === undefined ? null : hidePerson(personFacts, jobId ?? readerId);
  });
};

const redactBlock = (block: MailBlock, person: HiddenPerson): MailBlock => {
  // A paragraph may contain the person's job title, which is free text like a quote.
  if (block.kind === 'paragraph' || block.kind === 'quote') {
    return { ...block, text: person.redactNameAndContacts(block.text) };
  }
  if (block.kind === 'fact') return { ...block, value: person.redactName(block.value) };
  if (block.kind === 'entry') {
    return { ...block, title: person.redactName(block.title), text: person.redactName(block.text) };
  }
  return { ...block, label: person.redactName(block.label) };
};

/** Returns the email without the name, or the same email if `person` is null. */
const redactMail = (content: MailContent, person: HiddenPerson | null): MailContent =>
  person === null
    ? content
    : {
        ...content,
        subject: person.redactName(content.subject),
        blocks: content.blocks.map((block) => redactBlock(block, person)),
        reason: person.redactName(content.reason),
      };

/** An email to a user, and the person it is about. */
export interface MailAbout extends Omit<PersonForReader, 'readerId'> {
  mail: NewMail & { userId: string };
  /** The account that the user acts for, if it is not their own. */
  accountId?: string;
}

/** Returns the emails, without names for readers who hide them. */
export const hideNamesInMails = async (db: Queryable, mails: readonly MailAbout[]): Promise<NewMail[]> => {
  const hidden = await findHiddenForMails(
    db,
    mails.map(({ mail, accountId, ...about }) => ({ ...about, readerId: accountId ?? mail.userId })),
  );
  return mails.map(({ mail }, index) => ({ ...mail, content: redactMail(mail.content, hidden[index] ?? null) }));
};

/** The functions passed to lower features. */
export const namePorts = { requireFileShown, revealRefusal };
