/** The files to be sent in a thread. The upload code is loaded with the first file. */
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { FileUpload, Uploads } from './uploads.ts';

/** Uploads by the ids of the two people in the thread. They are kept while the user is on other screens. */
const uploadsByThread = new Map<string, Uploads>();

const NONE: readonly FileUpload[] = [];
const noFiles = (): readonly FileUpload[] => NONE;
const subscribeToNothing = (): (() => void) => () => {};

export interface ThreadFiles {
  entries: readonly FileUpload[];
  /** Null until there is a file. */
  uploads: Uploads | null;
  add: (files: readonly File[]) => void;
}

/** Returns the files for the next message to a person. */
export const useThreadFiles = (ownId: string, otherId: string): ThreadFiles => {
  const key = `${ownId}.${otherId}`;
  const [uploads, setUploads] = useState(() => uploadsByThread.get(key) ?? null);
  const entries = useSyncExternalStore(uploads?.subscribe ?? subscribeToNothing, uploads?.snapshot ?? noFiles, noFiles);
  const add = useCallback(
    (files: readonly File[]) => {
      if (files.length === 0) return;
      void import('./thread-uploads.ts').then(({ addFiles, createThreadUploads }) => {
        const threadUploads = uploadsByThread.get(key) ?? createThreadUploads(otherId);
        uploadsByThread.set(key, threadUploads);
        setUploads(threadUploads);
        addFiles(threadUploads, files);
        return threadUploads;
      });
    },
    [key, otherId],
  );
  return { entries, uploads, add };
};
