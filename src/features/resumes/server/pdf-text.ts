/**
 * Reads the text of a PDF and its positions from the library's list of painting operations. Runs no
 * script of the file, decodes no image and fetches nothing. Runs in the worker only.
 */
import { getDocumentProxy } from 'unpdf';
import { OPS } from 'unpdf/pdfjs';
import { glyphTexts } from '../reading/glyph-runs.ts';
import type { Omission, PlacedDocument, PlacedLink, PlacedText } from '../reading/placed-text.ts';
import { toMatrix } from './pdf-geometry.ts';
import { type FontInfo, PagePainter } from './pdf-painter.ts';
import { splitByVisibility } from './pdf-visibility.ts';
import { type ReadingProblem, UnreadableFile } from './unreadable-file.ts';

const MAX_PAGES = 30;
const MAX_LETTERS = 150_000;
const MAX_HIDDEN = 500;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

const toReadingProblem = (error: unknown): ReadingProblem =>
  error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken';

const openPdf = async (bytes: Uint8Array): Promise<Pdf> => {
  try {
    return await getDocumentProxy(bytes, {
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      useWasm: false,
      disableAutoFetch: true,
      stopAtErrors: false,
      enableXfa: false,
      // One pixel, which prevents the decoding of images.
      maxImageSize: 1,
      verbosity: 0,
    });
  } catch (error) {
    throw new UnreadableFile(toReadingProblem(error));
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

const findFontInfo = (page: Page, name: string): FontInfo | null => {
  const store = name.startsWith('g_') ? page.commonObjs : page.objs;
  if (!store.has(name)) return null;
  const font = store.get(name) as LoadedFont;
  const bold = font.bold === true || font.black === true || BOLD.test(font.name ?? '');
  return { bold, vertical: font.vertical === true, unit: font.fontMatrix?.[0] ?? 1 / 1000 };
};

interface PageContent {
  readonly visible: readonly PlacedText[];
  readonly hidden: string;
  readonly letterCount: number;
  /** Whether something other than text is painted, such as a scan. */
  readonly hasNonText: boolean;
}

const readPage = async (pdf: Pdf, page: Page, number: number, maxLetters: number): Promise<PageContent> => {
  const operations = await page.getOperatorList();
  const viewport = page.getViewport({ scale: 1 });
  const layers = await pdf.getOptionalContentConfig();
  const fonts = new Map<string, FontInfo | null>();
  const findFont = (name: string): FontInfo | null => {
    if (!fonts.has(name)) fonts.set(name, findFontInfo(page, name));
    return fonts.get(name) ?? null;
  };
  const painter = new PagePainter(
    {
      view: toMatrix(viewport.transform),
      width: viewport.width,
      height: viewport.height,
      findFont,
      isLayerVisible: (group) => layers.isVisible(group),
    },
    maxLetters,
  );
  painter.run(operations);
  const { visible, hidden } = splitByVisibility(painter.letters, painter.paints, painter.contours);
  return {
    visible: glyphTexts(visible, number),
    hidden: joinTexts(glyphTexts(hidden, number)),
    letterCount: painter.letterCount,
    // The list omits images but not their placement.
    hasNonText: painter.paints.length > 0 || operations.fnArray.includes(OPS.transform),
  };
};

const joinTexts = (texts: readonly PlacedText[]): string =>
  texts
    .map(({ text }) => text)
    .join(' ')
    .slice(0, MAX_HIDDEN);

interface Annotation {
  url?: string;
  rect?: number[];
}

const readLinks = async (page: Page, number: number): Promise<PlacedLink[]> => {
  const viewport = page.getViewport({ scale: 1 });
  const annotations = (await page.getAnnotations()) as Annotation[];
  return annotations.flatMap(({ url, rect }) => {
    if (url === undefined || rect === undefined) return [];
    const [x0 = 0, y0 = 0] = viewport.convertToViewportPoint(rect[0] ?? 0, rect[1] ?? 0) as number[];
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(rect[2] ?? 0, rect[3] ?? 0) as number[];
    return [{ page: number, x: Math.min(x0, x1), y: Math.max(y0, y1), width: Math.abs(x1 - x0), url }];
  });
};

/** Reads the author and title from the metadata of the file. */
const readAuthorAndTitle = async (pdf: Pdf): Promise<string | undefined> => {
  const metadata = await pdf.getMetadata().catch(() => null);
  const { Author, Title } = (metadata?.info ?? {}) as { Author?: unknown; Title?: unknown };
  const texts = [Author, Title].filter((text) => typeof text === 'string' && text !== '');
  return texts.length === 0 ? undefined : texts.join(' ').slice(0, MAX_HIDDEN);
};

/** Reads the visible text of a PDF. Throws `UnreadableFile` if the file is encrypted or broken. */
export const readPdf = async (bytes: Uint8Array): Promise<PlacedDocument> => {
  const pdf = await openPdf(bytes);
  const texts: PlacedText[] = [];
  const links: PlacedLink[] = [];
  const omissions: Omission[] = [];
  let remainingLetters = MAX_LETTERS;
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && remainingLetters > 0; number++) {
    const page = await pdf.getPage(number).catch(() => null);
    const read = page && (await readPage(pdf, page, number, remainingLetters).catch(() => null));
    if (!page || !read) {
      omissions.push({ kind: 'unread-page', page: number, text: '' });
      continue;
    }
    texts.push(...read.visible);
    links.push(...(await readLinks(page, number).catch(() => [])));
    const isBlank = read.visible.length === 0 && !read.hasNonText && read.hidden === '';
    if (/\S/u.test(read.hidden)) omissions.push({ kind: 'hidden-text', page: number, text: read.hidden });
    if (read.visible.length === 0 && !isBlank) omissions.push({ kind: 'unread-page', page: number, text: '' });
    if (read.letterCount > remainingLetters) omissions.push({ kind: 'cut', page: number, text: '' });
    remainingLetters -= read.letterCount;
    page.cleanup();
  }
  if (pdf.numPages > MAX_PAGES) omissions.push({ kind: 'cut', page: MAX_PAGES, text: '' });
  return { texts, links, omissions, isReflowed: false, authorAndTitle: await readAuthorAndTitle(pdf) };
};
