/**
 * Mails what searches found, and records it, in the transaction that locked them. Each job or person once per search, and a limited number of mails
 * per person and day: what is over the limit waits and is found again.
 */

import type { HeadlineReason } from '#engine/matching.contract.ts';
import { hiddenForMails } from '#features/blind-review/server/hidden-names.service.ts';
import type { Tx } from '#server/db/database.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { addMails, type NewMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { siteFor } from '#shared/site-host.ts';
import { MAIL_CHOICES } from '#shared/vocabulary.ts';
import type { SearchKind } from '../saved-searches.contract.ts';
import { type DueSearch, findSentBefore, insertHits, markChecked, postponeSearches } from './due-searches.db.ts';
import { type MailedResult, savedSearchMail, weeklyMatchesMail } from './saved-searches.mails.ts';
import { unsubscribeLinks } from './unsubscribe-token.ts';

/** More results are in the list, which the mail links. */
export const MAX_IN_MAIL = 20;

/** What sending needs of the platform. */
export type SendingPlatform = Pick<Platform, 'db' | 'env' | 'limiter' | 'secrets'>;

/** A job or person that a search found. */
export interface Result {
  id: string;
  title: string;
  /** The company of a job, or the person. */
  name: string;
  score: number | null;
  reason: HeadlineReason | null;
  isUnscored: boolean;
}

/** A replayed search and what it found, best first. */
export interface Replayed {
  search: DueSearch;
  results: readonly Result[];
}

/** The kind of mail of a search, for the choice of its owner. */
export const mailKindOf = ({ isAutomatic }: Pick<DueSearch, 'isAutomatic'>) =>
  isAutomatic ? MAIL_CHOICES.matchesWeekly.kind : MAIL_CHOICES.savedSearches.kind;

/** Returns true if the owner can get and wants the mails of a search. */
export const isWanted = (search: DueSearch): boolean =>
  search.email !== null && !search.mutedMails.includes(mailKindOf(search));

const SUBJECT = { jobs: 'jobId', candidates: 'candidateId' } as const;

const withoutSent = async (tx: Tx, kind: SearchKind, replayed: readonly Replayed[]): Promise<Replayed[]> => {
  const ids = [...new Set(replayed.flatMap(({ results }) => results.map(({ id }) => id)))];
  const searchIds = replayed.map(({ search }) => search.id);
  const sent = ids.length === 0 ? new Set() : await findSentBefore(tx, searchIds, SUBJECT[kind], ids);
  return replayed
    .map(({ search, results }) => ({ search, results: results.filter(({ id }) => !sent.has(`${search.id} ${id}`)) }))
    .filter(({ results }) => results.length > 0);
};

/** Results as their reader sees people: with hidden names for companies that hide them. */
const asMailed = async (tx: Tx, { search, results }: Replayed, kind: SearchKind): Promise<MailedResult[]> => {
  const { userId: readerId, hideNames, hideScores } = search;
  const shown = results.map((result) =>
    hideScores ? { ...result, score: null, reason: null, isUnscored: false } : result,
  );
  if (kind === 'jobs' || !hideNames) return shown;
  const hidden = await hiddenForMails(
    tx,
    results.map(({ id }) => ({ readerId, personId: id, jobId: null, hideNames })),
  );
  return shown.map((result, at) => {
    const person = hidden[at];
    if (!person) return result;
    return { ...result, title: person.withoutName(result.title), name: `${person.firstName} ${person.lastName}` };
  });
};

const mailOf = async (tx: Tx, platform: SendingPlatform, replayed: Replayed, kind: SearchKind): Promise<NewMail[]> => {
  const { search } = replayed;
  const { email, userId, firstName, language, name, query, isAutomatic } = search;
  if (email === null) return [];
  const { page, oneClick } = unsubscribeLinks(platform, search.id);
  const results = (await asMailed(tx, replayed, kind)).slice(0, MAX_IN_MAIL);
  const hasMore = replayed.results.length > MAX_IN_MAIL;
  const publicUrl = siteFor(platform.env.publicUrl, kind === 'jobs' ? 'candidate' : 'company');
  const facts = { kind, name, query, results, hasMore, unsubscribeUrl: page };
  const content = (isAutomatic ? weeklyMatchesMail : savedSearchMail)(facts, { firstName, language, publicUrl });
  return [{ kind: mailKindOf(search), to: email, userId, content, unsubscribeUrl: oneClick }];
};

/** Splits off the searches whose owner has got as many mails today as allowed. */
const withinLimit = async (tx: Tx, { limiter }: SendingPlatform, replayed: readonly Replayed[]) => {
  const refusals = await limiter.countEach(
    tx,
    RATE_LIMITS['saved-searches'],
    replayed.map(({ search }) => search.userId),
  );
  return {
    allowed: replayed.filter((_, at) => !refusals[at]),
    over: replayed.filter((_, at) => refusals[at]),
  };
};

/** Sends what locked searches found up to `readAt`. `failed` are searches that the list refused. */
export const sendResults = async (
  tx: Tx,
  platform: SendingPlatform,
  kind: SearchKind,
  found: { replayed: readonly Replayed[]; locked: readonly DueSearch[]; failed: ReadonlySet<string>; readAt: string },
): Promise<void> => {
  const { allowed, over } = await withinLimit(tx, platform, await withoutSent(tx, kind, found.replayed));
  const mails: NewMail[] = [];
  for (const one of allowed) mails.push(...(await mailOf(tx, platform, one, kind)));
  await insertHits(
    tx,
    allowed.flatMap(({ search, results }) =>
      results
        .slice(0, MAX_IN_MAIL)
        .map(({ id, score, reason }) => ({ searchId: search.id, [SUBJECT[kind]]: id, score, reason })),
    ),
  );
  await addMails(tx, mails);
  const waiting = new Set(over.map(({ search }) => search.id));
  const sent = new Set(allowed.map(({ search }) => search.id));
  const idsWhere = (isIn: (id: string) => boolean) => found.locked.map(({ id }) => id).filter(isIn);
  await postponeSearches(tx, [...waiting]);
  await markChecked(tx, [...sent], found.readAt, { hasSent: true, cannotRun: false });
  await markChecked(
    tx,
    idsWhere((id) => found.failed.has(id)),
    found.readAt,
    { cannotRun: true },
  );
  const isQuiet = (id: string) => !(waiting.has(id) || sent.has(id) || found.failed.has(id));
  await markChecked(tx, idsWhere(isQuiet), found.readAt, { cannotRun: false });
};
