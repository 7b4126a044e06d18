/** Object storage for files. Keys are never reused, so the content of a key never changes. */

export interface FileStore {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Returns null if the key does not exist. */
  get(key: string): Promise<Buffer | null>;
  /** Does nothing if the key does not exist. */
  remove(key: string): Promise<void>;
}

/** Thrown if the store rejects a request because the bucket is missing or access is denied. */
export class FileStoreRefusal extends Error {
  override readonly name = 'FileStoreRefusal';
}
