/** Where files stand beside the database. Keys are made once and never used again, so that what stands under one never changes. */

export interface FileStore {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Null where there is nothing under the key. */
  get(key: string): Promise<Buffer | null>;
  /** Does nothing where there is nothing. */
  remove(key: string): Promise<void>;
}

/** The store refuses what it is asked: the bucket is not there, or the key may not do it. */
export class FileStoreRefusal extends Error {
  override readonly name = 'FileStoreRefusal';
}
