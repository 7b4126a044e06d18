/**
 * Formerly held-out layouts by LibreOffice Writer: a traditional "currículo" with an objective, a functional résumé, and a printed text file.
 */
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';
import { convertWithOffice } from './libreoffice.ts';

const links = ({ linkedin, portfolio }: ResumeTexts): string[] =>
  [linkedin, portfolio].filter((contact) => contact !== null);

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (content: string): string => content.replace(/[&<>]/g, (char) => ESCAPES[char] ?? char);
const line = (content: string, style = 'Standard'): string =>
  `<text:p text:style-name="${style}">${escapeXml(content)}</text:p>`;
const strong = (bold: string, rest: string): string =>
  `<text:p text:style-name="Standard"><text:span text:style-name="Bold">${escapeXml(bold)}</text:span>${escapeXml(rest)}</text:p>`;
const bullets = (items: readonly string[]): string =>
  `<text:list text:style-name="Bullets">${items.map((item) => `<text:list-item>${line(item)}</text:list-item>`).join('')}</text:list>`;

/** Returns a flat ODF text. The body uses the styles `Name`, `Center`, `Part`, `Group` and `Bullets`. */
const openDocument = (font: string, body: readonly string[]): string => {
  const style = (name: string, paragraph: string, text: string): string =>
    `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${paragraph}/><style:text-properties style:font-name="${font}" ${text}/></style:style>`;
  return `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="${font}" svg:font-family="'${font}'"/></office:font-face-decls>
<office:styles>${style('Standard', 'fo:margin-bottom="0.06cm"', 'fo:font-size="11pt"')}</office:styles>
<office:automatic-styles>${style('Name', 'fo:text-align="center"', 'fo:font-weight="bold" fo:font-size="20pt"')}${style('Center', 'fo:text-align="center"', 'fo:font-size="11pt"')}${style('Part', 'fo:margin-top="0.45cm" fo:margin-bottom="0.15cm" fo:border-bottom="0.5pt solid #000000"', 'fo:font-weight="bold" fo:font-size="12pt"')}${style('Group', 'fo:margin-top="0.2cm"', 'fo:font-weight="bold" fo:font-style="italic" fo:font-size="11pt"')}
<style:style style:name="Bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<text:list-style style:name="Bullets"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="1cm" fo:text-indent="-0.5cm" fo:margin-left="1cm"/></style:list-level-properties></text:list-level-style-bullet></text:list-style></office:automatic-styles>
<office:body><office:text>${body.join('\n')}</office:text></office:body></office:document>`;
};

interface TraditionalWords {
  readonly person: string;
  readonly labels: readonly [phone: string, email: string];
  readonly objective: string;
  readonly job: string;
  readonly tasks: string;
  readonly more: string;
  readonly available: string;
}

const TRADITIONAL: Record<ResumeLanguage, TraditionalWords> = {
  en: {
    person: 'Age 34, married',
    labels: ['Phone', 'E-mail'],
    objective: 'Objective',
    job: 'Position',
    tasks: 'Main activities',
    more: 'Additional Information',
    available: 'Available for travel and relocation.',
  },
  es: {
    person: '34 años, estado civil: casado/a',
    labels: ['Teléfono', 'Correo'],
    objective: 'Objetivo',
    job: 'Cargo',
    tasks: 'Principales actividades',
    more: 'Información adicional',
    available: 'Disponibilidad para viajar y cambiar de residencia.',
  },
  pt: {
    person: '34 anos, casado(a)',
    labels: ['Telefone', 'E-mail'],
    objective: 'Objetivo',
    job: 'Cargo',
    tasks: 'Principais atividades',
    more: 'Informações adicionais',
    available: 'Disponibilidade para viagens e mudança de cidade.',
  },
};

/** The objective names the job; each employment is a bullet with dates and employer, then labeled lines. */
const traditional = (resume: ResumeTexts): string => {
  const words = TRADITIONAL[resume.language];
  const [phone, email] = words.labels;
  return openDocument('Liberation Sans', [
    line(resume.name, 'Name'),
    line(words.person, 'Center'),
    line(resume.place, 'Center'),
    line(`${phone}: ${resume.phone} / ${email}: ${resume.email}`, 'Center'),
    line(links(resume).join(' / '), 'Center'),
    line(words.objective.toUpperCase(), 'Part'),
    line(resume.title),
    line(resume.headings.education.toUpperCase(), 'Part'),
    bullets(resume.education.map(({ degree, school, dates }) => `${degree}. ${school}, ${dates}.`)),
    line(resume.headings.experience.toUpperCase(), 'Part'),
    ...resume.positions.map(
      ({ title, company, place, dates, duties }) =>
        `<text:list text:style-name="Bullets"><text:list-item>${strong(`${dates} – ${company}`, `, ${place}`)}${strong(`${words.job}: `, title)}${strong(`${words.tasks}: `, `${duties.map((duty) => duty.replace(/\.$/, '')).join('; ')}.`)}</text:list-item></text:list>`,
    ),
    line(resume.headings.skills.toUpperCase(), 'Part'),
    bullets(resume.skills),
    line(resume.headings.languages.toUpperCase(), 'Part'),
    bullets(resume.languages.map(({ name, level }) => `${name} – ${level}`)),
    ...(resume.courses.length > 0
      ? [line(resume.headings.courses.toUpperCase(), 'Part'), bullets(resume.courses)]
      : []),
    line(words.more.toUpperCase(), 'Part'),
    bullets([words.available]),
  ]);
};

const FUNCTIONAL: Record<ResumeLanguage, { achievements: string; groups: readonly string[] }> = {
  en: { achievements: 'Key Achievements', groups: ['Core', 'Tools and Methods', 'Additional'] },
  es: { achievements: 'Logros destacados', groups: ['Principales', 'Herramientas y métodos', 'Adicionales'] },
  pt: { achievements: 'Principais realizações', groups: ['Principais', 'Ferramentas e métodos', 'Adicionais'] },
};

/** Skills by category and achievements first; the jobs follow as a short list with one line each. */
const functional = (resume: ResumeTexts): string => {
  const { achievements, groups } = FUNCTIONAL[resume.language];
  const size = Math.ceil(resume.skills.length / groups.length);
  return openDocument('Liberation Serif', [
    line(resume.name, 'Name'),
    line([resume.place, resume.phone, resume.email].join(' | '), 'Center'),
    line(links(resume).join(' | '), 'Center'),
    line(resume.headings.summary, 'Part'),
    line(resume.summary),
    line(resume.headings.skills, 'Part'),
    ...groups.flatMap((group, index) => [
      line(group, 'Group'),
      bullets(resume.skills.slice(index * size, (index + 1) * size)),
    ]),
    line(achievements, 'Part'),
    bullets(resume.positions.flatMap(({ duties }) => duties.slice(0, 2))),
    line(resume.headings.experience, 'Part'),
    ...resume.positions.map(({ title, company, place, dates }) => strong(title, `, ${company}, ${place} (${dates})`)),
    line(resume.headings.education, 'Part'),
    ...resume.education.map(({ degree, school, dates }) => strong(degree, `, ${school} (${dates})`)),
    line(resume.headings.languages, 'Part'),
    line(resume.languages.map(({ name, level }) => `${name} (${level})`).join(', ')),
  ]);
};

const WIDTH = 78;

/** Wraps a text to lines of at most `WIDTH` characters. `first` is the prefix of the first line, `rest` that of the others. */
const wrapText = (text: string, first = '', rest = ''): string[] => {
  const lines: string[] = [];
  let current = first;
  for (const word of text.split(' ')) {
    const isStart = current === first || current === rest;
    if (!isStart && current.length + word.length + 1 > WIDTH) {
      lines.push(current);
      current = `${rest}${word}`;
    } else current += isStart ? word : ` ${word}`;
  }
  return [...lines, current];
};

/** Dates aligned at the right margin with spaces, headings underlined with equals signs. */
const plainText = (resume: ResumeTexts): string => {
  const spread = (left: string, right: string): string =>
    `${left}${' '.repeat(Math.max(2, WIDTH - left.length - right.length))}${right}`;
  const heading = (text: string): string[] => ['', text.toUpperCase(), '='.repeat(text.length)];
  const centered = (text: string): string => `${' '.repeat(Math.max(0, Math.floor((WIDTH - text.length) / 2)))}${text}`;
  return `\uFEFF${[
    centered(resume.name.toUpperCase()),
    centered(resume.title),
    centered([resume.email, resume.phone].join(' | ')),
    centered(resume.place),
    ...links(resume).map(centered),
    ...heading(resume.headings.summary),
    ...wrapText(resume.summary),
    ...heading(resume.headings.experience),
    ...resume.positions.flatMap(({ title, company, place, dates, duties }, index) => [
      ...(index > 0 ? [''] : []),
      spread(title, dates),
      `${company}, ${place}`,
      ...duties.flatMap((duty) => wrapText(duty, '  * ', '    ')),
    ]),
    ...heading(resume.headings.education),
    ...resume.education.flatMap(({ degree, school, dates }) => [spread(degree, dates), school]),
    ...heading(resume.headings.skills),
    ...wrapText(resume.skills.join(', ')),
    ...heading(resume.headings.languages),
    ...resume.languages.map(({ name, level }) => `${name}: ${level}`),
  ].join('\n')}\n`;
};

const office = (name: string, ending: 'fodt' | 'txt', source: (resume: ResumeTexts) => string): Layout => ({
  name: `libreoffice-${name}`,
  isForTuning: true,
  extension: 'pdf',
  make: (resume) =>
    convertWithOffice({ ending, content: source(resume) }, { ending: 'pdf', filter: 'writer_pdf_Export' }),
});

export const FORMERLY_HELD_OUT_WRITER: readonly Layout[] = [
  office('traditional', 'fodt', traditional),
  office('functional', 'fodt', functional),
  office('plain-text', 'txt', plainText),
];
