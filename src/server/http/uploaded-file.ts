/** Extracts the file of an upload: the body itself, or the first file of a form. */
import type { IncomingHttpHeaders } from 'node:http';
import { AppError, type Refusal } from '#shared/errors.ts';

const isForm = (contentType: string): boolean => /^multipart\/form-data\b/i.test(contentType);

/** A file as sent. Its name is not trusted. */
export interface UploadedFile {
  bytes: Uint8Array;
  /** May be percent-encoded; undefined if none was sent. */
  name: string | undefined;
}

/** The messages for a missing file and a file that is too large. */
export interface UploadMessages {
  missing: Refusal;
  tooLarge: Refusal;
}

const parseFormFile = async (body: Uint8Array, contentType: string): Promise<UploadedFile | null> => {
  // The platform's form parser accepts everything that fetch can send.
  const parser = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  const form = await parser.formData().catch(() => {
    throw new AppError('invalid', 'form-unreadable');
  });
  const file = [...form.values()].find((value) => value instanceof File);
  return file === undefined ? null : { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name };
};

/** Returns the file name in the `X-File-Name` header. */
export const sentFileName = (headers: IncomingHttpHeaders): string | undefined => {
  const name = headers['x-file-name'];
  return typeof name === 'string' ? name : undefined;
};

/** Returns the file. Throws `invalid` if there is no file and `tooLarge` for more than `maxBytes`, with the given messages. */
export const readUpload = async (
  body: Uint8Array | undefined,
  headers: IncomingHttpHeaders,
  { maxBytes, ...words }: UploadMessages & { maxBytes: number },
): Promise<UploadedFile> => {
  const contentType = headers['content-type'] ?? '';
  const wholeBody = body && { bytes: body, name: sentFileName(headers) };
  const file = body && isForm(contentType) ? await parseFormFile(body, contentType) : wholeBody;
  if (!file || file.bytes.byteLength === 0) throw new AppError('invalid', words.missing);
  if (file.bytes.byteLength > maxBytes) throw new AppError('tooLarge', words.tooLarge);
  return file;
};

/** Returns the bytes of a picture. Throws like `readUpload`. */
export const readUploadedPicture = async (
  body: Uint8Array | undefined,
  contentType: string,
  maxBytes: number,
): Promise<Uint8Array> => {
  const words: UploadMessages = { missing: 'picture-required', tooLarge: 'picture-too-large' };
  return (await readUpload(body, { 'content-type': contentType }, { maxBytes, ...words })).bytes;
};
