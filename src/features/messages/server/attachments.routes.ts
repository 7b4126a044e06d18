/**
 * API calls for message files. Files are served as downloads with a policy that blocks scripts, and
 * only to the two people in the conversation. Other candidates and companies receive a 404.
 * Limits restrict how many bytes one account can upload and store.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { lockAccountForNoKeyUpdate } from '#features/auth/server/users.service.ts';
import { requireFileShown } from '#features/blind-review/server/hidden-names.service.ts';
import { attachmentHeader } from '#features/candidates/resume-file-name.domain.ts';
import type { Tx } from '#server/db/database.ts';
import { mountContract } from '#server/http/mount.ts';
import { readUpload, type UploadMessages } from '#server/http/uploaded-file.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { newId } from '#server/ids.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound, refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import type { AttachmentType } from '#shared/vocabulary.ts';
import { type Attachment, attachmentsContract } from '../attachments.contract.ts';
import { mayDownloadFile } from '../messages.policy.ts';
import { prepareAttachment } from './attachment-file.ts';
import {
  areBlocked,
  deleteUnsentAttachment,
  findAttachment,
  findAttachmentPreview,
  findStoredFile,
  insertAttachment,
  sumAttachmentBytes,
} from './attachments.db.ts';
import { requireCanWrite } from './correspondence.ts';

const HOUR_SECONDS = 60 * 60;

const CONTENT_TYPES: Record<AttachmentType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const MEGABYTE = 1024 * 1024;
const UPLOAD_REFUSALS: UploadMessages = {
  missing: 'attachment-required',
  tooLarge: refusal('attachment-too-large', { count: LIMITS.attachmentBytes / MEGABYTE }),
};

const requireStorageRoom = async (tx: Tx, userId: string, size: number): Promise<void> => {
  const { total, today } = await sumAttachmentBytes(tx, userId);
  if (today + size > LIMITS.attachmentBytesPerDay) {
    throw new AppError('tooMany', 'attachments-of-today', {
      retryAfter: HOUR_SECONDS,
    });
  }
  if (total + size > LIMITS.attachmentBytesKept) {
    throw new AppError('conflict', 'attachments-kept');
  }
};

const storeAttachment = async (
  platform: Platform,
  viewer: Viewer,
  receiverId: string,
  uploaded: Parameters<typeof prepareAttachment>[0],
) => {
  const { db } = platform;
  const attachment = await prepareAttachment(uploaded);
  return db.transaction(async (tx) => {
    // Serialize uploads per account, so that concurrent uploads respect the limit.
    await lockAccountForNoKeyUpdate(tx, viewer.userId);
    await requireCanWrite(tx, viewer.userId, receiverId);
    await requireStorageRoom(tx, viewer.userId, attachment.size);
    const { size: fileSize, ...file } = attachment;
    return insertAttachment(tx, { id: newId(), userId: viewer.userId, fileSize, ...file });
  });
};

const fileNotFoundError = () => notFound('file');

/**
 * Returns a file that the viewer may download. Throws `notFound` for any other file, and `forbidden`
 * if the file would reveal a hidden name.
 */
const requireAttachment = async ({ db }: Platform, viewer: Viewer, id: string): Promise<Attachment> => {
  const file = await findAttachment(db, id);
  if (file === null) throw fileNotFoundError();
  const isSender = file.senderId === viewer.userId;
  const isReceiver = file.receiverId === viewer.userId;
  const blocked = isReceiver && (await areBlocked(db, viewer.userId, file.senderId));
  if (!mayDownloadFile({ isSender, isReceiver, areBlocked: blocked })) throw fileNotFoundError();
  if (!isSender) await requireFileShown(db, viewer, file.senderId);
  return file;
};

/** Sets the headers of a download and returns its content. Throws `notFound` if there is no content. */
const sendDownload = (
  reply: FastifyReply,
  content: Buffer | null,
  type: AttachmentType,
  name: string | null,
): Buffer[] => {
  if (content === null) throw fileNotFoundError();
  void reply
    .type(CONTENT_TYPES[type])
    .header('content-length', content.byteLength)
    .header('content-disposition', attachmentHeader(name ?? `file.${type}`))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store');
  return [content];
};

export const mountAttachments = (app: FastifyInstance, platform: Platform): void => {
  const { db, files, limiter } = platform;
  mountContract(app, attachmentsContract, {
    uploadAttachment: async ({ viewer, params, body, request }) => {
      const receiverId = params.userId.toLowerCase();
      await requireCanWrite(db, viewer.userId, receiverId);
      await limiter.count(db, RATE_LIMITS.attachments, viewer.userId);
      const file = await readUpload(body, request.headers, { maxBytes: LIMITS.attachmentBytes, ...UPLOAD_REFUSALS });
      return storeAttachment(platform, viewer, receiverId, file);
    },

    discardAttachment: async ({ viewer, params }) => {
      if (!(await deleteUnsentAttachment(db, viewer.userId, params.id))) throw fileNotFoundError();
      return null;
    },

    getAttachment: async ({ viewer, params, reply }) => {
      const { id, type, fileName } = await requireAttachment(platform, viewer, params.id);
      await limiter.count(db, RATE_LIMITS['attachment-download'], viewer.userId);
      const stored = await findStoredFile(db, id);
      return sendDownload(reply, stored && (await files.read(stored)), type, fileName);
    },

    getAttachmentPreview: async ({ viewer, params, reply }) => {
      const { id } = await requireAttachment(platform, viewer, params.id);
      await limiter.count(db, RATE_LIMITS['attachment-preview'], viewer.userId);
      return sendDownload(reply, await findAttachmentPreview(db, id), 'webp', 'preview.webp');
    },
  });
};
