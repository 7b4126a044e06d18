/**
 * Follows the operations of a PDF page and records what is painted: each letter with position, size and color, and the filled areas, in order.
 * Implements the painting model of ISO 32000-2 (8.4 graphics state, 9.4 text) to the extent that letters need it. Images are not decoded; they
 * count as an unknown background. The library omits them from the list, so a group of operations that only sets a transformation counts as an image.
 */
import { OPS } from 'unpdf/pdfjs';
import { type Glyph, toReadableText } from '../reading/glyph-runs.ts';
import type { Box, Matrix } from './pdf-geometry.ts';
import { containsPoint, IDENTITY, intersect, mapBox, multiply, toMatrix, transformPoint } from './pdf-geometry.ts';
import { type Contour, contourBoxes } from './pdf-outlines.ts';

/** The operations of a page as listed by the library. */
export interface Operations {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** The properties of a font that the painter needs. */
export interface FontInfo {
  readonly bold: boolean;
  readonly vertical: boolean;
  /** The width of one glyph unit at a font size of one point. */
  readonly unit: number;
}

export interface PageInfo {
  /** From page coordinates to points from the top left corner. */
  readonly view: Matrix;
  readonly width: number;
  readonly height: number;
  readonly findFont: (name: string) => FontInfo | null;
  readonly isLayerVisible: (group: unknown) => boolean;
}

/** A filled area. Its color is null if it is not a plain color. */
export interface Paint {
  readonly box: Box;
  readonly color: string | null;
  /** Whether it fills its box. */
  readonly fillsBox: boolean;
  readonly order: number;
}

export interface Letter extends Glyph {
  readonly order: number;
  readonly color: string | null;
  /** Opacity, 0-1. */
  readonly alpha: number;
  /** False if it is off the page, clipped away, in a hidden layer or transparent. */
  readonly isPainted: boolean;
  /** True if it would be painted, but is transparent or in the invisible rendering mode. */
  readonly isTransparent: boolean;
}

/** A saved graphics state, and whether anything was transformed or painted after it was saved. */
interface SavedState {
  readonly state: State;
  isTransformed: boolean;
  hasPainted: boolean;
}

interface State {
  ctm: Matrix;
  clip: Box;
  fill: string | null;
  stroke: string | null;
  fillAlpha: number;
  strokeAlpha: number;
  isBlended: boolean;
  font: FontInfo | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
}

type Arguments = readonly unknown[];

const BLACK = '#000000';
const MAX_PAINTS = 5_000;
const MAX_CONTOURS = 100_000;
/** In points; anything thinner is a line. */
const MIN_PAINT = 3;
const MIN_ALPHA = 0.1;
const OPAQUE = 0.98;
/** Text rotated further is not a line of the page. */
const MAX_SLANT = 0.1;
const THOUSANDTH = 1 / 1000;
/** Text rendering modes, 9.3.6. Modes 4 and up also clip. */
const MODES = 4;
const STROKED = 1;
const FILLED_AND_STROKED = 2;
const INVISIBLE = 3;
const LINE_TO = 1;
const CLOSE = 4;
const MAX_RECTANGLE_LENGTH = 16;

const FILLS = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const PICTURES = [
  OPS.paintImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
];

/** Returns true if a path is the outline of its box. */
const isRectangle = (path: ArrayLike<number> | undefined, box: ArrayLike<number>): boolean => {
  if (path === undefined || path.length > MAX_RECTANGLE_LENGTH) return false;
  for (let index = 0; index < path.length; ) {
    const step = path[index] ?? CLOSE;
    if (step !== CLOSE) {
      const [x, y] = [path[index + 1], path[index + 2]];
      if (step > LINE_TO || (x !== box[0] && x !== box[2]) || (y !== box[1] && y !== box[3])) return false;
    }
    index += step === CLOSE ? 1 : 3;
  }
  return true;
};

/** Records what one page paints. Read `letters`, `paints` and `contours` after `run`. */
export class PagePainter {
  readonly letters: Letter[] = [];
  readonly paints: Paint[] = [];
  /** The parts of filled paths. */
  readonly contours: Contour[] = [];
  /** The number of letters so far, including those beyond the limit. */
  letterCount = 0;
  readonly #page: PageInfo;
  readonly #maxLetters: number;
  #state: State;
  readonly #saved: SavedState[] = [];
  readonly #layers: boolean[] = [];
  #textMatrix = IDENTITY;
  #line: [x: number, y: number] = [0, 0];
  #x = 0;
  #y = 0;
  #order = 0;
  #isClipPending = false;
  readonly #handlers: ReadonlyMap<number, (args: Arguments) => void>;

  constructor(page: PageInfo, maxLetters: number) {
    this.#page = page;
    this.#maxLetters = maxLetters;
    this.#state = {
      ctm: page.view,
      clip: [0, 0, page.width, page.height],
      fill: BLACK,
      stroke: BLACK,
      fillAlpha: 1,
      strokeAlpha: 1,
      isBlended: false,
      font: null,
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      mode: 0,
    };
    this.#handlers = new Map([...this.#graphicsHandlers(), ...this.#textHandlers(), ...this.#groupHandlers()]);
  }

  /** Executes all operations in order. */
  run({ fnArray, argsArray }: Operations): void {
    for (const [index, operation] of fnArray.entries()) {
      this.#order = index;
      this.#handlers.get(operation)?.((argsArray[index] as Arguments | null) ?? []);
    }
  }

  #graphicsHandlers(): [number, (args: Arguments) => void][] {
    const clipNext = (): void => {
      this.#isClipPending = true;
    };
    return [
      [OPS.save, () => this.#save()],
      [OPS.restore, () => this.#restore()],
      [OPS.transform, (args) => this.#transform(args)],
      [OPS.setGState, ([entries]) => this.#setGraphics(entries as [string, unknown][] | undefined)],
      [OPS.clip, clipNext],
      [OPS.eoClip, clipNext],
      [OPS.constructPath, (args) => this.#paintPath(args)],
      [OPS.setFillRGBColor, ([color]) => void (this.#state.fill = String(color))],
      [OPS.setStrokeRGBColor, ([color]) => void (this.#state.stroke = String(color))],
      [OPS.setFillColorN, () => void (this.#state.fill = null)],
      [OPS.setStrokeColorN, () => void (this.#state.stroke = null)],
      [OPS.shadingFill, () => this.#addPaint(this.#state.clip, null, false)],
      ...PICTURES.map((picture): [number, () => void] => [picture, () => this.#paintPicture()]),
    ];
  }

  #textHandlers(): [number, (args: Arguments) => void][] {
    const state = (): State => this.#state;
    return [
      [OPS.beginText, () => this.#startText(IDENTITY)],
      [OPS.setTextMatrix, ([matrix]) => this.#startText(toMatrix(matrix))],
      [OPS.setFont, ([name, size]) => this.#setFont(String(name), Number(size))],
      [OPS.setCharSpacing, ([spacing]) => void (state().charSpacing = Number(spacing))],
      [OPS.setWordSpacing, ([spacing]) => void (state().wordSpacing = Number(spacing))],
      [OPS.setHScale, ([percent]) => void (state().scale = Number(percent) / 100)],
      [OPS.setLeading, ([leading]) => void (state().leading = -Number(leading))],
      [OPS.setTextRise, ([rise]) => void (state().rise = Number(rise))],
      [OPS.setTextRenderingMode, ([mode]) => void (state().mode = Number(mode))],
      [OPS.moveText, ([x, y]) => this.#moveText(Number(x), Number(y))],
      [OPS.setLeadingMoveText, ([x, y]) => this.#moveWithLeading(Number(x), Number(y))],
      [OPS.nextLine, () => this.#moveText(0, state().leading)],
      [OPS.showText, ([glyphs]) => this.#showGlyphs(glyphs)],
      [OPS.showSpacedText, ([glyphs]) => this.#showGlyphs(glyphs)],
    ];
  }

  #groupHandlers(): [number, (args: Arguments) => void][] {
    return [
      [OPS.paintFormXObjectBegin, ([matrix, box]) => this.#beginForm(matrix, box as ArrayLike<number> | null)],
      [OPS.paintFormXObjectEnd, () => this.#restore()],
      [OPS.beginGroup, ([group]) => this.#beginGroup(group as { matrix?: unknown; bbox?: ArrayLike<number> })],
      [OPS.endGroup, () => this.#restore()],
      [OPS.beginMarkedContent, () => void this.#layers.push(true)],
      [
        OPS.beginMarkedContentProps,
        ([kind, group]) => void this.#layers.push(kind !== 'OC' || this.#page.isLayerVisible(group)),
      ],
      [OPS.endMarkedContent, () => void this.#layers.pop()],
    ];
  }

  #save(): void {
    this.#saved.push({ state: { ...this.#state }, isTransformed: false, hasPainted: false });
  }

  #restore(): void {
    const saved = this.#saved.pop();
    if (saved === undefined) return;
    if (saved.isTransformed && !saved.hasPainted) this.#paintPicture();
    this.#notePainting();
    this.#state = saved.state;
  }

  #notePainting(): void {
    const group = this.#saved.at(-1);
    if (group !== undefined) group.hasPainted = true;
  }

  #transform(matrix: unknown): void {
    this.#state.ctm = multiply(this.#state.ctm, toMatrix(matrix));
    const group = this.#saved.at(-1);
    if (group !== undefined) group.isTransformed = true;
  }

  #setGraphics(entries: [string, unknown][] | undefined): void {
    for (const [key, value] of entries ?? []) {
      if (key === 'ca') this.#state.fillAlpha = Number(value);
      else if (key === 'CA') this.#state.strokeAlpha = Number(value);
      else if (key === 'BM') this.#state.isBlended = value !== 'source-over';
      else if (key === 'Font') this.#setFont(String((value as unknown[])[0]), Number((value as unknown[])[1]));
    }
  }

  get #isShown(): boolean {
    return !this.#layers.includes(false);
  }

  #addPaint(box: Box, color: string | null, fillsBox: boolean): void {
    this.#notePainting();
    const visibleBox = intersect(box, this.#state.clip);
    const isLarge = visibleBox[2] - visibleBox[0] >= MIN_PAINT && visibleBox[3] - visibleBox[1] >= MIN_PAINT;
    if (isLarge && this.paints.length < MAX_PAINTS)
      this.paints.push({ box: visibleBox, color, fillsBox, order: this.#order });
  }

  #paintPicture(): void {
    this.#addPaint(mapBox(this.#state.ctm, [0, 0, 1, 1]), null, false);
  }

  /** Paints a path. The library passes its painting operation and its bounding box. */
  #paintPath([operation, paths, box]: Arguments): void {
    if (operation !== OPS.endPath) this.#notePainting();
    const corners = box as ArrayLike<number> | null | undefined;
    if (corners != null) {
      const { fillAlpha, isBlended, fill, ctm } = this.#state;
      if (FILLS.has(Number(operation)) && this.#isShown && fillAlpha >= MIN_ALPHA) {
        const isPlain = fillAlpha >= OPAQUE && !isBlended;
        const path = (paths as (ArrayLike<number> | undefined)[])[0];
        const fillsBox = isPlain && isRectangle(path, corners);
        this.#addPaint(mapBox(ctm, corners), isPlain ? fill : null, fillsBox);
        if (path !== undefined) this.#addContours(path, isPlain ? fill : null, isRectangle(path, corners));
      }
      if (this.#isClipPending) this.#state.clip = intersect(this.#state.clip, mapBox(ctm, corners));
    }
    this.#isClipPending = false;
  }

  #addContours(path: ArrayLike<number>, color: string | null, isRectangular: boolean): void {
    const { ctm, clip } = this.#state;
    for (const box of contourBoxes(path, ctm, MAX_CONTOURS - this.contours.length)) {
      if (containsPoint(clip, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2))
        this.contours.push({ box, color, order: this.#order, isRectangle: isRectangular });
    }
  }

  #startText(matrix: Matrix): void {
    this.#textMatrix = matrix;
    this.#line = [0, 0];
    this.#x = 0;
    this.#y = 0;
  }

  #setFont(name: string, size: number): void {
    this.#state.font = this.#page.findFont(name);
    this.#state.fontSize = Math.abs(size);
  }

  #moveText(x: number, y: number): void {
    this.#line = [this.#line[0] + x, this.#line[1] + y];
    [this.#x, this.#y] = this.#line;
  }

  #moveWithLeading(x: number, y: number): void {
    this.#state.leading = y;
    this.#moveText(x, y);
  }

  /** Adds letters. A number between them shifts the next letter by thousandths of the font size. */
  #showGlyphs(glyphs: unknown): void {
    this.#notePainting();
    const { font, fontSize, scale, charSpacing, wordSpacing } = this.#state;
    if (font === null || !Array.isArray(glyphs)) return;
    for (const glyph of glyphs as (number | null | { unicode?: string; width: number; isSpace?: boolean })[]) {
      if (typeof glyph === 'number') {
        const move = glyph * fontSize * THOUSANDTH;
        if (font.vertical) this.#y -= move;
        else this.#x -= move * scale;
      } else if (glyph !== null) {
        const glyphWidth = glyph.width * font.unit * fontSize;
        if (!font.vertical) this.#addLetter(glyph.unicode ?? '', glyphWidth * scale);
        this.#x += (glyphWidth + charSpacing + (glyph.isSpace === true ? wordSpacing : 0)) * scale;
      }
    }
  }

  #addLetter(unicode: string, advance: number): void {
    this.letterCount += 1;
    // A painted soft hyphen is a visible dash: LuaTeX maps its hyphen to this character.
    const text = this.letterCount > this.#maxLetters ? '' : toReadableText(unicode.replaceAll('\u00ad', '-'));
    if (text === '') return;
    const { ctm, clip, rise, fontSize, font, mode, fill, stroke, fillAlpha, strokeAlpha } = this.#state;
    const m = multiply(ctm, this.#textMatrix);
    const [left, baseline] = transformPoint(m, this.#x, this.#y + rise);
    const [right, end] = transformPoint(m, this.#x + advance, this.#y + rise);
    const size = fontSize * Math.hypot(m[2], m[3]);
    if (right < left || Math.abs(end - baseline) > MAX_SLANT * (right - left) + 0.01) return;
    const renderMode = mode % MODES;
    const alpha = renderMode === STROKED ? strokeAlpha : fillAlpha;
    const isTransparent = renderMode === INVISIBLE || alpha < MIN_ALPHA;
    const isOnPage = this.#isShown && containsPoint(clip, (left + right) / 2, baseline - size / 4);
    this.letters.push({
      text,
      x: left,
      y: baseline,
      width: right - left,
      size,
      bold: font?.bold === true || renderMode === FILLED_AND_STROKED,
      order: this.#order,
      color: renderMode === STROKED ? stroke : fill,
      alpha,
      isPainted: isOnPage && !isTransparent,
      isTransparent: isOnPage && isTransparent,
    });
  }

  #beginForm(matrix: unknown, box: ArrayLike<number> | null): void {
    this.#save();
    if (matrix) this.#transform(matrix);
    if (box) this.#state.clip = intersect(this.#state.clip, mapBox(this.#state.ctm, box));
  }

  /** The matrix of a group only positions its box. The content has a separate matrix. */
  #beginGroup({ matrix, bbox }: { matrix?: unknown; bbox?: ArrayLike<number> }): void {
    this.#save();
    const inner = matrix ? multiply(this.#state.ctm, toMatrix(matrix)) : this.#state.ctm;
    if (bbox) this.#state.clip = intersect(this.#state.clip, mapBox(inner, bbox));
  }
}
