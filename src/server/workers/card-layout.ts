/**
 * Lays out the words of a share card: a kicker, a title of at most three lines, and facts. Texts may be hostile, so they are drawn as outlines, and
 * the work is bounded for any content. Long texts end in an ellipsis.
 */
import { drawOutlines, measureWidth, type TextStyle, toDrawable } from './typeset.ts';

export interface CardWords {
  /** A line above the title. */
  kicker: string;
  title: string;
  /**
   * Facts below the title, the most important first. A long first fact is cut. Any other fact that does not fit is omitted, with all facts after it.
   */
  facts: readonly string[];
}

/** SVG colors. */
export interface CardColors {
  ink: string;
  soft: string;
  accent: string;
}

const MARGIN = 72;
const WIDTH = 1200 - 2 * MARGIN;
const KICKER_Y = 176;
const TITLE_TOP = 190;
const TITLE_HEIGHT = 190;
const FACTS_OFFSET = 60;
const LEADING = 1.06;
const MAX_LINES = 3;
const SIZES = [84, 76, 68, 62, 58, 54];
const MIN_SIZE = 54;
/** Longer texts are cut before they are measured. */
const MAX_CHARACTERS = 240;

const titleStyle = (size: number): TextStyle => ({ family: 'serif', weight: 480, size, spacing: -0.018 });
const KICKER: TextStyle = { family: 'sans', weight: 600, size: 30, spacing: 0 };
const FIRST_FACT: TextStyle = { family: 'sans', weight: 600, size: 30, spacing: 0 };
const OTHER_FACTS: TextStyle = { ...FIRST_FACT, weight: 450 };

/** Returns the text, or its beginning with an ellipsis if it is wider than `width`. */
const fitText = (text: string, style: TextStyle, width: number): string => {
  const fullWidth = measureWidth(text, style);
  if (fullWidth <= width) return text;
  const chars = Array.from(text);
  for (let count = Math.ceil((chars.length * width) / fullWidth); count > 0; count -= 1) {
    const cut = `${chars.slice(0, count).join('').trimEnd()}…`;
    if (measureWidth(cut, style) <= width) return cut;
  }
  return '…';
};

interface Word {
  text: string;
  /** Width at font size 1. */
  width: number;
}

/** Splits a long word into parts of at most `width`. Widths are at font size 1. */
const breakWord = (word: Word, width: number): Word[] => {
  if (word.width <= width) return [word];
  const parts: Word[] = [];
  for (const char of word.text) {
    const charWidth = measureWidth(char, titleStyle(1));
    const last = parts.at(-1);
    if (last && last.width + charWidth <= width) {
      last.text += char;
      last.width += charWidth;
    } else parts.push({ text: char, width: charWidth });
  }
  return parts;
};

/** Wraps words into lines of at most `width`. Widths are at font size 1. */
const wrapWords = (words: readonly Word[], space: number, width: number): Word[] => {
  const lines: Word[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && last.width + space + word.width <= width) {
      last.text += ` ${word.text}`;
      last.width += space + word.width;
    } else lines.push({ ...word });
  }
  return lines;
};

/** Wraps words into as few lines as possible, of similar lengths. */
const balanceLines = (words: readonly Word[], space: number, width: number): Word[] => {
  let best = wrapWords(words, space, width);
  const { length } = best;
  for (let narrower = width * 0.97; narrower > width / 3; narrower *= 0.97) {
    const next = wrapWords(words, space, narrower);
    if (next.length > length || next.some((line) => line.width > narrower)) return best;
    best = next;
  }
  return best;
};

/** Returns the title's lines at the largest size that fits. At the smallest size, breaks long words and cuts the text after `MAX_LINES` lines. */
const titleLines = (title: string): { size: number; lines: string[] } => {
  const unitStyle = titleStyle(1);
  const space = measureWidth(' ', unitStyle);
  const words = title.split(' ').map((text) => ({ text, width: measureWidth(text, unitStyle) }));
  for (const size of SIZES) {
    if (words.some((word) => word.width * size > WIDTH)) continue;
    const lines = balanceLines(words, space, WIDTH / size);
    const fits = lines.length <= MAX_LINES && lines.length * size * LEADING <= TITLE_HEIGHT;
    if (fits) return { size, lines: lines.map(({ text }) => text) };
  }
  const width = WIDTH / MIN_SIZE;
  const lines = wrapWords(
    words.flatMap((word) => breakWord(word, width)),
    space,
    width,
  ).map(({ text }) => text);
  if (lines.length <= MAX_LINES) return { size: MIN_SIZE, lines };
  const last = fitText(lines.slice(MAX_LINES - 1).join(' '), titleStyle(MIN_SIZE), WIDTH);
  return { size: MIN_SIZE, lines: [...lines.slice(0, MAX_LINES - 1), last] };
};

/** Returns the line of facts, with the first fact in bold. */
const factParts = (facts: readonly string[], y: number, colors: CardColors): string[] => {
  const [first, ...otherFacts] = facts;
  if (first === undefined) return [];
  const bold = fitText(first, FIRST_FACT, WIDTH);
  const parts = [drawOutlines(bold, FIRST_FACT, { x: MARGIN, y, color: colors.ink })];
  let x = MARGIN + measureWidth(bold, FIRST_FACT);
  const dot = `${'\u00A0'.repeat(2)}·${'\u00A0'.repeat(2)}`;
  for (const fact of otherFacts) {
    const width = measureWidth(dot + fact, OTHER_FACTS);
    if (x + width > MARGIN + WIDTH) return parts;
    parts.push(drawOutlines(dot + fact, OTHER_FACTS, { x, y, color: colors.soft }));
    x += width;
  }
  return parts;
};

const drawableExcerpt = (text: string, style: TextStyle): string => toDrawable(text.slice(0, MAX_CHARACTERS), style);

/** Returns the words as parts of an SVG, or null if no letter of the title can be drawn. */
export const cardParts = (words: CardWords, colors: CardColors): string[] | null => {
  const title = drawableExcerpt(words.title, titleStyle(1));
  if (!/[\p{L}\p{N}]/u.test(title)) return null;
  const kicker = fitText(drawableExcerpt(words.kicker, KICKER), KICKER, WIDTH);
  const facts = words.facts.map((fact) => drawableExcerpt(fact, OTHER_FACTS)).filter((fact) => fact !== '');
  const { size, lines } = titleLines(title);
  const baseline = (line: number): number => TITLE_TOP + (line + 1) * size * LEADING;
  const style = titleStyle(size);
  return [
    drawOutlines(kicker, KICKER, { x: MARGIN, y: KICKER_Y, color: colors.accent }),
    // The shift compensates for the side bearing of large letters.
    ...lines.map((line, index) =>
      drawOutlines(line, style, { x: MARGIN - size * 0.03, y: baseline(index), color: colors.ink }),
    ),
    ...factParts(facts, baseline(lines.length - 1) + FACTS_OFFSET, colors),
  ];
};
