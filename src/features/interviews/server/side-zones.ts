/** Finds the time zone of a side. Server only, because the parser of zone texts is large. */
import { readZoneName } from '#engine/matching.domain.ts';

/**
 * Returns a zone as accepted by `Intl`: the one from the browser, or the one read from the text of a profile or job. Null if neither is
 * known.
 */
export const resolveZone = (browserZone: string | null, stated: string | null): string | null =>
  browserZone ?? readZoneName(stated ?? '');
