/** Rewrites the unsent emails about a deleted company's declines, which offered a review. No one can review these declines anymore. */
import type { Tx } from '#server/db/database.ts';
import { BATCH_SIZE } from '#server/db/in-batches.ts';
import { addMails, takeMails } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { siteFor } from '#shared/site-host.ts';
import { listUnsentDeclines } from './account-deletion.db.ts';
import { moveMailKey, toApplicationFacts } from './application-notifications.ts';
import { findApplicationsById } from './applications.db.ts';
import { applicationMovedMail } from './applications.mails.ts';
import { findCorrespondents } from './correspondents.db.ts';

type UnsentDecline = Awaited<ReturnType<typeof listUnsentDeclines>>[number];

const rewriteMails = async (tx: Tx, { env }: Platform, declines: readonly UnsentDecline[]): Promise<void> => {
  const mails = await takeMails(
    tx,
    declines.map(({ moveId }) => moveMailKey(moveId)),
  );
  const mailByKey = new Map(mails.map((mail) => [mail.dedupeKey, mail]));
  const rows = await findApplicationsById(
    tx,
    declines.map(({ applicationId }) => applicationId),
  );
  const rowById = new Map(rows.map((row) => [row.application.id, row]));
  const readers = await findCorrespondents(
    tx,
    rows.map(({ candidate }) => candidate.userId),
  );
  const publicUrl = siteFor(env.publicUrl, 'candidate');
  const rewritten = declines.flatMap(({ applicationId, moveId, ...move }) => {
    const dedupeKey = moveMailKey(moveId);
    const mail = mailByKey.get(dedupeKey);
    const row = rowById.get(applicationId);
    const reader = row && readers.get(row.candidate.userId);
    if (mail === undefined || row === undefined || reader === undefined) return [];
    const decline = { ...move, to: 'declined' as const, isReviewable: false };
    const content = applicationMovedMail(toApplicationFacts(row), decline, { ...reader, publicUrl });
    const { kind, toAddress: to, userId, sendAfter } = mail;
    return content === null ? [] : [{ kind, to, userId, content, dedupeKey, sendAfter }];
  });
  await addMails(tx, rewritten);
};

/** Rewrites the unsent emails about the declines of a company that is being deleted. Its name must not have been erased yet. */
export const rewriteDeclineMails = async (tx: Tx, platform: Platform, companyId: string): Promise<void> => {
  let after: string | null = null;
  do {
    const page = { keyPrefix: moveMailKey(''), after, limit: BATCH_SIZE };
    const declines: UnsentDecline[] = await listUnsentDeclines(tx, companyId, page);
    if (declines.length > 0) await rewriteMails(tx, platform, declines);
    after = declines.length < BATCH_SIZE ? null : (declines.at(-1)?.applicationId ?? null);
  } while (after !== null);
};
