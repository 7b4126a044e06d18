/** The structure of a content file: typed blocks in reading order. Pages decide how they look. */

/** A list item, optionally with a term in bold before it. */
export type ListItem = string | { term: string; text: string };

export interface PageLink {
  label: string;
  /** A path on this site, optionally with an anchor. */
  to: string;
}

export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isNumbered: boolean; items: readonly ListItem[] }
  | { kind: 'callout'; title: string; lines: readonly string[]; link?: PageLink }
  | { kind: 'link'; link: PageLink }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
