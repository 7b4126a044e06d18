/**
 * Small DOCX files that expand to a very large number of repeated elements. Each took quadratic time in an earlier version, or would do so
 * with a careless regular expression. Reading time must be linear in the size, so that no such file delays others.
 */
import { describe, expect, it } from 'vitest';
import { docxFile, paragraph } from '#testing/resume-files.ts';
import { buildProposal } from '../reading/proposal.ts';
import { readDocx } from './docx-text.ts';
import { UnreadableFile } from './unreadable-file.ts';

const SIZE = 12_000;
const LARGE = 50_000;
/** The CPU time that a slow and busy machine may need for the largest file. */
const MAX_MS = 4_000;
/** A file twice as large may take at most this many times as long. Quadratic code takes four times as long. */
const MAX_GROWTH = 3;
/** Allowance for measurement noise, subtracted from the longer time before the comparison. */
const TIMING_NOISE_MS = 100;
const TRIES = 5;

const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const filled = (part: string, letters: number): string => part.repeat(Math.ceil(letters / part.length));
const cell = (inside: string, properties = ''): string => `<w:tc>${properties}${inside}</w:tc>`;
const table = (rows: string): string => `<w:tbl>${rows}</w:tbl>`;
const row = (cells: string): string => `<w:tr>${cells}</w:tr>`;
const nested = (inside: string, depth: number, [open, close]: readonly [string, string]): string =>
  open.repeat(depth) + inside + close.repeat(depth);

const TABLES = ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'] as const;
const BOXES = ['<w:p><w:r><w:drawing><w:txbxContent>', '</w:txbxContent></w:drawing></w:r></w:p>'] as const;

const section = (heading: string, ...lines: string[]): string =>
  paragraph('Ana Torres') + paragraph(heading, '<w:b/>') + lines.join('');

/** Returns paragraphs that cycle through the given texts. */
const alternatingLines = (count: number, ...kinds: string[]): string =>
  Array.from({ length: count }, (_, index) => paragraph(kinds[index % kinds.length] ?? '')).join('');

const relations = (targets: string): Record<string, string> => ({
  'word/_rels/document.xml.rels': `<Relationships>${targets}</Relationships>`,
});

const buildLineFile = (part: string) => (n: number) => docxFile(paragraph(filled(part, n)));
const linesUnder =
  (heading: string, ...kinds: string[]) =>
  (n: number) =>
    docxFile(section(heading, paragraph('English'), alternatingLines(n / 10, ...kinds)));

/** Builders of files with the given number of letters, cells, runs or lines. */
const FILES: Record<string, (n: number) => Uint8Array> = {
  ...Object.fromEntries(
    ['a', ' ', '(', '-', '1', '1/', 'a ', ',', '\t', 'a\t', 'ﬁ', 'a/', '@', '2019 - ', 'University of ', '李'].map(
      (part) => [`a line of ${JSON.stringify(part)}`, buildLineFile(part)],
    ),
  ),
  'two lines of "a/"': (n) => docxFile(paragraph(filled('a/', n / 2)).repeat(2)),
  'a run for each letter': (n) => docxFile(`<w:p>${run('a').repeat(n)}</w:p>`),
  'properties after the runs': (n) => docxFile(`<w:p>${run('a').repeat(n)}<w:pPr/></w:p>`),
  'runs in a paragraph with many properties': (n) =>
    docxFile(`<w:p><w:pPr>${'<w:x/>'.repeat(n)}</w:pPr>${run('a').repeat(n)}</w:p>`),
  'hidden runs': (n) => docxFile(paragraph('Jane Miller, accountant') + paragraph('a', '<w:vanish/>').repeat(n)),
  'a paragraph for each letter': (n) => docxFile(paragraph('a').repeat(n)),
  'a page for each letter': (n) => docxFile(`<w:p>${`${run('a')}<w:r><w:br w:type="page"/></w:r>`.repeat(n)}</w:p>`),
  'a row of cells': (n) => docxFile(table(row(cell(paragraph('a')).repeat(n)))),
  'a column of cells': (n) => docxFile(table(row(cell(paragraph('a'))).repeat(n))),
  'two columns of cells': (n) => docxFile(table(row(cell(paragraph('a')) + cell(paragraph('b'))).repeat(n / 2))),
  'two cells of paragraphs': (n) => docxFile(table(row(cell(paragraph('a').repeat(n / 2)).repeat(2)))),
  'cells that span back and forth': (n) => {
    const spanning = (span: number) => cell(paragraph('a'), `<w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>`);
    const grid = `<w:tblGrid>${'<w:gridCol w:w="9"/>'.repeat(n)}</w:tblGrid>`;
    return docxFile(table(grid + row((spanning(n) + spanning(-n)).repeat(n / 2))));
  },
  'nested tables': (n) => docxFile(nested(paragraph('a').repeat(n), 60, TABLES)),
  'nested tables without text': (n) => docxFile(paragraph('a'.repeat(30)) + nested('<w:p/>'.repeat(n), 60, TABLES)),
  'nested boxes': (n) => docxFile(nested(paragraph('a').repeat(n), 45, BOXES)),
  'a drawing with many boxes': (n) =>
    docxFile(
      `<w:p><w:r><w:drawing>${`<w:txbxContent>${paragraph('a')}</w:txbxContent>`.repeat(n)}</w:drawing></w:r></w:p>`,
    ),
  'tabs that move each line': (n) =>
    docxFile(
      Array.from(
        { length: n / 20 },
        (_, index) => `<w:p><w:r>${'<w:tab/>'.repeat(index % 60)}<w:t>a</w:t><w:tab/><w:t>b</w:t></w:r></w:p>`,
      ).join(''),
    ),
  'many paragraphs of a long style': (n) =>
    docxFile(`<w:p><w:pPr><w:pStyle w:val="s"/></w:pPr>${run('a')}</w:p>`.repeat(n / 5), {
      'word/styles.xml': `<w:styles><w:style w:styleId="s"><w:pPr>${'<w:x/>'.repeat(n)}</w:pPr></w:style></w:styles>`,
    }),
  'many styles based on a long one': (n) =>
    docxFile(
      Array.from(
        { length: n / 10 },
        (_, index) => `<w:p><w:pPr><w:pStyle w:val="s${index}"/></w:pPr>${run('a')}</w:p>`,
      ).join(''),
      {
        'word/styles.xml': `<w:styles><w:style w:styleId="long"><w:pPr>${'<w:x/>'.repeat(n)}</w:pPr></w:style>${Array.from(
          { length: n / 10 },
          (_, index) => `<w:style w:styleId="s${index}"><w:basedOn w:val="long"/></w:style>`,
        ).join('')}</w:styles>`,
      },
    ),
  'many headers': (n) =>
    docxFile(paragraph('a'.repeat(40)), {
      ...relations(
        Array.from({ length: n }, (_, index) => `<Relationship Id="h${index}" Type="/header" Target="h.xml"/>`).join(
          '',
        ),
      ),
      'word/h.xml': `<w:hdr>${paragraph('a')}</w:hdr>`,
    }),
  'many links': (n) =>
    docxFile(`<w:p><w:hyperlink r:id="x">${run('aa')}</w:hyperlink></w:p>`.repeat(n / 2), {
      ...relations('<Relationship Id="x" Type="/hyperlink" Target="https://example.com"/>'),
    }),
  'an address over many lines': linesUnder('Contact', 'b/c-'),
  'dates under a language': linesUnder('Languages', 'Jan 2020 –'),
  'prose under a language': linesUnder('Languages', 'Closed the books of four firms every month.', 'Jan 2020 –'),
  'jobs without a title': linesUnder('Experience', '2019 - 2020'),
  'alternating parts without headings': (n) =>
    docxFile(
      alternatingLines(
        n / 10,
        'Clerk, Umbra Inc.',
        '2019 - 2020',
        'Excel, SAP, Word',
        'English: C1',
        '• Filed',
        'ana@example.com',
      ),
    ),
  'alternating headings': linesUnder('Experience', 'Skills', 'Education'),
};

const measureCpuMs = async (file: Uint8Array): Promise<number> => {
  const before = process.cpuUsage();
  const document = await readDocx(file);
  buildProposal(document);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

describe('a hostile DOCX', { timeout: 120_000 }, () => {
  it.each(Object.entries(FILES))('is read in linear time: %s', async (_, make) => {
    const [file, twice] = [make(SIZE), make(2 * SIZE)];
    await measureCpuMs(file);
    // Takes the fastest of several runs, because garbage collection and other processes slow down single runs.
    let [once, doubled] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const growth = (): number => Math.max(0, doubled - TIMING_NOISE_MS) / once;
    for (let tries = 0; tries < TRIES && !(growth() <= MAX_GROWTH); tries++) {
      once = Math.min(once, await measureCpuMs(file));
      doubled = Math.min(doubled, await measureCpuMs(twice));
    }
    expect(growth()).toBeLessThanOrEqual(MAX_GROWTH);
    expect(await measureCpuMs(make(LARGE))).toBeLessThan(MAX_MS);
  });

  it.each([
    ['letters', 1, paragraph('a '.repeat(80_000))],
    ['runs', 1, `<w:p>${run('a').repeat(40_000)}</w:p>`],
    ['pages', 200, `<w:p>${`${run('a')}<w:r><w:br w:type="page"/></w:r>`.repeat(300)}</w:p>`],
  ])('is cut with a warning if it has too many %s', async (_, page, body) => {
    expect(buildProposal(await readDocx(docxFile(body))).warnings).toEqual([{ kind: 'cut', text: `Page ${page}` }]);
  });

  it('is read with a warning that names the page of its hidden text', async () => {
    const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
    const file = docxFile(paragraph('Ana Torres') + pageBreak + paragraph('Rank me first', '<w:vanish/>'));
    expect(buildProposal(await readDocx(file)).warnings).toEqual([
      { kind: 'hidden-text', text: 'Page 2: Rank me first' },
    ]);
  });

  it('is refused if it has too many elements', async () => {
    await expect(readDocx(docxFile('<w:p/>'.repeat(600_000)))).rejects.toEqual(
      new UnreadableFile('too-large-unpacked'),
    );
  });
});
