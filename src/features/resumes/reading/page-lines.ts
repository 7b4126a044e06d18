/** The parts of a laid-out page: rows, cells, lines in reading order, and blocks of one column. */

/** The text of one style inside a cell. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
}

/** Text between two wide gaps. */
export interface Cell {
  readonly x: number;
  readonly right: number;
  readonly size: number;
  readonly bold: boolean;
  readonly text: string;
  readonly runs: readonly Run[];
  /** The baseline of the cell. The baseline of its row may be a little higher or lower. */
  readonly y?: number;
  /** Whether the cell looks like the headings of its page, regardless of its words. */
  readonly hasHeadingStyle?: boolean;
}

export interface Line {
  readonly page: number;
  /** From 1, in reading order on its page. */
  readonly line: number;
  readonly x: number;
  readonly right: number;
  /** The right edge of its column. Infinite if the format has no lines. No text counts as wrapped then. */
  readonly limit: number;
  readonly y: number;
  readonly size: number;
  /** Whether all of its letters are bold. */
  readonly bold: boolean;
  readonly text: string;
  readonly cells: readonly Cell[];
}

/** Consecutive lines of one column on one page. */
export interface Block {
  readonly page: number;
  readonly x: number;
  readonly right: number;
  readonly lines: readonly Line[];
}

/** The cells on one baseline. */
export interface Row {
  readonly page: number;
  readonly y: number;
  readonly cells: readonly Cell[];
}
