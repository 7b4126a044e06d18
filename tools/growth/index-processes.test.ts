/** The index in several processes fulfills the contract of a match store, and reports a process that ends. */
import { expect, it } from 'vitest';
import { ALL_CANDIDATES } from '../../src/engine/retrieval/candidate-filter.ts';
import { describeMatchStore } from '../../src/testing/match-store-contract.ts';
import { startIndexProcesses } from './index-processes.ts';

describeMatchStore('the index in three processes', () => startIndexProcesses(3, () => {}));

const QUERY = { jobs: [], filter: ALL_CANDIDATES, after: null, limit: 5 };

it('an index in processes reports an ended process once, and rejects the queries that wait for it', async () => {
  const pids = new Set<number>();
  const lost: Error[] = [];
  const index = startIndexProcesses(
    2,
    (error) => lost.push(error),
    (_, pid) => pids.add(pid),
  );
  try {
    await index.put('candidates', []);
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await expect(index.find('candidates', QUERY)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect.poll(() => lost.length).toBe(1);
  } finally {
    await index.end();
  }
});
