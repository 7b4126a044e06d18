/**
 * Reads the text of a PDF with its places, by the library's list of painted operations; no script of the file is run, no picture is
 * decoded, nothing is fetched. Runs in the worker only.
 */
import { getDocumentProxy } from 'unpdf';
import { textsOfGlyphs } from '../reading/glyph-runs.ts';
import type { Omission, PlacedDocument, PlacedLink, PlacedText } from '../reading/placed-text.ts';
import { type FontFacts, type PaintedPage, readPaint } from './pdf-paint.ts';
import { type ReadingProblem, UnreadableFile } from './unreadable-file.ts';

const PAGES_MOST = 30;
const LETTERS_MOST = 150_000;
const HIDDEN_MOST = 500;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

const problemOf = (error: unknown): ReadingProblem =>
  error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken';

const open = async (bytes: Uint8Array): Promise<Pdf> => {
  try {
    return await getDocumentProxy(bytes, {
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      useWasm: false,
      disableAutoFetch: true,
      stopAtErrors: false,
      enableXfa: false,
      // One point: no picture is decoded.
      maxImageSize: 1,
      verbosity: 0,
    });
  } catch (error) {
    throw new UnreadableFile(problemOf(error));
  }
};

const BOLD = /bold|black|heavy|semibold|demi(?!lig)|\bbd\b|bx\d|medi(?:um)?$/i;

interface LoadedFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  vertical?: boolean;
  fontMatrix?: number[];
}

const fontFacts = (page: Page, name: string): FontFacts | null => {
  const store = name.startsWith('g_') ? page.commonObjs : page.objs;
  if (!store.has(name)) return null;
  const font = store.get(name) as LoadedFont;
  const bold = font.bold === true || font.black === true || BOLD.test(font.name ?? '');
  return { name: font.name ?? '', bold, vertical: font.vertical === true, fontMatrix: font.fontMatrix };
};

const readPage = async (pdf: Pdf, page: Page, lettersMost: number): Promise<PaintedPage> => {
  const operations = await page.getOperatorList();
  const viewport = page.getViewport({ scale: 1 });
  const layers = await pdf.getOptionalContentConfig();
  const fonts = new Map<string, FontFacts | null>();
  const fontOf = (name: string): FontFacts | null => {
    if (!fonts.has(name)) fonts.set(name, fontFacts(page, name));
    return fonts.get(name) ?? null;
  };
  return readPaint(
    operations,
    {
      view: viewport.transform as unknown as [number, number, number, number, number, number],
      width: viewport.width,
      height: viewport.height,
      fontOf,
      isLayerVisible: (group) => layers.isVisible(group as never),
    },
    lettersMost,
  );
};

interface Annotation {
  url?: string;
  rect?: number[];
}

const linksOf = async (page: Page, number: number): Promise<PlacedLink[]> => {
  const viewport = page.getViewport({ scale: 1 });
  const annotations = (await page.getAnnotations()) as Annotation[];
  return annotations.flatMap(({ url, rect }) => {
    if (url === undefined || rect === undefined) return [];
    const [x0 = 0, y0 = 0] = viewport.convertToViewportPoint(rect[0] ?? 0, rect[1] ?? 0) as number[];
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(rect[2] ?? 0, rect[3] ?? 0) as number[];
    return [{ page: number, x: Math.min(x0, x1), y: Math.max(y0, y1), width: Math.abs(x1 - x0), url }];
  });
};

const textOf = (texts: readonly PlacedText[]): string => texts.map(({ text }) => text).join(' ').slice(0, HIDDEN_MOST);

/** The text of a PDF that a person can see. Throws `UnreadableFile` for an encrypted or broken one. */
export const readPdf = async (bytes: Uint8Array): Promise<PlacedDocument> => {
  const pdf = await open(bytes);
  const texts: PlacedText[] = [];
  const links: PlacedLink[] = [];
  const omissions: Omission[] = [];
  let left = LETTERS_MOST;
  for (let number = 1; number <= Math.min(pdf.numPages, PAGES_MOST) && left > 0; number++) {
    const page = await pdf.getPage(number).catch(() => null);
    const painted = page && (await readPage(pdf, page, left).catch(() => null));
    if (!page || !painted) {
      omissions.push({ kind: 'unread-page', page: number, text: '' });
      continue;
    }
    left -= painted.seen.length + painted.hidden.length;
    const seen = textsOfGlyphs(painted.seen, number);
    const hidden = textOf(textsOfGlyphs(painted.hidden, number));
    texts.push(...seen);
    links.push(...(await linksOf(page, number).catch(() => [])));
    if (/\S/u.test(hidden)) omissions.push({ kind: 'hidden-text', page: number, text: hidden });
    if (seen.length === 0 && (painted.hasOther || hidden !== '')) omissions.push({ kind: 'unread-page', page: number, text: '' });
    if (painted.isCut) omissions.push({ kind: 'cut', page: number, text: '' });
    page.cleanup();
  }
  if (pdf.numPages > PAGES_MOST) omissions.push({ kind: 'cut', page: PAGES_MOST, text: '' });
  return { texts, links, omissions, isReflowed: false };
};
