/** Answers where consultations are scheduled. */
import type { FastifyInstance } from 'fastify';
import { mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { bookingsContract } from '../bookings.contract.ts';

/** Mounts the calls of this feature. */
export const mountBookings = (app: FastifyInstance, { env }: Platform): void =>
  mountContract(app, bookingsContract, { getScheduling: async () => ({ schedulingUrl: env.schedulingUrl }) });
