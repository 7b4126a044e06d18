/**
 * The legal documents: the files in `content/legal`, in every language. They describe what the product does, so update them when the stored data, its
 * retention, or its visibility changes. Numbers come from `shared/retention.ts` and `shared/limits.ts`. The section `long` of the privacy notice
 * contains the table of retention periods.
 */
import { z } from 'zod';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { LEGAL_VERSIONS } from '#shared/legal-versions.ts';
import { RETENTION_IDS } from '#shared/retention.ts';
import type { Block, BlockOf } from './content/blocks.ts';
import { fillFacts } from './content/facts.ts';
import { readMarkdown } from './content/markdown.ts';
import { retentionEn } from './texts/retention.en.ts';
import { retentionEs } from './texts/retention.es.ts';
import { retentionPt } from './texts/retention.pt.ts';
import type { RetentionWords } from './texts/retention-words.ts';

const headSchema = z.strictObject({ title: z.string(), lead: z.string() });

export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface LegalText extends z.infer<typeof headSchema> {
  /** The ISO date of the last change. */
  changed: string;
  sections: readonly LegalSection[];
}

type LegalName = keyof typeof LEGAL_VERSIONS;

export const RETENTION_WORDS: Readonly<Record<Language, RetentionWords>> = {
  en: retentionEn,
  es: retentionEs,
  pt: retentionPt,
};

const FILES = import.meta.glob<string>('/content/legal/*.md', { query: '?raw', import: 'default', eager: true });

const retentionTable = (language: Language): BlockOf<'table'> => {
  const { caption, columns, rows } = RETENTION_WORDS[language];
  return {
    kind: 'table',
    caption,
    columns,
    rows: RETENTION_IDS.map((id) => rows[id].map((text) => fillFacts(text, language))),
  };
};

const toSections = (blocks: readonly Block[]): LegalSection[] => {
  const sections: { id: string; title: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const section = sections.at(-1);
    if (block.kind === 'heading') sections.push({ id: block.id, title: block.text, blocks: [] });
    else if (section) section.blocks.push(block);
    else throw new Error('A legal document must begin with a heading');
  }
  return sections;
};

const loadLegalText = (name: LegalName, language: Language): LegalText => {
  const file = FILES[`/content/legal/${name}.${language}.md`];
  if (file === undefined) throw new Error(`content/legal has no ${name}.${language}.md`);
  const { head, blocks } = readMarkdown(file, language);
  const sections = toSections(blocks).map((section) =>
    name === 'privacy' && section.id === 'long'
      ? { ...section, blocks: [...section.blocks, retentionTable(language)] }
      : section,
  );
  return { ...headSchema.parse(head), changed: LEGAL_VERSIONS[name], sections };
};

const inEachLanguage = (name: LegalName): Readonly<Record<Language, LegalText>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, loadLegalText(name, language)])) as Record<
    Language,
    LegalText
  >;

export const LEGAL_TEXTS = { privacy: inEachLanguage('privacy'), terms: inEachLanguage('terms') } as const;
