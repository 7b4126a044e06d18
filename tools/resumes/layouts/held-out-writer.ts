/** Held-out layouts by LibreOffice Writer: a form of labeled lines, one line for each job, and text boxes next to a page of text, stored as DOCX. */
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import { joinDuties, labeledContacts, namedSkillGroups, personLinks } from './held-out-words.ts';
import type { Layout } from './layout.ts';
import { convertWithOffice } from './libreoffice.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (char) => ESCAPES[char] ?? char).replaceAll('\t', '<text:tab/>');
export const line = (text: string, style = 'Body'): string =>
  `<text:p text:style-name="${style}">${escapeXml(text)}</text:p>`;
/** Returns a paragraph that starts in bold. */
export const strong = (bold: string, rest: string, style = 'Body'): string =>
  `<text:p text:style-name="${style}"><text:span text:style-name="Bold">${escapeXml(bold)}</text:span>${escapeXml(rest)}</text:p>`;
export const bullets = (items: readonly string[]): string =>
  `<text:list text:style-name="Bullets">${items.map((item) => `<text:list-item>${line(item)}</text:list-item>`).join('')}</text:list>`;

const NAMESPACES = ['office', 'text', 'style', 'table', 'drawing', 'xsl-fo-compatible', 'svg-compatible']
  .map((name) => {
    const prefix = { drawing: 'draw', 'xsl-fo-compatible': 'fo', 'svg-compatible': 'svg' }[name] ?? name;
    return `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`;
  })
  .join(' ');

interface Looks {
  readonly font: string;
  /** The color of headings and of the borders of boxes. */
  readonly color: string;
  /** Paragraph properties of the headings. */
  readonly heading: string;
  /** Paragraph properties of the name and the title. */
  readonly name: string;
}

/** Returns a flat ODF text. The body uses the styles `Body`, `Name`, `Role`, `Part`, `Tabbed`, `Bold`, `Bullets` and `Box`. */
export const openDocument = ({ font, color, heading, name }: Looks, body: readonly string[]): string => {
  const style = (id: string, paragraph: string, text: string): string =>
    `<style:style style:name="${id}" style:family="paragraph"><style:paragraph-properties ${paragraph}/><style:text-properties style:font-name="${font}" ${text}/></style:style>`;
  return `<?xml version="1.0" encoding="UTF-8"?><office:document ${NAMESPACES} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="${font}" svg:font-family="'${font}'"/></office:font-face-decls>
<office:automatic-styles>${style('Body', 'fo:margin-bottom="0.08cm"', 'fo:font-size="10.5pt"')}${style('Name', name, 'fo:font-size="22pt" fo:font-weight="bold"')}${style('Role', name, 'fo:font-size="13pt"')}${style('Part', `fo:margin-top="0.45cm" fo:margin-bottom="0.15cm" ${heading}`, `fo:font-size="12.5pt" fo:font-weight="bold" fo:color="${color}"`)}
<style:style style:name="Tabbed" style:family="paragraph"><style:paragraph-properties fo:margin-left="4.4cm" fo:text-indent="-4.4cm" fo:margin-bottom="0.08cm"><style:tab-stops><style:tab-stop style:position="0cm"/></style:tab-stops></style:paragraph-properties><style:text-properties style:font-name="${font}" fo:font-size="10.5pt"/></style:style>
<style:style style:name="Bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="Box" style:family="graphic"><style:graphic-properties draw:fill="none" style:wrap="parallel" style:vertical-pos="from-top" style:vertical-rel="paragraph" style:horizontal-pos="from-left" style:horizontal-rel="paragraph" fo:padding="0.3cm" fo:border="0.5pt solid ${color}" fo:margin-left="0.4cm"/></style:style>
<text:list-style style:name="Bullets"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="1cm" fo:text-indent="-0.5cm" fo:margin-left="1cm"/></style:list-level-properties></text:list-level-style-bullet></text:list-style></office:automatic-styles>
<office:body><office:text>${body.join('\n')}</office:text></office:body></office:document>`;
};

interface FormWords {
  readonly title: string;
  readonly name: string;
  readonly employer: string;
  readonly job: string;
  readonly period: string;
  readonly tasks: string;
  readonly school: string;
  readonly degree: string;
  readonly references: string;
  readonly onRequest: string;
}

const FORM: Record<ResumeLanguage, FormWords> = {
  en: {
    title: 'CURRICULUM VITAE',
    name: 'Full name',
    employer: 'Employer',
    job: 'Job title',
    period: 'Dates',
    tasks: 'Duties',
    school: 'Institution',
    degree: 'Award',
    references: 'References',
    onRequest: 'Available on request.',
  },
  es: {
    title: 'HOJA DE VIDA',
    name: 'Nombres y apellidos',
    employer: 'Empresa',
    job: 'Cargo',
    period: 'Periodo',
    tasks: 'Funciones',
    school: 'Institución',
    degree: 'Título obtenido',
    references: 'Referencias',
    onRequest: 'Se entregan si se solicitan.',
  },
  pt: {
    title: 'CURRÍCULO',
    name: 'Nome completo',
    employer: 'Empresa',
    job: 'Cargo',
    period: 'Período',
    tasks: 'Atividades',
    school: 'Instituição',
    degree: 'Curso',
    references: 'Referências',
    onRequest: 'Disponíveis mediante solicitação.',
  },
};

/** Every fact on its own line after a label and a tab, for the person, jobs and education. */
const form = (resume: ResumeTexts): string => {
  const words = FORM[resume.language];
  const fact = (label: string, value: string): string => strong(`${label}:`, `\t${value}`, 'Tabbed');
  const part = (heading: string): string => line(heading.toUpperCase(), 'Part');
  const styles = {
    font: 'Liberation Sans',
    color: '#1f3864',
    heading: 'fo:background-color="#d9e2f3" fo:padding="0.08cm"',
    name: 'fo:text-align="center"',
  };
  return openDocument(styles, [
    line(words.title, 'Name'),
    part(resume.headings.contact),
    fact(words.name, resume.name),
    ...labeledContacts(resume).map(([label, value]) => fact(label, value)),
    part(resume.headings.summary),
    line(resume.summary),
    part(resume.headings.education),
    ...resume.education.flatMap(({ degree, school, dates }) => [
      fact(words.degree, degree),
      fact(words.school, school),
      fact(words.period, dates),
      line(''),
    ]),
    part(resume.headings.experience),
    ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
      fact(words.employer, `${company}, ${place}`),
      fact(words.job, title),
      fact(words.period, dates),
      fact(words.tasks, joinDuties(duties)),
      line(''),
    ]),
    part(resume.headings.skills),
    bullets(resume.skills),
    part(resume.headings.languages),
    ...resume.languages.map(({ name, level }) => fact(name, level)),
    ...(resume.courses.length > 0 ? [part(resume.headings.courses), bullets(resume.courses)] : []),
    part(words.references),
    line(words.onRequest),
  ]);
};

/** One line for each job and degree that starts with its dates, the duties as bullets; skills in groups with a name before a colon. */
const oneLine = (resume: ResumeTexts): string => {
  const part = (heading: string): string => line(heading, 'Part');
  const styles = {
    font: 'Liberation Serif',
    color: '#000000',
    heading: 'fo:border-bottom="1pt solid #000000"',
    name: 'fo:text-align="start"',
  };
  return openDocument(styles, [
    line(resume.name, 'Name'),
    line(`${resume.title} – ${resume.place}`, 'Role'),
    line([resume.phone, resume.email, ...personLinks(resume)].join(' – ')),
    part(resume.headings.summary),
    line(resume.summary),
    part(resume.headings.skills),
    ...namedSkillGroups(resume).map(([name, skills]) => strong(`${name}: `, `${skills.join('; ')}.`)),
    part(resume.headings.experience),
    ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
      strong(`${dates}: ${title}`, ` – ${company} – ${place}`),
      bullets(duties),
    ]),
    part(resume.headings.education),
    ...resume.education.map(({ degree, school, dates }) => strong(`${dates}: ${degree}`, ` – ${school}`)),
    part(resume.headings.languages),
    line(`${resume.languages.map(({ name, level }) => `${name}: ${level}`).join('; ')}.`),
  ]);
};

/** Contacts, skills and languages in text boxes to the right of the summary and the jobs; employer, title and dates on their own lines. */
const textBoxes = (resume: ResumeTexts): string => {
  const part = (heading: string): string => line(heading, 'Part');
  const styles = { font: 'Carlito', color: '#c00000', heading: '', name: 'fo:text-align="start"' };
  const box = (y: number, height: number, content: readonly string[]): string =>
    `<draw:frame draw:style-name="Box" text:anchor-type="paragraph" svg:x="11.4cm" svg:y="${y}cm" svg:width="5.6cm" svg:height="${height}cm"><draw:text-box>${content.join('')}</draw:text-box></draw:frame>`;
  const contacts = [
    part(resume.headings.contact),
    ...[resume.phone, resume.email, resume.place, ...personLinks(resume)].map((contact) => line(contact)),
  ];
  const skills = [part(resume.headings.skills), ...resume.skills.map((skill) => line(skill))];
  const languages = [
    part(resume.headings.languages),
    ...resume.languages.map(({ name, level }) => line(`${name} – ${level}`)),
  ];
  return openDocument(styles, [
    line(resume.name, 'Name'),
    line(resume.title, 'Role'),
    `<text:p text:style-name="Part">${box(0, 5.4, contacts)}${box(6, 8, skills)}${box(14.6, 3.4, languages)}${escapeXml(resume.headings.summary)}</text:p>`,
    line(resume.summary),
    part(resume.headings.experience),
    ...resume.positions.flatMap(({ title, company, place, dates, duties }) => [
      strong(company, `, ${place}`),
      line(title),
      line(dates),
      bullets(duties),
    ]),
    part(resume.headings.education),
    ...resume.education.flatMap(({ degree, school, dates }) => [strong(school, ''), line(degree), line(dates)]),
  ]);
};

const PDF = { ending: 'pdf', filter: 'writer_pdf_Export' } as const;
const DOCX = { ending: 'docx', filter: 'MS Word 2007 XML' } as const;

const writer = (name: string, target: typeof PDF | typeof DOCX, page: (resume: ResumeTexts) => string): Layout => ({
  name,
  isForTuning: false,
  extension: target.ending,
  make: (resume) => convertWithOffice({ ending: 'fodt', content: page(resume) }, target),
});

export const HELD_OUT_WRITER: readonly Layout[] = [
  writer('docx-text-boxes', DOCX, textBoxes),
  writer('libreoffice-labeled-lines', PDF, form),
  writer('libreoffice-line-for-each-job', PDF, oneLine),
];
