import { describe, expect, it } from 'vitest';
import { BRAND_FACTS } from '#shared/brand-facts.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { RETENTION } from '#shared/retention.ts';
import { readMarkdown } from './markdown.ts';

const parseBlocks = (text: string) => readMarkdown(`---\ntitle: A page\n---\n${text}`, 'en').blocks;

describe('a content file', () => {
  it('requires front matter in YAML', () => {
    expect(readMarkdown('---\ntitle: "Now: a page"\n---\nText.', 'en').head).toEqual({ title: 'Now: a page' });
    expect(() => readMarkdown('Text.', 'en')).toThrow('No front matter');
  });

  it('replaces placeholders with values from the code', () => {
    expect(parseBlocks('{guaranteeMonths} months, {retention.audit} days, {lifetimes.sessionDays} days')).toEqual([
      {
        kind: 'paragraph',
        text: `${BRAND_FACTS.guaranteeMonths} months, ${RETENTION.audit.days} days, ${LIFETIMES.sessionDays} days`,
      },
    ]);
  });

  it.each(['{guaranteeYears}', '{retention.accounts}'])('rejects %s, which has no value', (name) => {
    expect(() => parseBlocks(`Within ${name}`)).toThrow('not a known fact');
  });

  it.each(['{{PUBLIC_URL}}', '{{RECEIPT_YEARS en}}'])('rejects %s, which the server would fill in', (mark) => {
    expect(() => parseBlocks(`On ${mark}`)).toThrow('the server would fill in');
  });

  it("derives a heading's anchor from its text unless the heading specifies one", () => {
    expect(parseBlocks('## Cómo cuesta\n\n## In short {#short}')).toEqual([
      { kind: 'heading', id: 'como-cuesta', text: 'Cómo cuesta' },
      { kind: 'heading', id: 'short', text: 'In short' },
    ]);
  });

  it('can contain lists with terms, callouts with numbered points and a link, and tables with a caption', () => {
    expect(parseBlocks('- **A term:** its text\n- Plain')).toEqual([
      { kind: 'list', isNumbered: false, items: [{ term: 'A term:', text: 'its text' }, 'Plain'] },
    ]);
    expect(parseBlocks('> **Title**\n>\n> 1. One\n> 2. Two\n>\n> [On](/blog)')).toEqual([
      { kind: 'callout', title: 'Title', lines: ['1. One', '2. Two'], link: { label: 'On', to: '/blog' } },
    ]);
    expect(parseBlocks('*Hours*\n\n| City | Hours |\n| --- | --- |\n| Lima | 7 |')).toEqual([
      { kind: 'table', caption: 'Hours', columns: ['City', 'Hours'], rows: [['Lima', '7']] },
    ]);
  });

  it.each(['# A title', '```\ncode\n```', '<b>HTML</b>', 'A *mark* inside', '> No title', '| A |\n| --- |\n| 1 |'])(
    'rejects unsupported syntax: %s',
    (text) => {
      expect(() => parseBlocks(text)).toThrow(/no such block|no caption/);
    },
  );

  it.each([
    ['a list in a numbered point', '> **Title**\n>\n> 1. One\n>    - Nested'],
    ['a second paragraph in a numbered point', '> **Title**\n>\n> 1. One\n>\n>    More'],
    ['a list in a list item', '- One\n  - Nested'],
    ['a list as a list item', '- - Nested'],
    ['code as a list item', '- ```\n  code\n  ```'],
    ['a link after a term', '- **Term:** see [this](/blog)'],
  ])('rejects %s, which would be dropped', (_, text) => {
    expect(() => parseBlocks(text)).toThrow('no such block');
  });

  it.each([
    ['a heading', '## A *mark* inside'],
    ['a column heading', '*Hours*\n\n| *City* |\n| --- |\n| Lima |'],
    ['a cell', '*Hours*\n\n| City |\n| --- |\n| **Lima** |'],
    ['a caption', '*Hours `a` day*\n\n| City |\n| --- |\n| Lima |'],
    ['a term', '- **A *term*:** its text'],
    ['a title', '> **A `title`**\n>\n> Text'],
    ['a link', '[A *mark*](/blog)'],
  ])('rejects markup in %s, which would be shown literally', (_, text) => {
    expect(() => parseBlocks(text)).toThrow('no such block');
  });
});
