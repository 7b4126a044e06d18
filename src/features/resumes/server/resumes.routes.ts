/** The API call that reads a résumé. Works without an account. */
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from '#server/http/client-network.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { resumesContract } from '../resumes.contract.ts';
import { resumes } from './resumes.service.ts';

const createHandlers = ({ db, limiter }: Platform): Handlers<typeof resumesContract> => ({
  readResume: async ({ body, request }) => {
    await limiter.count(db, RATE_LIMITS.resume, clientNetwork(request.ip));
    return resumes.read(body);
  },
});

export const mountResumes = (app: FastifyInstance, platform: Platform): void =>
  mountContract(app, resumesContract, createHandlers(platform));
