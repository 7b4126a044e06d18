/** Other applications and accounts that may be the same person's, each once with all that it has in common. For admins alone. */
import type { Db } from '#server/db/database.ts';
import { LIMITS } from '#shared/limits.ts';
import { DUPLICATE_KINDS } from '../review.domain.ts';
import type { Duplicate } from '../review-desk.contract.ts';
import { findByKeys, findByNames, type Hit } from './duplicates.db.ts';

const toDuplicate = (hits: readonly Hit[]): Duplicate[] => {
  const byWhom = Map.groupBy(hits, ({ source, id, userId }) => `${source} ${userId ?? id ?? ''}`);
  return [...byWhom.values()]
    .flatMap((same) => {
      const [hit] = same;
      if (hit === undefined) return [];
      const { source, id, firstName, lastName, email, status, createdAt } = hit;
      const kinds = DUPLICATE_KINDS.filter((kind) => same.some((one) => one.kind === kind));
      return [{ kinds, source, id, firstName, lastName, email, status, createdAt }];
    })
    .toSorted((a, b) => b.kinds.length - a.kinds.length || (a.createdAt < b.createdAt ? 1 : -1))
    .slice(0, LIMITS.shownDuplicates);
};

/** The duplicates of each of these rows of the queue, in the order asked; what is not there has none. */
export const duplicatesOf = async (db: Db, ids: readonly string[]) => {
  const [byKeys, byNames] = [await findByKeys(db, ids), await findByNames(db, ids)];
  const byRow = Map.groupBy([...byKeys, ...(byNames ?? [])], ({ rowId }) => rowId);
  return {
    items: [...new Set(ids)].map((id) => ({ id, duplicates: toDuplicate(byRow.get(id) ?? []) })),
    isComplete: byNames !== null,
  };
};
