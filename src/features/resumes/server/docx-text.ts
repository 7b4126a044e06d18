/**
 * Reads the text of a DOCX: paragraphs, lists, tables, text boxes and page headers, in the order of
 * the file. A DOCX has no positions on a page, so lines, tabs and tables get positions that preserve
 * the order and the columns.
 */

import { toReadableText } from '../reading/glyph-runs.ts';
import type { Omission, PlacedDocument, PlacedLink, PlacedText } from '../reading/placed-text.ts';
import { type RunFormat, readBackground, readStyles, type Styles } from './docx-styles.ts';
import { isReadable } from './readable-colors.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { findChild, findDescendants, parseXml, type XmlNode } from './xml-tree.ts';
import { openZip, type ZipParts } from './zip-parts.ts';

const LINE_HEIGHT = 14;
/** A text box is a separate column, to the right of everything else. */
const BOX_X = 2_000;
const PAGE_WIDTH = 500;
const TWIPS_PER_POINT = 20;
const LETTER_WIDTH = 0.5;
const TAB_WIDTH = 3;
const MIN_POINTS = 2;
const MAX_LETTERS = 150_000;
/** Word splits text into several runs per line. A file with more runs of text than this is not a résumé. */
const MAX_TEXTS = 30_000;
const MAX_PAGES = 200;
/** Word has up to three headers per section. */
const MAX_HEADERS = 12;
const MAX_HIDDEN = 500;
/** Two cells with at least this many paragraphs each are columns, not a row of a table. */
const COLUMN_LINES = 4;
const PAPER_COLOR = 'ffffff';

interface Area {
  readonly x: number;
  readonly width: number;
  /** The background of the cell or box. Null if it is unknown. Then text without its own background never counts as hidden by its color. */
  readonly background: string | null;
}

/** The state of reading one document. */
class DocxReader {
  readonly texts: PlacedText[] = [];
  readonly links: PlacedLink[] = [];
  readonly hidden: string[] = [];
  /** The page of the first hidden text. */
  hiddenPage = 1;
  readonly #styles: Styles;
  readonly #targets: ReadonlyMap<string, string>;
  #page = 1;
  #y = LINE_HEIGHT;
  #letters = 0;
  #tables = 0;
  readonly #lineCounts = new Map<XmlNode, number>();

  constructor(styles: Styles, targets: ReadonlyMap<string, string>) {
    this.#styles = styles;
    this.#targets = targets;
  }

  get page(): number {
    return this.#page;
  }

  /** Whether a limit was reached. Nothing is read after that. */
  get isCut(): boolean {
    return this.#letters > MAX_LETTERS || this.texts.length + this.hidden.length >= MAX_TEXTS || this.#page > MAX_PAGES;
  }

  /** Reads paragraphs and tables, from top to bottom. */
  readBlocks(node: XmlNode, area: Area): void {
    for (const child of node.children) {
      if (this.isCut) return;
      if (child.name === 'w:p') this.readParagraph(child, area);
      else if (child.name === 'w:tbl') this.readTable(child, area);
      else if (child.name === 'w:sdt') this.readBlocks(findChild(child, 'w:sdtContent') ?? child, area);
      else if (/^(?:w:ins|w:smartTag|w:customXml)$/.test(child.name)) this.readBlocks(child, area);
    }
  }

  readTable(table: XmlNode, area: Area): void {
    this.#tables += 1;
    const grid = (findChild(table, 'w:tblGrid')?.children ?? []).map(
      ({ attributes }) => Number(attributes['w:w'] ?? 0) / TWIPS_PER_POINT,
    );
    const hasStyle = findChild(findChild(table, 'w:tblPr'), 'w:tblStyle') !== undefined;
    for (const row of findDescendants(table, 'w:tr'))
      this.readRow(row, grid, { ...area, background: hasStyle ? null : area.background });
    this.#tables -= 1;
  }

  readRow(row: XmlNode, grid: readonly number[], area: Area): void {
    const cells = row.children
      .flatMap((child) => (child.name === 'w:sdt' ? (findChild(child, 'w:sdtContent')?.children ?? []) : [child]))
      .filter(({ name }) => name === 'w:tc');
    const areColumns = cells.filter((cell) => this.#lineCount(cell) >= COLUMN_LINES).length > 1;
    const top = this.#y;
    let bottom = top;
    let column = 0;
    let x = area.x;
    for (const cell of cells) {
      const properties = findChild(cell, 'w:tcPr');
      const span = Math.max(1, Number(findChild(properties, 'w:gridSpan')?.attributes['w:val'] ?? 1) || 1);
      const width =
        grid.slice(column, column + span).reduce((sum, value) => sum + value, 0) || area.width / cells.length;
      if (!areColumns) this.#y = top;
      this.readBlocks(cell, {
        x: x + 1,
        width: Math.max(width / 2, width - CELL_GAP),
        background: readBackground(properties) ?? area.background,
      });
      bottom = Math.max(bottom, this.#y);
      column += span;
      x += width;
    }
    this.#y = bottom;
  }

  /** Counts the paragraphs with text. Counts each cell once, because tables may be nested deeply. */
  #lineCount(node: XmlNode): number {
    const cached = this.#lineCounts.get(node);
    if (cached !== undefined) return cached;
    let count = 0;
    for (const child of node.children) {
      if (child.name !== 'w:p') count += this.#lineCount(child);
      else if (hasText(child)) count += 1;
    }
    if (node.name === 'w:tc') this.#lineCounts.set(node, count);
    return count;
  }

  readParagraph(paragraph: XmlNode, area: Area): void {
    const properties = findChild(paragraph, 'w:pPr');
    const style = this.#styles.paragraphStyle(properties);
    const isListed = findChild(properties, 'w:numPr') !== undefined || style.isListed;
    const indents = findChild(properties, 'w:ind')?.attributes;
    const indent = Number(indents?.['w:left'] ?? indents?.['w:start'] ?? 0) / TWIPS_PER_POINT;
    const start = area.x + Math.max(0, Math.min(indent, area.width / 2)) + (isListed ? 10 : 0);
    const line = { x: start, isEmpty: true };
    const boxes: XmlNode[] = [];
    const edge = area.x + area.width;
    const newLine = (): void => {
      this.#y += LINE_HEIGHT;
      line.x = start;
      line.isEmpty = true;
    };
    const writeText = (raw: string, format: RunFormat, url: string | null): void => {
      const text = toReadableText(format.capitals ? raw.toUpperCase() : raw);
      this.#letters += text.length;
      if (text === '' || this.isCut) return;
      if (this.isHidden(format, area)) {
        if (this.hidden.length === 0) this.hiddenPage = this.#page;
        this.hidden.push(text);
        return;
      }
      const shown = line.isEmpty && isListed ? `• ${text}` : text;
      const width = Math.min(shown.length * format.size * LETTER_WIDTH, Math.max(1, edge - line.x - 1));
      if (shown.trim() !== '') {
        this.texts.push({
          page: this.#page,
          x: line.x,
          y: this.#y,
          width,
          size: format.size,
          bold: format.bold,
          text: shown,
        });
        line.isEmpty = false;
        if (url !== null) this.links.push({ page: this.#page, x: line.x, y: this.#y, width, url });
      }
      line.x += width;
    };
    const readRun = (node: XmlNode, url: string | null): void => {
      const format = style.runFormat(node);
      for (const child of node.children) {
        if (child.name === 'w:t') {
          for (const [index, piece] of child.text.split('\t').entries()) {
            if (index > 0) line.x += TAB_WIDTH * format.size;
            writeText(piece, format, url);
          }
        }
        if (child.name === 'w:tab') line.x += TAB_WIDTH * format.size;
        else if (child.name === 'w:noBreakHyphen') writeText('-', format, url);
        else if (child.name === 'w:cr') newLine();
        else if (child.name === 'w:br' && child.attributes['w:type'] === 'page') this.newPage();
        else if (child.name === 'w:br') newLine();
        else if (child.name === 'w:lastRenderedPageBreak') this.newPage();
        else if (/^(?:mc:AlternateContent|w:drawing|w:pict|w:object)$/.test(child.name))
          boxes.push(...selectBoxFormat(child));
      }
    };
    const readRuns = (node: XmlNode, url: string | null): void => {
      for (const child of node.children) {
        if (child.name === 'w:r') readRun(child, url);
        else if (child.name === 'w:hyperlink')
          readRuns(child, this.#targets.get(child.attributes['r:id'] ?? '') ?? url);
        else if (
          /^(?:w:ins|w:smartTag|w:sdt|w:sdtContent|w:fldSimple|w:customXml|w:dir|w:bdo|w:moveTo)$/.test(child.name)
        )
          readRuns(child, url);
        else if (child.name === 'mc:AlternateContent') boxes.push(...selectBoxFormat(child));
      }
    };
    readRuns(paragraph, null);
    this.#y += LINE_HEIGHT;
    for (const box of boxes) {
      const boxArea = { x: BOX_X, width: PAGE_WIDTH, background: boxBackground(box) };
      for (const content of findDescendants(box, BOX_CONTENT)) this.readBlocks(content, boxArea);
    }
  }

  newPage(): void {
    // Table rows stay together, because their cells are placed next to each other.
    if (this.#tables > 0 || this.texts.at(-1)?.page !== this.#page) return;
    this.#page += 1;
    this.#y = LINE_HEIGHT;
  }

  isHidden(format: RunFormat, area: Area): boolean {
    if (format.hidden || format.size < MIN_POINTS) return true;
    const background = format.background ?? area.background;
    return format.color !== null && background !== null && !isReadable(`#${format.color}`, 1, `#${background}`);
  }
}

/** The gap between cells. Without it, a text as wide as its cell would be joined to the text of the next cell. */
const CELL_GAP = 24;
const BOX_CONTENT = 'w:txbxContent';

const hasText = (node: XmlNode): boolean => node.children.some((child) => child.name === 'w:t' || hasText(child));

/** Returns the newer of the two formats in which Word stores a box. */
const selectBoxFormat = (node: XmlNode): XmlNode[] => {
  if (node.name !== 'mc:AlternateContent') return [node];
  const choice = findChild(node, 'mc:Choice') ?? findChild(node, 'mc:Fallback');
  return choice === undefined ? [] : [choice];
};

/** Returns the background of a text box. Returns null for a theme color or an image. */
const boxBackground = (box: XmlNode): string | null => {
  const [shape] = findDescendants(box, 'wps:spPr', BOX_CONTENT);
  if (shape === undefined) return null;
  const fill = findChild(shape, 'a:solidFill');
  if (fill === undefined)
    return shape.children.some(({ name }) => /^a:(?:gradFill|blipFill|pattFill)$/.test(name)) ? null : PAPER_COLOR;
  return findChild(fill, 'a:srgbClr')?.attributes.val?.toLowerCase() ?? null;
};

const readXmlPart = async (zip: ZipParts, name: string): Promise<XmlNode | null> => {
  const source = await zip.read(name);
  return source === null ? null : parseXml(source);
};

const relationTargets = (relations: XmlNode | null, type: RegExp): Map<string, string> =>
  new Map(
    (relations?.children ?? [])
      .filter(({ attributes }) => type.test(attributes.Type ?? ''))
      .map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']),
  );

/** Reads the visible text of a DOCX. Throws `UnreadableFile` if the file is encrypted, broken or too large when unpacked. */
export const readDocx = async (bytes: Uint8Array): Promise<PlacedDocument> => {
  const zip = await openZip(bytes);
  const root = await readXmlPart(zip, '_rels/.rels');
  const main = [...relationTargets(root, /\/officeDocument$/).values()][0]?.replace(/^\//, '') ?? 'word/document.xml';
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const document = await readXmlPart(zip, main);
  if (document === null) throw new UnreadableFile('broken');
  const relations = await readXmlPart(zip, `${folder}_rels/${main.slice(folder.length)}.rels`);
  const reader = new DocxReader(
    readStyles(await readXmlPart(zip, `${folder}styles.xml`)),
    relationTargets(relations, /\/hyperlink$/),
  );
  const background = findChild(document, 'w:background')?.attributes['w:color']?.toLowerCase();
  const area: Area = {
    x: 0,
    width: PAGE_WIDTH,
    background: background !== undefined && /^[\da-f]{6}$/.test(background) ? background : PAPER_COLOR,
  };
  const headers = new Set(relationTargets(relations, /\/header$/).values());
  for (const header of [...headers].slice(0, MAX_HEADERS)) {
    const part = await readXmlPart(zip, `${folder}${header}`);
    if (part !== null) reader.readBlocks(part, area);
  }
  reader.readBlocks(findChild(document, 'w:body') ?? document, area);
  const hidden = reader.hidden.join(' ').slice(0, MAX_HIDDEN);
  const omissions: Omission[] = [
    ...(/\S/u.test(hidden) ? [{ kind: 'hidden-text' as const, page: reader.hiddenPage, text: hidden }] : []),
    ...(reader.isCut ? [{ kind: 'cut' as const, page: Math.min(reader.page, MAX_PAGES), text: '' }] : []),
  ];
  return { texts: reader.texts, links: reader.links, omissions, isReflowed: true };
};
