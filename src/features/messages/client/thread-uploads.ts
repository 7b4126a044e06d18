/** Uploads files for a message to a person through the API. */

import { callApi } from '#client/api/api.ts';
import { sendFile } from '#client/api/send-file.ts';
import { refusalText } from '#client/error-texts.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { fillPath } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { attachmentsContract } from '../attachments.contract.ts';
import { createUploads, type Uploads } from './uploads.ts';

/** Creates the uploads for a message to a person. */
export const createThreadUploads = (userId: string): Uploads =>
  createUploads({
    send: (file, sending) => sendFile(fillPath(attachmentsContract.uploadAttachment.path, { userId }), file, sending),
    discard: ({ id }) => {
      // The server deletes unsent files after a day anyway.
      callApi(attachmentsContract.discardAttachment, { params: { id } }).catch(() => {});
    },
  });

/** Adds files. Shows a toast if they exceed the maximum number of files in a message. */
export const addFiles = (uploads: Uploads, files: readonly File[]): void => {
  if (uploads.add(files) > 0) {
    showToast({ title: refusalText(refusal('too-many-files', { count: LIMITS.attachmentsPerMessage })), tone: 'info' });
  }
};
