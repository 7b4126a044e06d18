/**
 * What an article of the blog is made of: typed blocks in the order they are read, and what follows from its words. Pure
 * data; how it looks is decided by the article's page.
 */
import type { ArticleId } from '../../marketing.domain.ts';

/** An item of a list, with or without a term that stands out before it. */
export type ListItem = string | { term: string; text: string };

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isNumbered: boolean; items: readonly ListItem[] }
  | { kind: 'callout'; title: string; lines: readonly string[]; link?: { label: string; to: string } }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** Who an article is written for. */
export type Reader = 'For companies' | 'For professionals';

export interface Article {
  id: ArticleId;
  title: string;
  /** One or two sentences: the card and the lead. */
  summary: string;
  /** What it holds, in the one sentence that a search engine has room for. */
  description: string;
  reader: Reader;
  /** `2026-01-31`. */
  publishedOn: string;
  blocks: readonly Block[];
}

/** Articles have no single author. */
export const ARTICLE_AUTHOR = 'The Puente team';

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (items: readonly ListItem[]): Block => ({ kind: 'list', isNumbered: false, items });
export const steps = (items: readonly ListItem[]): Block => ({ kind: 'list', isNumbered: true, items });
export const callout = (title: string, lines: readonly string[], link?: { label: string; to: string }): Block => ({
  kind: 'callout',
  title,
  lines,
  ...(link ? { link } : {}),
});
/** Every row has as many cells as there are columns; the first cell names the row. */
export const table = (caption: string, columns: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  caption,
  columns,
  rows,
});

const textsOfItem = (item: ListItem): string[] => (typeof item === 'string' ? [item] : [item.term, item.text]);

const textsOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items.flatMap(textsOfItem);
    case 'callout':
      return [block.title, ...block.lines];
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
  }
};

/** The number of words in the article's blocks; what stands above them is not counted. */
export const wordsOf = ({ blocks }: Pick<Article, 'blocks'>): number =>
  blocks
    .flatMap(textsOf)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const WORDS_A_MINUTE = 220;

/** Whole minutes, at least one, at an unhurried pace. */
export const readingMinutes = (article: Pick<Article, 'blocks'>): number =>
  Math.max(1, Math.ceil(wordsOf(article) / WORDS_A_MINUTE));

export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The headings of an article, in order. */
export const headingsOf = ({ blocks }: Pick<Article, 'blocks'>): string[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
