/** Finds the file in an uploaded body: the body itself, or the first file of a form. */
import type { IncomingHttpHeaders } from 'node:http';
import { AppError, type Refusal } from '#shared/errors.ts';

const isForm = (contentType: string): boolean => /^multipart\/form-data\b/i.test(contentType);

/** A file as it was sent; nothing that its name says is believed. */
export interface UploadedFile {
  bytes: Uint8Array;
  /** Percent-encoded or not; undefined where none came along. */
  name: string | undefined;
}

/** What is said where there is no file, and where it is too large. */
export interface UploadWords {
  none: Refusal;
  tooLarge: Refusal;
}

const fileOfForm = async (body: Uint8Array, contentType: string): Promise<UploadedFile | null> => {
  // The platform's own reader of forms; it takes what a fetch may have brought.
  const answer = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  const form = await answer.formData().catch(() => {
    throw new AppError('invalid', 'form-unreadable');
  });
  const file = [...form.values()].find((value) => value instanceof File);
  return file === undefined ? null : { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name };
};

/** The name that a file was sent under beside its bytes: `X-File-Name`. */
export const sentFileName = (headers: IncomingHttpHeaders): string | undefined => {
  const name = headers['x-file-name'];
  return typeof name === 'string' ? name : undefined;
};

/** The file. Throws `invalid` where there is none, `tooLarge` for more than `bytesMost`, with the words given. */
export const namedUpload = async (
  body: Uint8Array | undefined,
  headers: IncomingHttpHeaders,
  { bytesMost, ...words }: UploadWords & { bytesMost: number },
): Promise<UploadedFile> => {
  const contentType = headers['content-type'] ?? '';
  const sent = body && { bytes: body, name: sentFileName(headers) };
  const file = body && isForm(contentType) ? await fileOfForm(body, contentType) : sent;
  if (!file || file.bytes.byteLength === 0) throw new AppError('invalid', words.none);
  if (file.bytes.byteLength > bytesMost) throw new AppError('tooLarge', words.tooLarge);
  return file;
};

/** The bytes of a picture. Throws `invalid` where there is none, `tooLarge` for more than `bytesMost`. */
export const uploadedFile = async (
  body: Uint8Array | undefined,
  contentType: string,
  bytesMost: number,
): Promise<Uint8Array> => {
  const words: UploadWords = { none: 'picture-required', tooLarge: 'picture-too-large' };
  return (await namedUpload(body, { 'content-type': contentType }, { bytesMost, ...words })).bytes;
};
