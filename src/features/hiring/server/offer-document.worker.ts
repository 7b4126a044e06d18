/** A thread that makes the documents of accepted offers: a long note takes longer than a request may on the event loop. */
import { serveTasks } from '#server/workers/serve-tasks.ts';
import { type DocumentFacts, makeDocument } from './offer-document.ts';

serveTasks<DocumentFacts, Uint8Array>(makeDocument);
