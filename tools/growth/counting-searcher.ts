/** A searcher that counts the rows that each stage of a search reads. The stages of a search engine would have to return the same number. */
import { boundLevel } from '../../src/engine/retrieval/best-first.ts';
import {
  type CandidateIndex,
  type CandidateSearch,
  CandidateSearcher,
} from '../../src/engine/retrieval/candidate-index.ts';

/** The number of rows whose bound reaches the score of the last row found, for each bound, and the number of rows scored. */
export interface StageCounts {
  /** The bound of skills and title, stored as one byte per row. */
  rough: number;
  /** The bound that also includes years, rate, zone and the other shared values. */
  closer: number;
  scored: number;
}

const LEVELS = 256;

/** Supports only searches for one job, without a search text. */
export class CountingSearcher extends CandidateSearcher {
  private readonly levels = new Int32Array(LEVELS);
  private bounds: number[] = [];
  private scored = 0;

  constructor(index: CandidateIndex) {
    super(index);
    const { rows } = this;
    const put = rows.bands.put.bind(rows.bands);
    rows.bands.put = (slot, level) => {
      this.levels[level] = (this.levels[level] ?? 0) + 1;
      put(slot, level);
    };
    const search = rows.search.bind(rows);
    rows.search = (scores, top) =>
      search(
        {
          ...scores,
          bound: (slot) => {
            const bound = scores.bound(slot);
            this.bounds.push(bound);
            return bound;
          },
          score: (slot) => {
            this.scored += 1;
            return scores.score(slot);
          },
        },
        top,
      );
  }

  count(searched: CandidateSearch): StageCounts {
    this.levels.fill(0);
    this.bounds = [];
    this.scored = 0;
    const { found } = this.search(searched);
    const last = found.at(-1)?.score ?? 0;
    const rough = this.levels.subarray(boundLevel(last / 100)).reduce((sum, rows) => sum + rows, 0);
    return { rough, closer: this.bounds.filter((bound) => bound >= last).length, scored: this.scored };
  }
}
