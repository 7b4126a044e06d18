/**
 * What is painted on a page of a PDF, from the list of its operations: every letter with its place and size, and whether anybody can
 * see it. Follows the painting model of ISO 32000-2 (8.4 graphics state, 9.4 text) as far as that needs; pictures are not decoded.
 * Invariant: a letter in the colour of its ground, under 2 points, off the page, clipped away, painted over or not painted is hidden.
 */
import { OPS } from 'unpdf/pdfjs';
import { type Glyph, readableText } from '../reading/glyph-runs.ts';
import { isReadable } from './readable-colours.ts';

/** a b c d e f, as PDF writes a transformation. */
type Matrix = readonly [number, number, number, number, number, number];
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The operations of a page as the library gives them. */
export interface Operations {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** What of a font matters here. */
export interface FontFacts {
  readonly name: string;
  readonly bold: boolean;
  readonly vertical: boolean;
  readonly fontMatrix: readonly number[] | undefined;
}

export interface PageFacts {
  /** From the page's own coordinates to points from the top left corner. */
  readonly view: Matrix;
  readonly width: number;
  readonly height: number;
  readonly fontOf: (name: string) => FontFacts | null;
  readonly isLayerVisible: (group: unknown) => boolean;
}

export interface PaintedPage {
  readonly seen: Glyph[];
  readonly hidden: Glyph[];
  /** Whether anything but text is painted, such as a scan. */
  readonly hasOther: boolean;
  /** Whether letters were left out since there were more than asked for. */
  readonly isCut: boolean;
}

interface State {
  ctm: Matrix;
  clip: Box;
  /** Null for a pattern or gradient. */
  fill: string | null;
  stroke: string | null;
  fillAlpha: number;
  strokeAlpha: number;
  font: FontFacts | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  isBlended: boolean;
}

interface Paint {
  readonly box: Box;
  /** Null where it is no plain colour. */
  readonly colour: string | null;
  /** Whether it fills its box. */
  readonly isWhole: boolean;
  readonly order: number;
}

interface Letter extends Glyph {
  readonly order: number;
  readonly colour: string | null;
  readonly alpha: number;
  readonly isPainted: boolean;
}

const SMALLEST_POINTS = 2;
const MOST_PAINTS = 5_000;
const SMALLEST_PAINT = 3;
const LEAST_ALPHA = 0.1;
const OPAQUE = 0.98;
/** Text that is turned further is no line of the page. */
const MOST_SLANT = 0.1;
const PAPER = '#ffffff';
const GLYPH_UNITS = 1000;

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

const place = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

const boxOf = (m: Matrix, [x0, y0, x1, y1]: ArrayLike<number>): Box => {
  const corners = [place(m, x0, y0), place(m, x1, y0), place(m, x0, y1), place(m, x1, y1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

const meet = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];
const holds = (box: Box, x: number, y: number): boolean => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const FILLS = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke]);
const PICTURES = new Set([
  OPS.paintImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
  OPS.shadingFill,
]);
const DRAW_LINE = 1;
const DRAW_CLOSE = 4;

/** A path of straight lines whose corners are those of its box. */
const isRectangle = (path: unknown, box: ArrayLike<number>): boolean => {
  const list = path as ArrayLike<number> | undefined;
  if (list === undefined || list.length > 16) return false;
  for (let at = 0; at < list.length; ) {
    const step = list[at] as number;
    if (step === DRAW_CLOSE) at += 1;
    else if (step > DRAW_LINE) return false;
    else {
      const isOnEdge =
        [box[0], box[2]].includes(list[at + 1] as number) && [box[1], box[3]].includes(list[at + 2] as number);
      if (!isOnEdge) return false;
      at += 3;
    }
  }
  return true;
};

/** Reads the operations of a page; at most `lettersMost` letters, spaces included. */
export const readPaint = (operations: Operations, facts: PageFacts, lettersMost: number): PaintedPage => {
  const page: Box = [0, 0, facts.width, facts.height];
  let state: State = {
    ctm: facts.view,
    clip: page,
    fill: '#000000',
    stroke: '#000000',
    fillAlpha: 1,
    strokeAlpha: 1,
    font: null,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    isBlended: false,
  };
  const stack: State[] = [];
  const layers: boolean[] = [];
  const letters: Letter[] = [];
  const paints: Paint[] = [];
  let textMatrix = IDENTITY;
  let lineX = 0;
  let lineY = 0;
  let x = 0;
  let y = 0;
  let order = 0;
  let isClipNext = false;
  let hasOther = false;
  let count = 0;

  const isShown = (): boolean => !layers.includes(false);

  const addPaint = (box: Box, colour: string | null, isWhole: boolean): void => {
    const inside = meet(box, state.clip);
    if (inside[2] - inside[0] < SMALLEST_PAINT || inside[3] - inside[1] < SMALLEST_PAINT) return;
    hasOther = true;
    if (paints.length < MOST_PAINTS) paints.push({ box: inside, colour, isWhole, order });
  };

  const fillPath = (path: unknown, box: ArrayLike<number>): void => {
    if (!isShown() || state.fillAlpha < LEAST_ALPHA) return;
    const isPlain = state.fillAlpha >= OPAQUE && !state.isBlended;
    addPaint(boxOf(state.ctm, box), isPlain ? state.fill : null, isPlain && isRectangle(path, box));
  };

  const addLetter = (text: string, advance: number): void => {
    count += 1;
    if (count > lettersMost) return;
    const m = multiply(state.ctm, textMatrix);
    const [left, baseline] = place(m, x, y + state.rise);
    const [right, end] = place(m, x + advance, y + state.rise);
    const size = state.fontSize * Math.hypot(m[2], m[3]);
    const readable = readableText(text);
    if (readable === '') return;
    const isStroked = state.mode % 4 === 1;
    const isFilled = state.mode % 4 === 0 || state.mode % 4 === 2;
    const alpha = isStroked ? state.strokeAlpha : state.fillAlpha;
    const isTurned = Math.abs(end - baseline) > MOST_SLANT * Math.abs(right - left) + 0.01 || right < left;
    const middleX = (left + right) / 2;
    const middleY = baseline - size / 4;
    if (isTurned) return;
    letters.push({
      text: readable,
      x: left,
      y: baseline,
      width: right - left,
      size,
      bold: (state.font?.bold ?? false) || state.mode === 2,
      order,
      colour: isStroked ? state.stroke : state.fill,
      alpha,
      isPainted:
        (isStroked || isFilled) && isShown() && alpha >= LEAST_ALPHA && size >= SMALLEST_POINTS && holds(state.clip, middleX, middleY),
    });
  };

  const showText = (glyphs: unknown): void => {
    const { font } = state;
    if (font === null || !Array.isArray(glyphs)) return;
    const unit = font.fontMatrix?.[0] ?? 1 / GLYPH_UNITS;
    for (const glyph of glyphs as (number | { unicode?: string; width: number; isSpace?: boolean })[]) {
      if (typeof glyph === 'number') {
        if (font.vertical) y -= (glyph * state.fontSize) / GLYPH_UNITS;
        else x -= (glyph * state.fontSize * state.scale) / GLYPH_UNITS;
        continue;
      }
      if (glyph === null) continue;
      const own = glyph.width * unit * state.fontSize;
      const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
      if (!font.vertical) addLetter(glyph.unicode ?? '', own * state.scale);
      x += (own + spacing) * state.scale;
    }
  };

  const moveText = (dx: number, dy: number): void => {
    lineX += dx;
    lineY += dy;
    x = lineX;
    y = lineY;
  };

  const setGraphics = (entries: unknown): void => {
    for (const [key, value] of (entries as [string, unknown][] | undefined) ?? []) {
      if (key === 'ca') state.fillAlpha = Number(value);
      else if (key === 'CA') state.strokeAlpha = Number(value);
      else if (key === 'BM') state.isBlended = value !== 'source-over' && value !== 'Normal';
      else if (key === 'Font') setFont(String((value as unknown[])[0]), Number((value as unknown[])[1]));
    }
  };

  const setFont = (name: string, size: number): void => {
    state.font = facts.fontOf(name);
    state.fontSize = Math.abs(size);
  };

  const endPath = (): void => {
    isClipNext = false;
  };

  const perform = (operation: number, args: readonly unknown[]): void => {
    const number = (at: number): number => Number(args[at]);
    switch (operation) {
      case OPS.save:
        stack.push({ ...state });
        break;
      case OPS.restore:
        state = stack.pop() ?? state;
        break;
      case OPS.transform:
        state.ctm = multiply(state.ctm, args as unknown as Matrix);
        break;
      case OPS.setGState:
        setGraphics(args[0]);
        break;
      case OPS.clip:
      case OPS.eoClip:
        isClipNext = true;
        break;
      case OPS.constructPath: {
        const box = args[2] as ArrayLike<number> | null;
        if (box === null || box === undefined) return endPath();
        if (FILLS.has(number(0))) fillPath((args[1] as unknown[])[0], box);
        if (isClipNext) state.clip = meet(state.clip, boxOf(state.ctm, box));
        endPath();
        break;
      }
      case OPS.setFillRGBColor:
        state.fill = String(args[0]);
        break;
      case OPS.setStrokeRGBColor:
        state.stroke = String(args[0]);
        break;
      case OPS.setFillColorN:
        state.fill = null;
        break;
      case OPS.setStrokeColorN:
        state.stroke = null;
        break;
      case OPS.beginText:
        textMatrix = IDENTITY;
        lineX = lineY = x = y = 0;
        break;
      case OPS.setTextMatrix: {
        textMatrix = Array.from(args[0] as ArrayLike<number>) as unknown as Matrix;
        lineX = lineY = x = y = 0;
        break;
      }
      case OPS.setFont:
        setFont(String(args[0]), number(1));
        break;
      case OPS.setCharSpacing:
        state.charSpacing = number(0);
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = number(0);
        break;
      case OPS.setHScale:
        state.scale = number(0) / 100;
        break;
      case OPS.setLeading:
        state.leading = -number(0);
        break;
      case OPS.setTextRise:
        state.rise = number(0);
        break;
      case OPS.setTextRenderingMode:
        state.mode = number(0);
        break;
      case OPS.moveText:
        moveText(number(0), number(1));
        break;
      case OPS.setLeadingMoveText:
        state.leading = number(1);
        moveText(number(0), number(1));
        break;
      case OPS.nextLine:
        moveText(0, state.leading);
        break;
      case OPS.showText:
      case OPS.showSpacedText:
        showText(args[0]);
        break;
      case OPS.nextLineShowText:
        moveText(0, state.leading);
        showText(args[0]);
        break;
      case OPS.nextLineSetSpacingShowText:
        state.wordSpacing = number(0);
        state.charSpacing = number(1);
        moveText(0, state.leading);
        showText(args[2]);
        break;
      case OPS.paintFormXObjectBegin: {
        stack.push({ ...state });
        if (args[0]) state.ctm = multiply(state.ctm, Array.from(args[0] as ArrayLike<number>) as unknown as Matrix);
        if (args[1]) state.clip = meet(state.clip, boxOf(state.ctm, args[1] as ArrayLike<number>));
        break;
      }
      case OPS.beginGroup: {
        stack.push({ ...state });
        const { matrix, bbox } = args[0] as { matrix?: ArrayLike<number>; bbox?: ArrayLike<number> };
        const inner = matrix ? multiply(state.ctm, Array.from(matrix) as unknown as Matrix) : state.ctm;
        if (bbox) state.clip = meet(state.clip, boxOf(inner, bbox));
        break;
      }
      case OPS.paintFormXObjectEnd:
      case OPS.endGroup:
        state = stack.pop() ?? state;
        break;
      case OPS.beginMarkedContent:
        layers.push(true);
        break;
      case OPS.beginMarkedContentProps:
        layers.push(args[0] !== 'OC' || facts.isLayerVisible(args[1]));
        break;
      case OPS.endMarkedContent:
        layers.pop();
        break;
      default:
        if (PICTURES.has(operation)) addPaint(operation === OPS.shadingFill ? state.clip : boxOf(state.ctm, [0, 0, 1, 1]), null, false);
    }
  };

  for (const [at, operation] of operations.fnArray.entries()) {
    order = at;
    perform(operation, (operations.argsArray[at] as readonly unknown[] | null) ?? []);
  }

  const isSeen = (letter: Letter): boolean => {
    if (!letter.isPainted) return false;
    const middleX = letter.x + letter.width / 2;
    const middleY = letter.y - letter.size / 4;
    const around = paints.filter(({ box }) => holds(box, middleX, middleY));
    if (around.some((paint) => paint.order > letter.order && paint.isWhole && paint.colour !== null)) return false;
    const ground = around.findLast((paint) => paint.order < letter.order);
    if (letter.colour === null || ground?.colour === null) return true;
    return isReadable(letter.colour, letter.alpha, ground?.colour ?? PAPER);
  };
  const [seen, hidden]: [Glyph[], Glyph[]] = [[], []];
  for (const letter of letters) (isSeen(letter) ? seen : hidden).push(letter);
  return { seen, hidden, hasOther, isCut: count > lettersMost };
};
