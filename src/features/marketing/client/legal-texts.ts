/**
 * The legal pages: the files in `content/legal`. They describe what the program does, so a change to what is kept, for how long, or who sees it
 * changes them too. What has a number in `shared/retention.ts` or `shared/limits.ts` takes it from there.
 */
import { z } from 'zod';
import { LEGAL_VERSIONS } from '#shared/legal-versions.ts';
import type { Block } from './content/blocks.ts';
import { readMarkdown } from './content/markdown.ts';

const headSchema = z.strictObject({ title: z.string(), lead: z.string() });

export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface LegalText extends z.infer<typeof headSchema> {
  /** ISO date of the last change of the text. */
  changed: string;
  sections: readonly LegalSection[];
}

const FILES = import.meta.glob<string>('/content/legal/*.md', { query: '?raw', import: 'default', eager: true });

const sectionsOf = (blocks: readonly Block[]): LegalSection[] => {
  const sections: { id: string; title: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const section = sections.at(-1);
    if (block.kind === 'heading') sections.push({ id: block.id, title: block.text, blocks: [] });
    else if (section) section.blocks.push(block);
    else throw new Error('A legal text begins with a heading');
  }
  return sections;
};

const legalText = (name: keyof typeof LEGAL_VERSIONS): LegalText => {
  const file = FILES[`/content/legal/${name}.en.md`];
  if (file === undefined) throw new Error(`content/legal has no ${name}.en.md`);
  const { head, blocks } = readMarkdown(file);
  return { ...headSchema.parse(head), changed: LEGAL_VERSIONS[name], sections: sectionsOf(blocks) };
};

export const PRIVACY = legalText('privacy');
export const TERMS = legalText('terms');
