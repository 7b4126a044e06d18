/** The structure of a blog article, and values derived from it. The article page decides how the article looks. */
import { z } from 'zod';
import type { Language } from '#shared/languages.ts';
import type { ArticleId } from '../../marketing.domain.ts';
import type { Block, BlockOf, ListItem } from '../content/blocks.ts';

/** The front matter of an article's file. */
export const articleHeadSchema = z.strictObject({
  title: z.string(),
  /** One or two sentences, shown on the card and as the lead. */
  summary: z.string(),
  /** A one-sentence description, short enough for a search result. */
  description: z.string(),
  reader: z.enum(['companies', 'professionals']),
  /** `2026-01-31`. */
  publishedOn: z.iso.date(),
});

export interface Article extends z.infer<typeof articleHeadSchema> {
  id: ArticleId;
  language: Language;
  blocks: readonly Block[];
}

const itemTexts = (item: ListItem): string[] => (typeof item === 'string' ? [item] : [item.term, item.text]);

const blockTexts = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items.flatMap(itemTexts);
    case 'callout':
      return [block.title, ...block.lines];
    case 'link':
      return [block.link.label];
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
  }
};

/** Returns the number of words in the article's blocks, without its title and summary. */
export const countWords = ({ blocks }: Pick<Article, 'blocks'>): number =>
  blocks
    .flatMap(blockTexts)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const WORDS_PER_MINUTE = 220;

/** Returns the reading time in whole minutes, at least one, at a relaxed pace. */
export const readingMinutes = (article: Pick<Article, 'blocks'>): number =>
  Math.max(1, Math.ceil(countWords(article) / WORDS_PER_MINUTE));

export const articleHeadings = ({ blocks }: Pick<Article, 'blocks'>): BlockOf<'heading'>[] =>
  blocks.filter((block) => block.kind === 'heading');
