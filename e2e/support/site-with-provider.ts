/** Fixture for journeys with the sign-in provider `Acme`: starts it, and a separate server that uses it. Both run until the worker ends. */
import { freePorts } from '#testing/free-ports.ts';
import { startTestProvider, type TestProvider } from '#testing/oidc-provider.ts';
import { startTemporaryServer } from '../../scripts/lib/own-server.mjs';
import { test as base } from './journey.ts';

interface Site {
  url: string;
  /** Journeys set the account that signs in with this provider. */
  provider: TestProvider;
}

export const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const [port = 0, sitePort = 0] = await freePorts(2);
      const url = `http://localhost:${sitePort}`;
      const provider = await startTestProvider(port, url);
      const server = await startTemporaryServer({ DEMO: '0', PORT: String(sitePort), ...provider.env });
      await use({ url, provider });
      await server.stop();
      await provider.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
