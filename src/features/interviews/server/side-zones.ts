/** Finds the time zone of a side. Server only, because the parser of zone texts is large. */
import { readZoneName } from '#engine/matching.domain.ts';

/**
 * Returns a zone that `Intl` accepts: the zone of the browser, or the zone read from the text of a profile or job. Returns null if neither
 * is known.
 */
export const resolveZone = (browserZone: string | null, stated: string | null): string | null =>
  browserZone ?? readZoneName(stated ?? '');
