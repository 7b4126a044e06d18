/** Free consultations: where they are scheduled. Anyone may ask. Owns no table yet; sends nothing. */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';

export const bookingsContract = {
  getScheduling: route({
    method: 'GET',
    path: '/api/bookings/scheduling',
    access: 'visitor',
    summary: 'The third-party scheduling page to embed, or null where none is configured',
    response: z.object({ schedulingUrl: z.nullable(z.string()) }),
  }),
};
