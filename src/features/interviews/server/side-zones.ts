/** Where the clock of a side stands. On the server alone: what reads a zone out of a text is large. */
import { readZoneName } from '#engine/matching.domain.ts';

/** A zone as `Intl` takes it: what a browser said, else what can be read in the text that a profile or a job states; null for neither. */
export const zoneOf = (told: string | null, stated: string | null): string | null => told ?? readZoneName(stated ?? '');
