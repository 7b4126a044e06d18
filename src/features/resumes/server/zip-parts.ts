/**
 * Reads parts of a ZIP archive such as a DOCX file. Checks the declared size before unpacking and the
 * actual size while unpacking, so an archive cannot grow beyond the limit.
 */
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { UnreadableFile } from './unreadable-file.ts';

const MAX_ENTRIES = 3_000;
/** The limits for one part and for all parts together. The text of a long résumé takes a few hundred kilobytes. */
const MAX_PART_BYTES = 12 * 1024 * 1024;
const MAX_TOTAL_BYTES = 24 * 1024 * 1024;
const ENCRYPTED = 0x1;

const openArchive = promisify<Buffer, { lazyEntries: boolean; validateEntrySizes: boolean }, ZipFile>(fromBuffer);

const readZipEntries = (zip: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      if (entries.size >= MAX_ENTRIES) return reject(new UnreadableFile('too-large-unpacked'));
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', () => reject(new UnreadableFile('broken')));
    zip.readEntry();
  });

export interface ZipParts {
  readonly names: readonly string[];
  /** Returns the text of a part, or null if it does not exist. Throws `UnreadableFile` if it is encrypted, broken or too large. */
  read(name: string): Promise<string | null>;
}

/** Opens an archive. Throws `UnreadableFile` if it is broken or has too many entries. */
export const openZip = async (bytes: Uint8Array): Promise<ZipParts> => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await openArchive(buffer, { lazyEntries: true, validateEntrySizes: true }).catch(() => {
    throw new UnreadableFile('broken');
  });
  const entries = await readZipEntries(zip);
  const openStream = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<NodeJS.ReadableStream>;
  let total = 0;
  return {
    names: [...entries.keys()],
    read: async (name) => {
      const entry = entries.get(name);
      if (entry === undefined) return null;
      if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) throw new UnreadableFile('encrypted');
      if (entry.uncompressedSize > MAX_PART_BYTES) throw new UnreadableFile('too-large-unpacked');
      total += entry.uncompressedSize;
      if (total > MAX_TOTAL_BYTES) throw new UnreadableFile('too-large-unpacked');
      const chunks: Buffer[] = [];
      try {
        // The library fails the stream if the entry yields more bytes than it declares.
        for await (const chunk of await openStream(entry)) chunks.push(chunk as Buffer);
      } catch {
        throw new UnreadableFile('broken');
      }
      return new TextDecoder().decode(Buffer.concat(chunks));
    },
  };
};
