/** Reads files wherever they stand. */
import { busy } from '../busy.ts';
import type { Log } from '../log.ts';
import type { FileStore } from './file-store.ts';

/** Where the bytes of a file stand. */
export interface KeptFile {
  content: Buffer | null;
  object: string | null;
}

export interface Files {
  /** Where files are moved to; null where they stay in the database. */
  store: FileStore | null;
  /** A file's bytes; null where it went meanwhile. Throws `unavailable` where the store does not answer. */
  read(file: KeptFile): Promise<Buffer | null>;
}

/** Reading over a store, or from the database alone. */
export const createFiles = (store: FileStore | null, log: Log): Files => ({
  store,
  async read({ content, object }) {
    if (content !== null || object === null) return content;
    try {
      if (store === null) throw new Error('A file stands in a store, and S3_URL is not set');
      return await store.get(object);
    } catch (error) {
      log.error({ err: error }, 'the file store does not answer');
      throw busy();
    }
  },
});
