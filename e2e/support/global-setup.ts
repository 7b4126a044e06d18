/**
 * Starts the built product once for all journeys: the demo market on an embedded database in a folder of its own, mail in
 * the development mailbox. The result stops it and removes the folder. With E2E_BASE_URL it starts nothing and the journeys
 * run against the product that already serves there.
 */
import { startOwnServer } from '../../scripts/lib/own-server.mjs';

/** Playwright's global setup. */
export default async (): Promise<() => Promise<void>> => {
  if (process.env.E2E_BASE_URL) return async () => {};
  const { url, stop } = await startOwnServer({ DEMO: '1' });
  process.env.E2E_BASE_URL = url;
  return stop;
};
