/** Ids of new rows: UUID version 7, which sort by creation time. Ids of contents: version 8, made of a hash. */
import { createHash } from 'node:crypto';
import { stringify, v7 } from 'uuid';

/** A new id of 36 characters. */
export const newId = (): string => v7();

/** An id derived from these contents: the first bytes of their SHA-256. */
export const idOfContent = (...contents: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  const bytes = new Uint8Array(hash.digest().subarray(0, 16));
  // Sets version and variant.
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return stringify(bytes);
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Returns false for texts that cannot be an id. Such paths are answered as not found. */
export const isId = (text: string): boolean => UUID.test(text);
