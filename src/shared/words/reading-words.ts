/** The texts of a reading page: a lead and sections with ids. */

export interface ReadingSection {
  id: string;
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

export interface ReadingWords {
  title: string;
  lead: string;
  /** Label of the list of sections. */
  contents: string;
  sections: readonly ReadingSection[];
}
