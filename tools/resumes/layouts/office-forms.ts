/** Layouts by LibreOffice, if installed: a Word form with a self-assessment of languages under the skills, and an ODF text with tables. */
import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';
import { convertWithOffice } from './libreoffice.ts';

interface FormWords {
  readonly assessment: string;
  readonly columns: readonly string[];
  readonly employer: string;
  readonly position: string;
  readonly school: string;
  readonly degree: string;
}

const WORDS: Record<ResumeLanguage, FormWords> = {
  en: {
    assessment: 'Self-assessment',
    columns: ['Listening', 'Reading', 'Interaction', 'Production', 'Writing'],
    employer: 'Employer',
    position: 'Occupation or position held',
    school: 'Institution',
    degree: 'Title of qualification',
  },
  es: {
    assessment: 'Autoevaluación',
    columns: ['Escuchar', 'Leer', 'Interacción', 'Producción', 'Escribir'],
    employer: 'Empleador',
    position: 'Puesto o cargo ocupado',
    school: 'Institución',
    degree: 'Título obtenido',
  },
  pt: {
    assessment: 'Autoavaliação',
    columns: ['Ouvir', 'Ler', 'Interação', 'Produção', 'Escrever'],
    employer: 'Empregador',
    position: 'Função ou cargo ocupado',
    school: 'Instituição',
    degree: 'Título obtido',
  },
};

const text = (content: string, isBold = false): Paragraph =>
  new Paragraph({ children: [new TextRun({ text: content, bold: isBold })] });

const form = (resume: ResumeTexts): Document => {
  const words = WORDS[resume.language];
  const row = (...cells: (string | Paragraph[])[]): TableRow =>
    new TableRow({
      children: cells.map((cell) => new TableCell({ children: typeof cell === 'string' ? [text(cell)] : cell })),
    });
  const table = (widths: number[], rows: TableRow[]): Table =>
    new Table({ rows, columnWidths: widths, width: { size: 9_400, type: WidthType.DXA } });
  const pairs = [2_600, 6_800];
  const others = resume.languages.filter(({ code }) => code !== 'native');
  const natives = resume.languages.filter(({ code }) => code === 'native');
  return new Document({
    sections: [
      {
        children: [
          new Paragraph({ children: [new TextRun({ text: resume.name, bold: true, size: 36 })] }),
          text(resume.title),
          text(resume.place),
          text(`${resume.phone}   ${resume.email}`),
          text([resume.linkedin, resume.portfolio].filter((contact) => contact !== null).join('   ')),
          text(resume.headings.experience, true),
          ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
            table(pairs, [
              row(dates, ''),
              row(words.position, [text(title, true)]),
              row(words.employer, `${company}, ${place}`),
            ]),
            ...duties.map((duty) => new Paragraph({ text: duty, bullet: { level: 0 } })),
          ]),
          text(resume.headings.education, true),
          ...resume.education.flatMap(({ degree, school, dates }) => [
            table(pairs, [row(dates, ''), row(words.degree, [text(degree, true)]), row(words.school, school)]),
            text(''),
          ]),
          text(resume.headings.skills, true),
          ...natives.map(({ name, level }) => text(`${name}: ${level}`)),
          text(words.assessment),
          table(
            [1_900, 1_500, 1_500, 1_500, 1_500, 1_500],
            [
              row('', ...words.columns),
              ...others.map(({ name, code }) => row(name, ...words.columns.map(() => code as string))),
            ],
          ),
          text(''),
          ...resume.skills.map((skill) => new Paragraph({ text: skill, bullet: { level: 0 } })),
        ],
      },
    ],
  });
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (content: string): string => content.replace(/[&<>]/g, (char) => ESCAPES[char] ?? char);
const line = (content: string, style = 'Standard'): string =>
  `<text:p text:style-name="${style}">${escapeXml(content)}</text:p>`;

/** Returns a flat ODF text. Each job and degree is a row, with text on the left and dates on the right. */
const openDocument = (resume: ResumeTexts): string => {
  const table = (name: string, rows: readonly (readonly [string, string])[]): string =>
    `<table:table table:name="${name}"><table:table-column table:style-name="Wide"/><table:table-column table:style-name="Narrow"/>${rows
      .map(
        (cells) =>
          `<table:table-row>${cells.map((cell) => `<table:table-cell office:value-type="string">${cell}</table:table-cell>`).join('')}</table:table-row>`,
      )
      .join('')}</table:table>`;
  const bold = (name: string, size: string): string =>
    `<style:style style:name="${name}" style:family="paragraph"><style:text-properties fo:font-weight="bold" fo:font-size="${size}"/></style:style>`;
  const column = (name: string, width: string): string =>
    `<style:style style:name="${name}" style:family="table-column"><style:table-column-properties style:column-width="${width}"/></style:style>`;
  return `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:automatic-styles>${bold('Name', '20pt')}${bold('Part', '13pt')}${bold('Strong', '11pt')}${column('Wide', '13cm')}${column('Narrow', '4cm')}</office:automatic-styles>
<office:body><office:text>${line(resume.name, 'Name')}${line(resume.title)}${line([resume.email, resume.phone, resume.place].join(', '))}${line([resume.linkedin, resume.portfolio].filter((contact) => contact !== null).join(', '))}
${line(resume.headings.summary, 'Part')}${line(resume.summary)}
${line(resume.headings.experience, 'Part')}${table(
  'Jobs',
  resume.positions.map(({ title, company, place, dates, duties }) => [
    `${line(`${company} – ${title}`, 'Strong')}${duties.map((duty) => line(`- ${duty}`)).join('')}`,
    `${line(dates)}${line(place)}`,
  ]),
)}
${line(resume.headings.skills, 'Part')}${line(resume.skills.join('; '))}
${line(resume.headings.education, 'Part')}${table(
  'Studies',
  resume.education.map(({ degree, school, dates }) => [`${line(school, 'Strong')}${line(degree)}`, line(dates)]),
)}
${line(resume.headings.languages, 'Part')}${table(
  'Languages',
  resume.languages.map(({ name, level }) => [line(name), line(level)]),
)}</office:text></office:body></office:document>`;
};

const PDF = { ending: 'pdf', filter: 'writer_pdf_Export' } as const;

export const OFFICE_FORM_LAYOUTS: readonly Layout[] = [
  {
    name: 'libreoffice-self-assessment',
    isForTuning: true,
    extension: 'pdf',
    make: async (resume) => convertWithOffice({ ending: 'docx', content: await Packer.toBuffer(form(resume)) }, PDF),
  },
  {
    name: 'libreoffice-odt-tables',
    isForTuning: true,
    extension: 'pdf',
    make: (resume) => convertWithOffice({ ending: 'fodt', content: openDocument(resume) }, PDF),
  },
];
