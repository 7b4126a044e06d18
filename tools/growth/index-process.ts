/** A process that holds a part of the index. Started by index-processes.ts. Reports how long each task took. */
import process from 'node:process';
import { openIndexPart } from '../../src/features/matching/server/index-part.service.ts';
import type { NumberedTask } from '../../src/features/matching/server/partitioned-index.service.ts';
import { readTitleMeanings } from '../../src/features/matching/server/title-meanings.service.ts';
import type { MeasuredReply } from './index-processes.ts';

// This folder has no imported taxonomy.
const runTask = openIndexPart({ dataDir: import.meta.dirname, titleMeanings: readTitleMeanings() });

process.on('message', (task: NumberedTask) => {
  const start = performance.now();
  const before = process.cpuUsage();
  const reply = runTask(task);
  const { user, system } = process.cpuUsage(before);
  const measured: MeasuredReply = { ...reply, cpuMs: (user + system) / 1_000, wallMs: performance.now() - start };
  process.send?.(measured);
});
