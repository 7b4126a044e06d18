/**
 * Uploads the files of the message being written. Each upload starts immediately, reports its progress,
 * and can be removed or retried. The files are kept when the user opens another conversation.
 * Independent of any screen.
 */
import { v4 as newId } from 'uuid';
import { describeError } from '#client/api/query-client.ts';
import type { UploadOptions } from '#client/api/send-file.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Attachment } from '../attachments.contract.ts';

export interface FileUpload {
  key: string;
  file: File;
  state: 'uploading' | 'ready' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** The stored file, once it is ready. */
  attachment: Attachment | null;
  /** The error as a sentence, or 'tooLarge' if the file exceeds the size limit, in which case the screen offers no retry. */
  problem: string | null;
}

export interface Uploads {
  subscribe(notify: () => void): () => void;
  /** Returns the files in order. The array stays the same until something changes. */
  snapshot(): readonly FileUpload[];
  /** Adds files and uploads them. Returns the number of files beyond the limit. */
  add(files: readonly File[]): number;
  retry(key: string): void;
  /** Removes a file in any state. */
  remove(key: string): void;
  /** Returns the ready files for a message and removes them. */
  take(): Attachment[];
}

/** The server calls that uploads need. */
export interface UploadCalls {
  send(file: File, sending: UploadOptions): Promise<Attachment>;
  discard(attachment: Attachment): void;
}

export const createUploads = ({ send, discard }: UploadCalls): Uploads => {
  const subscribers = new Set<() => void>();
  const running = new Map<string, AbortController>();
  let entries: readonly FileUpload[] = [];

  const replace = (next: readonly FileUpload[]): void => {
    entries = next;
    for (const notify of subscribers) notify();
  };
  const change = (key: string, changes: Partial<FileUpload>): void =>
    replace(entries.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)));

  const upload = async ({ key, file }: FileUpload): Promise<void> => {
    const controller = new AbortController();
    running.set(key, controller);
    try {
      const attachment = await send(file, {
        signal: controller.signal,
        onProgress: (progress) => change(key, { progress }),
      });
      if (controller.signal.aborted) discard(attachment);
      else change(key, { state: 'ready', progress: 1, attachment });
    } catch (error) {
      if (!controller.signal.aborted) change(key, { state: 'failed', problem: describeError(error) });
    } finally {
      running.delete(key);
    }
  };

  const toUpload = (file: File): FileUpload => {
    const isTooLarge = file.size > LIMITS.attachmentBytes;
    const start = { key: newId(), file, progress: 0, attachment: null };
    return isTooLarge
      ? { ...start, state: 'failed', problem: 'tooLarge' }
      : { ...start, state: 'uploading', problem: null };
  };

  return {
    subscribe(notify) {
      subscribers.add(notify);
      return () => void subscribers.delete(notify);
    },
    snapshot: () => entries,
    add(files) {
      const added = files.slice(0, Math.max(0, LIMITS.attachmentsPerMessage - entries.length)).map(toUpload);
      replace([...entries, ...added]);
      for (const entry of added) if (entry.state === 'uploading') void upload(entry);
      return files.length - added.length;
    },
    retry(key) {
      const entry = entries.find((existing) => existing.key === key);
      if (entry?.state !== 'failed') return;
      change(key, { state: 'uploading', progress: 0, problem: null });
      void upload(entry);
    },
    remove(key) {
      const entry = entries.find((existing) => existing.key === key);
      if (!entry) return;
      running.get(key)?.abort(new DOMException('The file was removed', 'AbortError'));
      if (entry.attachment) discard(entry.attachment);
      replace(entries.filter((existing) => existing !== entry));
    },
    take() {
      const ready = entries.flatMap(({ attachment }) => attachment ?? []);
      replace(entries.filter(({ attachment }) => attachment === null));
      return ready;
    },
  };
};
