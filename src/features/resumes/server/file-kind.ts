/** Detects the kind of a file by its content. Ignores its name and declared type. */
import { fileTypeFromBuffer } from 'file-type';
import type { ResumeKind } from '#shared/vocabulary.ts';
import { UnreadableFile } from './unreadable-file.ts';

const PDF_HEAD = /%PDF-\d/;
/** A PDF may have a few other bytes before its header. */
const HEAD_BYTES = 1024;
/** A protected DOCX is an OLE file with a stream of this name. */
const PROTECTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Returns true if bytes start like a PDF. */
export const isPdf = (bytes: Uint8Array): boolean =>
  PDF_HEAD.test(Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_BYTES)).toString('latin1'));

/** Returns whether bytes are a PDF or possibly a DOCX. Throws `UnreadableFile` for anything else. */
export const detectFileKind = async (bytes: Uint8Array): Promise<ResumeKind> => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isPdf(bytes)) return 'pdf';
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.ext === 'docx' || found?.ext === 'zip') return 'docx';
  if (found?.ext === 'cfb' && buffer.includes(PROTECTED)) throw new UnreadableFile('encrypted');
  throw new UnreadableFile('unsupported');
};
