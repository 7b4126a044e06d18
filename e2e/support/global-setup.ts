/**
 * Starts the built product once for all journeys: the demo market on a temporary embedded database, and emails in the development mailbox. The
 * returned function stops it and removes the folder. With E2E_BASE_URL it starts nothing, and journeys run against that address.
 */
import { startTemporaryServer } from '../../scripts/lib/own-server.mjs';

export default async (): Promise<() => Promise<void>> => {
  if (process.env.E2E_BASE_URL) return async () => {};
  const { url, stop } = await startTemporaryServer({ DEMO: '1' });
  process.env.E2E_BASE_URL = url;
  return stop;
};
