/** Reads files from the database or the file store. */
import { busyError } from '../busy.ts';
import type { Log } from '../log.ts';
import type { FileStore } from './file-store.ts';

/** Location of a file's bytes. */
export interface StoredFile {
  content: Buffer | null;
  object: string | null;
}

export interface Files {
  /** The file store; null if files stay in the database. */
  store: FileStore | null;
  /** Returns the bytes, or null if the file was removed meanwhile. Throws `unavailable` if the store does not answer. */
  read(file: StoredFile): Promise<Buffer | null>;
}

/** Creates the reader of files. `store` is null if all files are in the database. */
export const createFiles = (store: FileStore | null, log: Log): Files => ({
  store,
  async read({ content, object }) {
    if (content !== null || object === null) return content;
    try {
      if (store === null) throw new Error('A file is in the file store, but S3_URL is not set');
      return await store.get(object);
    } catch (error) {
      log.error({ err: error }, 'the file store does not respond');
      throw busyError();
    }
  },
});
