/**
 * Files of messages: a PDF, a DOCX or a picture, uploaded first and then sent with a message. The
 * content decides the type. Only the two people of a message get its files, always as a download
 * and never as a page. The files of a deleted account or a blocked user are not available.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { ATTACHMENT_TYPES } from '#shared/vocabulary.ts';

export const attachmentSchema = z.object({
  id: z.string(),
  senderId: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  /** Null if the reader sees the sender without a name. */
  fileName: z.nullable(z.string()),
  /** In bytes. */
  size: z.int(),
  /** In pixels; null for files other than pictures. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** The overhead that a form adds to a file. */
const FORM_BYTES = 16 * 1024;

export const attachmentsContract = {
  uploadAttachment: route({
    method: 'POST',
    path: '/api/messages/:userId/attachments',
    access: 'member',
    summary:
      'Upload a file (PDF, DOCX, JPEG, PNG, WebP) for a message to a person: the bytes as the body, its name in X-File-Name',
    uploadBytes: LIMITS.attachmentBytes + FORM_BYTES,
    response: attachmentSchema,
    status: 201,
  }),
  discardAttachment: route({
    method: 'DELETE',
    path: '/api/attachments/:id',
    access: 'member',
    summary: 'Drop an own file that is in no message yet',
    response: z.null(),
    status: 204,
  }),
  getAttachment: route({
    method: 'GET',
    path: '/api/attachments/:id',
    access: 'member',
    summary: 'A file of a message, for the two people of it, to save',
    isDownload: true,
    response: z.string(),
  }),
  getAttachmentPreview: route({
    method: 'GET',
    path: '/api/attachments/:id/preview',
    access: 'member',
    summary: 'A small picture of a picture, as WebP, for the same people',
    isDownload: true,
    response: z.string(),
  }),
};
