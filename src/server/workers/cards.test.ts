import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardWords, cardParts } from './card-layout.ts';
import { cards } from './cards.ts';
import { loadFonts, toDrawable } from './typeset.ts';

const COLORS = { ink: '#211b16', soft: '#463d34', accent: '#a23c22' };
const SIZE = { width: 1200, height: 630 };
const WORDS: CardWords = { kicker: 'Acme Inc.', title: 'Bookkeeper', facts: ['$15–$25/hr', '40 hours a week'] };
const SERIF = { family: 'serif', weight: 480, size: 1, spacing: 0 } as const;

/** Matches a part that contains only outlines. */
const PART = /^<g fill="#[\da-f]{6}">(?:<path transform="[-\d. a-z()]*" d="[-\d., A-Z]*"\/>)*<\/g>$/;

const parts = (words: Partial<CardWords>): string[] => cardParts({ ...WORDS, ...words }, COLORS) ?? [];
/** Returns the number of lines of a title. Without a kicker and facts, only title lines have outlines. */
const countTitleLines = (title: string): number =>
  parts({ kicker: '', title, facts: [] }).filter((part) => part.includes('<path')).length;

const HOSTILE = [
  '</svg><script>alert(1)</script>',
  '"/><image href="file:///etc/passwd"/>',
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;',
  ']]></svg>',
  '&#x0; &amp;lt; &unknown;',
  '\u202Egnp.exe\u2066 title',
  'a\u0000b\u2028c\uFEFFd\uD800e',
  `Zalgo${'\u0301'.repeat(190)}`,
  '{{PUBLIC_URL}} $& $1',
];

beforeAll(loadFonts);

describe('the words of a share card', () => {
  it.each(HOSTILE)('are drawn as outlines for any content: %j', (text) => {
    const drawn = parts({ kicker: text, title: text, facts: [text, text] });
    expect(drawn.length).toBeGreaterThan(1);
    for (const part of drawn) expect(part).toMatch(PART);
  });

  it.each([
    ['Bookkeeper', 1],
    ['Senior bookkeeper for an accounting practice in Texas', 2],
    ['word '.repeat(40), 3],
    ['W'.repeat(200), 3],
    ['i'.repeat(200), 3],
    [`${'W'.repeat(60)} ${'a '.repeat(70)}`, 3],
  ])('have at most three title lines: %s', (title, lines) => {
    expect(countTitleLines(title)).toBe(lines);
  });

  it('end in an ellipsis if they are too long', () => {
    const countPaths = (title: string) => parts({ kicker: '', title, facts: [] }).join('').split('<path').length;
    expect(countPaths('word '.repeat(40))).toBeLessThan(40 * 'word'.length);
    const kicker = (count: number) => parts({ kicker: 'x'.repeat(count), facts: [] })[0];
    expect(kicker(240)).toBe(kicker(200));
  });

  it('omit facts that do not fit, except the first fact', () => {
    expect(parts({ facts: ['x'.repeat(300), 'second'] })).toHaveLength(3);
    expect(parts({ facts: ['first', 'second', 'third'.repeat(60)] })).toHaveLength(4);
  });

  it('have accents, and omit letters that the fonts lack', () => {
    expect(toDrawable('Sênior Ñandú e\u0301 Łódź', SERIF)).toBe('Sênior Ñandú é Łódź');
    expect(toDrawable('Senior 开发 developer 🚀👩🏽‍💻', SERIF)).toBe('Senior developer');
    expect(toDrawable('ﬁne ① Ａ', SERIF)).toBe('fine 1 A');
    expect(toDrawable('مرحبا שלום', SERIF)).toBe('');
    for (const title of ['开发者', 'مهندس', '🚀', '\u0301\u0301', '   ', '—!?'])
      expect(cardParts({ ...WORDS, title }, COLORS)).toBeNull();
  });
});

describe('a drawn share card', () => {
  let folder: string;
  let background: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'puente-card-'));
    background = join(folder, 'background.png');
    await sharp({ create: { ...SIZE, channels: 3, background: '#fbe9d9' } }).toFile(background);
  });
  afterAll(async () => {
    cards.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const draw = (words: Partial<CardWords>) => cards.run({ words: { ...WORDS, ...words }, colors: COLORS, background });

  it('is a PNG with its background, in the size that social networks require', async () => {
    const png = (await draw({}))?.png ?? Buffer.alloc(0);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...SIZE });
    const corner = await sharp(png).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer();
    expect(corner.toString('hex')).toBe('fbe9d9');
    const again = (await draw({}))?.png ?? Buffer.alloc(0);
    expect(Buffer.compare(png, again)).toBe(0);
    const other = (await draw({ title: 'Bookkeepers' }))?.png ?? Buffer.alloc(0);
    expect(Buffer.compare(png, other)).not.toBe(0);
  });

  it.each(HOSTILE)('is drawn for a hostile title: %j', async (title) => {
    const png = (await draw({ title }))?.png ?? Buffer.alloc(0);
    expect(await sharp(png).metadata()).toMatchObject(SIZE);
    expect(png.byteLength).toBeLessThan(300_000);
  });

  it('is null for a title without a letter that the fonts have', async () => {
    expect(await draw({ title: '开发者' })).toBeNull();
  });
});
