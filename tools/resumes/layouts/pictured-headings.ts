/**
 * Layouts without headings as text: the headings are images, outlines or icons, or only a line separates the sections. Some people have no education
 * or no skills, and the reader must not mistake other text for those sections.
 */
import PdfKit from 'pdfkit';
import type { SectionKind } from '../people/headings.ts';
import type { ResumeTexts, WrittenPosition } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { contacts, escapeHtml, PAGE_STYLE, printedLayout, toHtmlList } from './chromium.ts';
import { renderHeadingPng, renderHeadingSvg } from './heading-pictures.ts';
import type { Layout } from './layout.ts';
import { pdfKitBytes } from './pdfkit.ts';

type Headings = Record<SectionKind, string>;

/** Renders the headings of a résumé as HTML. */
const renderHeadings = async (resume: ResumeTexts, render: (text: string) => Promise<string>): Promise<Headings> => {
  const all = await Promise.all(
    Object.entries(resume.headings).map(async ([kind, text]) => [kind, await render(text)] as const),
  );
  return Object.fromEntries(all) as Headings;
};

/** Returns a section as HTML, or an empty string if the person has no content for it. */
const section = (heading: string, content: string): string =>
  content === '' ? '' : `<section><div class="h">${heading}</div>${content}</section>`;

const titleFirst = ({ title, company, place, dates, duties }: WrittenPosition): string =>
  `<div class="row"><b>${escapeHtml(title)}</b><span>${escapeHtml(dates)}</span></div><div><i>${escapeHtml(company)}, ${escapeHtml(place)}</i></div>${toHtmlList(duties)}`;
const employerFirst = ({ title, company, dates, duties }: WrittenPosition): string =>
  `<div><b>${escapeHtml(company)}</b></div><div class="row"><i>${escapeHtml(title)}</i><span>${escapeHtml(dates)}</span></div>${toHtmlList(duties)}`;

const courses = (resume: ResumeTexts, heading: string): string =>
  resume.courses.length === 0 ? '' : section(heading, toHtmlList(resume.courses));

/** One column, headings as PNG. */
const pictures = async (resume: ResumeTexts, draw: Draw): Promise<string> => {
  const color = draw.pick(['#223355', '#7a1f1f', '#222222']);
  const isUppercase = draw.chance(0.5);
  const headings = await renderHeadings(resume, async (text) => {
    const { png, width } = await renderHeadingPng(isUppercase ? text.toUpperCase() : text, 13, color);
    return `<img style="width:${width}pt" src="data:image/png;base64,${png.toString('base64')}">`;
  });
  const write = draw.pick([titleFirst, employerFirst]);
  const skills = draw.pick([
    (all: readonly string[]) => `<p>${escapeHtml(all.join(', '))}</p>`,
    (all: readonly string[]) => toHtmlList(all),
    (all: readonly string[]) => `<p>${escapeHtml(all.join(' • '))}</p>`,
  ]);
  return `<style>${PAGE_STYLE}body{font-family:Georgia,serif;padding:36pt}.row{display:flex;justify-content:space-between}.h{margin:12pt 0 4pt;height:17pt}</style>
    <h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.title)}</p><p>${contacts(resume).map(escapeHtml).join(' | ')}</p>
    ${section(headings.summary, `<p>${escapeHtml(resume.summary)}</p>`)}
    ${section(headings.experience, resume.positions.map(write).join(''))}
    ${section(headings.education, resume.education.map(({ degree, school, dates }) => `<div class="row"><b>${escapeHtml(degree)}</b><span>${escapeHtml(dates)}</span></div><div>${escapeHtml(school)}</div>`).join(''))}
    ${section(headings.skills, skills(resume.skills))}
    ${section(headings.languages, `<p>${escapeHtml(resume.languages.map(({ name, level }) => `${name} (${level})`).join(', '))}</p>`)}
    ${courses(resume, headings.courses)}`;
};

/** Two columns, headings as outlines. */
const outlinedSide = async (resume: ResumeTexts, draw: Draw): Promise<string> => {
  const headings = await renderHeadings(
    resume,
    async (text) => (await renderHeadingSvg(text.toUpperCase(), 11.5, '#0b5563')).svg,
  );
  const isSideOnLeft = draw.chance(0.5);
  const side = `<aside>${section(
    headings.contact,
    contacts(resume)
      .map((contact) => `<p>${escapeHtml(contact)}</p>`)
      .join(''),
  )}
    ${section(headings.skills, draw.chance(0.5) ? toHtmlList(resume.skills) : resume.skills.map((skill) => `<p>${escapeHtml(skill)}</p>`).join(''))}
    ${section(headings.languages, resume.languages.map(({ name, level }) => `<p>${escapeHtml(name)}: ${escapeHtml(level)}</p>`).join(''))}</aside>`;
  const main = `<main>${section(headings.summary, `<p>${escapeHtml(resume.summary)}</p>`)}
    ${section(
      headings.experience,
      resume.positions
        .map(
          ({ title, company, place, dates, duties }) =>
            `<p><b>${escapeHtml(title)}</b></p><p>${escapeHtml(company)}, ${escapeHtml(place)}</p><p class="w">${escapeHtml(dates)}</p>${toHtmlList(duties)}`,
        )
        .join(''),
    )}
    ${section(headings.education, resume.education.map(({ degree, school, dates }) => `<p><b>${escapeHtml(school)}</b></p><p>${escapeHtml(degree)}</p><p class="w">${escapeHtml(dates)}</p>`).join(''))}
    ${courses(resume, headings.courses)}</main>`;
  return `<style>${PAGE_STYLE}body{font-family:"Liberation Sans",sans-serif;font-size:9.5pt;padding:30pt}.cols{display:flex;gap:22pt}main{flex:1}aside{width:150pt;overflow-wrap:anywhere}h1{font-size:25pt}.h{margin:11pt 0 3pt;height:15pt}.w{color:#777}</style>
    <h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.title)}</p><div class="cols">${isSideOnLeft ? side + main : main + side}</div>`;
};

/** Images of headings in a column on the left, texts on the right. */
const pictureColumn = async (resume: ResumeTexts): Promise<string> => {
  const headings = await renderHeadings(resume, async (text) => {
    const { png, width } = await renderHeadingPng(text, 11, '#884400');
    return `<img style="width:${Math.min(width, 110)}pt" src="data:image/png;base64,${png.toString('base64')}">`;
  });
  const row = (heading: string, content: string): string =>
    content === '' ? '' : `<div class="p"><div class="l">${heading}</div><div class="t">${content}</div></div>`;
  return `<style>${PAGE_STYLE}body{font-family:Verdana,sans-serif;font-size:9pt;padding:34pt}.p{display:flex;border-top:1pt solid #ccc;padding:7pt 0}.l{width:120pt}.t{flex:1}h1{font-size:22pt}</style>
    <h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.title)}</p><p>${contacts(resume).map(escapeHtml).join(' · ')}</p>
    ${row(headings.summary, `<p>${escapeHtml(resume.summary)}</p>`)}
    ${row(headings.education, resume.education.map(({ degree, school, dates }) => `<p><b>${escapeHtml(degree)}</b>, ${escapeHtml(school)}, ${escapeHtml(dates)}</p>`).join(''))}
    ${row(headings.experience, resume.positions.map(({ title, company, dates, duties }) => `<p><b>${escapeHtml(title)}</b> | ${escapeHtml(company)} | ${escapeHtml(dates)}</p>${toHtmlList(duties)}`).join(''))}
    ${row(headings.skills, `<p>${escapeHtml(resume.skills.join(' · '))}</p>`)}
    ${row(headings.languages, resume.languages.map(({ name, level }) => `<p>${escapeHtml(name)} – ${escapeHtml(level)}</p>`).join(''))}`;
};

const ICON = '<svg width="14pt" height="14pt" viewBox="0 0 14 14"><circle cx="7" cy="7" r="6" fill="#456"/></svg>';

/** An icon and a line above each section; dates on the employer's line. */
const icons = (resume: ResumeTexts, draw: Draw): string => {
  const areSkillsFirst = draw.chance(0.5);
  const skills = section(
    ICON,
    `<p>${resume.skills.map((skill) => `<span class="k">${escapeHtml(skill)}</span>`).join(' ')}</p>`,
  );
  return `<style>${PAGE_STYLE}body{font-family:"Liberation Sans",sans-serif;padding:40pt}.h{border-bottom:1pt solid #456;margin:12pt 0 5pt;padding-bottom:2pt}.k{display:inline-block;background:#e4e9ee;padding:2pt 7pt;margin:0 6pt 4pt 0;border-radius:3pt}h1{font-size:24pt;text-align:center}.c{text-align:center}</style>
    <h1>${escapeHtml(resume.name.toUpperCase())}</h1><p class="c">${escapeHtml(resume.title)}</p><p class="c">${contacts(resume).map(escapeHtml).join(' | ')}</p>
    ${section(ICON, `<p>${escapeHtml(resume.summary)}</p>`)}${areSkillsFirst ? skills : ''}
    ${section(ICON, resume.positions.map(({ title, company, dates, duties }) => `<p><b>${escapeHtml(company)}</b> (${escapeHtml(dates)})</p><p>${escapeHtml(title)}</p>${toHtmlList(duties)}`).join(''))}
    ${section(ICON, resume.education.map(({ degree, school, dates }) => `<p><b>${escapeHtml(school)}</b> (${escapeHtml(dates)})</p><p>${escapeHtml(degree)}</p>`).join(''))}
    ${areSkillsFirst ? '' : skills}${section(ICON, resume.languages.map(({ name, level }) => `<p>${escapeHtml(name)}: ${escapeHtml(level)}</p>`).join(''))}`;
};

/** No headings at all: a line between the sections. */
const ruledSections = (document: PDFKit.PDFDocument, resume: ResumeTexts, draw: Draw): void => {
  const rule = (): void => {
    document.moveDown(0.6);
    document.moveTo(48, document.y).lineTo(547, document.y).stroke('#999999');
    document.moveDown(0.6).font('Helvetica').fontSize(10).fillColor('#000000');
  };
  const isBulletList = draw.chance(0.5);
  document.font('Helvetica-Bold').fontSize(20).text(resume.name);
  document.font('Helvetica').fontSize(11).text(resume.title);
  document.fontSize(9).text(contacts(resume).join('  |  '));
  rule();
  document.text(resume.summary);
  rule();
  for (const { title, company, dates, duties } of resume.positions) {
    document.font('Helvetica-Bold').text(`${title}, ${company}`).font('Helvetica').text(dates);
    for (const duty of duties) document.text(`• ${duty}`, { indent: 8 });
    document.moveDown(0.4);
  }
  if (resume.education.length > 0) rule();
  for (const { degree, school, dates } of resume.education)
    document.font('Helvetica-Bold').text(degree).font('Helvetica').text(`${school}, ${dates}`).moveDown(0.3);
  if (resume.skills.length > 0) {
    rule();
    if (isBulletList) for (const skill of resume.skills) document.text(`• ${skill}`);
    else document.text(resume.skills.join(', '));
  }
  rule();
  document.text(resume.languages.map(({ name, level }) => `${name} – ${level}`).join('; '));
};

const ruled = (name: string, omits?: Layout['omits']): Layout => ({
  name: `pdfkit-${name}`,
  isForTuning: true,
  extension: 'pdf',
  ...(omits === undefined ? {} : { omits }),
  make: (resume, draw) => {
    const document = new PdfKit({ size: 'A4', margin: 48 });
    return pdfKitBytes(document, () => ruledSections(document, resume, draw));
  },
});

export const PICTURED_HEADING_LAYOUTS: readonly Layout[] = [
  printedLayout('pictured-headings', true, pictures),
  printedLayout('outlined-headings-side', true, outlinedSide),
  printedLayout('picture-column', true, pictureColumn),
  printedLayout('icons-for-headings', true, icons),
  printedLayout('pictured-without-education', true, pictures, { omits: ['education'] }),
  printedLayout('icons-without-skills', true, icons, { omits: ['skills'] }),
  ruled('ruled-parts'),
  ruled('ruled-without-skills', ['skills']),
];
