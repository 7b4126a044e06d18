/**
 * Imitates how older versions of Chromium print a font that they cannot embed: filled outlines, with nearly transparent letters on top. Current
 * versions embed every font, so a script draws the outlines.
 */
import PdfKit from 'pdfkit';
import { fontFile, type Weight } from './fonts.ts';

const CHARACTERS = Array.from({ length: 0x21_23 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20));
const WEIGHTS = { regular: 400, bold: 700 } as const;

interface CurrentFont {
  readonly font: {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    layout(text: string): { readonly glyphs: readonly { readonly path: { toSVG(): string } }[] };
  };
}

interface FontOutlines {
  readonly unitsPerEm: number;
  /** The ascent as a share of the height of a line. */
  readonly above: number;
  /** The outline of each character, as the data of an SVG path. */
  readonly paths: Record<string, string>;
}

const readOutlines = (file: Buffer): FontOutlines => {
  const document = new PdfKit();
  document.registerFont('own', file).font('own');
  const { font } = (document as unknown as { _font: CurrentFont })._font;
  const paths = CHARACTERS.map((char): [string, string] => [char, font.layout(char).glyphs[0]?.path.toSVG() ?? '']);
  return {
    unitsPerEm: font.unitsPerEm,
    above: font.ascent / (font.ascent - font.descent),
    paths: Object.fromEntries(paths),
  };
};

/** Runs in the page after its fonts are loaded. It is a string, because it runs in the browser. `withOutlines` defines its `selector` and `fonts`. */
const DRAW = `document.fonts.ready.then(() => {
  for (const element of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const { fontSize, fontWeight, color } = getComputedStyle(element);
    const font = fonts[fontWeight === '700' ? 'bold' : 'regular'];
    const scale = parseFloat(fontSize) / font.unitsPerEm;
    let outlines = '';
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (let index = 0; index < node.length; index++) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { left, top, height } = range.getBoundingClientRect();
        const path = font.paths[node.data[index]];
        if (path) outlines += '<path transform="translate(' + left + ',' + (top + height * font.above) + ') scale(' + scale + ',' + -scale + ')" d="' + path + '"/>';
      }
    }
    document.body.insertAdjacentHTML('afterbegin', '<svg style="position:absolute;left:0;top:0;z-index:-1" width="100%" height="' + document.body.scrollHeight + '" fill="' + color + '">' + outlines + '</svg>');
    element.style.color = 'rgba(0,0,0,.004)';
  }
});`;

/** Returns the HTML for the end of a page: a style that sets elements in the font `Outlined`, and the script that draws their outlines. */
export const withOutlines = async (selector: string): Promise<string> => {
  const all = await Promise.all(
    (['regular', 'bold'] as const).map(async (weight: Weight) => ({ weight, file: await fontFile('sans', weight) })),
  );
  const faces = all.map(
    ({ weight, file }) =>
      `@font-face{font-family:Outlined;font-weight:${WEIGHTS[weight]};src:url(data:font/ttf;base64,${file.toString('base64')})}`,
  );
  const fonts = Object.fromEntries(all.map(({ weight, file }) => [weight, readOutlines(file)]));
  return `<style>${faces.join('')}${selector}{font-family:Outlined}</style><script>{const selector=${JSON.stringify(selector)};const fonts=${JSON.stringify(fonts)};${DRAW}}</script>`;
};
