/** Ids of new rows: UUID version 7, so that they sort by the time they were made; of contents: version 8, made of a hash. */
import { createHash } from 'node:crypto';
import { stringify, v7 } from 'uuid';

/** A new id, as a string of 36 characters. */
export const newId = (): string => v7();

/** The id that belongs to these contents and no others: the first bytes of their SHA-256. */
export const idOfContent = (...contents: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  const bytes = new Uint8Array(hash.digest().subarray(0, 16));
  // The version and the variant, where a UUID says what it is.
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return stringify(bytes);
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of a row at all; anything else in a path is simply not found. */
export const isId = (text: string): boolean => UUID.test(text);
