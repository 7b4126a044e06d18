/** Résumés in HTML printed by Chromium: one column, a colored sidebar, two columns below a header, a column of dates. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions, findChromium } from '../../../scripts/lib/chromium.mjs';
import type { ResumeTexts, WrittenPosition } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import type { Layout } from './layout.ts';

let browser: Promise<Browser> | null = null;

const openBrowser = (): Promise<Browser> => {
  browser ??= findChromium().then(({ env }) => chromium.launch(chromiumLaunchOptions({ ...process.env, ...env })));
  return browser;
};

/** Closes the browser if one was started. */
export const closeChromium = async (): Promise<void> => {
  await (await browser)?.close();
  browser = null;
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);
export const toHtmlList = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
export const section = (heading: string, content: string): string =>
  `<section><h2>${escapeHtml(heading)}</h2>${content}</section>`;

/** Returns the email address, phone, place and links. */
export const contacts = ({ email, phone, place, linkedin, portfolio }: ResumeTexts): string[] =>
  [email, phone, place, linkedin, portfolio].filter((contact) => contact !== null);

/** Styles of every page. */
export const PAGE_STYLE =
  'body{margin:0;font-size:10.5pt;line-height:1.35}ul{margin:2pt 0 6pt;padding-left:14pt}h1,h2,h3,p{margin:0}';

const languageLines = ({ languages }: ResumeTexts, joined: (name: string, level: string) => string): string[] =>
  languages.map(({ name, level }) => joined(name, level));

const coursesSection = ({ headings, courses }: ResumeTexts): string =>
  courses.length === 0 ? '' : section(headings.courses, toHtmlList(courses));

/** Title and dates on a line, the employer below. */
const titleFirst = ({ title, company, place, dates, duties }: WrittenPosition): string =>
  `<div class="row"><b>${escapeHtml(title)}</b><span>${escapeHtml(dates)}</span></div><div><i>${escapeHtml(company)}, ${escapeHtml(place)}</i></div>${toHtmlList(duties)}`;

/** Employer and place on a line, title and dates below. */
const companyFirst = ({ title, company, place, dates, duties }: WrittenPosition): string =>
  `<div class="row"><b>${escapeHtml(company)}</b><span>${escapeHtml(place)}</span></div><div class="row"><i>${escapeHtml(title)}</i><span>${escapeHtml(dates)}</span></div>${toHtmlList(duties)}`;

const classic = (resume: ResumeTexts, draw: Draw): string => {
  const write = draw.pick([titleFirst, companyFirst]);
  const capitals = draw.chance(0.5) ? 'text-transform:uppercase;letter-spacing:1.5pt' : '';
  const skills = draw.pick([
    `<p>${escapeHtml(resume.skills.join(', '))}</p>`,
    `<p>${escapeHtml(resume.skills.join(' | '))}</p>`,
    toHtmlList(resume.skills),
  ]);
  return `<style>${PAGE_STYLE}body{font-family:Georgia,serif;padding:36pt}.row{display:flex;justify-content:space-between}h1{font-size:22pt;text-align:center}
    h2{font-size:12pt;border-bottom:1px solid #888;margin:10pt 0 4pt;${capitals}}.contact{text-align:center}</style>
    <h1>${escapeHtml(resume.name)}</h1><p class="contact">${escapeHtml(resume.title)}</p>
    <p class="contact">${contacts(resume).map(escapeHtml).join(' | ')}</p>
    ${section(resume.headings.summary, `<p>${escapeHtml(resume.summary)}</p>`)}
    ${section(resume.headings.experience, resume.positions.map(write).join(''))}
    ${section(
      resume.headings.education,
      resume.education
        .map(
          ({ degree, school, dates }) =>
            `<div class="row"><b>${escapeHtml(degree)}</b><span>${escapeHtml(dates)}</span></div><div>${escapeHtml(school)}</div>`,
        )
        .join(''),
    )}
    ${section(resume.headings.skills, skills)}
    ${section(resume.headings.languages, `<p>${escapeHtml(languageLines(resume, (name, level) => `${name} (${level})`).join(', '))}</p>`)}
    ${coursesSection(resume)}`;
};

const sidebar = (resume: ResumeTexts, draw: Draw): string => {
  const capitals = draw.chance(0.5) ? 'text-transform:uppercase' : '';
  const levels = draw.pick([
    (name: string, level: string) => `<p>${escapeHtml(name)}: ${escapeHtml(level)}</p>`,
    (name: string, level: string) => `<p><b>${escapeHtml(name)}</b><br>${escapeHtml(level)}</p>`,
    (name: string, level: string) => `<p>${escapeHtml(name)} – ${escapeHtml(level)}</p>`,
  ]);
  return `<style>${PAGE_STYLE}body{font-family:Arial,sans-serif;display:flex;min-height:100vh}aside{background:#1f3244;color:#fff;width:165pt;padding:28pt 14pt;box-sizing:border-box;overflow-wrap:anywhere;-webkit-print-color-adjust:exact}
    main{flex:1;padding:28pt 22pt}h1{font-size:24pt}h2{font-size:12.5pt;margin:12pt 0 4pt;${capitals}}.when{color:#666;font-size:9pt}</style>
    <aside>${section(
      resume.headings.contact,
      contacts(resume)
        .map((contact) => `<p>${escapeHtml(contact)}</p>`)
        .join(''),
    )}
    ${section(resume.headings.skills, draw.chance(0.5) ? toHtmlList(resume.skills) : resume.skills.map((skill) => `<p>${escapeHtml(skill)}</p>`).join(''))}
    ${section(resume.headings.languages, resume.languages.map(({ name, level }) => levels(name, level)).join(''))}</aside>
    <main><h1>${escapeHtml(draw.chance(0.4) ? resume.name.toUpperCase() : resume.name)}</h1><p>${escapeHtml(resume.title)}</p>
    ${section(resume.headings.summary, `<p>${escapeHtml(resume.summary)}</p>`)}
    ${section(
      resume.headings.experience,
      resume.positions
        .map(
          ({ title, company, dates, duties }) =>
            `<div><b>${escapeHtml(title)}</b></div><div>${escapeHtml(company)} · <span class="when">${escapeHtml(dates)}</span></div>${toHtmlList(duties)}`,
        )
        .join(''),
    )}
    ${section(
      resume.headings.education,
      resume.education
        .map(
          ({ degree, school, dates }) =>
            `<div><b>${escapeHtml(school)}</b></div><div>${escapeHtml(degree)} · <span class="when">${escapeHtml(dates)}</span></div>`,
        )
        .join(''),
    )}
    ${coursesSection(resume)}</main>`;
};

const twoColumns = (resume: ResumeTexts, draw: Draw): string => {
  const isSideLeft = draw.chance(0.5);
  const side = `<div class="side">${section(resume.headings.skills, `<p>${resume.skills.map(escapeHtml).join('<br>')}</p>`)}
    ${section(resume.headings.languages, resume.languages.map(({ name, level }) => `<p>${escapeHtml(name)} (${escapeHtml(level)})</p>`).join(''))}
    ${section(
      resume.headings.education,
      resume.education
        .map(
          ({ degree, school, dates }) =>
            `<p><b>${escapeHtml(degree)}</b></p><p>${escapeHtml(school)}</p><p>${escapeHtml(dates)}</p>`,
        )
        .join('<br>'),
    )}${coursesSection(resume)}</div>`;
  const main = `<div class="main">${section(
    resume.headings.experience,
    resume.positions
      .map(
        ({ title, company, place, dates, duties }) =>
          `<p><b>${escapeHtml(title)}</b>, ${escapeHtml(company)}</p><p class="when">${escapeHtml(dates)} | ${escapeHtml(place)}</p>${toHtmlList(duties)}`,
      )
      .join(''),
  )}</div>`;
  return `<style>${PAGE_STYLE}body{font-family:Verdana,sans-serif;font-size:9.5pt;padding:30pt}.cols{display:flex;gap:20pt}.main{flex:1}.side{width:150pt}h1{font-size:26pt;color:#0a5}
    h2{font-size:11pt;color:#0a5;margin:10pt 0 3pt}.when{color:#777}</style>
    <h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.title)}</p><p>${contacts(resume).map(escapeHtml).join(' · ')}</p>
    ${section(resume.headings.summary, `<p>${escapeHtml(resume.summary)}</p>`)}
    <div class="cols">${isSideLeft ? side + main : main + side}</div>`;
};

const datesColumn = (resume: ResumeTexts): string => {
  const rows = (all: readonly (readonly [string, string])[]): string =>
    `<table>${all.map(([left, right]) => `<tr><td class="l">${left}</td><td>${right}</td></tr>`).join('')}</table>`;
  return `<style>${PAGE_STYLE}body{font-family:Tahoma,sans-serif;padding:34pt}td{vertical-align:top;padding-bottom:4pt}.l{width:118pt;color:#357}h1{font-size:21pt}h2{font-size:13pt;color:#357;margin:9pt 0 3pt}</style>
    <h1>${escapeHtml(resume.name)}</h1><p><b>${escapeHtml(resume.title)}</b></p><p>${contacts(resume).map(escapeHtml).join('<br>')}</p>
    ${section(resume.headings.summary, `<p>${escapeHtml(resume.summary)}</p>`)}
    ${section(
      resume.headings.experience,
      rows(
        resume.positions.map(({ title, company, place, dates, duties }) => [
          escapeHtml(dates),
          `<b>${escapeHtml(title)}</b>, <i>${escapeHtml(company)}</i>, ${escapeHtml(place)}${toHtmlList(duties)}`,
        ]),
      ),
    )}
    ${section(resume.headings.education, rows(resume.education.map(({ degree, school, dates }) => [escapeHtml(dates), `<b>${escapeHtml(degree)}</b>, ${escapeHtml(school)}`])))}
    ${section(resume.headings.languages, rows(resume.languages.map(({ name, level }) => [escapeHtml(name), escapeHtml(level)])))}
    ${section(resume.headings.skills, `<p>${escapeHtml(resume.skills.join(', '))}</p>`)}${coursesSection(resume)}`;
};

/** Options for printing a page. */
export interface Print {
  /** The page's address, for headers and footers that show it. */
  readonly address?: (resume: ResumeTexts) => string;
  readonly options?: Parameters<Page['pdf']>[0];
}

/** Creates a layout that is printed by the browser. */
export const printedLayout = (
  name: string,
  isForTuning: boolean,
  page: (resume: ResumeTexts, draw: Draw) => string | Promise<string>,
  { address, options, ...traits }: Print & Pick<Layout, 'isNameless' | 'hasOnlyYears' | 'omits'> = {},
): Layout => ({
  name: `chromium-${name}`,
  isForTuning,
  extension: 'pdf',
  ...traits,
  make: async (resume, draw) => {
    const tab = await (await openBrowser()).newPage();
    const body = `<!doctype html><html><meta charset="utf-8">${await page(resume, draw)}`;
    try {
      if (address === undefined) await tab.setContent(body);
      else {
        await tab.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
        await tab.goto(address(resume));
      }
      await tab.evaluate('document.fonts.ready.then(() => null)');
      return new Uint8Array(await tab.pdf({ format: draw.pick(['A4', 'Letter']), printBackground: true, ...options }));
    } finally {
      await tab.close();
    }
  },
});

export const CHROMIUM_LAYOUTS: readonly Layout[] = [
  printedLayout('classic', true, classic),
  printedLayout('sidebar', true, sidebar),
  printedLayout('dates-column', true, datesColumn),
  printedLayout('two-columns', true, twoColumns),
];
