/**
 * A process that sets documents by Typst: it shapes, orders and breaks lines of every script, and writes archivable PDF (PDF/A-3u), which
 * may hold no sign without a glyph and whose text can be read back. A text is data for a template, never part of its program.
 */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { serveTasks } from '../workers/serve-tasks.ts';
import { type ChosenFonts, fontsFor } from './pdf-fonts.ts';
import { printableData, textsIn } from './pdf-text.ts';

/** A document to make. */
export interface PdfTask {
  kind: 'document';
  /** Typst. It has `data`, the fonts `regular` and `bold`, and what `PRELUDE` defines. */
  template: string;
  data: unknown;
  /** Those of the texts that are printed in bold. */
  boldTexts: readonly string[];
  /** When the document is made: the same task gives the same bytes. */
  at: string;
}

/** A text of which to say what cannot be printed. */
export interface CheckTask {
  kind: 'check';
  text: string;
}

/** The document, or the characters that cannot be printed. */
export type PdfResult = { pdf: Uint8Array } | { unprintable: string[] };

/** What a template prints of its own. */
const OWN_TEXT = [...Array(0x5f).keys()].map((offset) => String.fromCharCode(0x20 + offset)).join('') + '·–’';

/** `regular` and `bold`; `spoken`, which prints a text of a person in its own direction, line by line. */
const PRELUDE = `
#let data = json(bytes(sys.inputs.data))
#let (regular, bold) = json(bytes(sys.inputs.fonts))
#let spoken(said) = {
  let letter = said.match(regex("\\\\p{L}"))
  let reversed = letter != none and letter.text.match(regex("[\\\\p{Arabic}\\\\p{Hebrew}]")) != none
  set text(dir: if reversed { rtl } else { ltr })
  said.split("\\n").join(linebreak())
}
#set text(font: regular, fallback: false)
`;

const compiled = ({ template, at }: PdfTask, data: unknown, regular: ChosenFonts, bold: ChosenFonts): Uint8Array => {
  const fontBlobs = [...regular.fonts, ...bold.fonts].map((font) => Buffer.from(font));
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
  try {
    const inputs = { data: JSON.stringify(data), fonts: JSON.stringify([regular.families, bold.families]) };
    const compilation = compiler.compile({ mainFileContent: PRELUDE + template, inputs });
    const document = compilation.result;
    if (document === null) {
      throw new Error(`The template has an error: ${JSON.stringify(compilation.takeError()?.shortDiagnostics)}`);
    }
    const creationTimestamp = Math.floor(Date.parse(at) / 1000);
    return new Uint8Array(compiler.pdf(document, { pdfStandard: 'a-3u', creationTimestamp }));
  } finally {
    compiler.evictCache(0);
  }
};

/** What the standard's check says of a sign without a glyph; its character as Rust writes it. */
const WITHOUT_GLYPH = /the text `\\?"(.+?)\\?"` could not be displayed/gu;

/** The document. Where it has a sign without a glyph after all, that sign instead. */
const made = (task: PdfTask, data: unknown, regular: ChosenFonts, bold: ChosenFonts): PdfResult => {
  try {
    return { pdf: compiled(task, data, regular, bold) };
  } catch (error) {
    const signs = [...String(error).matchAll(WITHOUT_GLYPH)].map(([, sign = '']) => sign);
    if (signs.length === 0) throw error;
    return { unprintable: [...new Set(signs)] };
  }
};

const print = async (task: PdfTask): Promise<PdfResult> => {
  const data = printableData(task.data);
  const regular = await fontsFor(OWN_TEXT + textsIn(data).join('\n'), 400);
  if (regular.missing.length > 0) return { unprintable: regular.missing };
  const bold = await fontsFor(OWN_TEXT + textsIn(printableData(task.boldTexts)).join('\n'), 700);
  return made(task, data, regular, bold);
};

serveTasks<PdfTask | CheckTask, PdfResult>(async (task) =>
  task.kind === 'document'
    ? print(task)
    : { unprintable: (await fontsFor(textsIn(printableData(task.text)).join(''), 400)).missing },
);
