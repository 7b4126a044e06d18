/**
 * Reading people without names, for everything that goes out to a company: answers (the kernel asks for each), frames, mails, files. A company
 * reads so by its account's choice or for one request, and sees whom it has revealed. Invariant: nothing here decides who may
 * see a person, only what of them is told.
 */
import type { $ZodType } from 'zod/v4/core';
import { readTimezone, readZoneName } from '#engine/matching.domain.ts';
import { createBatcher } from '#server/batching.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { MailBlock, MailContent } from '#server/mail/mail-template.ts';
import type { NewMail } from '#server/mail/outbox.db.ts';
import { AppError, type Refusal } from '#shared/errors.ts';
import { type HiddenPerson, hidePerson, type PersonFacts } from '../hidden-person.domain.ts';
import { type Hiding, idsIn, withoutNames } from '../nameless-answers.domain.ts';
import { findApplicants, findHidden, findHiddenFromEach, findHiding, type Reading } from './name-reveals.db.ts';

/** Takes the names of people out of an answer of a schema; `about` is who and which job the call itself names. */
export type HideNames = (
  readerId: string,
  schema: $ZodType | undefined,
  answer: unknown,
  about?: { ids: readonly string[]; jobId?: string | undefined },
) => Promise<unknown>;

/** `America/Lima` names a city; its offset does not. What cannot be read may be anything. */
const plainZone = (text: string): string | null => {
  const offsets = readTimezone(text);
  if (offsets === null) return null;
  const minutes = Math.abs(offsets.january);
  const two = (value: number) => String(value).padStart(2, '0');
  return `UTC${offsets.january < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

const plainZoneName = (zone: string): string | null => readZoneName(plainZone(zone) ?? '');

const hidingFor = async (db: Queryable, readerId: string, ids: readonly string[]): Promise<Hiding> => {
  const applicants = await findApplicants(db, ids);
  const asked = [...new Set([...ids, ...applicants.map(({ candidateId }) => candidateId)])];
  const hidden = await findHidden(db, readerId, asked);
  const people = new Map<string, PersonFacts>();
  for (const facts of hidden) people.set(facts.userId, facts).set(facts.candidateId, facts);
  for (const { id, candidateId } of applicants) {
    const facts = people.get(candidateId);
    if (facts !== undefined) people.set(id, facts);
  }
  return { readerId, people, jobs: new Map(applicants.map(({ id, jobId }) => [id, jobId])), plainZone, plainZoneName };
};

/** Returns what takes the names out of answers. Two statements an answer, whatever its length. */
export const createHideNames =
  (db: Queryable): HideNames =>
  async (readerId, schema, answer, { ids = [], jobId } = { ids: [] }) => {
    const hiding = await hidingFor(db, readerId, [...idsIn(answer, idsIn(ids))]);
    if (hiding.people.size === 0) return answer;
    return withoutNames(hiding, schema, answer, { ids, jobId: jobId ?? null });
  };

/** Returns whether a user is a company that hides names by its account's choice; those asked at once share the statement. */
export const createHidingQuery = (db: Queryable): ((userId: string) => Promise<boolean>) =>
  createBatcher(async (userIds: readonly string[]) => {
    const hiding = await findHiding(db, userIds);
    return userIds.map((userId) => hiding.has(userId));
  });

/** The frames of one person's sockets, without names where they read so; `schema` is that of the frame's content. */
export const createFrameHider = (db: Queryable) => {
  const isHiding = createHidingQuery(db);
  const hideNames = createHideNames(db);
  return async <Frame extends { type: string }>(readerId: string, schema: $ZodType, frame: Frame): Promise<Frame> =>
    (await isHiding(readerId)) ? ((await hideNames(readerId, schema, frame)) as Frame) : frame;
};

/** Whether a viewer must not see who this is, by the id of their user or profile. */
export const isNameHidden = async (
  db: Queryable,
  viewer: Pick<Viewer, 'userId' | 'hidesNames'>,
  id: string,
): Promise<boolean> => viewer.hidesNames && (await findHidden(db, viewer.userId, [id])).length > 0;

const REVEAL_FIRST = 'name-hidden';

/** Throws `forbidden` for a file that tells who someone is, while the viewer must not know. */
export const requireFileShown = async (db: Queryable, viewer: Viewer, id: string): Promise<void> => {
  if (await isNameHidden(db, viewer, id)) throw new AppError('forbidden', REVEAL_FIRST);
};

/** Why someone without a name cannot be met, offered terms or hired; null where they have one. */
export const whyRevealFirst = async (db: Queryable, viewer: Viewer, id: string): Promise<Refusal | null> =>
  (await isNameHidden(db, viewer, id)) ? REVEAL_FIRST : null;

/** Throws `conflict` for the same. */
export const requireRevealed = async (db: Queryable, viewer: Viewer, id: string): Promise<void> => {
  const refusal = await whyRevealFirst(db, viewer, id);
  if (refusal !== null) throw new AppError('conflict', refusal);
};

/** What a mail or calendar says of a person to one reader. */
export interface ToldOf extends Reading {
  jobId: string | null;
  /** Whether the reader's account hides names, where that is known. */
  hideNames?: boolean;
}

/**
 * The people of some mails, in their order, as their readers are told of them: without a name where a reader's account hides it; null where it
 * does not. Two statements at most, however many there are.
 */
export const hiddenForMails = async (db: Queryable, told: readonly ToldOf[]): Promise<(HiddenPerson | null)[]> => {
  const maybe = new Set(told.flatMap(({ readerId, hideNames }) => (hideNames === false ? [] : [readerId])));
  const hiding = maybe.size === 0 ? maybe : await findHiding(db, [...maybe]);
  const asked = told.filter(({ readerId }) => hiding.has(readerId));
  const hidden = asked.length === 0 ? [] : await findHiddenFromEach(db, asked);
  const facts = new Map(hidden.map((one) => [`${one.readerId} ${one.personId}`, one]));
  return told.map(({ readerId, personId, jobId }) => {
    const found = facts.get(`${readerId} ${personId}`);
    return found === undefined ? null : hidePerson(found, jobId ?? readerId);
  });
};

const withoutNameIn = (block: MailBlock, person: HiddenPerson): MailBlock => {
  if (block.kind === 'paragraph') return { ...block, text: person.withoutName(block.text) };
  if (block.kind === 'quote') return { ...block, text: person.withoutContacts(block.text) };
  if (block.kind === 'fact') return { ...block, value: person.withoutName(block.value) };
  return { ...block, label: person.withoutName(block.label) };
};

/** A mail that names no one; the same mail where no one is hidden. */
const mailWithoutName = (content: MailContent, person: HiddenPerson | null): MailContent =>
  person === null
    ? content
    : {
        ...content,
        subject: person.withoutName(content.subject),
        blocks: content.blocks.map((block) => withoutNameIn(block, person)),
        reason: person.withoutName(content.reason),
      };

/** A mail to a user, and the person it speaks of. */
export interface MailAbout extends Omit<ToldOf, 'readerId'> {
  mail: NewMail & { userId: string };
}

/** Mails as they are written to their readers: without names where a reader's account hides them. */
export const mailsAsRead = async (db: Queryable, mails: readonly MailAbout[]): Promise<NewMail[]> => {
  const hidden = await hiddenForMails(
    db,
    mails.map(({ mail, ...about }) => ({ ...about, readerId: mail.userId })),
  );
  return mails.map(({ mail }, at) => ({ ...mail, content: mailWithoutName(mail.content, hidden[at] ?? null) }));
};

/** What the features below are handed. */
export const namePorts = { mailsAsRead, requireFileShown, whyRevealFirst };
