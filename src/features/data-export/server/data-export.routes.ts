/** The API call that downloads the signed-in person's data. Each feature adds its part when `account.exporting` is emitted. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { findProfileIds } from '#features/account/server/profile-ids.service.ts';
import { loadExportedAccountId } from '#features/auth/server/memberships.service.ts';
import { createNameHider } from '#features/blind-review/server/hidden-names.service.ts';
import { recordViewerAction } from '#features/teams/server/company-log.service.ts';
import type { Db } from '#server/db/database.ts';
import { BATCH_SIZE } from '#server/db/in-batches.ts';
import { emit } from '#server/events/emit.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { type Viewer, viewerAccountId } from '#server/http/viewer.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { brand } from '#shared/brand.ts';
import { dataExportContract, dataExportSchema } from '../data-export.contract.ts';
import { type ExportParts, formatExportFile } from './export-file.ts';

type Rows = Iterable<unknown> | AsyncIterable<unknown>;

async function* redactBatches(rows: Rows, hide: (batch: unknown[]) => Promise<unknown[]>): AsyncGenerator {
  let batch: unknown[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_SIZE) continue;
    yield* await hide(batch);
    batch = [];
  }
  if (batch.length > 0) yield* await hide(batch);
}

/** A viewer and the account whose data they may export. */
type ExportReader = Viewer & { accountId: string };

/** Redacts names for a viewer who hides them. Returns the parts unchanged for anyone else. */
const redactParts = (db: Db, viewer: Viewer, parts: ExportParts): ExportParts => {
  if (!viewer.hidesNames) return parts;
  const hideNames = createNameHider(db);
  const lists = Object.entries<$ZodType>(dataExportSchema.shape).flatMap(([name, schema]) => {
    if (!(schema instanceof z.ZodMiniArray)) return [];
    const hide = (batch: unknown[]) => hideNames(viewerAccountId(viewer), schema, batch) as Promise<unknown[]>;
    return [[name, redactBatches(parts[name as keyof ExportParts] as Rows, hide)] as const];
  });
  return { ...parts, ...Object.fromEntries(lists) };
};

/**
 * Collects the data that each feature stores about the signed-in person, including what others sent them. Lists are read from the database while the
 * file is being written.
 */
const loadExportParts = async (platform: Platform, reader: ExportReader): Promise<ExportParts> => {
  const { userId, accountId, sessionId, email } = reader;
  const { db } = platform;
  const { companyId } = await findProfileIds(db, accountId);
  const { candidateId } = await findProfileIds(db, userId);
  const facts = { userId, accountId, sessionId, email, companyId, candidateId };
  const parts = await emit(db, platform, 'account.exporting', facts);
  // A type test (app/server/domain-events.test.ts) compares what the subscribers return with the parts of the file.
  return { exportedAt: new Date().toISOString(), ...parts } as ExportParts;
};

const exportHandlers = (platform: Platform): Handlers<typeof dataExportContract> => {
  const { db, limiter } = platform;
  return {
    exportAccount: async ({ viewer, reply }) => {
      await limiter.count(db, RATE_LIMITS.export, viewer.userId);
      const reader = { ...viewer, accountId: await loadExportedAccountId(db, viewer.userId) };
      if (viewer.membership?.role === 'owner') await recordViewerAction(db, viewer, 'account.exported', { id: null });
      const parts = redactParts(db, viewer, await loadExportParts(platform, reader));
      const name = `${brand.name.toLowerCase()}-${parts.exportedAt.slice(0, 10)}.json`;
      void reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`);
      return formatExportFile(parts);
    },
  };
};

export const mountDataExport = (app: FastifyInstance, platform: Platform): void =>
  mountContract(app, dataExportContract, exportHandlers(platform));
