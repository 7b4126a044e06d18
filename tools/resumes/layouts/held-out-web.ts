/**
 * Held-out layouts in the style of web builders, printed by Chromium: squares for skills, a column of headings, a dark panel on the right.
 */
import type { ResumeTexts, WrittenPosition } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { contacts, escapeHtml, PAGE_STYLE, printedLayout, section, toHtmlList } from './chromium.ts';
import { joinDuties, namedSkillGroups, personLinks } from './held-out-words.ts';
import type { Layout } from './layout.ts';
import { darkPicture } from './pictures.ts';

const line = (text: string, style = ''): string => `<p class="${style}">${escapeHtml(text)}</p>`;
const row = (left: string, right: string, style = ''): string =>
  `<div class="row ${style}"><span>${escapeHtml(left)}</span><span>${escapeHtml(right)}</span></div>`;

const PIN =
  '<svg class="pin" width="9" height="11" viewBox="0 0 9 11"><path fill="currentColor" d="M4.5 0a4 4 0 0 1 4 4c0 3-4 7-4 7s-4-4-4-7a4 4 0 0 1 4-4z"/></svg>';

const SQUARES = 5;
const squares = (filled: number): string =>
  `<div class="squares">${Array.from({ length: SQUARES }, (_, index) => `<i class="${index < filled ? 'on' : ''}"></i>`).join('')}</div>`;

/** Employer and dates in bold on a line, title and place below; skills with squares; school above degree. */
const skillSquares = (resume: ResumeTexts, draw: Draw): string => {
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string =>
    `<div class="item">${row(company, dates, 'b')}${row(title, place)}${toHtmlList(duties)}</div>`;
  const study = ({ degree, school, dates }: ResumeTexts['education'][number]): string =>
    `<div class="item">${line(school, 'b')}${line(degree)}${line(dates, 'b')}</div>`;
  const main = `${section(resume.headings.summary, line(resume.summary))}
    ${section(resume.headings.experience, resume.positions.map(job).join(''))}
    ${resume.courses.length > 0 ? section(resume.headings.courses, resume.courses.map((course) => line(course)).join('')) : ''}`;
  const side = `${section(resume.headings.education, resume.education.map(study).join(''))}
    ${section(resume.headings.skills, resume.skills.map((skill) => `<div class="skill">${line(skill, 'b')}${squares(draw.between(2, SQUARES))}</div>`).join(''))}
    ${section(resume.headings.languages, resume.languages.map(({ name, level }) => `<div class="skill">${line(name, 'b')}${line(level)}</div>`).join(''))}`;
  return `<style>${PAGE_STYLE}body{font-family:"Open Sans",sans-serif;font-size:9.5pt;padding:26pt}header{border-bottom:2pt solid #0f766e;padding-bottom:10pt;margin-bottom:4pt}h1{font-size:21pt}
    .contact{display:flex;flex-wrap:wrap;gap:3pt 12pt;margin-top:5pt}.contact span{display:flex;align-items:center;gap:4pt}.pin{color:#0f766e}.cols{display:grid;grid-template-columns:1fr 160pt;gap:22pt}h2{font-size:11pt;color:#0f766e;border-bottom:.75pt solid #0f766e;margin:10pt 0 5pt;padding-bottom:2pt}
    .row{display:flex;justify-content:space-between;gap:12pt}.b{font-weight:700}.item{break-inside:avoid;margin-bottom:5pt}.skill{margin-bottom:5pt}.squares{display:flex;gap:3pt;margin-top:2pt}.squares i{width:14pt;height:6pt;border:.75pt solid #0f766e}.squares .on{background:#0f766e}</style>
    <header><h1>${escapeHtml(resume.name)}</h1>${line(resume.title)}<div class="contact">${contacts(resume)
      .map((contact) => `<span>${PIN}${escapeHtml(contact)}</span>`)
      .join('')}</div></header><div class="cols"><div>${main}</div><div>${side}</div></div>`;
};

/** Right-aligned headings on the left; "title, employer" with the dates above or below, a sentence and a list; skills as keywords of groups. */
const headingColumn = (resume: ResumeTexts, draw: Draw): string => {
  const part = (heading: string, content: string): string =>
    `<section><h2>${escapeHtml(heading)}</h2><div>${content}</div></section>`;
  const isDateFirst = draw.chance(0.4);
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string => {
    const dateLine = line(`${dates} · ${place}`, 'when');
    const titleLine = `<h3>${escapeHtml(title)}, <em>${escapeHtml(company)}</em></h3>`;
    return `<article>${isDateFirst ? dateLine + titleLine : titleLine + dateLine}${line(duties[0] ?? '')}${toHtmlList(duties.slice(1))}</article>`;
  };
  const keywords = (name: string, skills: readonly string[]): string =>
    `<h4>${escapeHtml(name)}</h4><div class="keys">${skills.map((skill) => `<span>${escapeHtml(skill)}</span>`).join('')}</div>`;
  return `<style>${PAGE_STYLE}body{font-family:Lato,sans-serif;font-size:10pt;padding:34pt 38pt;color:#333}header{text-align:center;margin-bottom:14pt}h1{font-weight:300;font-size:30pt}header .t{font-size:13pt;color:#666}section{display:grid;grid-template-columns:104pt 1fr;gap:20pt;border-top:.75pt solid #ddd;padding:10pt 0}
    h2{font-size:11pt;text-align:right;color:#b4532a;text-transform:lowercase}h3{font-size:11pt}h4{margin:0 0 2pt;font-size:10pt}em{font-weight:400}.when{color:#888;font-size:9pt}article{margin-bottom:8pt;break-inside:avoid}.keys{display:flex;flex-wrap:wrap;gap:4pt;margin-bottom:6pt}.keys span{background:#f2e8e3;padding:1pt 6pt;border-radius:3pt}</style>
    <header><h1>${escapeHtml(resume.name)}</h1>${line(resume.title, 't')}<p>${escapeHtml(resume.place)}</p><p>${escapeHtml(resume.email)} &nbsp;/&nbsp; ${escapeHtml(resume.phone)}</p><p>${personLinks(resume).map(escapeHtml).join(' &nbsp;/&nbsp; ')}</p></header>
    ${part(resume.headings.summary, line(resume.summary))}
    ${part(resume.headings.experience, resume.positions.map(job).join(''))}
    ${part(
      resume.headings.skills,
      namedSkillGroups(resume)
        .map(([name, skills]) => keywords(name, skills))
        .join(''),
    )}
    ${part(resume.headings.education, resume.education.map(({ degree, school, dates }) => `<article><h3>${escapeHtml(degree)}, <em>${escapeHtml(school)}</em></h3>${line(dates, 'when')}</article>`).join(''))}
    ${part(resume.headings.languages, `<p>${resume.languages.map(({ name, level }) => `<b>${escapeHtml(name)}</b> ${escapeHtml(level)}`).join(' &nbsp; ')}</p>`)}
    ${resume.courses.length > 0 ? part(resume.headings.courses, toHtmlList(resume.courses)) : ''}`;
};

/** First name and family names on two lines, dates to the left of a vertical line, paragraphs; the panel on the right has a photo and contacts. */
const colorPanel = async (resume: ResumeTexts, draw: Draw): Promise<string> => {
  const photo = `data:image/jpeg;base64,${(await darkPicture(200, 240, draw, 'jpeg')).toString('base64')}`;
  const [first = '', ...family] = resume.name.split(' ');
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string =>
    `<div class="job"><div class="when">${escapeHtml(dates)}</div><div class="what">${line(title, 't')}${line(`${company} | ${place}`, 'c')}${line(joinDuties(duties))}</div></div>`;
  const study = ({ degree, school, dates }: ResumeTexts['education'][number]): string =>
    `<div class="job"><div class="when">${escapeHtml(dates)}</div><div class="what">${line(degree, 't')}${line(school, 'c')}</div></div>`;
  const panel = `<img src="${photo}">${section(
    resume.headings.contact,
    contacts(resume)
      .map((contact) => line(contact))
      .join(''),
  )}${section(resume.headings.skills, resume.skills.map((skill) => line(`• ${skill}`)).join(''))}${section(
    resume.headings.languages,
    resume.languages.map(({ name, level }) => `${line(name, 't')}${line(level)}`).join(''),
  )}`;
  return `<style>${PAGE_STYLE}@page{margin:0}body{font-family:Lato,sans-serif;font-size:10pt;display:grid;grid-template-columns:1fr 200pt;min-height:100vh}main{padding:36pt 24pt 24pt 34pt}aside{background:#27364b;color:#fff;font-size:8.5pt;padding:36pt 14pt;overflow-wrap:anywhere}aside img{width:120pt;height:144pt;object-fit:cover;display:block;margin:0 auto 12pt;border:3pt solid #fff}
    h1{font-size:34pt;line-height:1;text-transform:uppercase;letter-spacing:2pt}h1 span{display:block;font-weight:300}.role{letter-spacing:3pt;text-transform:uppercase;font-size:10pt;margin:6pt 0 14pt;color:#5b7083}h2{font-size:12pt;letter-spacing:2pt;text-transform:uppercase;margin:14pt 0 6pt}aside p{margin-bottom:3pt}
    .job{display:grid;grid-template-columns:78pt 1fr;gap:12pt;break-inside:avoid;margin-bottom:8pt}.when{font-size:8.5pt;color:#5b7083;padding-top:1pt}.what{border-left:1pt solid #b8c4d0;padding-left:10pt}.t{font-weight:700}.c{color:#5b7083}</style>
    <main><h1>${escapeHtml(first)}<span>${escapeHtml(family.join(' '))}</span></h1>${line(resume.title, 'role')}
    ${section(resume.headings.summary, line(resume.summary))}
    ${section(resume.headings.experience, resume.positions.map(job).join(''))}
    ${section(resume.headings.education, resume.education.map(study).join(''))}</main><aside>${panel}</aside>`;
};

export const HELD_OUT_WEB: readonly Layout[] = [
  printedLayout('squares', false, skillSquares),
  printedLayout('heading-column', false, headingColumn),
  printedLayout('color-panel', false, colorPanel),
];
