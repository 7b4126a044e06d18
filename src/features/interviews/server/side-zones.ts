/** Determines the time zone of the company or the candidate. Server only, because the time zone parser is large. */
import { readZoneName } from '#engine/matching.domain.ts';

/**
 * Returns a time zone that `Intl` accepts: the browser's, or the one parsed from the text of a profile or job. Returns null if neither is known.
 */
export const resolveZone = (browserZone: string | null, stated: string | null): string | null =>
  browserZone ?? readZoneName(stated ?? '');
