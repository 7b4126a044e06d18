/** What the notice about scores is made of in each language. */
import type { ReadingWords } from './reading-words.ts';

/** What the notice says in one language. */
export interface NoticeWords extends ReadingWords {
  /** Before the date of the version. */
  changed: string;
}
