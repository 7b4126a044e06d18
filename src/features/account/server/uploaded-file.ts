/** Finds the file in an uploaded body: the body itself, or the first file of a form. */
import { AppError } from '#shared/errors.ts';

const isForm = (contentType: string): boolean => /^multipart\/form-data\b/i.test(contentType);

const fileOfForm = async (body: Uint8Array, contentType: string): Promise<Uint8Array | null> => {
  // The platform's own reader of forms; it takes what a fetch may have brought.
  const answer = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
  const form = await answer.formData().catch(() => {
    throw new AppError('invalid', 'This form cannot be read');
  });
  const file = [...form.values()].find((value) => value instanceof File);
  return file === undefined ? null : new Uint8Array(await file.arrayBuffer());
};

/** The bytes of the file. Throws `invalid` where there is none, `tooLarge` for more than `bytesMost`. */
export const uploadedFile = async (
  body: Uint8Array | undefined,
  contentType: string,
  bytesMost: number,
): Promise<Uint8Array> => {
  const file = body && isForm(contentType) ? await fileOfForm(body, contentType) : body;
  if (!file || file.byteLength === 0) throw new AppError('invalid', 'Choose a picture to upload');
  if (file.byteLength > bytesMost) throw new AppError('tooLarge', 'The picture is too large');
  return file;
};
