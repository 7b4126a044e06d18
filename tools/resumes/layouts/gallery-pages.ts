/**
 * Printed web pages in the styles of resume builders' galleries: groups of chips, skills rated with words and dots, a poster with a timeline, and
 * boxes with labels.
 */
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { contacts, escapeHtml, PAGE_STYLE, printedLayout, toHtmlList } from './chromium.ts';
import type { Layout } from './layout.ts';

const line = (text: string, style = ''): string => `<p class="${style}">${escapeHtml(text)}</p>`;
const heading = (text: string): string => `<h2>${escapeHtml(text)}</h2>`;
const halves = (texts: readonly string[]): [string[], string[]] => {
  const half = Math.ceil(texts.length / 2);
  return [texts.slice(0, half), texts.slice(half)];
};

const RATINGS = {
  en: ['Master', 'Advanced', 'Intermediate', 'Beginner'],
  es: ['Experto', 'Avanzado', 'Intermedio', 'Principiante'],
  pt: ['Especialista', 'Avançado', 'Intermediário', 'Iniciante'],
} as const;
const TASKS = { en: 'Achievements/Tasks', es: 'Logros/Tareas', pt: 'Conquistas/Tarefas' } as const;
const GROUPS = {
  en: ['Daily', 'Familiar with'],
  es: ['A diario', 'Nociones de'],
  pt: ['No dia a dia', 'Noções de'],
} as const;

/** Employer and dates on one line, the title below; skills as chips under the name of their group. */
const chipGroups = (resume: ResumeTexts): string => {
  const [first, second] = halves(resume.skills);
  const groups = [first, second].map(
    (skills, index) =>
      `<div class="group"><h4>${escapeHtml(GROUPS[resume.language][index] ?? '')}</h4><div class="chips">${skills.map((skill) => `<span>${escapeHtml(skill)}</span>`).join('')}</div></div>`,
  );
  return `<style>${PAGE_STYLE}body{font-family:Lato,sans-serif;padding:34pt 46pt;font-size:10pt}h1{font-size:24pt;font-weight:400}h2{font-size:14pt;font-weight:400;color:#3b6;margin:16pt 0 6pt}h3{font-size:11pt;margin:0}h4{font-size:10pt;margin:4pt 0}
    .row{display:flex;gap:8pt;align-items:baseline}.row time{color:#777;font-size:8.5pt}.contact{display:flex;flex-wrap:wrap;gap:3pt 16pt}.chips span{display:inline-block;background:#eee;border-radius:3pt;padding:2pt 6pt;margin:0 5pt 5pt 0}.group{display:inline-block;width:48%;vertical-align:top}</style>
    <h1>${escapeHtml(resume.name)}</h1>${line(resume.title)}<div class="contact">${contacts(resume)
      .map((contact) => `<span>${escapeHtml(contact)}</span>`)
      .join('')}</div>${line(resume.summary)}
    ${heading(resume.headings.experience)}${resume.positions
      .map(
        ({ title, company, place, dates, duties }) =>
          `<div class="row"><h3>${escapeHtml(company)}</h3><time>${escapeHtml(dates)}</time></div>${line(title)}${line(place)}${toHtmlList(duties)}`,
      )
      .join('')}
    ${heading(resume.headings.education)}${resume.education
      .map(
        ({ degree, school, dates }) =>
          `<div class="row"><h3>${escapeHtml(school)}</h3><time>${escapeHtml(dates)}</time></div>${line(degree)}`,
      )
      .join('')}
    ${heading(resume.headings.skills)}${groups.join('')}
    ${heading(resume.headings.languages)}${resume.languages.map(({ name, level }) => `<div class="row"><h3>${escapeHtml(name)}</h3><span>${escapeHtml(level)}</span></div>`).join('')}`;
};

/** A rail on the left with a word and dots as the rating of each skill; employer and dates on one line, the title with the place below. */
const ratedRail = (resume: ResumeTexts, draw: Draw): string => {
  const words = RATINGS[resume.language];
  const rating = (): string => {
    const index = draw.between(0, words.length - 1);
    const dots = Array.from(
      { length: 5 },
      (_, dot) => `<circle cx="${4 + dot * 10}" cy="4" r="3.5" fill="${dot < 5 - index ? '#369' : '#ddd'}"/>`,
    );
    return `${line(words[index] ?? '', 'small')}<svg width="56" height="9">${dots.join('')}</svg>`;
  };
  return `<style>${PAGE_STYLE}body{font-family:"Open Sans",sans-serif;font-size:9.5pt;display:grid;grid-template-columns:150pt 1fr;gap:18pt;padding:26pt}h1{font-size:20pt}h2{font-size:12pt;color:#369;border-bottom:1pt solid #369;margin:12pt 0 5pt}.row{display:flex;justify-content:space-between}.b{font-weight:700}.small{font-size:8pt;color:#666}aside{overflow-wrap:anywhere}</style>
    <aside><h1>${escapeHtml(resume.name)}</h1>${line(resume.title)}${contacts(resume)
      .map((contact) => line(contact))
      .join('')}
    ${heading(resume.headings.skills)}${resume.skills.map((skill) => `${line(skill, 'b')}${rating()}`).join('')}
    ${heading(resume.headings.languages)}${resume.languages.map(({ name, level }) => `${line(name, 'b')}${line(level, 'small')}`).join('')}</aside>
    <main>${heading(resume.headings.summary)}${line(resume.summary)}${heading(resume.headings.experience)}${resume.positions
      .map(
        ({ title, company, place, dates, duties }) =>
          `<div class="row"><b>${escapeHtml(company)}</b><b>${escapeHtml(dates)}</b></div><div class="row"><span>${escapeHtml(title)}</span><span>${escapeHtml(place)}</span></div>${toHtmlList(duties)}`,
      )
      .join('')}
    ${heading(resume.headings.education)}${resume.education
      .map(
        ({ degree, school, dates }) =>
          `<div class="row"><b>${escapeHtml(school)}</b><b>${escapeHtml(dates)}</b></div><div>${escapeHtml(degree)}</div>`,
      )
      .join('')}</main>`;
};

/** Spaced capitals, the name over two lines, dates on the left of a timeline, skills in two columns of bullets. */
const poster = (resume: ResumeTexts): string => {
  const [given = '', ...others] = resume.name.split(' ');
  const entry = (dates: string, first: string, second: string, body: string): string =>
    `<div class="entry"><div class="when">${escapeHtml(dates)}</div><div class="what">${line(first, 'b')}${line(second)}${body}</div></div>`;
  return `<style>${PAGE_STYLE}body{font-family:Lato,sans-serif;font-size:9.5pt;padding:30pt 34pt}h1{font-size:34pt;letter-spacing:5pt;text-transform:uppercase;line-height:1.05}h2{font-size:12pt;letter-spacing:4pt;text-transform:uppercase;margin:16pt 0 6pt;font-weight:700}.title{letter-spacing:3pt;text-transform:uppercase;margin:4pt 0 8pt}.b{font-weight:700}
    .bar{background:#eee7e0;padding:6pt 10pt;display:flex;justify-content:space-between;font-size:8pt}.entry{display:grid;grid-template-columns:96pt 1fr}.when{font-weight:700}.what{border-left:1pt solid #999;padding:0 0 8pt 12pt}.two{columns:2}</style>
    <h1>${escapeHtml(given)}<br>${escapeHtml(others.join(' '))}</h1>${line(resume.title, 'title')}<div class="bar">${contacts(
      resume,
    )
      .map((contact) => `<span>${escapeHtml(contact)}</span>`)
      .join('')}</div>
    ${heading(resume.headings.summary)}${line(resume.summary)}
    ${heading(resume.headings.experience)}${resume.positions.map((job) => entry(job.dates, job.title, `${job.company} - ${job.place}`, toHtmlList(job.duties))).join('')}
    ${heading(resume.headings.education)}${resume.education.map((study) => entry(study.dates, study.degree, study.school, '')).join('')}
    ${heading(resume.headings.skills)}<ul class="two">${resume.skills.map((skill) => `<li>${escapeHtml(skill)}</li>`).join('')}</ul>
    ${heading(resume.headings.languages)}<p>${resume.languages.map(({ name, level }) => escapeHtml(`${name}: ${level}`)).join(' / ')}</p>`;
};

/** Title, employer, then dates with place in italics and a label above the duties; skills as filled tags. */
const labeledBoxes = (resume: ResumeTexts): string => {
  const block = (title: string, content: string): string => `<section>${heading(title)}${content}</section>`;
  return `<style>${PAGE_STYLE}body{font-family:"Open Sans",sans-serif;font-size:9pt;padding:24pt}h1{font-size:22pt;color:#1b4f72}h2{font-size:13pt;color:#1b4f72;text-transform:uppercase;margin:10pt 0 4pt}.cols{display:grid;grid-template-columns:1fr 1fr;gap:22pt}.t{font-weight:700;font-size:11pt}.c{font-size:11pt}.w{color:#1b4f72;font-style:italic;font-size:8pt;display:flex;justify-content:space-between}.l{color:#1b4f72;font-style:italic;font-size:8pt}
    .tags span{display:inline-block;background:#1b4f72;color:#fff;border-radius:3pt;padding:2pt 6pt;margin:0 4pt 5pt 0;-webkit-print-color-adjust:exact}.contact{text-align:right}</style>
    <div class="cols"><div><h1>${escapeHtml(resume.name)}</h1>${line(resume.title, 'c')}${line(resume.summary)}</div><div class="contact">${contacts(
      resume,
    )
      .map((contact) => line(contact))
      .join('')}</div></div>
    <div class="cols"><div>${block(
      resume.headings.experience,
      resume.positions
        .map(
          ({ title, company, place, dates, duties }) =>
            `${line(title, 't')}${line(company, 'c')}<div class="w"><span>${escapeHtml(dates)}</span><span>${escapeHtml(place)}</span></div>${line(TASKS[resume.language], 'l')}${toHtmlList(duties)}`,
        )
        .join(''),
    )}</div><div>${block(resume.headings.skills, `<div class="tags">${resume.skills.map((skill) => `<span>${escapeHtml(skill)}</span>`).join('')}</div>`)}${block(
      resume.headings.education,
      resume.education
        .map(({ degree, school, dates }) => `${line(degree, 't')}${line(school, 'c')}${line(dates, 'l')}`)
        .join(''),
    )}${block(resume.headings.languages, resume.languages.map(({ name, level }) => `${line(name)}${line(level, 'l')}`).join(''))}</div></div>`;
};

/** "Title, Employer, Place" above the dates; degree and school on one bold line; skills in a grid with bars. */
const plainLines = (resume: ResumeTexts): string => {
  const bar = '<div class="bar"><i></i></div>';
  return `<style>${PAGE_STYLE}body{font-family:Georgia,serif;font-size:10pt;padding:40pt 48pt}h1{font-size:20pt;text-align:center}.center{text-align:center}h2{font-size:11pt;margin:14pt 0 4pt}.b{font-weight:700}.g{color:#777;font-size:9pt}.grid{display:grid;grid-template-columns:1fr 1fr;gap:3pt 30pt}.bar{background:#ddd;height:3pt}.bar i{display:block;background:#333;height:3pt;width:70%}</style>
    <h1>${escapeHtml(resume.name)}, ${escapeHtml(resume.title)}</h1><p class="center">${contacts(resume).map(escapeHtml).join(', ')}</p>
    ${heading(resume.headings.summary)}${line(resume.summary)}
    ${heading(resume.headings.experience)}${resume.positions.map(({ title, company, place, dates, duties }) => `${line(`${title}, ${company}, ${place}`, 'b')}${line(dates, 'g')}${toHtmlList(duties)}`).join('')}
    ${heading(resume.headings.education)}${resume.education.map(({ degree, school, dates }) => `${line(`${degree}, ${school}`, 'b')}${line(dates, 'g')}`).join('')}
    ${heading(resume.headings.skills)}<div class="grid">${resume.skills.map((skill) => `<div>${line(skill)}${bar}</div>`).join('')}</div>
    ${heading(resume.headings.languages)}<div class="grid">${resume.languages.map(({ name, level }) => `<div>${line(`${name} — ${level}`)}${bar}</div>`).join('')}</div>`;
};

/** Dates and place above the title in capitals and the employer; skills separated by slashes; a table of languages. */
const onlineForm = (resume: ResumeTexts): string => {
  const block = (title: string, content: string): string =>
    `<section><h2>${escapeHtml(title)}</h2><hr>${content}</section>`;
  return `<style>${PAGE_STYLE}body{font-family:Arial,sans-serif;font-size:10pt;padding:30pt 40pt}h1{font-size:22pt;font-weight:400}h2{font-size:11pt;text-transform:uppercase;color:#4a4a8c;margin:12pt 0 0}hr{border:0;border-top:1pt solid #aaa;margin:1pt 0 5pt}.w{color:#555;font-size:8.5pt;text-transform:uppercase}.b{font-weight:700;text-transform:uppercase}td{padding:2pt 20pt 2pt 0}</style>
    <h1>${escapeHtml(resume.name)}</h1><p>${contacts(resume)
      .map((contact) => escapeHtml(contact))
      .join(' &nbsp;|&nbsp; ')}</p>
    ${block(resume.headings.summary, line(resume.summary))}
    ${block(resume.headings.experience, resume.positions.map(({ title, company, place, dates, duties }) => `${line(`${dates} – ${place}`, 'w')}<p><span class="b">${escapeHtml(title)}</span> – ${escapeHtml(company)}</p>${toHtmlList(duties)}`).join(''))}
    ${block(resume.headings.education, resume.education.map(({ degree, school, dates }) => `${line(dates, 'w')}<p><span class="b">${escapeHtml(degree)}</span> – ${escapeHtml(school)}</p>`).join(''))}
    ${block(resume.headings.skills, line(resume.skills.join(' / ')))}
    ${block(resume.headings.languages, `<table>${resume.languages.map(({ name, level }) => `<tr><td>${escapeHtml(name)}</td><td>${escapeHtml(level)}</td></tr>`).join('')}</table>`)}`;
};

export const GALLERY_PAGES: readonly Layout[] = [
  printedLayout('chip-groups', true, chipGroups),
  printedLayout('rated-rail', true, ratedRail),
  printedLayout('poster', true, poster),
  printedLayout('labeled-boxes', true, labeledBoxes),
  printedLayout('plain-lines', true, plainLines),
  printedLayout('online-form', true, onlineForm),
];
