/** Quotes of what a person wrote, in emails. */
import { excerpt } from '#shared/excerpt.ts';
import type { MailBlock } from './mail-template.ts';

/** Emails quote only the beginning of a longer text. The page shows all of it. */
const MAX_QUOTED = 600;

/** Returns the quote as a block. Returns nothing if there is no text. */
export const quoteBlocks = (text: string | null, max: number = MAX_QUOTED): MailBlock[] =>
  text === null || text === '' ? [] : [{ kind: 'quote', text: excerpt(text, max) }];
