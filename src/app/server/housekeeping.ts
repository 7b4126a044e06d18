/** Drops what has served its time: ended sessions and links, rate-limit windows, mailed secrets; notes which verifications expired. Safe in several processes at once. */
import { dropExpiredCredentials } from '#features/auth/server/auth.service.ts';
import { dropOldChanges } from '#features/matching/server/match-index.service.ts';
import {
  dropOldEnglishTexts,
  dropOldReferences,
  noteExpired,
} from '#features/verifications/server/verifications.service.ts';
import { dropEndedWindows } from '#server/limits/rate-limits.db.ts';
import { eraseSentSecrets } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';

const EVERY_MS = 10 * 60_000;
/** A mail with a password stays readable in the development mailbox this long; with a mail server it has left long since. */
const SECRETS_KEPT_HOURS = 24 * 7;

/** Starts the beat; the first is soon after the start. */
export const startHousekeeping = ({ db, log }: Platform): { stop(): void } => {
  const tidy = async (): Promise<void> => {
    await dropExpiredCredentials(db);
    await dropEndedWindows(db);
    await eraseSentSecrets(db, SECRETS_KEPT_HOURS);
    await dropOldChanges(db);
    await noteExpired(db);
    await dropOldReferences(db);
    await dropOldEnglishTexts(db);
  };
  const run = () => void tidy().catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
  const first = setTimeout(run, 30_000);
  const beat = setInterval(run, EVERY_MS);
  first.unref();
  beat.unref();
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(beat);
    },
  };
};
