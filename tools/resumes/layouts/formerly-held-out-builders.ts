/** Formerly held-out layouts as résumé builders export them: a round photo on a colored band, a grid of entries, outlines in two columns. */
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { contacts, escapeHtml, PAGE_STYLE, printedLayout, toHtmlList } from './chromium.ts';
import { fontFile } from './fonts.ts';
import type { Layout } from './layout.ts';
import { darkPicture } from './pictures.ts';

const line = (text: string, style = ''): string => `<p class="${style}">${escapeHtml(text)}</p>`;
const lines = (texts: readonly string[]): string => texts.map((text) => line(text)).join('');

const ICON =
  '<svg width="9" height="9" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="3.6" fill="currentColor"/></svg>';

/** The number of filled dots, of five, for each level. */
const FILLED = { native: 5, C2: 5, C1: 4, B2: 3, B1: 3, A2: 2 } as const;
const DOTS = 5;
const dots = (filled: number): string =>
  `<svg width="62" height="10">${Array.from({ length: DOTS }, (_, index) => `<circle cx="${5 + index * 12}" cy="5" r="4" fill="${index < filled ? '#2b6777' : '#d5dde0'}"/>`).join('')}</svg>`;

/** A round photo over the edge of a band, bars for skills in the narrow column. */
const roundPhoto = async (resume: ResumeTexts, draw: Draw): Promise<string> => {
  const photo = `data:image/jpeg;base64,${(await darkPicture(220, 220, draw, 'jpeg')).toString('base64')}`;
  const bar = (): string => `<div class="bar"><i style="width:${draw.between(55, 98)}%"></i></div>`;
  const side = `<h2>${escapeHtml(resume.headings.contact)}</h2>${contacts(resume)
    .map((contact) => `<p class="with">${ICON}<span>${escapeHtml(contact)}</span></p>`)
    .join('')}<h2>${escapeHtml(resume.headings.education)}</h2>${resume.education
    .map(({ degree, school, dates }) => line(degree.toUpperCase(), 'b') + line(school) + line(dates, 'g'))
    .join('')}<h2>${escapeHtml(resume.headings.skills)}</h2>${resume.skills
    .map((skill) => `${line(skill)}${bar()}`)
    .join('')}`;
  const main = `<h2>${escapeHtml(resume.headings.summary)}</h2>${line(resume.summary)}<h2>${escapeHtml(resume.headings.experience)}</h2>${resume.positions
    .map(
      ({ title, company, place, dates, duties }) =>
        `<div class="job">${line(title, 'b')}${line(`${company} | ${place}`)}${line(dates, 'g')}${toHtmlList(duties)}</div>`,
    )
    .join('')}<h2>${escapeHtml(resume.headings.languages)}</h2><div class="langs">${resume.languages
    .map(({ name, level }) => `<div>${line(name, 'b')}${line(level)}</div>`)
    .join('')}</div>`;
  return `<style>${PAGE_STYLE}@page{margin:0 0 24pt}body{font-family:"Open Sans",sans-serif;font-size:9.5pt}header{background:#e9c9b8;height:112pt;padding:30pt 30pt 0 214pt;box-sizing:border-box}h1{font-size:25pt;letter-spacing:3pt;text-transform:uppercase;line-height:1.1}
    header p{letter-spacing:4pt;text-transform:uppercase;font-size:9pt;margin-top:4pt}.photo{position:absolute;left:40pt;top:32pt;width:122pt;height:122pt;border-radius:50%;border:5pt solid #fff}.cols{display:flex}aside{width:192pt;box-sizing:border-box;padding:56pt 16pt 16pt 26pt;background:#f7f1ed;overflow-wrap:anywhere;min-height:600pt}
    main{flex:1;padding:8pt 28pt}h2{font-size:11.5pt;letter-spacing:2pt;text-transform:uppercase;margin:13pt 0 5pt}.b{font-weight:700}.g{color:#8a6a5a;font-size:8.5pt;margin-bottom:4pt}.with{display:flex;gap:6pt;align-items:baseline}.with svg{flex:none;color:#8a6a5a}
    .bar{background:#e3d5cc;height:4pt;border-radius:2pt;margin:1pt 0 4pt}.bar i{display:block;height:4pt;border-radius:2pt;background:#8a6a5a}.job{border-left:1.5pt solid #e9c9b8;padding-left:10pt}.langs{display:flex;gap:36pt}</style>
    <header><h1>${escapeHtml(resume.name)}</h1>${line(resume.title)}</header><img class="photo" src="${photo}"><div class="cols"><aside>${side}</aside><main>${main}</main></div>`;
};

/** Dates and place in a column on the left of each entry, skills in columns, dots next to the levels of languages. */
const entryGrid = (resume: ResumeTexts, draw: Draw): string => {
  const heading = (text: string): string => `<h2>${ICON} ${escapeHtml(text)}</h2>`;
  const entry = (left: readonly string[], right: string): string =>
    `<div class="entry"><div class="left">${lines(left)}</div><div>${right}</div></div>`;
  const isTitleFirst = draw.chance(0.6);
  return `<style>${PAGE_STYLE}body{font-family:Lato,sans-serif;padding:32pt 36pt;font-size:10pt}h1{font-size:23pt}h1 span{font-weight:300;font-size:16pt;color:#2b6777}h2{color:#2b6777;font-size:13pt;margin:13pt 0 5pt;border-bottom:1.5pt solid #2b6777;padding-bottom:2pt}
    .contact{display:grid;grid-template-columns:1fr 1fr;gap:2pt 18pt;margin-top:6pt}.entry{display:grid;grid-template-columns:120pt 1fr;gap:12pt;break-inside:avoid;margin-bottom:4pt}.left{color:#555}.b{font-weight:700;font-size:10.5pt}.i{font-style:italic}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4pt 14pt}.lang{display:flex;justify-content:space-between}</style>
    <h1>${escapeHtml(resume.name)} <span>${escapeHtml(resume.title)}</span></h1><div class="contact">${contacts(resume)
      .map((contact) => `<div>${ICON} ${escapeHtml(contact)}</div>`)
      .join('')}</div>
    ${heading(resume.headings.summary)}${line(resume.summary)}
    ${heading(resume.headings.experience)}${resume.positions
      .map(({ title, company, place, dates, duties }) => {
        const [first, second] = isTitleFirst ? [title, company] : [company, title];
        return entry([dates, place], `${line(first, 'b')}${line(second, 'i')}${toHtmlList(duties)}`);
      })
      .join('')}
    ${heading(resume.headings.education)}${resume.education
      .map(({ degree, school, dates }) => {
        const [first, second] = isTitleFirst ? [degree, school] : [school, degree];
        return entry([dates], `${line(first, 'b')}${line(second, 'i')}`);
      })
      .join('')}
    ${heading(resume.headings.skills)}<div class="three">${lines(resume.skills)}</div>
    ${heading(resume.headings.languages)}<div class="three">${resume.languages
      .map(
        ({ name, level, code }) =>
          `<div><div class="lang"><b>${escapeHtml(name)}</b>${dots(FILLED[code])}</div>${line(level)}</div>`,
      )
      .join('')}</div>
    ${resume.courses.length > 0 ? `${heading(resume.headings.courses)}${lines(resume.courses)}` : ''}`;
};

/** Returns a style for a font with a single weight. Chromium makes it bolder by filling outlines, and puts the letters on top with alpha 0. */
const singleWeight = async (): Promise<string> =>
  `@font-face{font-family:Single;font-weight:400;src:url(data:font/ttf;base64,${(await fontFile('sans', 'regular')).toString('base64')})}`;

/** Two columns below a header, all letters as outlines: ruled headings in capitals, the employer in a color, dates and place with icons. */
const outlinedColumns = async (resume: ResumeTexts): Promise<string> => {
  const dateLine = (...texts: readonly string[]): string =>
    `<div class="when">${texts.map((text) => `<span>${ICON} ${escapeHtml(text)}</span>`).join('')}</div>`;
  const heading = (text: string): string => `<h2>${escapeHtml(text)}</h2>`;
  const main = `${heading(resume.headings.experience)}${resume.positions
    .map(
      ({ title, company, place, dates, duties }) =>
        `${line(title, 't')}${line(company, 'c')}${dateLine(dates, place)}${toHtmlList(duties)}`,
    )
    .join('')}${heading(resume.headings.languages)}${resume.languages
    .map(
      ({ name, level, code }) =>
        `<div class="lang"><b>${escapeHtml(name)}</b><span>${escapeHtml(level)}</span>${dots(FILLED[code])}</div>`,
    )
    .join('')}`;
  const side = `${heading(resume.headings.summary)}${line(resume.summary)}${heading(resume.headings.skills)}<div class="tags">${resume.skills
    .map((skill) => `<span>${escapeHtml(skill)}</span>`)
    .join('')}</div>${heading(resume.headings.education)}${resume.education
    .map(({ degree, school, dates }) => `${line(degree, 't')}${line(school, 'c')}${dateLine(dates)}`)
    .join('')}`;
  return `<style>${await singleWeight()}${PAGE_STYLE}body{font-family:Single,sans-serif;font-weight:600;padding:30pt 32pt;font-size:10pt}h1{font-size:26pt;text-transform:uppercase}.title{color:#0a66a8;font-size:13pt;margin:0 0 4pt}.contact{display:flex;flex-wrap:wrap;gap:2pt 14pt}.cols{display:grid;grid-template-columns:1.6fr 1fr;gap:26pt}
    h2{font-size:12pt;text-transform:uppercase;border-bottom:2.5pt solid #222;margin:13pt 0 6pt}.t{font-size:11.5pt}.c{color:#0a66a8;font-weight:700}.when{display:flex;gap:14pt;color:#555;font-size:8.5pt;margin:1pt 0}.tags span{display:inline-block;border-bottom:1pt solid #999;margin:0 9pt 7pt 0;padding:1pt 3pt}.lang{display:grid;grid-template-columns:90pt 130pt auto}</style>
    <h1>${escapeHtml(resume.name)}</h1>${line(resume.title, 'title')}<div class="contact">${contacts(resume)
      .map((contact) => `<span>${escapeHtml(contact)}</span>`)
      .join('')}</div>
    <div class="cols"><div>${main}</div><div>${side}</div></div>`;
};

export const FORMERLY_HELD_OUT_BUILDERS: readonly Layout[] = [
  printedLayout('round-photo', true, roundPhoto),
  printedLayout('entry-grid', true, entryGrid, { options: { margin: { bottom: '24px' } } }),
  printedLayout('outlined-columns', true, outlinedColumns),
];
