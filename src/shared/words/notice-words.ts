/** The structure of the notice about scores, in each language. */
import type { ReadingWords } from './reading-words.ts';

export interface NoticeWords extends ReadingWords {
  /** Text before the date of this version. */
  changed: string;
}
