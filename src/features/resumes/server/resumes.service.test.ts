import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import {
  buildContentPdf,
  buildTextPdf,
  docxFile,
  drawOutlined,
  paragraph,
  pdfFile,
  RESUME_LINES,
  zipFile,
} from '#testing/resume-files.ts';
import type { Proposal } from '../resumes.contract.ts';
import { proposalSchema } from '../resumes.contract.ts';
import { createResumeReader, resumes } from './resumes.service.ts';

/** Each reader starts a process, which takes time on a busy machine. */
const SLOW = 120_000;

afterAll(() => resumes.stop());

const SECRET = 'Kubernetes wizard';
/** A PNG of two by two white pixels. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAADklEQVR4nGP4DwYMEAoAU7oL9ZisIGcAAAAASUVORK5CYII=';
/** The fields of a proposal without its warnings. */
const serializeFields = (proposal: Proposal): string => JSON.stringify({ ...proposal, warnings: [] });

const refused = (kind: string, refusal: string | RegExp) =>
  expect.objectContaining({ kind, refusal: expect.stringMatching(refusal) });

describe('reading a résumé', { timeout: SLOW }, () => {
  it.each([
    ['PDF', () => buildTextPdf(RESUME_LINES)],
    ['DOCX', async () => docxFile(RESUME_LINES.map((line) => paragraph(line)).join(''))],
  ])('returns the fields of a %s file with their source lines', async (_, make) => {
    const proposal = await resumes.read(await make());
    expect(proposalSchema.parse(proposal)).toEqual(proposal);
    expect(proposal).toMatchObject({
      firstName: 'Lucía Fernanda',
      lastName: 'Ibáñez',
      email: 'lucia.ibanez@example.com',
      jobTitle: 'Analista Contable',
      country: 'CO',
      city: 'Medellín',
      linkedinUrl: 'https://linkedin.com/in/luciaibanez',
      englishLevel: 'B2',
      skills: ['Excel', 'SAP', 'Nómina'],
      languages: [
        { language: 'es', level: 'native' },
        { language: 'en', level: 'B2' },
      ],
      positions: [
        { title: 'Analista Contable', company: 'Grupo Aroeira', start: '2021-03', end: null },
        { title: 'Auxiliar Contable', company: 'Textiles del Valle S.A.', start: '2019-01', end: '2021-02' },
      ],
      education: [{ school: 'Universidad de Antioquia', degree: 'Licenciatura', field: 'Contaduría Pública' }],
      warnings: [],
      phone: null,
      timezone: 'America/Bogota',
      experience: expect.stringMatching(/^(?:5-10|10\+)$/),
    });
    expect(proposal.sources['/positions/1/start']).toEqual({ page: 1, line: 9, text: 'Enero 2019 - Febrero 2021' });
    expect(proposal.sources['/email']).toEqual({ page: 1, line: 3, text: RESUME_LINES[2] });
  });
});

describe('invisible text', { timeout: SLOW }, () => {
  /** Creates a PDF of a résumé and draws something else on it, such as hidden text. */
  const hide = (draw: Parameters<typeof pdfFile>[0]) =>
    pdfFile((document) => {
      document.fontSize(11);
      for (const line of RESUME_LINES) document.text(line);
      draw(document);
    });

  it.each<[string, () => Promise<Uint8Array>]>([
    ['white on white', () => hide((page) => page.fillColor('#ffffff').text(SECRET))],
    ['nearly white', () => hide((page) => page.fillColor('#fafafa').text(SECRET))],
    ['see-through', () => hide((page) => page.fillOpacity(0.01).text(SECRET))],
    ['one point high', () => hide((page) => page.fontSize(1).text(SECRET))],
    ['off the page', () => hide((page) => page.text(SECRET, 2_000, 300, { lineBreak: false }))],
    [
      'under a rectangle',
      () => hide((page) => page.fontSize(11).text(SECRET, 40, 600).rect(30, 590, 400, 40).fill('#ffffff')),
    ],
    ['clipped away', () => hide((page) => page.save().rect(0, 0, 5, 5).clip().text(SECRET, 40, 600).restore())],
    [
      'in the color of a dark background',
      () => hide((page) => page.rect(30, 590, 400, 40).fill('#102030').fillColor('#112131').text(SECRET, 40, 600)),
    ],
    [
      'made invisible by its rendering mode',
      async () =>
        buildContentPdf(
          `BT /F1 12 Tf 50 700 Td (Jane Miller, Accountant, jane@example.com) Tj ET BT 3 Tr /F1 12 Tf 50 650 Td (${SECRET}) Tj ET`,
        ),
    ],
    [
      'transparent text on a drawn shape',
      () =>
        hide((page) => page.circle(120, 600, 60).fill('#336699').fillOpacity(0).text(SECRET, 80, 590).fillOpacity(1)),
    ],
    [
      'transparent text on a row of dots',
      () =>
        hide((page) => {
          for (let x = 40; x < 140; x += 6) page.circle(x, 604, 1).fill('#336699');
          page.fillOpacity(0).text(SECRET, 40, 596).fillOpacity(1);
        }),
    ],
    [
      'hidden by Word',
      async () => docxFile(RESUME_LINES.map((line) => paragraph(line)).join('') + paragraph(SECRET, '<w:vanish/>')),
    ],
    [
      'white in Word',
      async () =>
        docxFile(RESUME_LINES.map((line) => paragraph(line)).join('') + paragraph(SECRET, '<w:color w:val="FFFFFF"/>')),
    ],
    [
      'one point high in Word',
      async () =>
        docxFile(RESUME_LINES.map((line) => paragraph(line)).join('') + paragraph(SECRET, '<w:sz w:val="2"/>')),
    ],
    [
      'hidden by a style',
      async () =>
        docxFile(
          RESUME_LINES.map((line) => paragraph(line)).join('') + paragraph(SECRET, '<w:rStyle w:val="Ghost"/>'),
          {
            'word/styles.xml':
              '<?xml version="1.0"?><w:styles xmlns:w="w"><w:style w:type="character" w:styleId="Ghost"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>',
          },
        ),
    ],
  ])('%s fills no field and causes a warning', async (_, make) => {
    const proposal = await resumes.read(await make());
    expect(proposal.email).not.toBeNull();
    expect(serializeFields(proposal)).not.toContain(SECRET);
    expect(proposal.warnings).toEqual([{ kind: 'hidden-text', text: expect.stringContaining(SECRET) }]);
  });

  it('does not include white text on an image', async () => {
    const file = await pdfFile((page) =>
      page
        .image(PICTURE, 0, 0, { width: 612, height: 120 })
        .fillColor('#ffffff')
        .fontSize(20)
        .text('Marta Quintero', 40, 40)
        .fontSize(11)
        .text('marta@example.com'),
    );
    expect(await resumes.read(file)).toMatchObject({ firstName: 'Marta', email: 'marta@example.com', warnings: [] });
  });

  it('does not include a painted soft hyphen between dates', async () => {
    const lines = RESUME_LINES.map((line) => line.replace(' - ', ' \u00ad '));
    expect(await resumes.read(await buildTextPdf(lines))).toMatchObject({
      positions: [{ start: '2021-03' }, { start: '2019-01', end: '2021-02' }],
    });
  });

  it('does not include transparent letters on their drawn outlines', async () => {
    const file = await pdfFile((page) => {
      for (const [index, line] of RESUME_LINES.entries()) drawOutlined(page, line, 60 + 18 * index);
    });
    expect(await resumes.read(file)).toMatchObject({
      firstName: 'Lucía Fernanda',
      email: 'lucia.ibanez@example.com',
      positions: [{ company: 'Grupo Aroeira', start: '2021-03' }, { company: 'Textiles del Valle S.A.' }],
      warnings: [],
    });
  });

  it('does not include white text on a dark background', async () => {
    const file = await pdfFile((page) =>
      page
        .rect(0, 0, 612, 120)
        .fill('#203040')
        .fillColor('#ffffff')
        .fontSize(20)
        .text('Marta Quintero', 40, 40)
        .fontSize(11)
        .text('marta@example.com'),
    );
    expect(await resumes.read(file)).toMatchObject({ firstName: 'Marta', email: 'marta@example.com', warnings: [] });
  });
});

describe('an unreadable file', { timeout: SLOW }, () => {
  it.each<[string, string, () => Promise<Uint8Array>]>([
    ['another format', 'unsupported', async () => new TextEncoder().encode('<html>Jane Miller</html>')],
    ['an archive that is not a document', 'unprocessable', async () => zipFile({ 'notes.txt': 'Jane Miller' })],
    ['5 MB of noise', 'unsupported', async () => new Uint8Array(randomBytes(5 * 1024 * 1024))],
    [
      'noise that starts like a PDF',
      'unprocessable',
      async () => new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1024 * 1024)])),
    ],
    ['a PDF cut in half', 'unprocessable', async () => (await buildTextPdf(RESUME_LINES)).slice(0, 600)],
    ['a PDF with a password', 'unprocessable', () => buildTextPdf(RESUME_LINES, { userPassword: 'secret' })],
    ['a page without text', 'unprocessable', () => pdfFile((page) => page.rect(50, 50, 200, 200).fill('#888888'))],
    [
      'a 100 MB part',
      'unprocessable',
      async () => docxFile('', { 'word/document.xml': `<a>${' '.repeat(100 * 1024 * 1024)}</a>` }),
    ],
    [
      'a part with a false declared size',
      'unprocessable',
      async () =>
        docxFile('', { 'word/document.xml': `<a>${' '.repeat(40 * 1024 * 1024)}</a>` }, { 'word/document.xml': 500 }),
    ],
    [
      'a DTD with nested entities',
      'unprocessable',
      async () =>
        docxFile('', {
          'word/document.xml':
            '<!DOCTYPE a [<!ENTITY b "Jane Miller jane@example.com"><!ENTITY c "&b;&b;&b;">]><w:document><w:body>&c;</w:body></w:document>',
        }),
    ],
    ['a document with unclosed elements', 'unprocessable', async () => docxFile('<w:p>'.repeat(100_000))],
  ])('%s is refused', async (_, kind, make) => {
    await expect(resumes.read(await make())).rejects.toEqual(refused(kind, /^resume-/));
  });

  it('is refused if it is empty or larger than 5 MB', async () => {
    await expect(resumes.read(new Uint8Array())).rejects.toEqual(refused('invalid', 'resume-required'));
    await expect(resumes.read(new Uint8Array(6 * 1024 * 1024))).rejects.toEqual(
      refused('tooLarge', 'resume-too-large'),
    );
  });

  it('does not affect the next file, even if the process that read it had to exit', async () => {
    const reader = createResumeReader(3_000);
    const item = '1 0 0 1 50 700 Tm (a) Tj ';
    const manyItems = buildContentPdf(`BT /F1 12 Tf ${item.repeat(2_000_000)} ET`);
    const muchMemory = buildContentPdf(Buffer.alloc(150 * 1024 * 1024, 'q '));
    expect(manyItems.byteLength).toBeLessThan(1024 * 1024);
    await expect(reader.read(manyItems)).rejects.toEqual(refused('unprocessable', 'resume-too-slow'));
    await expect(reader.read(muchMemory)).rejects.toEqual(
      refused('unprocessable', /resume-too-slow|resume-without-text/),
    );
    expect(await reader.read(await buildTextPdf(RESUME_LINES))).toMatchObject({ email: 'lucia.ibanez@example.com' });
    reader.stop();
  });
});
