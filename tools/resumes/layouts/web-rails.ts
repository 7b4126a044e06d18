/** Layouts in HTML: a narrow right column with contact icons, a printed home page with its menu, and a poster with a motto. */
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { escapeHtml, printedLayout, toHtmlList } from './chromium.ts';
import type { Layout } from './layout.ts';

const paragraph = (text: string, style = ''): string => `<p class="${style}">${escapeHtml(text)}</p>`;
const BASE = 'body{margin:0}p{margin:1pt 0}ul{margin:3pt 0 5pt;padding-left:13pt}';

/** Contact icons as icon fonts encode them: characters of the private use area. */
const ICONS = ['\ue0be', '\ue0cd', '\ue0c8', '\ue157', '\ue250'];

const rail = (resume: ResumeTexts, draw: Draw): string => {
  const dot = draw.pick(['●', '○', '']);
  const contacts = [resume.email, resume.phone, resume.place, resume.linkedin, resume.portfolio];
  const side = `<h2>${escapeHtml(resume.headings.contact)}</h2>${contacts
    .map((contact, index) =>
      contact === null ? '' : `<p><span class="i">${ICONS[index]}</span> ${escapeHtml(contact)}</p>`,
    )
    .join('')}<h2>${escapeHtml(resume.headings.education)}</h2>${resume.education
    .map(({ degree, school, dates }) => paragraph(degree, 'b') + paragraph(school) + paragraph(dates, 'w'))
    .join('')}<h2>${escapeHtml(resume.headings.skills)}</h2><div class="chips">${resume.skills
    .map((skill) => `<span>${escapeHtml(skill)}</span>`)
    .join('')}</div><h2>${escapeHtml(resume.headings.languages)}</h2>${resume.languages
    .map(
      ({ name, level }) => `<div class="two"><span>${escapeHtml(name)}</span><span>${escapeHtml(level)}</span></div>`,
    )
    .join('')}`;
  const main = `<h1>${escapeHtml(resume.name)}</h1>${paragraph(resume.title, 'b')}<h2>${escapeHtml(resume.headings.summary)}</h2>${paragraph(resume.summary)}
    <h2>${escapeHtml(resume.headings.experience)}</h2>${resume.positions
      .map(
        ({ title, company, place, dates, duties }) =>
          `<div class="job"><p class="w">${dot} ${escapeHtml(dates)}</p>${paragraph(company, 'b')}<div class="two"><i>${escapeHtml(title)}</i><span>${escapeHtml(place)}</span></div>${toHtmlList(duties)}</div>`,
      )
      .join('')}`;
  return `<style>${BASE}body{display:flex;font:9.5pt/1.4 Lato,sans-serif}main{flex:1;padding:28pt 24pt}aside{width:168pt;background:#f2efe9;padding:28pt 14pt;min-height:800pt;box-sizing:border-box;overflow-wrap:anywhere}
    h1{font-size:27pt;font-weight:300;margin:0}h2{font-size:11pt;letter-spacing:2.5pt;text-transform:uppercase;color:#964;margin:13pt 0 4pt}.b{font-weight:700}.w{color:#777}.two{display:flex;justify-content:space-between}.job{border-left:1px solid #964;padding-left:8pt;margin-bottom:6pt}.i{color:#964}.chips span{display:inline-block;border:1px solid #964;border-radius:8pt;padding:1pt 6pt;margin:2pt 5pt 2pt 0}</style>
    <main>${main}</main><aside>${side}</aside>`;
};

const MENU: Record<ResumeLanguage, readonly string[]> = {
  en: ['Home', 'Blog', 'Download as PDF', 'Print this page'],
  es: ['Inicio', 'Blog', 'Descargar en PDF', 'Imprimir esta página'],
  pt: ['Início', 'Blog', 'Baixar em PDF', 'Imprimir esta página'],
};

/** The menu of the site is printed too; the browser adds address and date at the top, page numbers at the bottom. */
const homePage = (resume: ResumeTexts): string =>
  `<title>${escapeHtml(resume.name)}</title><style>${BASE}body{font:11.5pt/1.55 "DejaVu Serif",serif}nav span{margin-right:14pt;color:#05a}h1{font-size:22pt}h2{font-size:15pt;border-bottom:2px solid #ddd;margin-top:18pt}dt{font-weight:700;margin-top:9pt}dd{margin:0 0 4pt 18pt}</style>
    <nav>${MENU[resume.language].map((entry) => `<span>${escapeHtml(entry)}</span>`).join('')}</nav>
    <h1>${escapeHtml(resume.name)}</h1>${paragraph(`${resume.title} | ${resume.place}`)}
    <h2>${escapeHtml(resume.headings.skills)}</h2>${paragraph(resume.skills.join(' / '))}
    <h2>${escapeHtml(resume.headings.experience)}</h2><dl>${resume.positions
      .map(
        ({ title, company, dates, duties }) =>
          `<dt>${escapeHtml(company)} (${escapeHtml(dates)})</dt><dd><i>${escapeHtml(title)}</i>${toHtmlList(duties)}</dd>`,
      )
      .join('')}</dl>
    <h2>${escapeHtml(resume.headings.education)}</h2><dl>${resume.education
      .map(
        ({ degree, school, dates }) =>
          `<dt>${escapeHtml(school)} (${escapeHtml(dates)})</dt><dd>${escapeHtml(degree)}</dd>`,
      )
      .join('')}</dl>
    <h2>${escapeHtml(resume.headings.languages)}</h2>${toHtmlList(resume.languages.map(({ name, level }) => `${name}, ${level}`))}
    <h2>${escapeHtml(resume.headings.contact)}</h2>${[resume.email, resume.phone, resume.linkedin, resume.portfolio]
      .filter((contact) => contact !== null)
      .map((contact) => paragraph(contact))
      .join('')}`;

const RUNNING = 'font-size:7.5px;width:100%;padding:0 32px;display:flex;justify-content:space-between';

const MOTTOES: Record<ResumeLanguage, readonly string[]> = {
  en: ['Make it simple', 'Hire Curiosity', 'Open To Work'],
  es: ['Hacer que suceda', 'Pasión Por Servir', 'Hoja de vida'],
  pt: ['Feito com cuidado', 'Ideias Que Movem', 'Disponível Já'],
};

const motto = (resume: ResumeTexts, draw: Draw): string =>
  `<style>${BASE}body{font:10.5pt/1.45 "Open Sans",sans-serif;padding:38pt}.m{font-size:30pt;font-weight:800;color:#264}h2{font-size:12pt;color:#264;margin:12pt 0 3pt}.row{display:flex;justify-content:space-between}</style>
    <p class="m">${escapeHtml(draw.pick(MOTTOES[resume.language]))}</p>${paragraph(resume.title)}
    <h2>${escapeHtml(resume.headings.summary)}</h2>${paragraph(resume.summary)}
    <h2>${escapeHtml(resume.headings.experience)}</h2>${resume.positions
      .map(
        ({ title, company, place, dates, duties }) =>
          `<div class="row"><b>${escapeHtml(title)}</b><span>${escapeHtml(dates)}</span></div><div class="row"><span>${escapeHtml(company)}</span><span>${escapeHtml(place)}</span></div>${toHtmlList(duties)}`,
      )
      .join('')}
    <h2>${escapeHtml(resume.headings.skills)}</h2>${toHtmlList(resume.skills)}
    <h2>${escapeHtml(resume.headings.education)}</h2>${resume.education.map(({ degree, school, dates }) => `<div class="row"><b>${escapeHtml(school)}</b><span>${escapeHtml(dates)}</span></div>${paragraph(degree)}`).join('')}
    <h2>${escapeHtml(resume.headings.languages)}</h2>${resume.languages.map(({ name, level }) => paragraph(`${name} (${level})`)).join('')}
    <h2>${escapeHtml(resume.headings.contact)}</h2>${paragraph(resume.place)}${paragraph(`${resume.email} / ${resume.phone}`)}${paragraph([resume.linkedin, resume.portfolio].filter((contact) => contact !== null).join(' / '))}`;

export const WEB_RAIL_LAYOUTS: readonly Layout[] = [
  printedLayout('right-rail', true, rail),
  printedLayout('home-page', true, homePage, {
    address: ({ email }) => `http://www.${email.split(/[.@]/)[0]}.example.org/cv.html`,
    options: {
      displayHeaderFooter: true,
      margin: { top: '56px', bottom: '56px', left: '40px', right: '40px' },
      headerTemplate: `<div style="${RUNNING}"><span class="url"></span><span class="date"></span></div>`,
      footerTemplate: `<div style="${RUNNING}"><span class="title"></span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`,
    },
  }),
  printedLayout('motto', true, motto, { isNameless: true }),
];
