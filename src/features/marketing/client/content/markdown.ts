/**
 * Reads the Markdown files in `content/`: YAML front matter, followed by the kinds of blocks that pages can show. Runs during the build and in tests,
 * never in the browser. Anything else in a file fails the build, so that no text is silently dropped and no markup shows up on a page.
 *
 * - `## Heading {#id}`: the id is optional
 * - a paragraph; a paragraph that contains only a link becomes a stand-alone link
 * - a list whose items may start with a bold term
 * - a table, with its caption in italics on the line before
 * - a block quote, shown as a callout: its title in bold, then lines or numbered points, and optionally a link
 */
import { lexer, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';
import type { Language } from '#shared/languages.ts';
import type { Block, ListItem, PageLink } from './blocks.ts';
import { fillFacts } from './facts.ts';

const FRONT_MATTER = /^---\n(?<head>[^]*?)\n---\n(?<text>[^]*)$/;

/** Returns the id of a heading: its letters and digits, lowercase and without accents, with hyphens in place of everything else. */
export const headingAnchor = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const rejectToken = (token: Token): never => {
  throw new Error(`Content pages have no such block (${token.type}): ${token.raw.slice(0, 80)}`);
};

/** Returns the children of a token without whitespace tokens. */
const childTokens = (token: Token): Token[] =>
  ('tokens' in token ? (token.tokens ?? []) : []).filter(({ type }) => type !== 'space');

/** Returns the text of a token. Throws if it contains markup, because pages would show the markup literally. A bare URL counts as text. */
const plainText = (token: Token): string => {
  const mark = childTokens(token).find(
    (part) => part.type !== 'text' && !(part.type === 'link' && part.text === part.raw),
  );
  if (mark) rejectToken(mark);
  return (token as Tokens.Paragraph).text;
};

const soleLink = (token: Token): PageLink | undefined => {
  const [part, ...rest] = childTokens(token);
  if (part?.type !== 'link' || rest.length > 0) return undefined;
  return { label: plainText(part), to: (part as Tokens.Link).href };
};

/** Returns the text of a block that is emphasized as a whole (`*caption*`, `**title**`), or null. */
const markedText = (token: Token | undefined, mark: 'em' | 'strong'): string | null => {
  const [part, ...rest] = token?.type === 'paragraph' ? childTokens(token) : [];
  return part?.type === mark && rest.length === 0 ? plainText(part) : null;
};

const toHeading = (token: Tokens.Heading): Block => {
  if (token.depth !== 2) return rejectToken(token);
  const [, text = '', id] = /^(.*?)(?: \{#([a-z0-9-]+)\})?$/.exec(plainText(token)) ?? [];
  return { kind: 'heading', id: id ?? headingAnchor(text), text };
};

/** Returns the only line of a list item. Throws for items with several paragraphs or other blocks. */
const soleLine = (item: Tokens.ListItem): Token => {
  const [line, ...more] = childTokens(item);
  if (!line || more.length > 0) return rejectToken(more[0] ?? item);
  return line.type === 'text' || line.type === 'paragraph' ? line : rejectToken(line);
};

const toListItem = (item: Tokens.ListItem): ListItem => {
  const line = soleLine(item);
  const [term, ...rest] = childTokens(line);
  if (term?.type !== 'strong') return plainText(line);
  const text = rest.map(({ raw }) => raw).join('');
  return { term: plainText(term), text: plainText({ type: 'text', raw: text, text, tokens: rest }).trimStart() };
};

/** Returns the lines of a callout: one per paragraph and per item of a numbered list, with its number. */
const calloutLines = (token: Token): string[] => {
  if (token.type === 'paragraph') return [plainText(token)];
  const { ordered, items } = token as Tokens.List;
  return token.type === 'list' && ordered
    ? items.map((item, index) => `${index + 1}. ${plainText(soleLine(item))}`)
    : rejectToken(token);
};

const toCallout = (token: Tokens.Blockquote): Block => {
  const [first, ...rest] = childTokens(token);
  const title = markedText(first, 'strong');
  if (title === null) return rejectToken(token);
  const last = rest.at(-1);
  const link = last && soleLink(last);
  return {
    kind: 'callout',
    title,
    lines: (link ? rest.slice(0, -1) : rest).flatMap(calloutLines),
    ...(link && { link }),
  };
};

const cellText = ({ text, tokens }: Tokens.TableCell): string => plainText({ type: 'text', raw: text, text, tokens });

const toTable = (token: Tokens.Table, previous: Token | undefined): Block => {
  const caption = markedText(previous, 'em');
  if (caption === null) throw new Error(`A table has no caption in italics before it: ${token.raw.slice(0, 80)}`);
  return {
    kind: 'table',
    caption,
    columns: token.header.map(cellText),
    rows: token.rows.map((row) => row.map(cellText)),
  };
};

const toBlock = (token: Token, previous: Token | undefined): Block => {
  switch (token.type) {
    case 'heading':
      return toHeading(token as Tokens.Heading);
    case 'paragraph': {
      const link = soleLink(token);
      return link ? { kind: 'link', link } : { kind: 'paragraph', text: plainText(token) };
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { kind: 'list', isNumbered: ordered, items: items.map(toListItem) };
    }
    case 'blockquote':
      return toCallout(token as Tokens.Blockquote);
    case 'table':
      return toTable(token as Tokens.Table, previous);
    default:
      return rejectToken(token);
  }
};

/** Returns the unvalidated front matter and the blocks of a file, with facts filled in. Throws for content that pages cannot show. */
export const readMarkdown = (file: string, language: Language): { head: unknown; blocks: Block[] } => {
  const { head, text } = FRONT_MATTER.exec(fillFacts(file, language))?.groups ?? {};
  if (head === undefined || text === undefined) throw new Error(`No front matter: ${file.slice(0, 80)}`);
  const tokens = lexer(text).filter(({ type }) => type !== 'space');
  const blocks = tokens.flatMap((token, index) =>
    // The caption belongs to the table after it.
    tokens[index + 1]?.type === 'table' && markedText(token, 'em') !== null ? [] : [toBlock(token, tokens[index - 1])],
  );
  return { head: parse(head), blocks };
};
