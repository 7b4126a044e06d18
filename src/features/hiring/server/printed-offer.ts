/** Renders the PDF of an offer. */
import { unprintableRefusal } from '#server/pdf/pdf-text.ts';
import { AppError } from '#shared/errors.ts';
import { fullName } from '#shared/full-name.ts';
import type { Side } from '#shared/sides.ts';
import { type DocumentFacts, type OfferDocument, printOfferDocument } from './offer-document.ts';
import type { OfferRow } from './offers.db.ts';

/**
 * Renders the PDF of an offer accepted at `acceptedAt`, or of an open offer if that is null. Throws `conflict` if no font contains a character,
 * because an offer with a wrong name is not binding. The error message tells `reader` what to do about it.
 */
export const printOffer = async (
  row: OfferRow,
  acceptedAt: string | null,
  reader: Side,
): Promise<Exclude<OfferDocument, { unprintable: string[] }>> => {
  const { offer } = row;
  const facts: DocumentFacts = {
    offerId: offer.id,
    version: offer.version,
    companyName: row.company.companyName,
    candidateName: fullName(row.person),
    jobTitle: row.job.title,
    hourlyRate: offer.hourlyRate,
    hoursPerWeek: offer.hoursPerWeek,
    employmentType: offer.employmentType,
    startDate: offer.startDate,
    endDate: offer.endDate,
    note: offer.note,
    sentAt: offer.createdAt,
    expiresAt: offer.expiresAt,
    acceptedAt,
  };
  const document = await printOfferDocument(facts);
  if (!('unprintable' in document)) return document;
  const unprintableInName = document.unprintable.filter((char) => facts.candidateName.normalize('NFC').includes(char));
  const [nameKey, termsKey] =
    reader === 'candidate' ? (['name', 'terms'] as const) : (['theirName', 'ownTerms'] as const);
  const reason =
    unprintableInName.length > 0
      ? unprintableRefusal(nameKey, document.unprintable, unprintableInName)
      : unprintableRefusal(termsKey, document.unprintable);
  throw new AppError('conflict', reason);
};
