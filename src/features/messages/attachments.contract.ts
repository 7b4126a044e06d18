/**
 * Files in messages: documents, spreadsheets and pictures. A file is uploaded first and then sent with a
 * message. Its content determines its type. Only the two sides of the conversation can download it,
 * and it is never served as a page. The recipient loses access to it after either of them blocks the
 * other, or when the sender's account is deleted.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { ATTACHMENT_TYPES } from '#shared/vocabulary.ts';

export const attachmentSchema = z.object({
  id: z.string(),
  senderId: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  /** Null if the sender's name is hidden from the reader. */
  fileName: z.nullable(z.string()),
  /** In bytes. */
  size: z.int(),
  /** In pixels; null for files other than pictures. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** The overhead that form encoding adds to a file. */
const FORM_BYTES = 16 * 1024;

export const attachmentsContract = {
  uploadAttachment: route({
    method: 'POST',
    path: '/api/messages/:userId/attachments',
    access: 'member',
    may: 'recruit',
    summary:
      'Uploads a file for a message to a person (PDF, DOCX, XLSX, CSV, JPEG, PNG or WebP as the body, with its name in X-File-Name)',
    uploadBytes: LIMITS.attachmentBytes + FORM_BYTES,
    response: attachmentSchema,
    status: 201,
  }),
  discardAttachment: route({
    method: 'DELETE',
    path: '/api/attachments/:id',
    access: 'member',
    may: 'recruit',
    summary: 'Deletes an uploaded file that is not part of a message yet',
    response: z.null(),
    status: 204,
  }),
  getAttachment: route({
    method: 'GET',
    path: '/api/attachments/:id',
    access: 'member',
    may: 'recruit',
    summary: 'Returns a file in a message as a download, for both sides of the conversation',
    isDownload: true,
    response: z.string(),
  }),
  getAttachmentPreview: route({
    method: 'GET',
    path: '/api/attachments/:id/preview',
    access: 'member',
    may: 'recruit',
    summary: 'Returns a preview of a picture as WebP, for both sides of the conversation',
    isDownload: true,
    response: z.string(),
  }),
};
