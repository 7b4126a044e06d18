/**
 * Résumés in the style of local forms: numbered headings, employers in capitals above title and dates, and a colored column. Printed by
 * Chromium and React PDF.
 */
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { contacts, escapeHtml, PAGE_STYLE, printedLayout, toHtmlList } from './chromium.ts';
import type { Layout } from './layout.ts';

interface FormWords {
  readonly document: string;
  readonly names: string;
  readonly surnames: string;
  readonly title: string;
  readonly duties: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
}

const WORDS: Record<ResumeLanguage, FormWords> = {
  en: {
    document: 'Curriculum Vitae',
    names: 'First names',
    surnames: 'Last names',
    title: 'Position',
    duties: 'Main duties',
    email: 'E-mail',
    phone: 'Phone',
    city: 'City',
  },
  es: {
    document: 'HOJA DE VIDA',
    names: 'Nombres',
    surnames: 'Apellidos',
    title: 'Cargo',
    duties: 'Funciones principales',
    email: 'Correo electrónico',
    phone: 'Celular',
    city: 'Ciudad',
  },
  pt: {
    document: 'CURRÍCULO',
    names: 'Nome',
    surnames: 'Sobrenome',
    title: 'Cargo',
    duties: 'Principais atividades',
    email: 'E-mail',
    phone: 'Celular',
    city: 'Cidade',
  },
};

/** The title of the document above everything, numbered headings, each job starting with its dates. */
const numbered = (resume: ResumeTexts, draw: Draw): string => {
  const words = WORDS[resume.language];
  const isRoman = draw.chance(0.5);
  let count = 0;
  const heading = (content: string): string => {
    count += 1;
    return `<h2>${isRoman ? ['I', 'II', 'III', 'IV', 'V', 'VI'][count - 1] : count}. ${escapeHtml(content.toUpperCase())}</h2>`;
  };
  return `<style>${PAGE_STYLE}body{font-family:"Times New Roman",serif;font-size:12pt;padding:50pt}h1{font-size:18pt;text-align:center}h2{font-size:12pt;margin:12pt 0 4pt}.n{text-align:center;font-size:14pt;font-weight:700}</style>
    <h1>${words.document}</h1><p class="n">${escapeHtml(resume.name)}</p>
    ${heading(resume.headings.contact)}<p>${words.email}: ${escapeHtml(resume.email)}</p><p>${words.phone}: ${escapeHtml(resume.phone)}</p><p>${words.city}: ${escapeHtml(resume.place)}</p><p>${escapeHtml(resume.linkedin)}</p>${resume.portfolio === null ? '' : `<p>${escapeHtml(resume.portfolio)}</p>`}
    ${heading(resume.headings.summary)}<p>${escapeHtml(resume.summary)}</p>
    ${heading(resume.headings.education)}${resume.education.map(({ degree, school, dates }) => `<p>• ${escapeHtml(degree)} – ${escapeHtml(school)}, ${escapeHtml(dates)}.</p>`).join('')}
    ${heading(resume.headings.experience)}${resume.positions
      .map(
        ({ title, company, dates, duties }) =>
          `<p>• ${escapeHtml(dates)} – ${escapeHtml(company)}</p><p>${words.title}: ${escapeHtml(title)}</p><p>${words.duties}: ${escapeHtml(duties.join(' '))}</p>`,
      )
      .join('')}
    ${heading(resume.headings.skills)}${resume.skills.map((skill) => `<p>• ${escapeHtml(skill)};</p>`).join('')}
    ${heading(resume.headings.languages)}${resume.languages.map(({ name, level }) => `<p>• ${escapeHtml(name)} – ${escapeHtml(level)};</p>`).join('')}`;
};

/** Contacts in a table with labels; the employer in bold capitals above title and dates; skills in three columns. */
const companyInCapitals = (resume: ResumeTexts, draw: Draw): string => {
  const words = WORDS[resume.language];
  const isUpper = draw.chance(0.5);
  const shownName = isUpper ? resume.name.toUpperCase() : resume.name;
  return `<style>${PAGE_STYLE}body{font-family:Calibri,Carlito,sans-serif;padding:40pt}h1{font-size:20pt;color:#345}h2{font-size:12pt;background:#345;color:#fff;padding:2pt 6pt;margin:10pt 0 4pt}td{padding:1pt 14pt 1pt 0;vertical-align:top}</style>
    <h1>${escapeHtml(shownName)}</h1><p><b>${escapeHtml(resume.title)}</b></p><table>${[
      [words.city, resume.place],
      [words.phone, resume.phone],
      [words.email, resume.email],
      ['LinkedIn', resume.linkedin],
      ...(resume.portfolio === null ? [] : [['Web', resume.portfolio]]),
    ]
      .map(([label, value]) => `<tr><td><b>${label}</b></td><td>${escapeHtml(value ?? '')}</td></tr>`)
      .join('')}</table>
    <h2>${escapeHtml(resume.headings.summary)}</h2><p>${escapeHtml(resume.summary)}</p>
    <h2>${escapeHtml(resume.headings.skills)}</h2><table>${Array.from(
      { length: Math.ceil(resume.skills.length / 3) },
      (_, index) =>
        `<tr>${resume.skills
          .slice(3 * index, 3 * index + 3)
          .map((skill) => `<td>${escapeHtml(skill)}</td>`)
          .join('')}</tr>`,
    ).join('')}</table>
    <h2>${escapeHtml(resume.headings.experience)}</h2>${resume.positions
      .map(
        ({ title, company, place, dates, duties }) =>
          `<p><b>${escapeHtml(company.toUpperCase())}</b> (${escapeHtml(place)})</p><p>${escapeHtml(title)}: ${escapeHtml(dates)}</p>${toHtmlList(duties)}`,
      )
      .join('')}
    <h2>${escapeHtml(resume.headings.education)}</h2>${resume.education.map(({ degree, school, dates }) => `<p><b>${escapeHtml(school)}</b></p><p>${escapeHtml(degree)}: ${escapeHtml(dates)}</p>`).join('')}
    <h2>${escapeHtml(resume.headings.languages)}</h2><table><tr>${resume.languages.map(({ name, level }) => `<td>${escapeHtml(name)}<br>${escapeHtml(level)}</td>`).join('')}</tr></table>`;
};

const line = (content: string, style: Record<string, string | number> = {}): ReactElement =>
  h(Text, { style }, content);

/** A colored column with the name, contacts, skills as labels and languages; on the right, dates above each entry. */
const coloredColumn = (resume: ResumeTexts): ReactElement => {
  const white = { color: '#ffffff' };
  const heading = { fontFamily: 'Helvetica-Bold', fontSize: 10.5, marginTop: 14, marginBottom: 4, letterSpacing: 2 };
  const [first = '', ...others] = resume.name.split(' ');
  const side = [
    line(first, { ...white, fontSize: 26 }),
    line(others.join(' '), { ...white, fontSize: 26, fontFamily: 'Helvetica-Bold' }),
    line(resume.title, { ...white, marginTop: 4 }),
    line(resume.headings.contact.toUpperCase(), { ...heading, ...white }),
    ...contacts(resume).map((contact) => line(contact, { ...white, fontSize: 7.5 })),
    line(resume.headings.skills.toUpperCase(), { ...heading, ...white }),
    h(
      View,
      { style: { flexDirection: 'row', flexWrap: 'wrap' } },
      ...resume.skills.map((skill) =>
        h(
          View,
          { style: { border: '1 solid #ffffff', padding: '2 5', margin: '0 4 4 0' } },
          line(skill, { ...white, fontSize: 8 }),
        ),
      ),
    ),
    line(resume.headings.languages.toUpperCase(), { ...heading, ...white }),
    ...resume.languages.map(({ name, level }) => line(`${name}: ${level}`, white)),
  ];
  const entry = (dates: string, title: string, detail: string, ...more: string[]): ReactElement[] => [
    line(dates, { fontSize: 8.5, color: '#6b7a8c', marginTop: 6 }),
    line(title, { fontFamily: 'Helvetica-Bold' }),
    line(detail),
    ...more.map((text) => line(`• ${text}`)),
  ];
  const main = [
    line(resume.headings.summary.toUpperCase(), heading),
    line(resume.summary),
    line(resume.headings.experience.toUpperCase(), heading),
    ...resume.positions.flatMap(({ title, company, place, dates, duties }) =>
      entry(`${dates}  |  ${place}`, title, company, ...duties),
    ),
    line(resume.headings.education.toUpperCase(), heading),
    ...resume.education.flatMap(({ degree, school, dates }) => entry(dates, degree, school)),
  ];
  return h(
    Page,
    { size: 'A4', style: { fontSize: 9.5, fontFamily: 'Helvetica', flexDirection: 'row' } },
    h(View, { style: { width: 200, padding: 20, backgroundColor: '#24485e' } }, ...side),
    h(View, { style: { width: 395, padding: 26 } }, ...main),
  );
};

export const LOCAL_FORM_LAYOUTS: readonly Layout[] = [
  printedLayout('numbered', true, numbered),
  printedLayout('company-in-capitals', true, companyInCapitals),
  {
    name: 'react-pdf-two-line-name',
    isForTuning: true,
    extension: 'pdf',
    make: async (resume) => new Uint8Array(await renderToBuffer(h(Document, null, coloredColumn(resume)) as never)),
  },
];
