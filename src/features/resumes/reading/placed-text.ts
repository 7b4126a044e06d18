/**
 * What the readers of file formats hand over: text with its place on the page, in the order of the file. Whatever no one can see is
 * already apart. Lengths are in points, `x` from the left edge, `y` the baseline from the top edge of the page.
 */

/** Text of one style on one baseline, without a wide gap inside. */
export interface PlacedText {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of the letters. */
  readonly size: number;
  readonly bold: boolean;
  readonly text: string;
}

/** An address behind a piece of the page, such as behind the word "LinkedIn". */
export interface PlacedLink {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly url: string;
}

/** What was left out: text that no one sees, what a limit cut, a page without text. */
export interface Omission {
  readonly kind: 'hidden-text' | 'cut' | 'unread-page';
  readonly page: number;
  /** The hidden text as it stands in the file; '' for the other kinds. */
  readonly text: string;
}

/** A file as text. */
export interface PlacedDocument {
  readonly texts: readonly PlacedText[];
  readonly links: readonly PlacedLink[];
  readonly omissions: readonly Omission[];
  /** The format has paragraphs instead of lines: no text was broken for want of room. */
  readonly isReflowed: boolean;
}
