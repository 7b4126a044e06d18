/** Headings without letters: as PNG, and as outlines in an SVG. Text extraction finds neither. */
import PdfKit from 'pdfkit';
import sharp from 'sharp';
import { fontFile } from './fonts.ts';

/** PDFKit's internal object for the current font. */
interface CurrentFont {
  readonly font: {
    readonly unitsPerEm: number;
    readonly ascent: number;
    layout(text: string): {
      readonly glyphs: readonly { readonly path: { toSVG(): string } }[];
      readonly positions: readonly { readonly xAdvance: number }[];
    };
  };
}

export interface HeadingPicture {
  readonly svg: string;
  /** In points. */
  readonly width: number;
  readonly height: number;
}

const LINE = 1.3;

/** Draws the outlines of a text in bold. */
export const renderHeadingSvg = async (text: string, size: number, color: string): Promise<HeadingPicture> => {
  const document = new PdfKit();
  document.registerFont('bold', await fontFile('sans', 'bold')).font('bold');
  const { font } = (document as unknown as { _font: CurrentFont })._font;
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let advance = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${advance},0)" d="${glyph.path.toSVG()}"/>`;
    advance += positions[index]?.xAdvance ?? 0;
    return path;
  });
  const [width, height] = [Math.ceil(advance * scale), Math.ceil(size * LINE)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}"><g fill="${color}" transform="translate(0,${font.ascent * scale}) scale(${scale},${-scale})">${paths.join('')}</g></svg>`;
  return { svg, width, height };
};

const DENSITY = 200;

/** Draws the same heading as a PNG, with its size in points. */
export const renderHeadingPng = async (
  text: string,
  size: number,
  color: string,
): Promise<{ png: Buffer; width: number; height: number }> => {
  const { svg, width, height } = await renderHeadingSvg(text, size, color);
  return { png: await sharp(Buffer.from(svg), { density: DENSITY }).png().toBuffer(), width, height };
};
