/** The 15 kinds of calls in the mix: concurrent use of a small marketplace. Pure; most come from `calls.ts`. */
import { type People, requireCall } from './calls.ts';
import type { HttpRequest } from './http-connection.ts';

export interface MixCall {
  name: string;
  title: string;
  request(people: People, k: number): HttpRequest;
}

const CALL_NAMES = [
  'newest',
  'search-common',
  'filter',
  'match-job',
  'match-all',
  'job',
  'apply',
  'jobs',
  'matches',
  'dashboard',
  'pipeline',
  'send',
  'conversations',
  'thread',
];

const NOTIFICATIONS: MixCall = {
  name: 'notifications',
  title: 'the bell',
  request: ({ companies }, k) => ({
    method: 'GET',
    path: '/api/notifications',
    token: companies[k % companies.length]?.token,
  }),
};

export const MIX_CALLS: readonly MixCall[] = [
  ...CALL_NAMES.map((name): MixCall => {
    const { title, product } = requireCall(name);
    return { name, title, request: product };
  }),
  NOTIFICATIONS,
];

/** The health check, which is not a call of the API. */
export const HEALTH: MixCall = {
  name: 'health',
  title: '/healthz',
  request: () => ({ method: 'GET', path: '/healthz' }),
};
