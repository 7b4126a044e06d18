/** Opens the message broker for live events between processes, if configured. */
import { type Env, invalidVariable } from '#server/env.ts';
import { type Fanout, openFanout } from '#server/live/fanout.ts';
import type { Log } from '#server/log.ts';
import { createSecrets, loadSecret } from '#server/secrets.ts';
import { prepareDataFolder } from './start-problems.ts';

/**
 * Returns null if the database carries live events: on the embedded database, and without `NATS_URL`. Only processes with the same secret share events, so
 * several marketplaces can use one broker. Throws an `EnvError` if the broker does not respond.
 */
export const openLiveFanout = async (env: Env, log: Log): Promise<Fanout | null> => {
  const { natsUrl, databaseUrl } = env;
  if (natsUrl === null || databaseUrl === null) return null;
  if (env.appSecret === null) await prepareDataFolder(env.dataDir);
  const secrets = createSecrets(await loadSecret(env.appSecret, env.dataDir));
  const name = `puente.live.${secrets.pseudonyms('live-channel')('')}`;
  try {
    const { createNatsConnector } = await import('#server/live/nats-connection.ts');
    return await openFanout(createNatsConnector(natsUrl, name), log);
  } catch (error) {
    const { message, name: kind } = error as Error;
    throw invalidVariable('NATS_URL', natsUrl, 'the URL of a server that answers', message || kind);
  }
};
