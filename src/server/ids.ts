/** Ids of new rows (UUID version 7, which sort by creation time) and ids of contents (version 8, derived from a hash). */
import { createHash, randomFillSync } from 'node:crypto';
import { stringify, v7 } from 'uuid';

/** Random bytes for 512 ids. Generating them for one id at a time would take longer than the rest of `newId`. */
const pool = Buffer.alloc(8_192);
const ID_BYTES = 16;
let used = pool.length;

const randomBytes = (): Buffer => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ID_BYTES;
  return pool.subarray(used - ID_BYTES, used);
};

const last = { msecs: 0, seq: 0 };

/** Returns a new id of 36 characters. It sorts after the earlier ids of this process. */
export const newId = (): string => {
  const random = randomBytes();
  const now = Date.now();
  if (now > last.msecs) {
    last.msecs = now;
    // The library uses the low 32 bits. Half of the range remains for ids of the same millisecond.
    last.seq = random.readUInt32LE() >>> 1;
  } else {
    last.seq += 1;
  }
  return v7({ random, ...last });
};

/** Returns an id derived from these contents: the first bytes of their SHA-256. */
export const deriveContentId = (...contents: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  const bytes = new Uint8Array(hash.digest().subarray(0, 16));
  // Sets version and variant.
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return stringify(bytes);
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Returns true if a text has the format of an id. Requests for other ids get a 404. */
export const isId = (text: string): boolean => UUID.test(text);
