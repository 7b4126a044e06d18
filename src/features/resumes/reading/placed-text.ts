/**
 * The output of the file readers: text with its position on the page, in no particular order within a page.
 * Invisible text is listed as an omission. Lengths are in points, `x` from the left edge, `y` the
 * baseline from the top edge of the page.
 */

/** The text of one style on one baseline, without a wide gap inside. */
export interface PlacedText {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Font size. */
  readonly size: number;
  readonly bold: boolean;
  readonly text: string;
}

/** A link on an area of the page, such as the word "LinkedIn". */
export interface PlacedLink {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly url: string;
}

/** An omission: invisible text, text beyond a limit, or a page without text. */
export interface Omission {
  readonly kind: 'hidden-text' | 'cut' | 'unread-page';
  readonly page: number;
  /** The hidden text as written in the file; '' for the other kinds. */
  readonly text: string;
}

export interface PlacedDocument {
  readonly texts: readonly PlacedText[];
  readonly links: readonly PlacedLink[];
  readonly omissions: readonly Omission[];
  /** The format has paragraphs instead of lines, so no text was wrapped. */
  readonly isReflowed: boolean;
  /** The author and title from the metadata of the file. */
  readonly authorAndTitle?: string | undefined;
}
