/** Generated résumé files: PDFs from PDFKit, DOCX files from handwritten XML, and malicious files. */
import { readFileSync } from 'node:fs';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import PdfKit from 'pdfkit';
import subsetFont from 'subset-font';
import type { TestClient } from './test-app.ts';

type PdfDocument = InstanceType<typeof PdfKit>;

/** Creates a PDF with the content that `draw` draws. */
export const pdfFile = (
  draw: (document: PdfDocument) => void,
  options: ConstructorParameters<typeof PdfKit>[0] = {},
): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const document = new PdfKit({ margin: 40, ...options });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    document.on('error', reject);
    draw(document);
    document.end();
  });

/** Creates a PDF with lines of text. */
export const buildTextPdf = (
  lines: readonly string[],
  options: ConstructorParameters<typeof PdfKit>[0] = {},
): Promise<Uint8Array> =>
  pdfFile((document) => {
    document.fontSize(11);
    for (const line of lines) document.text(line);
  }, options);

/** A font with the outlines of Latin letters. PDFKit cannot draw those of a WOFF2 file. */
const OUTLINE_FONT = await subsetFont(
  readFileSync(new URL('../server/pdf/fonts/NotoSans_400Regular.woff2', import.meta.url)),
  Array.from({ length: 0xe0 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join(''),
  { targetFormat: 'sfnt' },
);
const OUTLINE_SIZE = 11;

interface OutlineGlyph {
  path: { scale: (x: number, y: number) => { translate: (x: number, y: number) => { toSVG: () => string } } };
  advanceWidth: number;
}

/** Draws a line the way browsers render fonts that must not be embedded: filled outlines, with transparent letters on top. */
export const drawOutlined = (document: PdfDocument, text: string, baseline: number): void => {
  document.font(OUTLINE_FONT).fontSize(OUTLINE_SIZE);
  const { font } = (document as unknown as { _font: { font: { unitsPerEm: number; layout: Layout } } })._font;
  const scale = OUTLINE_SIZE / font.unitsPerEm;
  let x = 40;
  const outlines = font.layout(text).glyphs.map(({ path, advanceWidth }) => {
    const outline = path.scale(scale, -scale).translate(x, baseline).toSVG();
    x += advanceWidth * scale;
    return outline;
  });
  document.path(outlines.join('')).fill('#222222');
  document.fillOpacity(0).text(text, 40, baseline, { lineBreak: false, baseline: 'alphabetic' }).fillOpacity(1);
};
type Layout = (text: string) => { glyphs: OutlineGlyph[] };

/** Uploads a PDF to attach to a message. Returns its id. */
export const uploadPdf = async (from: TestClient, toUserId: string, name: string): Promise<string> => {
  const response = await from.request({
    method: 'POST',
    url: `/api/messages/${toUserId}/attachments`,
    payload: Buffer.from(await buildTextPdf([name])),
    headers: { 'content-type': 'application/pdf', 'x-file-name': encodeURIComponent(name) },
  });
  return response.body.id;
};

/** Creates a one-page PDF with this content stream, compressed. A small file can contain a lot of content. */
export const buildContentPdf = (content: Uint8Array | string): Uint8Array => {
  const stream = deflateSync(content, { level: 9 });
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    null,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let length = 9;
  const offsets: number[] = [];
  const write = (chunk: Buffer): void => {
    chunks.push(chunk);
    length += chunk.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    write(Buffer.from(`${index + 1} 0 obj\n`));
    if (object === null) {
      write(Buffer.from(`<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`));
      write(stream);
      write(Buffer.from('\nendstream'));
    } else write(Buffer.from(object));
    write(Buffer.from('\nendobj\n'));
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  write(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(chunks));
};

const SIGNATURES = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 };
const DEFLATED = 8;

/** Creates a ZIP archive. `claims` overrides the unpacked size of a part. */
export const zipFile = (
  parts: Readonly<Record<string, string | Uint8Array>>,
  claims: Readonly<Record<string, number>> = {},
): Uint8Array => {
  const chunks: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    const nameBytes = Buffer.from(name);
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claims[name] ?? bytes.length, 18);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(nameBytes.length, 0);
    const local = Buffer.concat([uint32(SIGNATURES.local), facts, lengths, nameBytes, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([uint32(SIGNATURES.central), Buffer.from([20, 0]), facts, lengths, rest, nameBytes]));
    chunks.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...chunks, directory, uint32(SIGNATURES.end), end]));
};

const uint32 = (value: number): Buffer => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
};

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** Creates a DOCX with this body. */
export const docxFile = (
  body: string,
  otherParts: Readonly<Record<string, string>> = {},
  claims: Readonly<Record<string, number>> = {},
): Uint8Array =>
  zipFile(
    {
      '[Content_Types].xml': CONTENT_TYPES,
      '_rels/.rels': RELATIONS,
      'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ...otherParts,
    },
    claims,
  );

/** Creates a DOCX paragraph. */
export const paragraph = (text: string, runProperties = ''): string =>
  `<w:p><w:r><w:rPr>${runProperties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A short résumé, line by line. */
export const RESUME_LINES: readonly string[] = [
  'Lucía Fernanda Ibáñez',
  'Analista Contable',
  'Medellín, Colombia | lucia.ibanez@example.com | linkedin.com/in/luciaibanez',
  'Experiencia laboral',
  'Analista Contable | Grupo Aroeira',
  'Marzo 2021 - Actualidad',
  '- Cierre mensual de tres sociedades en cinco días hábiles.',
  'Auxiliar Contable | Textiles del Valle S.A.',
  'Enero 2019 - Febrero 2021',
  '- Conciliación de cuentas bancarias.',
  'Educación',
  'Licenciatura en Contaduría Pública',
  'Universidad de Antioquia, 2014 - 2018',
  'Habilidades',
  'Excel, SAP, Nómina',
  'Idiomas',
  'Español (nativo), Inglés (B2)',
];
