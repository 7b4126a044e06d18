/** Groups of titles that mean the same work, on which the table is trained. Their sources are in public-titles.ts and own-titles.ts. */

export type Source = 'esco' | 'onet' | 'own' | 'words';

/** A level of a classification, such as a group of ISCO, and how related its members are (0-1). */
export interface Level {
  readonly name: string;
  readonly relatedness: number;
}

/** An occupation with its titles. */
export interface TitleGroup {
  readonly source: Source;
  /** Unique: a URI, a code or a title. */
  readonly id: string;
  /** Related work; groups of one field are hard to distinguish. */
  readonly field: string;
  /** Levels of related work, narrowest first, with how related two groups of one level are (0-1). */
  readonly levels: readonly Level[];
  /** Titles by language; the first of each is the preferred one. O*NET has only English titles. Our own titles are not sorted by language. */
  readonly titles: Readonly<Record<string, readonly string[]>>;
  /** Sentences that describe the work. */
  readonly descriptions: readonly string[];
}

/** The "language" of titles that were created by exchanging words (translations.ts). */
export const TRANSLATED = 'translated';

/** Returns the titles of the source, without translated ones. */
export const statedTitles = ({ titles }: TitleGroup): string[] =>
  Object.entries(titles).flatMap(([language, written]) => (language === TRANSLATED ? [] : written));

export const groupTitles = ({ titles }: TitleGroup): string[] => Object.values(titles).flat();

/** Returns the trimmed titles without repetitions and empty entries. */
export const distinctTitles = (titles: readonly string[]): string[] => [
  ...new Set(titles.map((title) => title.trim()).filter((title) => title !== '')),
];
