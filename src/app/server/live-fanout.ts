/** Opens the message broker that carries live events between processes, where one is set. */
import { type Env, unusable } from '#server/env.ts';
import { type Fanout, openFanout } from '#server/live/fanout.ts';
import type { Log } from '#server/log.ts';
import { createSecrets, loadSecret } from '#server/secrets.ts';
import { prepareDataFolder } from './start-problems.ts';

/**
 * Null where the database carries them, as it always does for the one process of the embedded database. Processes hear each other where they have the
 * same secret, so that two markets may share a broker. Throws an `EnvError` where the broker does not answer.
 */
export const openLiveFanout = async (env: Env, log: Log): Promise<Fanout | null> => {
  const { natsUrl, databaseUrl } = env;
  if (natsUrl === null || databaseUrl === null) return null;
  if (env.appSecret === null) await prepareDataFolder(env.dataDir);
  const secrets = createSecrets(await loadSecret(env.appSecret, env.dataDir));
  const name = `puente.live.${secrets.pseudonyms('live-channel')('')}`;
  try {
    const { natsConnection } = await import('#server/live/nats-connection.ts');
    return await openFanout(natsConnection(natsUrl, name), log);
  } catch (error) {
    const { message, name: kind } = error as Error;
    throw unusable('NATS_URL', natsUrl, 'the URL of a server that answers', message || kind);
  }
};
