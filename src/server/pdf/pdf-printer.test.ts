/** Printing in every script, read back with the library that reads résumés. */
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { NAMES_IN_SCRIPTS } from '#testing/names-in-scripts.ts';
import { createPdfPrinter } from './pdf-printer.ts';

const printer = createPdfPrinter();
afterAll(() => printer.stop());

const SLOW = { timeout: 120_000 };
const TEMPLATE = `
#set document(title: "Names", date: auto)
#for said in data.texts [#block(width: 100%, spoken(said))]
#text(font: bold, spoken(data.title))
`;
const AT = '2027-01-03T10:20:30.400Z';

const print = (texts: string[], { title = '', at = AT } = {}) =>
  printer.print({ template: TEMPLATE, data: { texts, title }, boldTexts: [title], at });

const pdfOf = async (...asked: Parameters<typeof print>): Promise<Uint8Array> => {
  const printed = await print(...asked);
  if ('unprintable' in printed) throw new Error(`Not printed: ${printed.unprintable.join(' ')}`);
  return printed.pdf;
};

/** Without its word on fonts of which only the space is used. */
const opened = (pdf: Uint8Array) => getDocumentProxy(pdf.slice(), { verbosity: 0 });

const textOf = async (pdf: Uint8Array): Promise<string> =>
  (await extractText(await opened(pdf), { mergePages: true })).text;

/**
 * The letters of a text, each once: the library reads glyphs as they are drawn, and of letters that are drawn as one or in another order
 * each glyph stands for all of them. Signs that are not drawn, and the ways to write a joined letter, are the same.
 */
const lettersOf = (text: string): string =>
  [...new Set(text.normalize('NFKD').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''))].toSorted().join('');

/** Scripts that are drawn letter by letter from left to right, so that even the order can be read back. */
const SIMPLE = [
  'Latin',
  'Vietnamese',
  'Cyrillic',
  'Greek',
  'Georgian',
  'Armenian',
  'Ethiopic',
  'Chinese',
  'Japanese',
  'Korean',
];

describe('a printed text', () => {
  it.each(Object.entries(NAMES_IN_SCRIPTS))('has every letter in %s', SLOW, async (_script, name) => {
    expect(lettersOf(await textOf(await pdfOf([name])))).toBe(lettersOf(name));
  });

  it.each(SIMPLE)('has them in their order in %s', SLOW, async (script) => {
    const name = NAMES_IN_SCRIPTS[script] ?? '';
    expect((await textOf(await pdfOf([name]))).normalize('NFC')).toContain(name.normalize('NFC'));
  });

  it('has them all on one page, in bold as well, and stays small', SLOW, async () => {
    const names = Object.values(NAMES_IN_SCRIPTS);
    const pdf = await pdfOf(names, { title: names.join(' ') });
    expect(lettersOf(await textOf(pdf))).toBe(lettersOf(names.join('')));
    expect(pdf.byteLength).toBeLessThan(400_000);
  });

  it('runs from right to left in words that do, and begins at the right where its first word does', SLOW, async () => {
    const placesOf = async (said: string): Promise<Record<string, number>> => {
      const page = await (await opened(await pdfOf([said]))).getPage(1);
      const { items } = await page.getTextContent();
      return Object.fromEntries(items.flatMap((item) => ('str' in item ? [[item.str.trim(), item.transform[4]]] : [])));
    };
    const within = await placesOf('by יוסף כהן');
    expect(within.by).toBeLessThan(within.כהן ?? 0);
    expect(within.כהן).toBeLessThan(within.יוסף ?? 0);
    const alone = await placesOf('יוסף כהן');
    expect(alone.כהן).toBeLessThan(alone.יוסף ?? 0);
    expect(alone.כהן).toBeGreaterThan(300);
  });

  it('is the same bytes for the same text at the same moment, by another process as well', SLOW, async () => {
    const texts = ['Łukasz', 'محمد', '山田'];
    const other = createPdfPrinter();
    const data = { texts, title: '' };
    const [one, same, later, elsewhere] = await Promise.all([
      pdfOf(texts),
      pdfOf(texts),
      pdfOf(texts, { at: '2028-01-01T00:00:00.000Z' }),
      other.print({ template: TEMPLATE, data, boldTexts: [''], at: AT }),
    ]);
    other.stop();
    expect(same).toEqual(one);
    expect(elsewhere).toEqual({ pdf: one });
    expect(later).not.toEqual(one);
  });

  it('is not made where a character has no glyph, and names it', SLOW, async () => {
    // Cuneiform; a character of private use; one that is not assigned.
    for (const sign of ['\u{12000}', '\ue000', '\u0378']) {
      expect(await print([`Jane ${sign} Miller`])).toEqual({ unprintable: [sign] });
      expect(await printer.unprintableIn(`Jane ${sign} Miller`)).toEqual([sign]);
    }
    expect(await printer.unprintableIn('Jane 山田 محمد 😀')).toEqual([]);
  });

  it('is data, whatever it says, and leaves out what only turns a line around', SLOW, async () => {
    const said = '#panic() $x$ *a* _b_ `c` @d <e> \\ // f "g" -- ~ h';
    const text = await textOf(await pdfOf([said, 'Ruiz \u202e(verified)\u202c\u200b\u0007']));
    expect(text).toContain(said);
    expect(text).toContain('Ruiz (verified)');
  });

  it('stays on the page, also a word without an end', SLOW, async () => {
    const pdf = await opened(await pdfOf(['W'.repeat(4_000)]));
    const page = await pdf.getPage(1);
    const { items } = await page.getTextContent();
    const [, , width = 0] = page.view;
    const ends = items.flatMap((item) => ('width' in item ? [item.transform[4] + item.width] : []));
    expect(Math.max(...ends)).toBeLessThan(width);
    expect(items.length).toBeGreaterThan(5);
  });
});
