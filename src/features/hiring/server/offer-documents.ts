/** Makes the documents of accepted offers away from the event loop, one at a time. */
import { createHash } from 'node:crypto';
import { createWorkerPool, openThread } from '#server/workers/worker-pool.ts';
import type { DocumentFacts } from './offer-document.ts';

const documents = createWorkerPool<DocumentFacts, Uint8Array>({
  open: openThread(new URL('./offer-document.worker.ts', import.meta.url)),
  size: 1,
  queueMax: 20,
  timeoutMs: 20_000,
  idleMs: 30_000,
});

/** The document and its SHA-256 in hex. Throws `unavailable` where too many wait. */
export const documentOf = async (facts: DocumentFacts): Promise<{ content: Uint8Array; sha256: string }> => {
  const content = await documents.run(facts);
  return { content, sha256: createHash('sha256').update(content).digest('hex') };
};
