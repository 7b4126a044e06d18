/** Opens the configured file store and verifies that it accepts files. */
import { type Env, invalidVariable } from '#server/env.ts';
import { FileStoreRefusal } from '#server/files/file-store.ts';
import { createFiles, type Files } from '#server/files/files.ts';
import type { Log } from '#server/log.ts';

/** Written at every startup, so that a missing bucket is detected before the first upload. */
const CHECK_FILE = { key: 'start-check', content: Buffer.from('Puente\n') };

/** Throws an `EnvError` if the store rejects files. If the store does not respond, the file worker retries later. */
export const openFiles = async (env: Env, log: Log): Promise<Files> => {
  const { s3Url } = env;
  if (s3Url === null) return createFiles(null, log);
  const { openS3Store } = await import('#server/files/s3-store.ts');
  const store = openS3Store(s3Url);
  await store.put(CHECK_FILE.key, CHECK_FILE.content).catch((error: Error) => {
    if (error instanceof FileStoreRefusal)
      throw invalidVariable(
        'S3_URL',
        s3Url,
        's3://KEY:SECRET@host/bucket?region=… of a bucket that accepts files',
        error.message,
      );
    log.warn({ err: error }, 'the file store does not respond; files stay in the database until it does');
  });
  return createFiles(store, log);
};
