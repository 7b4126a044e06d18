/** The export of a company that hides names: each list passes in batches through the redaction of responses. */
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { createHideNames } from '#features/blind-review/server/hidden-names.service.ts';
import type { Db } from '#server/db/database.ts';
import { BATCH } from '#server/db/in-batches.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { accountExportSchema } from '../account-export.contract.ts';
import type { ExportParts } from './export-file.ts';

type Rows = Iterable<unknown> | AsyncIterable<unknown>;

async function* nameless(rows: Rows, hide: (batch: unknown[]) => Promise<unknown[]>): AsyncGenerator {
  let batch: unknown[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield* await hide(batch);
    batch = [];
  }
  if (batch.length > 0) yield* await hide(batch);
}

/** Redacts the parts for a viewer that hides names; returns them unchanged for anyone else. */
export const asRead = (db: Db, viewer: Viewer, parts: ExportParts): ExportParts => {
  if (!viewer.hidesNames) return parts;
  const hideNames = createHideNames(db);
  const lists = Object.entries<$ZodType>(accountExportSchema.shape).flatMap(([name, schema]) => {
    if (!(schema instanceof z.ZodMiniArray)) return [];
    const hide = (batch: unknown[]) => hideNames(viewer.userId, schema, batch) as Promise<unknown[]>;
    return [[name, nameless(parts[name as keyof ExportParts] as Rows, hide)] as const];
  });
  return { ...parts, ...Object.fromEntries(lists) };
};
