/** A thread that holds a part of the index. Started by index-threads.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { openIndexPart } from './index-part.service.ts';
import type { NumberedTask, PartSettings } from './match-queries.ts';

const runTask = openIndexPart(workerData as PartSettings);
parentPort?.on('message', (task: NumberedTask) => parentPort?.postMessage(runTask(task)));
