/**
 * Joins dates that are stacked in a narrow column: `2019` above `Present`, or `2022`
 * above `2019`, with or without a dash between them. Single years in a list are not joined.
 */
import { findDates, isOngoingEnd, withoutDates } from './dates.ts';
import { trimPunctuation } from './folding.ts';
import type { PlacedText } from './placed-text.ts';

const MAX_LENGTH = 24;
const MAX_RANGE_LENGTH = 40;
/** The maximum distance between two dates of a range, in multiples of the size. */
const MAX_STEP = 2.2;
const SAME_EDGE = 3;
/** A text closer than this on the same line, in multiples of the size, is part of the same cell. */
const MIN_GAP = 0.7;

/** `open` is a date with a dash after it, `end` is a word such as `Present`. */
type Kind = 'date' | 'open' | 'end' | 'dash';

/** Returns the role of a text in a range, or null for other texts and for a complete range. */
const rangePartKind = ({ text }: PlacedText): Kind | null => {
  const whole = text.trim();
  if (whole.length === 0 || whole.length > MAX_LENGTH) return null;
  if (/^[-–—|]$/.test(whole)) return 'dash';
  if (isOngoingEnd(whole)) return 'end';
  const spans = findDates(whole);
  const [span] = spans;
  if (spans.length !== 1 || span === undefined || trimPunctuation(withoutDates(whole, spans)) !== '') return null;
  if (/[-–—]$/.test(whole)) return 'open';
  return span.isRange ? null : 'date';
};

interface StackedText {
  readonly text: PlacedText;
  readonly kind: Kind;
}

const middle = ({ x, width }: PlacedText): number => x + width / 2;

const isSameColumn = (a: PlacedText, b: PlacedText): boolean =>
  Math.abs(a.x - b.x) < SAME_EDGE ||
  Math.abs(a.x + a.width - b.x - b.width) < SAME_EDGE ||
  Math.abs(middle(a) - middle(b)) < SAME_EDGE;

const startMonthNumber = ({ text }: PlacedText): number => {
  const [span] = findDates(text);
  const start = span?.start ?? null;
  return start === null ? 0 : start.year * 12 + (start.month ?? 1);
};

/** Groups dates of one column into stacks, from top to bottom. `lastLines` maps each wrapped date to the baseline of its last line. */
const buildStacks = (all: readonly StackedText[], lastLines: ReadonlyMap<PlacedText, number>): StackedText[][] => {
  const stacks: StackedText[][] = [];
  // Only the last stacks can continue, because the texts are sorted from top to bottom.
  for (const stacked of all.toSorted((a, b) => a.text.y - b.text.y)) {
    const stack = stacks.slice(-4).find((candidate) => {
      const last = candidate.at(-1)?.text;
      const step = last === undefined ? 0 : stacked.text.y - (lastLines.get(last) ?? last.y);
      return last !== undefined && isSameColumn(last, stacked.text) && step > 0 && step <= MAX_STEP * last.size;
    });
    if (stack === undefined) stacks.push([stacked]);
    else stack.push(stacked);
  }
  return stacks;
};

/** Returns the start and end of a stack that dashes, words or ascending dates mark as a range. Returns null for other stacks. */
const markedRange = (stack: readonly StackedText[]): [PlacedText, PlacedText] | null => {
  const dates = stack.filter(({ kind }) => kind !== 'dash');
  const [first, second] = dates;
  if (first === undefined || second === undefined || dates.length !== 2) return null;
  const hasDash = dates.length < stack.length;
  if (second.kind === 'end' && first.kind !== 'end') return [first.text, second.text];
  if (first.kind === 'end' && second.kind === 'date') return [second.text, first.text];
  if (second.kind !== 'date') return null;
  if (first.kind === 'open') return [first.text, second.text];
  const isAscending = startMonthNumber(first.text) < startMonthNumber(second.text);
  if (isAscending) return [first.text, second.text];
  return hasDash ? [second.text, first.text] : null;
};

const MIN_GAP_RATIO = 1.25;

/** Splits a stack where the distance between two dates is wider than between the others. */
const splitAtGaps = (stack: readonly StackedText[], lastLines: ReadonlyMap<PlacedText, number>): StackedText[][] => {
  const steps = stack.slice(1).map(({ text }, index) => {
    const above = stack[index]?.text;
    return above === undefined ? 0 : text.y - (lastLines.get(above) ?? above.y);
  });
  const smallest = Math.min(...steps);
  const parts: StackedText[][] = [];
  for (const [index, stacked] of stack.entries()) {
    if (index === 0 || (steps[index - 1] ?? 0) > MIN_GAP_RATIO * smallest) parts.push([stacked]);
    else parts.at(-1)?.push(stacked);
  }
  return parts;
};

const isPair = (stack: readonly StackedText[]): boolean =>
  stack.length === 2 && stack.every(({ kind }) => kind === 'date');

const MAX_STACK = 3;
const MAX_CANDIDATES = 400;
const MAX_STARTS = 1_000;

const BETWEEN_LINES = 0.85;

/** Moves a date halfway between two lines on its right to the upper line. */
const moveToUpperLine = (text: PlacedText, texts: readonly PlacedText[]): PlacedText => {
  const near = texts.filter((other) => other !== text && Math.abs(other.y - text.y) <= BETWEEN_LINES * text.size);
  const isBetween =
    near.every((other) => Math.abs(other.y - text.y) > text.size / 3 && other.x > text.x + text.width) &&
    near.some(({ y }) => y < text.y) &&
    near.some(({ y }) => y > text.y);
  return isBetween ? { ...text, y: Math.min(...near.map(({ y }) => y)) } : text;
};

const isWholeDate = ({ text }: PlacedText): boolean => {
  if (text.length > MAX_RANGE_LENGTH) return false;
  const spans = findDates(text);
  return spans.length > 0 && trimPunctuation(withoutDates(text, spans)) === '';
};

/** Matches a text that may continue with a year on the line below: `fev. 2012 - nov.` or `setembro de`. */
const LACKS_YEAR = /[\p{L}.]\s*(?:[-–—/,]\s*)?$|\d\s*[-–—]$/u;
const STARTS_WITH_YEAR = /^(?:19|20)\d\d(?!\d)/;

/** Joins dates that a narrow column wrapped before a year. Records the baselines of their last lines in `lastLines`. */
const withWrappedDates = (texts: readonly PlacedText[], lastLines: Map<PlacedText, number>): readonly PlacedText[] => {
  const years = texts.filter(({ text }) => text.length <= MAX_LENGTH && STARTS_WITH_YEAR.test(text.trim()));
  const starts = texts.filter(
    ({ text }) => text.length <= MAX_RANGE_LENGTH && LACKS_YEAR.test(text) && !/^\P{L}*$/u.test(text),
  );
  if (years.length === 0 || years.length > MAX_CANDIDATES || starts.length > MAX_STARTS) return texts;
  const joined = new Map<PlacedText, PlacedText | null>();
  const wrappedDates: { top: PlacedText; bottom: number }[] = [];
  for (const year of years) {
    const above = starts.find(
      (text) =>
        year.y > text.y &&
        year.y - text.y <= MAX_STEP * text.size &&
        isSameColumn(text, year) &&
        !joined.has(text) &&
        isWholeDate({ ...text, text: `${text.text} ${year.text}` }),
    );
    if (above === undefined) continue;
    joined.set(year, null);
    const whole = { ...above, text: `${above.text} ${year.text}` };
    joined.set(above, whole);
    lastLines.set(whole, year.y);
    wrappedDates.push({ top: above, bottom: year.y });
  }
  // Start and end may both be wrapped.
  for (const { top, bottom } of wrappedDates.toSorted((a, b) => a.bottom - b.bottom)) {
    const start = joined.get(top);
    const end = wrappedDates.find(({ top: { y } }) => y > bottom && y - bottom <= MAX_STEP * top.size)?.top;
    const below = end === undefined ? undefined : joined.get(end);
    if (start == null || below == null || end === undefined || !isSameColumn(top, end)) continue;
    const text = `${start.text} ${below.text}`;
    if (!/[-–—]$/.test(start.text) || !isWholeDate({ ...start, text })) continue;
    joined.set(top, { ...start, text });
    joined.set(end, null);
  }
  return texts.flatMap((text) => joined.get(text) ?? (joined.has(text) ? [] : [text]));
};

/** Moves each date of a page to the line of the text that it dates. */
export const withDatesOnLines = (texts: readonly PlacedText[]): readonly PlacedText[] => {
  const lastLines = new Map<PlacedText, number>();
  const joined = withStackedDates(withWrappedDates(texts, lastLines), lastLines);
  const dated = joined.filter(isWholeDate);
  if (dated.length > MAX_CANDIDATES) return joined;
  const dates = new Set(dated);
  return joined.map((text) => (dates.has(text) ? moveToUpperLine(text, joined) : text));
};

/** Joins each stacked range of a page into one text on the line of its topmost neighbor. */
export const withStackedDates = (
  texts: readonly PlacedText[],
  lastLines: ReadonlyMap<PlacedText, number> = new Map(),
): readonly PlacedText[] => {
  const dated = texts.flatMap((text) => {
    const kind = rangePartKind(text);
    return kind === null ? [] : [{ text, kind }];
  });
  if (dated.length < 2 || dated.length > MAX_CANDIDATES) return texts;
  const datedTexts = new Set(dated.map(({ text }) => text));
  const otherTexts = texts.filter((text) => !datedTexts.has(text));
  const isAlone = ({ text }: StackedText): boolean =>
    otherTexts.every(
      (other) =>
        Math.abs(other.y - text.y) > text.size / 2 ||
        other.x > text.x + text.width + MIN_GAP * text.size ||
        other.x + other.width < text.x - MIN_GAP * text.size,
    );
  const stacks = buildStacks(dated.filter(isAlone), lastLines)
    .flatMap((stack) => splitAtGaps(stack, lastLines))
    .filter(({ length }) => length > 1 && length <= MAX_STACK);
  // Two dates with the later one above are a range only if another stack is a range or a similar pair.
  const pairs = stacks.filter((stack) => isPair(stack) && markedRange(stack) === null);
  const areRanges = stacks.filter((stack) => markedRange(stack) !== null || isPair(stack)).length > 1;
  const joined = new Map<PlacedText, PlacedText | null>();
  for (const stack of stacks) {
    const [first, second] = stack;
    const range =
      markedRange(stack) ??
      (areRanges && pairs.includes(stack) && first !== undefined && second !== undefined
        ? ([second.text, first.text] as const)
        : null);
    if (range === null) continue;
    const top = stack[0]?.text;
    const bottom = stack.at(-1)?.text;
    if (top === undefined || bottom === undefined) continue;
    for (const { text } of stack) joined.set(text, null);
    joined.set(top, joinedText(range, top, bottom, otherTexts));
  }
  return texts.flatMap((text) => {
    const whole = joined.get(text);
    return whole === undefined ? [text] : whole === null ? [] : [whole];
  });
};

const joinedText = (
  [start, end]: readonly [PlacedText, PlacedText],
  top: PlacedText,
  bottom: PlacedText,
  otherTexts: readonly PlacedText[],
): PlacedText => {
  const near = otherTexts.filter(({ y }) => y > top.y - top.size && y <= bottom.y + 1);
  const y = near.length === 0 ? top.y : Math.min(...near.map((text) => text.y));
  return {
    ...top,
    x: Math.min(top.x, bottom.x),
    y,
    width: Math.max(top.width, bottom.width),
    text: `${trimPunctuation(start.text)} – ${trimPunctuation(end.text)}`,
  };
};
