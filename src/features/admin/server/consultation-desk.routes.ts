/** API calls for the admins' list of consultations. */
import type { FastifyInstance } from 'fastify';
import { setTeamNote } from '#features/bookings/server/bookings.service.ts';
import { recordViewerAudit } from '#server/audit/audit.db.ts';
import { toPage, wrongCursorError } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { searchPatterns } from '#server/search/search-words.db.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { foldLatin } from '#shared/folded-letters.ts';
import { orNull } from '#shared/schema.ts';
import { type ConsultationTime, consultationDeskContract } from '../consultation-desk.contract.ts';
import { countConsultations, findConsultation, listConsultations } from './consultation-desk.db.ts';

const createHandlers = ({ db }: Platform): Handlers<typeof consultationDeskContract> => ({
  listConsultations: async ({ query, page }) => {
    const when = query.when || ('upcoming' as const);
    const { after, limit } = page;
    if (after !== null && after[0] !== when) throw wrongCursorError();
    const filter = { patterns: searchPatterns(foldLatin(query.q ?? '')), when };
    const rows = await listConsultations(page.db, filter, { limit: limit + 1, after: after && [after[1], after[2]] });
    const toCursor = ({ start, id }: { start: string; id: string }): [ConsultationTime, string, string] => [
      when,
      start,
      id,
    ];
    return { ...toPage(rows, limit, toCursor), total: await countConsultations(page.db, filter) };
  },
  noteConsultation: ({ params, body, viewer, request }) =>
    db.transaction(async (tx) => {
      const row = await findConsultation(tx, params.id);
      if (row === null) throw notFound('consultation');
      const change = { note: orNull(body.teamNote), before: orNull(body.before) };
      if (!(await setTeamNote(tx, row.id, change))) throw new AppError('conflict', 'note-changed-meanwhile');
      await recordViewerAudit(tx, { viewer, request }, 'consultation.noted', row.email);
      return { ...row, teamNote: change.note };
    }),
});

export const mountConsultationDesk = (app: FastifyInstance, platform: Platform): void =>
  mountContract(app, consultationDeskContract, createHandlers(platform));
