/** Tests the match stores that run in this process. `tools/growth` tests an index that spans processes. */

import { FullScan } from '#testing/full-scan.ts';
import { describeMatchStore } from '#testing/match-store-contract.ts';
import { startIndexThreads } from './index-threads.ts';
import { loadTitleMeanings } from './title-meanings.service.ts';

const settings = { dataDir: 'none', titleMeanings: loadTitleMeanings() };

describeMatchStore('a full scan', () => new FullScan());
describeMatchStore('the index in one thread', () => startIndexThreads(settings, () => {}, 1));
describeMatchStore('the index in three threads', () => startIndexThreads(settings, () => {}, 3));
