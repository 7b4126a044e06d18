/**
 * API calls for offers: load, check the policy, store, respond. Every change locks the application first, as the application's status changes do, so
 * that offers and applications stay consistent. Only the company and the candidate of an offer can see it.
 */
import type { FastifyInstance } from 'fastify';
import { requireFileShown, requireRevealed } from '#features/blind-review/server/hidden-names.service.ts';
import {
  type ApplicationRow,
  lockOwnApplicationForUpdate,
  moveApplication,
  moveMailTiming,
  requireOwnSide,
  toMoveAuthor,
} from '#features/pipeline/server/own-applications.service.ts';
import { recordViewerAction } from '#features/teams/server/company-log.service.ts';
import type { Tx } from '#server/db/database.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { isPlainText, unprintableRefusal } from '#server/pdf/pdf-text.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, invalidField, notFound, refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { orNull } from '#shared/schema.ts';
import type { Side } from '#shared/sides.ts';
import { defaultOfferDay, hasProposedSince, isOpenOffer, offerStatusAt, toOfferExpiry } from '../hiring.domain.ts';
import { type NewOffer, type Offer, offersContract } from '../offers.contract.ts';
import {
  cancelPendingMoveMail,
  mailOfferDeclined,
  notifyOfferRevised,
  notifyOfferWithdrawn,
  publishOffer,
} from './hiring-notifications.ts';
import { acceptOffer, offerChangedError, requireOpenOffer } from './offer-acceptance.ts';
import { offerPrinter } from './offer-document.ts';
import { toOffer } from './offer-views.ts';
import {
  endOffer,
  endOpenVersion,
  findNewestVersion,
  findOfferDocument,
  insertOffer,
  listOffersBetween,
  listOfferVersions,
  markOffersSeen,
  type OfferRow,
} from './offers.db.ts';
import { findViewerSide, loadOwnOffer, requireOfferFor, requireOwnOffer } from './own-offers.ts';
import { printOffer } from './printed-offer.ts';
import { createProposalHandlers } from './proposals.routes.ts';
import { requireUpcoming } from './start-dates.ts';

type OfferHandlers = Handlers<typeof offersContract>;

/** The maximum number of offers between two users that a call returns. Candidates rarely apply to more jobs at one company. */
const MAX_OFFERS_BETWEEN = 10;

const now = (): string => new Date().toISOString();

/** Returns the expiry of a new offer. Throws if it is in the past. */
const resolveExpiry = ({ expiresAt }: NewOffer): string => {
  const expiry = toOfferExpiry(orNull(expiresAt) ?? defaultOfferDay(Date.now()));
  if (Date.parse(expiry) <= Date.now()) throw invalidField('expiresAt', 'not-in-the-future');
  return expiry;
};

/** Moves the application to `offered`, unless it already is, and returns it. Throws `conflict` if that is not possible. */
const moveToOffered = async (
  tx: Tx,
  platform: Platform,
  row: ApplicationRow,
  move: { byUserId: string; memberId?: string; note: string | null },
): Promise<ApplicationRow> => {
  if (row.application.status === 'offered' && !row.hasCandidateLeft) return row;
  const result = await moveApplication(tx, platform, row, { to: 'offered', side: 'company', ...move });
  if (result.row === null) throw new AppError('conflict', result.refusal);
  return result.row;
};

/** Rejects a note with characters that no font contains, because the document of an accepted offer must contain the whole text. */
const requirePrintable = async (note: string | null): Promise<void> => {
  if (note === null || isPlainText(note)) return;
  const characters = await offerPrinter.unprintableIn(note);
  if (characters.length > 0) throw invalidField('note', unprintableRefusal('note', characters));
};

const makeOffer =
  (platform: Platform): OfferHandlers['makeOffer'] =>
  async ({ params, body, viewer }) => {
    await requirePrintable(orNull(body.note));
    return platform.db.transaction(async (tx) => {
      const { row, side } = await lockOwnApplicationForUpdate(tx, params.id, viewer);
      if (side !== 'company') throw notFound('application');
      await requireRevealed(tx, viewer, row.candidate.id);
      requireUpcoming(body.startDate, now());
      const expiresAt = resolveExpiry(body);
      const note = orNull(body.note);
      const version = ((await findNewestVersion(tx, params.id))?.version ?? 0) + 1;
      if (version > LIMITS.offersPerApplication) {
        throw new AppError('conflict', refusal('too-many-offers', { count: LIMITS.offersPerApplication }));
      }
      // Moving a declined application to `offered` reverses the decline. The notification about the reversal does not mention new terms.
      const isAnnouncedByMove = row.application.status !== 'offered' && row.application.status !== 'declined';
      const offered = await moveToOffered(tx, platform, row, { ...toMoveAuthor(viewer), note });
      await endOpenVersion(tx, params.id);
      const { hourlyRate, hoursPerWeek, employmentType, startDate } = body;
      const terms = { hourlyRate, hoursPerWeek, employmentType, startDate, endDate: orNull(body.endDate) };
      const { companyId, candidateId } = row.application;
      const values = { applicationId: params.id, companyId, candidateId, version, ...terms, note, expiresAt };
      const { row: offer } = await requireOwnOffer(tx, await insertOffer(tx, values), viewer);
      await (isAnnouncedByMove
        ? publishOffer(tx, offer)
        : notifyOfferRevised(tx, platform, offer, await cancelPendingMoveMail(tx, offered)));
      await recordViewerAction(tx, viewer, 'offer.sent', { id: offer.offer.id, name: row.job.title });
      return toOffer(offer, 'company', now());
    });
  };

/** Returns the stored document of an accepted offer, or renders the terms of an open one. Throws `notFound` for offers that ended any other way. */
const loadOrPrintDocument = async (
  { db, limiter }: Platform,
  row: OfferRow,
  side: Side,
  viewer: Viewer,
): Promise<Uint8Array> => {
  const stored = await findOfferDocument(db, row.offer.id);
  if (stored !== null) return stored;
  if (!isOpenOffer(offerStatusAt(row.offer, now()))) throw notFound('document');
  await limiter.count(db, RATE_LIMITS['offer-documents'], viewer.userId);
  return (await printOffer(row, null, side)).content;
};

const createReadingHandlers = (
  platform: Platform,
): Pick<OfferHandlers, 'listApplicationOffers' | 'listOffersWith' | 'getOfferDocument'> => {
  const { db } = platform;
  /** Returns the offers as the viewer sees them. Marks them as seen when the candidate first loads them. */
  const loadOfferViews = (load: (tx: Tx) => Promise<OfferRow[]>, viewer: Viewer): Promise<Offer[]> =>
    db.transaction(async (tx) => {
      const rows = await load(tx);
      const unseen = rows.filter((row) => row.offer.status === 'sent' && findViewerSide(row, viewer) === 'candidate');
      const isNew =
        unseen.length > 0 &&
        (await markOffersSeen(
          tx,
          unseen.map(({ offer }) => offer.id),
        ));
      for (const row of isNew ? unseen : []) await publishOffer(tx, row);
      const at = now();
      return (isNew ? await load(tx) : rows).flatMap((row) => {
        const side = findViewerSide(row, viewer);
        return side === null ? [] : [toOffer(row, side, at)];
      });
    });

  return {
    listApplicationOffers: ({ params, viewer }) =>
      loadOfferViews(async (tx) => {
        await requireOwnSide(tx, params.id, viewer);
        return listOfferVersions(tx, params.id);
      }, viewer),

    listOffersWith: ({ query, viewer }) =>
      loadOfferViews((tx) => listOffersBetween(tx, viewer.userId, query.userId, MAX_OFFERS_BETWEEN), viewer),

    getOfferDocument: async ({ params, viewer, reply }) => {
      const { row, side } = await requireOwnOffer(db, params.id, viewer);
      await requireFileShown(db, viewer, row.candidate.userId);
      const content = await loadOrPrintDocument(platform, row, side, viewer);
      const suffix = row.offer.sha256 === null ? '-proposal' : '';
      void reply
        .type('application/pdf')
        .header('content-length', content.byteLength)
        .header(
          'content-disposition',
          `attachment; filename="offer-${row.offer.id.slice(-8)}-v${row.offer.version}${suffix}.pdf"`,
        )
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-cache');
      return [content];
    },
  };
};

const createAnswerHandlers = (
  platform: Platform,
): Pick<OfferHandlers, 'acceptOffer' | 'declineOffer' | 'withdrawOffer'> => ({
  acceptOffer: async ({ params, body, viewer }) => {
    const row = await requireOfferFor('accept', platform.db, params.id, viewer);
    await acceptOffer(platform, row, body, viewer);
    return loadOwnOffer(platform.db, params.id, viewer);
  },

  declineOffer: async ({ params, body, viewer }) => {
    const { offer } = await requireOfferFor('decline', platform.db, params.id, viewer);
    const reason = orNull(body?.reason);
    return platform.db.transaction(async (tx) => {
      const { row: application, side } = await lockOwnApplicationForUpdate(tx, offer.applicationId, viewer);
      const row = await requireOfferFor('decline', tx, params.id, viewer);
      requireOpenOffer(row.offer, now());
      if (!(await endOffer(tx, offer.id, { status: 'declined', reason }))) throw offerChangedError();
      const move = { to: 'withdrawn' as const, side, ...toMoveAuthor(viewer), note: reason };
      await cancelPendingMoveMail(tx, application);
      const result = await moveApplication(tx, platform, application, move);
      if (result.row === null) throw new AppError('conflict', result.refusal);
      await mailOfferDeclined(tx, platform, row, { reason, delay: moveMailTiming(result.row.application) });
      return loadOwnOffer(tx, params.id, viewer);
    });
  },

  withdrawOffer: async ({ params, viewer }) => {
    const { offer } = await requireOfferFor('withdraw', platform.db, params.id, viewer);
    return platform.db.transaction(async (tx) => {
      const { row: application } = await lockOwnApplicationForUpdate(tx, offer.applicationId, viewer);
      const row = await requireOfferFor('withdraw', tx, params.id, viewer);
      requireOpenOffer(row.offer, now());
      if (!(await endOffer(tx, offer.id, { status: 'withdrawn' }))) throw offerChangedError();
      await recordViewerAction(tx, viewer, 'offer.withdrawn', { id: offer.id, name: application.job.title });
      const isMailed = (await cancelPendingMoveMail(tx, application)) === null;
      const versions = await listOfferVersions(tx, offer.applicationId);
      const hasResponded = hasProposedSince(versions, application.application.statusChangedAt);
      await notifyOfferWithdrawn(tx, platform, row, { isMailed: isMailed || hasResponded });
      return loadOwnOffer(tx, params.id, viewer);
    });
  },
});

export const mountOffers = (app: FastifyInstance, platform: Platform): void =>
  mountContract(app, offersContract, {
    makeOffer: makeOffer(platform),
    ...createReadingHandlers(platform),
    ...createAnswerHandlers(platform),
    ...createProposalHandlers(platform),
  });
