/** What the notice about scores is made of in each language. */

/** A part of the notice. */
export interface NoticeSection {
  id: string;
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

/** What the notice says in one language. */
export interface NoticeWords {
  title: string;
  lead: string;
  /** Before the date of the version. */
  changed: string;
  contents: string;
  sections: readonly NoticeSection[];
}
