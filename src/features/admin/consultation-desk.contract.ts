/** Booked consultations for admins: upcoming ones soonest first, past ones latest first, each with a team note. Owns no tables. */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { cursorInstant, instantSchema, optionalChoice, optionalText, queryText } from '#shared/schema.ts';

/** A call in progress counts as upcoming until it ends. */
export const CONSULTATION_TIMES = ['upcoming', 'past'] as const;
export type ConsultationTime = (typeof CONSULTATION_TIMES)[number];

export const consultationSchema = z.object({
  id: z.string(),
  start: instantSchema,
  end: instantSchema,
  name: z.string(),
  email: z.string(),
  /** The text that the person wrote when booking. */
  notes: z.nullable(z.string()),
  /** IANA name that the person's browser sent. */
  timeZone: z.nullable(z.string()),
  cancelledAt: z.nullable(instantSchema),
  /** For admins only. */
  teamNote: z.nullable(z.string()),
  createdAt: instantSchema,
});
export type Consultation = z.infer<typeof consultationSchema>;

export const consultationDeskContract = {
  listConsultations: route({
    method: 'GET',
    path: '/api/admin/consultations',
    access: 'admin',
    summary:
      'Returns booked consultations, upcoming ones by default; every word of the search must be in the name or address',
    query: z.object({ q: queryText(), when: optionalChoice(CONSULTATION_TIMES) }),
    response: z.array(consultationSchema),
    cursor: z.tuple([z.enum(CONSULTATION_TIMES), cursorInstant(), z.uuid()]),
  }),
  noteConsultation: route({
    method: 'PATCH',
    path: '/api/admin/consultations/:id',
    access: 'admin',
    summary: "Replaces the team's note; 409 if another admin changed it since `before`; logged without the note",
    body: z.object({ teamNote: optionalText(LIMITS.teamNote), before: optionalText(LIMITS.teamNote) }),
    response: consultationSchema,
  }),
};
