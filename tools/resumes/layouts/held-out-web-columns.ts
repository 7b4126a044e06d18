/**
 * Held-out layouts of printed pages in two columns: a dark rail with a round photo, two even halves below a band, and a template of an online editor.
 */
import type { ResumeTexts, WrittenPosition } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { contacts, escapeHtml, PAGE_STYLE, printedLayout, section, toHtmlList } from './chromium.ts';
import { FILLED_OF_FIVE, joinDuties, personLinks } from './held-out-words.ts';
import type { Layout } from './layout.ts';
import { darkPicture } from './pictures.ts';

type Study = ResumeTexts['education'][number];

const line = (text: string, style = ''): string => `<p class="${style}">${escapeHtml(text)}</p>`;
const lines = (texts: readonly string[]): string => texts.map((text) => line(text)).join('');

const ICON =
  '<svg width="10" height="10" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="none" stroke="currentColor"/></svg>';

/**
 * A page as an online design tool prints it: spaced capitals, a dark rail with photo, contacts with icons and education, jobs with the dates on the
 * right.
 */
const darkRail = async (resume: ResumeTexts, draw: Draw): Promise<string> => {
  const photo = `data:image/jpeg;base64,${(await darkPicture(220, 220, draw, 'jpeg')).toString('base64')}`;
  const study = ({ degree, school, dates }: Study): string =>
    `<article>${line(dates, 'when')}${line(school, 'b')}${line(degree)}</article>`;
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string =>
    `<article><div class="row"><b>${escapeHtml(company)}</b><span>${escapeHtml(dates)}</span></div>${line(`${title} | ${place}`)}${toHtmlList(duties)}</article>`;
  const bars = resume.skills
    .map((skill) => `${line(skill)}<div class="bar"><i style="width:${draw.between(5, 10)}0%"></i></div>`)
    .join('');
  const skillsSection = section(resume.headings.skills, draw.chance(0.5) ? bars : toHtmlList(resume.skills));
  return `<style>${PAGE_STYLE}@page{margin:0}body{font-family:"Open Sans",sans-serif;font-size:9pt;display:grid;grid-template-columns:190pt 1fr;min-height:100vh}aside{background:#323b4c;color:#fff;padding:30pt 18pt;overflow-wrap:anywhere}aside img{display:block;width:112pt;height:112pt;border-radius:50%;object-fit:cover;margin:0 auto 14pt}main{padding:34pt 26pt}h1{font-size:27pt;line-height:1.1;letter-spacing:1pt}.role{letter-spacing:2.5pt;text-transform:uppercase;font-size:10.5pt;margin:4pt 0 10pt}
    h2{font-size:11.5pt;letter-spacing:2pt;text-transform:uppercase;border-bottom:1pt solid currentColor;padding-bottom:3pt;margin:14pt 0 7pt}.c{display:flex;gap:6pt;align-items:center;margin-bottom:4pt;font-size:8.5pt}.c svg{flex:none}article{break-inside:avoid;margin-bottom:7pt}.row{display:flex;justify-content:space-between;gap:10pt}.b{font-weight:700}.when{font-weight:700}.bar{height:4pt;background:#56607a;margin:2pt 0 5pt}.bar i{display:block;height:4pt;background:#fff}</style>
    <aside><img src="${photo}">${section(
      resume.headings.contact,
      contacts(resume)
        .map((contact) => `<p class="c">${ICON}<span>${escapeHtml(contact)}</span></p>`)
        .join(''),
    )}${section(resume.headings.education, resume.education.map(study).join(''))}${skillsSection}${section(
      resume.headings.languages,
      toHtmlList(resume.languages.map(({ name, level }) => `${name} (${level})`)),
    )}</aside>
    <main><h1>${escapeHtml(resume.name)}</h1>${line(resume.title, 'role')}
    ${section(resume.headings.summary, line(resume.summary))}
    ${section(resume.headings.experience, resume.positions.map(job).join(''))}
    ${resume.courses.length > 0 ? section(resume.headings.courses, toHtmlList(resume.courses)) : ''}</main>`;
};

/** A colored band with name, title and summary, a strip of contacts, then jobs in the left half and all else in the right; languages with dots. */
const evenHalves = (resume: ResumeTexts, draw: Draw): string => {
  const dots = (filled: number): string =>
    `<span class="dots">${[1, 2, 3, 4, 5].map((dot) => `<i class="${dot <= filled ? 'on' : ''}"></i>`).join('')}</span>`;
  const hasSentences = draw.chance(0.4);
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string =>
    `<article>${line(title, 'b')}${line(company, 'co')}<div class="row small"><span>${escapeHtml(dates)}</span><span>${escapeHtml(place)}</span></div>${hasSentences ? line(joinDuties(duties)) : toHtmlList(duties)}</article>`;
  const study = ({ degree, school, dates }: Study): string =>
    `<article>${line(degree, 'b')}${line(school, 'co')}${line(dates, 'small')}</article>`;
  const right = `${section(resume.headings.skills, `<div class="tags">${resume.skills.map((skill) => `<span>${escapeHtml(skill)}</span>`).join('')}</div>`)}
    ${section(resume.headings.education, resume.education.map(study).join(''))}
    ${section(resume.headings.languages, resume.languages.map(({ name, level, code }) => `<div class="row"><span>${escapeHtml(name)}<br><em>${escapeHtml(level)}</em></span>${dots(FILLED_OF_FIVE[code])}</div>`).join(''))}
    ${resume.courses.length > 0 ? section(resume.headings.courses, lines(resume.courses)) : ''}`;
  return `<style>${PAGE_STYLE}@page{margin:0}body{font-family:"Liberation Sans",sans-serif;font-size:9.5pt}header{background:#2f6f73;color:#fff;padding:26pt 34pt}h1{font-size:24pt}.strip{background:#1f4e51;color:#fff;padding:6pt 34pt;display:flex;flex-wrap:wrap;gap:3pt 18pt;font-size:8.5pt}.halves{display:grid;grid-template-columns:1fr 1fr;gap:26pt;padding:6pt 34pt}h2{font-size:12pt;text-transform:uppercase;color:#2f6f73;margin:10pt 0 5pt}.b{font-weight:700;font-size:10.5pt}.small{font-size:8.5pt;font-style:italic;color:#2f6f73}
    .row{display:flex;justify-content:space-between;gap:10pt}article{break-inside:avoid;margin-bottom:7pt}.tags{display:flex;flex-wrap:wrap;gap:5pt}.tags span{background:#7f8c8d;color:#fff;padding:2pt 7pt;border-radius:3pt}.dots i{display:inline-block;width:7pt;height:7pt;border-radius:50%;background:#ccd;margin-left:3pt}.dots .on{background:#2f6f73}em{font-size:8.5pt;color:#666}</style>
    <header><h1>${escapeHtml(resume.name)}</h1>${line(resume.title)}<br>${line(resume.summary)}</header>
    <div class="strip">${contacts(resume)
      .map((contact) => `<span>${ICON} ${escapeHtml(contact)}</span>`)
      .join('')}</div>
    <div class="halves"><div>${section(resume.headings.experience, resume.positions.map(job).join(''))}</div><div>${right}</div></div>`;
};

/** The template of an online editor: "employer, place — title" with dates in capitals below; a narrow column on the right for the rest. */
const editorTemplate = (resume: ResumeTexts, draw: Draw): string => {
  const isBulleted = draw.chance(0.6);
  const entry = (bold: string, plain: string, italic: string, dates: string, below: string): string =>
    `<h3>${escapeHtml(bold)}${escapeHtml(plain)} — <em>${escapeHtml(italic)}</em></h3><p class="when">${escapeHtml(dates)}</p>${below}`;
  const duties = (all: readonly string[]): string => (isBulleted ? toHtmlList(all) : line(joinDuties(all)));
  const left = `${section(resume.headings.experience, resume.positions.map((job) => entry(job.company, `, ${job.place}`, job.title, job.dates, duties(job.duties))).join(''))}
    ${section(resume.headings.education, resume.education.map(({ degree, school, dates }) => entry(school, '', degree, dates, '')).join(''))}`;
  const right = `${section(resume.headings.skills, lines(resume.skills))}
    ${resume.courses.length > 0 ? section(resume.headings.courses, lines(resume.courses)) : ''}
    ${section(resume.headings.languages, lines(resume.languages.map(({ name, level }) => `${name}, ${level}`)))}`;
  return `<style>${PAGE_STYLE}body{font-family:"Open Sans",sans-serif;font-size:9pt;padding:44pt 46pt;color:#666}table{width:100%;border-spacing:0}td{vertical-align:top;padding:0}td:last-child{width:150pt;padding-left:24pt;overflow-wrap:anywhere}h1{font-family:"Liberation Serif",serif;font-size:32pt;color:#000;line-height:1.1}h2{font-size:9pt;color:#2079c7;text-transform:uppercase;margin:18pt 0 6pt}h3{font-family:"Liberation Serif",serif;font-size:11pt;color:#000;margin-top:8pt}h3 em{font-weight:400}.when{font-size:8pt;text-transform:uppercase;margin-bottom:3pt}.b{color:#000;font-weight:700}</style>
    <table><tr><td><h1>${escapeHtml(resume.name)}</h1>${line(resume.title)}<br>${line(resume.summary)}</td><td>${line(resume.place)}<p class="b">${escapeHtml(resume.phone)}</p><p class="b">${escapeHtml(resume.email)}</p>${lines(personLinks(resume))}</td></tr>
    <tr><td>${left}</td><td>${right}</td></tr></table>`;
};

export const HELD_OUT_WEB_COLUMNS: readonly Layout[] = [
  printedLayout('dark-rail', false, darkRail),
  printedLayout('even-halves', false, evenHalves),
  printedLayout('editor-template', false, editorTemplate),
];
