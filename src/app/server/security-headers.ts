/** Security headers for every response. Scripts, styles and fonts must be ours, and only our pages and the scheduling page may be in frames. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Env } from '#server/env.ts';
import { toJobsHost } from '#shared/site-host.ts';

/**
 * Returns the allowed socket addresses. Current browsers include our own in `'self'`; older browsers need a list. The development server uses another
 * port for hot reload.
 */
const socketSources = ({ isProduction, publicUrl }: Env): string[] => {
  if (!isProduction) return ['ws:', 'wss:'];
  const { protocol, host } = new URL(publicUrl);
  const scheme = protocol === 'https:' ? 'wss' : 'ws';
  return [...new Set([host, toJobsHost(host)])].map((name) => `${scheme}://${name}`);
};

const helmetOptions = (env: Env): HelmetOptions => {
  const isHttps = env.publicUrl.startsWith('https:');
  const frames = env.schedulingUrl ? ["'self'", new URL(env.schedulingUrl).origin] : ["'self'"];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        frameSrc: frames,
        imgSrc: ["'self'", 'data:', 'blob:'],
        // Layout libraries set inline style attributes; scripts are never inline.
        styleSrc: ["'self'", "'unsafe-inline'"],
        scriptSrc: ["'self'"],
        connectSrc: ["'self'", ...socketSources(env)],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    // Without https, browsers ignore this header and log a warning on every page.
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
};

/** Returns the headers for this configuration. No option depends on the request, so helmet runs only once, on a response that is never sent. */
export const securityHeaders = (env: Env): Record<string, string> => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(helmetOptions(env))(request, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
};

/** Sets the headers on every response; a route can replace them. */
export const setSecurityHeaders = (app: FastifyInstance, env: Env): void => {
  const headers = securityHeaders(env);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
};
