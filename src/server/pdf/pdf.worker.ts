/**
 * A process that renders PDFs with Typst. Typst supports all scripts and writes PDF/A-3u: every character has a glyph, and the text can be
 * extracted. User text is data for a template, never part of its code.
 */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { serveTasks } from '../workers/serve-tasks.ts';
import { type ChosenFonts, chooseFonts } from './pdf-fonts.ts';
import { printableData, textsIn } from './pdf-text.ts';

export interface PdfTask {
  kind: 'document';
  /** Typst code. Can use `data`, the fonts `regular` and `bold`, and the definitions of `PRELUDE`. */
  template: string;
  data: unknown;
  /** Texts that also appear in bold. */
  boldTexts: readonly string[];
  /** The document's date. The same task produces the same bytes. */
  at: string;
}

/** A task that only finds unprintable characters. */
export interface CheckTask {
  kind: 'check';
  text: string;
}

/** The document, or its unprintable characters. */
export type PdfResult = { pdf: Uint8Array } | { unprintable: string[] };

/** Characters used by templates. */
const TEMPLATE_CHARACTERS =
  [...Array(0x5f).keys()].map((offset) => String.fromCharCode(0x20 + offset)).join('') + '·–’';

/** Defines `data`, `regular`, `bold` and `user-text`, which sets user text in the direction of its first letter. */
const PRELUDE = `
#let data = json(bytes(sys.inputs.data))
#let (regular, bold) = json(bytes(sys.inputs.fonts))
#let user-text(body) = {
  let letter = body.match(regex("\\\\p{L}"))
  let reversed = letter != none and letter.text.match(regex("[\\\\p{Arabic}\\\\p{Hebrew}]")) != none
  set text(dir: if reversed { rtl } else { ltr })
  body.split("\\n").join(linebreak())
}
#set text(font: regular, fallback: false)
`;

const compile = ({ template, at }: PdfTask, data: unknown, regular: ChosenFonts, bold: ChosenFonts): Uint8Array => {
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

/** Typst's error for a character without a glyph, in Rust's notation. */
const MISSING_GLYPH_ERROR = /the text `\\?"(.+?)\\?"` could not be displayed/gu;

/** Compiles the document. Returns the unprintable characters instead if some have no glyph. */
const tryToCompile = (task: PdfTask, data: unknown, regular: ChosenFonts, bold: ChosenFonts): PdfResult => {
  try {
    return { pdf: compile(task, data, regular, bold) };
  } catch (error) {
    const characters = [...String(error).matchAll(MISSING_GLYPH_ERROR)].map(([, char = '']) => char);
    if (characters.length === 0) throw error;
    return { unprintable: [...new Set(characters)] };
  }
};

const print = async (task: PdfTask): Promise<PdfResult> => {
  const data = printableData(task.data);
  const regular = await chooseFonts(TEMPLATE_CHARACTERS + textsIn(data).join('\n'), 400);
  if (regular.missing.length > 0) return { unprintable: regular.missing };
  const bold = await chooseFonts(TEMPLATE_CHARACTERS + textsIn(printableData(task.boldTexts)).join('\n'), 700);
  return tryToCompile(task, data, regular, bold);
};

serveTasks<PdfTask | CheckTask, PdfResult>(async (task) =>
  task.kind === 'document'
    ? print(task)
    : { unprintable: (await chooseFonts(textsIn(printableData(task.text)).join(''), 400)).missing },
);
