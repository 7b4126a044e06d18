/**
 * A process that draws the pages of a PDF résumé as images. Typst parses and paints the file. It
 * runs no script and fetches nothing. It treats the file as data, so no text of the file becomes code.
 */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { serveTasks } from '#server/workers/serve-tasks.ts';
import { LIMITS } from '#shared/limits.ts';
import { guardProcess } from './guarded-process.ts';

/** A PDF to draw and its time limit, which excludes the start of the process. */
export interface PagesTask {
  bytes: Uint8Array;
  timeoutMs: number;
}

export interface DrawnPage {
  /** WebP. */
  image: Uint8Array;
  width: number;
  height: number;
}

/** The first pages, and whether the file has more (`isCut`). Null if the file cannot be drawn. */
export type PagesReport = { pages: DrawnPage[]; isCut: boolean } | null;

/** Pixels. A letter-size page of this width can be read without zooming. */
const WIDTH = 1000;
const MAX_HEIGHT = 2000;
const QUALITY = 78;
const MAX_SECONDS = 10;
/** Vector graphics of a normal page have up to two million characters. */
const MAX_DRAWING = 30_000_000;
const MAX_MEMORY = 600 * 1024 * 1024;

/** A point of the drawing becomes a pixel of the image. */
const DENSITY = 72;

const FILE = 'resume.pdf';
/** The page scaled to the width, or to the height if it is very tall. */
const TEMPLATE = `
#set page(width: auto, height: auto, margin: 0pt, fill: white)
#context {
  let number = int(sys.inputs.page)
  let size = measure(image("${FILE}", page: number))
  let scale = calc.min(${WIDTH}pt / size.width, ${MAX_HEIGHT}pt / size.height)
  image("${FILE}", page: number, width: size.width * scale)
}`;

sharp.cache(false);
sharp.concurrency(1);

const renderPicture = async (drawing: string): Promise<DrawnPage> => {
  const { data, info } = await sharp(Buffer.from(drawing), { density: DENSITY })
    .flatten({ background: '#ffffff' })
    .webp({ quality: QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
};

const draw = async (bytes: Uint8Array): Promise<PagesReport> => {
  const compiler = NodeCompiler.create({ workspace: process.cwd() });
  compiler.mapShadow(`${process.cwd()}/${FILE}`, Buffer.from(bytes));
  /** Compiles a page. Returns null after the last page. */
  const compilePage = (number: number) =>
    compiler.compile({ mainFileContent: TEMPLATE, inputs: { page: String(number) } }).result;
  try {
    const pages: DrawnPage[] = [];
    for (let number = 1; number <= LIMITS.resumePages; number++) {
      const page = compilePage(number);
      if (page === null) break;
      const drawing = compiler.plainSvg(page);
      if (drawing.length > MAX_DRAWING) return null;
      pages.push(await renderPicture(drawing));
    }
    return pages.length === 0 ? null : { pages, isCut: compilePage(LIMITS.resumePages + 1) !== null };
  } finally {
    compiler.evictCache(0);
  }
};

const guard = await guardProcess(MAX_MEMORY);

serveTasks<PagesTask, PagesReport>(({ bytes, timeoutMs }) => guard(timeoutMs, () => draw(bytes).catch(() => null)));
