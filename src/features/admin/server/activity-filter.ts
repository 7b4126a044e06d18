/** The filters of the audit log, read from a query. */
import { AUDIT_ACTIONS } from '#server/audit/audit.db.ts';
import { searchPatterns } from '#server/search/search-words.db.ts';
import type { QueryOf } from '#shared/contract.ts';
import { invalidField, refusal } from '#shared/errors.ts';
import { foldLatin } from '#shared/folded-letters.ts';
import { DAY_MS } from '#shared/time.ts';
import { canonicalTimeZone, findWallClockInstant } from '#shared/zone-clock.ts';
import type { adminContract } from '../admin.contract.ts';
import type { AuditFilter } from './admin.db.ts';

/** Returns the start of a day in a time zone, plus `offsetMs`, as ISO 8601. Falls back to UTC where the clocks skip midnight. */
const startOfDay = (day: string, offsetMs: number, timeZone: string): string => {
  const wall = Date.parse(day) + offsetMs;
  return new Date(findWallClockInstant(wall, timeZone) ?? wall).toISOString();
};

/** Parses the filters. Throws `invalid` for an unknown action. */
export const parseAuditFilter = (query: QueryOf<typeof adminContract.listActivity>): AuditFilter => {
  const { q, action, actor, from, to } = query;
  if (action && !AUDIT_ACTIONS.some((value) => value === action)) {
    throw invalidField('action', refusal('not-one-of', { list: AUDIT_ACTIONS }));
  }
  const timeZone = canonicalTimeZone(query.timeZone) ?? 'UTC';
  return {
    patterns: searchPatterns(foldLatin(q ?? '')),
    action: action || null,
    actor: actor ? actor.toLowerCase() : null,
    since: from ? startOfDay(from, 0, timeZone) : null,
    until: to ? startOfDay(to, DAY_MS, timeZone) : null,
  };
};
