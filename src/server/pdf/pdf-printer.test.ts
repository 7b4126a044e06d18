/** Renders texts in every script as a PDF, and reads the PDF with the library that reads résumés. */
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { NAMES_IN_SCRIPTS } from '#testing/names-in-scripts.ts';
import { createPdfPrinter } from './pdf-printer.ts';

const printer = createPdfPrinter();
afterAll(() => printer.stop());

const SLOW = { timeout: 120_000 };
const TEMPLATE = `
#set document(title: "Names", date: auto)
#for said in data.texts [#block(width: 100%, user-text(said))]
#text(font: bold, user-text(data.title))
`;
const AT = '2027-01-03T10:20:30.400Z';

const print = (texts: string[], { title = '', at = AT } = {}) =>
  printer.print({ template: TEMPLATE, data: { texts, title }, boldTexts: [title], at });

const printPdf = async (...args: Parameters<typeof print>): Promise<Uint8Array> => {
  const printed = await print(...args);
  if ('unprintable' in printed) throw new Error(`Not printed: ${printed.unprintable.join(' ')}`);
  return printed.pdf;
};

/** Silences warnings about fonts that are used only for spaces. */
const openPdf = (pdf: Uint8Array) => getDocumentProxy(pdf.slice(), { verbosity: 0 });

const readPdfText = async (pdf: Uint8Array): Promise<string> =>
  (await extractText(await openPdf(pdf), { mergePages: true })).text;

/**
 * Returns the distinct letters of a text. The library reads glyphs in drawn order, so ligatures and reordered letters cannot be compared as text.
 * Ignores invisible characters and normalizes joined letters.
 */
const distinctLetters = (text: string): string =>
  [...new Set(text.normalize('NFKD').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''))].toSorted().join('');

/** Scripts that are drawn letter by letter from left to right, so that the PDF contains the letters in order. */
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

describe('rendered texts', () => {
  it.each(Object.entries(NAMES_IN_SCRIPTS))('contain every letter in %s', SLOW, async (_script, name) => {
    expect(distinctLetters(await readPdfText(await printPdf([name])))).toBe(distinctLetters(name));
  });

  it.each(SIMPLE)('keep the order of letters in %s', SLOW, async (script) => {
    const name = NAMES_IN_SCRIPTS[script] ?? '';
    expect((await readPdfText(await printPdf([name]))).normalize('NFC')).toContain(name.normalize('NFC'));
  });

  it('have no skin tones, because the emoji are printed without colors', SLOW, async () => {
    expect(distinctLetters(await readPdfText(await printPdf(['👍🏽 💪🏿'])))).toBe(distinctLetters('👍💪'));
  });

  it('fit on one page in all scripts, regular and bold, in a small file', SLOW, async () => {
    const names = Object.values(NAMES_IN_SCRIPTS);
    const pdf = await printPdf(names, { title: names.join(' ') });
    expect(distinctLetters(await readPdfText(pdf))).toBe(distinctLetters(names.join('')));
    expect(pdf.byteLength).toBeLessThan(400_000);
  });

  it('run right to left word by word, and align right if the first word runs right to left', SLOW, async () => {
    const readWordPositions = async (text: string): Promise<Record<string, number>> => {
      const page = await (await openPdf(await printPdf([text]))).getPage(1);
      const { items } = await page.getTextContent();
      return Object.fromEntries(items.flatMap((item) => ('str' in item ? [[item.str.trim(), item.transform[4]]] : [])));
    };
    const within = await readWordPositions('by יוסף כהן');
    expect(within.by).toBeLessThan(within.כהן ?? 0);
    expect(within.כהן).toBeLessThan(within.יוסף ?? 0);
    const alone = await readWordPositions('יוסף כהן');
    expect(alone.כהן).toBeLessThan(alone.יוסף ?? 0);
    expect(alone.כהן).toBeGreaterThan(300);
  });

  it('produce the same bytes for the same text and time, even in another process', SLOW, async () => {
    const texts = ['Łukasz', 'محمد', '山田'];
    const otherPrinter = createPdfPrinter();
    const data = { texts, title: '' };
    const [first, same, later, fromOtherProcess] = await Promise.all([
      printPdf(texts),
      printPdf(texts),
      printPdf(texts, { at: '2028-01-01T00:00:00.000Z' }),
      otherPrinter.print({ template: TEMPLATE, data, boldTexts: [''], at: AT }),
    ]);
    otherPrinter.stop();
    expect(same).toEqual(first);
    expect(fromOtherProcess).toEqual({ pdf: first });
    expect(later).not.toEqual(first);
  });

  it('are rejected for characters without a glyph, with a list of these characters', SLOW, async () => {
    // A cuneiform, a private-use and an unassigned character.
    for (const char of ['\u{12000}', '\ue000', '\u0378']) {
      expect(await print([`Jane ${char} Miller`])).toEqual({ unprintable: [char] });
      expect(await printer.unprintableIn(`Jane ${char} Miller`)).toEqual([char]);
    }
    expect(await printer.unprintableIn('Jane 山田 محمد 😀')).toEqual([]);
  });

  it('are rendered as data, without characters that reverse a line', SLOW, async () => {
    const markup = '#panic() $x$ *a* _b_ `c` @d <e> \\ // f "g" -- ~ h';
    const text = await readPdfText(await printPdf([markup, 'Ruiz \u202e(verified)\u202c\u200b\u0007']));
    expect(text).toContain(markup);
    expect(text).toContain('Ruiz (verified)');
  });

  it('stay on the page, even with an endless word', SLOW, async () => {
    const pdf = await openPdf(await printPdf(['W'.repeat(4_000)]));
    const page = await pdf.getPage(1);
    const { items } = await page.getTextContent();
    const [, , width = 0] = page.view;
    const ends = items.flatMap((item) => ('width' in item ? [item.transform[4] + item.width] : []));
    expect(Math.max(...ends)).toBeLessThan(width);
    expect(items.length).toBeGreaterThan(5);
  });
});
