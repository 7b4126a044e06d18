/**
 * Prepares an uploaded file for storage. Documents and spreadsheets are stored unchanged. A picture is
 * re-encoded in a separate process: upright, without metadata and with a small preview. The content
 * determines the type, and unsupported types are refused. A CSV has no signature, so both its name
 * and its content must match.
 */
import { fileTypeFromBuffer } from 'file-type';
import { safeFileName } from '#features/candidates/resume-file-name.domain.ts';
import type { UploadedFile } from '#server/http/uploaded-file.ts';
import { images } from '#server/workers/images.ts';
import type { PictureFormat } from '#server/workers/images.worker.ts';
import { pictureRefusal } from '#server/workers/picture-refusal.ts';
import { AppError } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import type { AttachmentType } from '#shared/vocabulary.ts';
import { isTableText } from './table-text.ts';

/** A file that is ready to be stored. */
export interface StoredAttachment {
  type: AttachmentType;
  fileName: string;
  size: number;
  width: number | null;
  height: number | null;
  content: Buffer;
  preview: Buffer | null;
}

const DOCUMENTS: ReadonlySet<string> = new Set<AttachmentType>(['pdf', 'docx', 'xlsx']);
/** The picture format for each detected extension. Only the first frame of an animated picture is stored. */
const PICTURES: Readonly<Record<string, PictureFormat>> = { jpg: 'jpg', png: 'png', apng: 'png', webp: 'webp' };

const unsupportedError = () => new AppError('unsupported', 'attachment-type');

/** Returns the file name with the extension of its type. Replaces the extension of a different picture format. */
const toStoredFileName = (sentName: string | undefined, type: AttachmentType): string =>
  safeFileName(sentName?.replace(/\.jpe?g$/i, '.jpg').replace(/\.(?:jpg|png|webp)$/i, `.${type}`), type, 'file');

const encodePicture = async ({ bytes, name }: UploadedFile, format: PictureFormat): Promise<StoredAttachment> => {
  const image = await images.run({
    picture: bytes,
    format,
    maxPixels: LIMITS.photoPixels,
    maxSide: LIMITS.attachmentSide,
    previewSide: LIMITS.attachmentPreviewSide,
    maxBytes: LIMITS.attachmentBytes,
  });
  if (!('whole' in image)) throw pictureRefusal(image);
  const content = Buffer.from(image.whole);
  return {
    type: image.format,
    fileName: toStoredFileName(name, image.format),
    size: content.byteLength,
    width: image.width,
    height: image.height,
    content,
    preview: Buffer.from(image.preview),
  };
};

/**
 * Prepares a file for storage. Throws `unsupported` for other types, `tooLarge` for too many
 * pixels, `invalid` for a damaged picture, and `unavailable` if too many files are waiting.
 */
export const prepareAttachment = async (file: UploadedFile): Promise<StoredAttachment> => {
  const extension = (await fileTypeFromBuffer(file.bytes).catch(() => undefined))?.ext ?? '';
  const format = PICTURES[extension];
  if (format !== undefined) return encodePicture(file, format);
  const isCsv = extension === '' && /\.csv$/i.test(file.name ?? '') && isTableText(file.bytes);
  if (!isCsv && !DOCUMENTS.has(extension)) throw unsupportedError();
  const type = isCsv ? 'csv' : (extension as AttachmentType);
  const content = Buffer.from(file.bytes);
  return {
    type,
    fileName: toStoredFileName(file.name, type),
    size: content.byteLength,
    width: null,
    height: null,
    content,
    preview: null,
  };
};
