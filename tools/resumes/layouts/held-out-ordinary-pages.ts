/** Held-out layouts of builders and browsers: one plain column, two plain columns by React PDF, and a timeline with dots. */
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { escapeHtml, PAGE_STYLE, printedLayout, section, toHtmlList } from './chromium.ts';
import { FILLED_OF_FIVE, labeledContacts, personLinks } from './held-out-words.ts';
import type { Layout } from './layout.ts';

const line = (text: string, style = ''): string => `<p class="${style}">${escapeHtml(text)}</p>`;

/** One column for applicant tracking systems: "title" and dates, "employer – place" below, education likewise, skills on a line. */
const singleColumn = (resume: ResumeTexts, draw: Draw): string => {
  const isLabeled = draw.chance(0.3);
  const entry = (bold: string, dates: string, below: string, duties = ''): string =>
    `<article><div class="row"><h3>${escapeHtml(bold)}</h3><span>${escapeHtml(dates)}</span></div>${line(below)}${duties}</article>`;
  const contacts = isLabeled
    ? labeledContacts(resume)
        .map(([label, value]) => line(`${label}: ${value}`))
        .join('')
    : line([resume.place, resume.email, resume.phone].join(' • ')) + line(personLinks(resume).join(' • '));
  const { headings } = resume;
  return `<style>${PAGE_STYLE}body{font-family:"Liberation Sans",Arial,sans-serif;padding:38pt 44pt}h1{font-size:23pt}h2{font-size:13pt;border-bottom:1pt solid #000;margin:13pt 0 5pt}h3{font-size:11pt}.t{font-size:13pt;margin-bottom:3pt}.row{display:flex;justify-content:space-between;gap:14pt}.row span{white-space:nowrap}article{margin-bottom:6pt;break-inside:avoid}</style>
    <h1>${escapeHtml(resume.name)}</h1>${line(resume.title, 't')}${contacts}
    ${section(headings.summary, line(resume.summary))}
    ${section(
      headings.experience,
      resume.positions
        .map(({ title, company, place, dates, duties }) =>
          entry(title, dates, `${company} – ${place}`, toHtmlList(duties)),
        )
        .join(''),
    )}
    ${section(headings.education, resume.education.map(({ degree, school, dates }) => entry(degree, dates, school)).join(''))}
    ${section(headings.skills, line(resume.skills.join(' • ')))}
    ${section(headings.languages, line(resume.languages.map(({ name, level }) => `${name} – ${level}`).join(' • ')))}
    ${resume.courses.length > 0 ? section(headings.courses, toHtmlList(resume.courses)) : ''}`;
};

/** Initials in a ring next to the name; work and education on a timeline with dots; skills as pills and languages with bars in a row below. */
const dottedTrack = (resume: ResumeTexts, draw: Draw): string => {
  const color = draw.pick(['#0f766e', '#9d174d', '#1d4ed8']);
  const initials = resume.name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2);
  const stop = (dates: string, bold: string, below: string, duties = ''): string =>
    `<article><p class="when">${escapeHtml(dates)}</p><h3>${escapeHtml(bold)}</h3>${line(below, 'g')}${duties}</article>`;
  const { headings } = resume;
  return `<style>${PAGE_STYLE}body{font-family:Lato,"Liberation Sans",sans-serif;font-size:10pt;padding:30pt 38pt}header{display:flex;gap:16pt;align-items:center;margin-bottom:8pt}.ring{flex:none;width:58pt;height:58pt;border:2.5pt solid ${color};border-radius:50%;display:grid;place-items:center;font-size:20pt;color:${color}}h1{font-size:26pt;font-weight:900}.t{color:${color};font-size:13pt}.facts{display:flex;flex-wrap:wrap;gap:2pt 16pt;font-size:9pt;margin-top:4pt}
    h2{font-size:12pt;letter-spacing:1pt;text-transform:uppercase;color:${color};margin:13pt 0 6pt}h3{font-size:11pt}.track{border-left:1.5pt solid #cbd5e1;margin-left:4pt;padding-left:15pt}article{position:relative;break-inside:avoid;margin-bottom:7pt}article::before{content:"";position:absolute;left:-19.5pt;top:3pt;width:7pt;height:7pt;border-radius:50%;background:${color}}.when{font-size:9pt;color:${color}}.g{color:#555}
    .two{display:grid;grid-template-columns:1.3fr 1fr;gap:26pt;break-inside:avoid}.pills{display:flex;flex-wrap:wrap;gap:5pt}.pills span{background:#e2e8f0;border-radius:9pt;padding:2pt 9pt}.lang{display:grid;grid-template-columns:1fr auto;margin-bottom:5pt}.bar{grid-column:1/3;height:4pt;background:#e2e8f0}.bar i{display:block;height:4pt;background:${color}}</style>
    <header><div class="ring">${escapeHtml(initials)}</div><div><h1>${escapeHtml(resume.name)}</h1>${line(resume.title, 't')}<div class="facts">${[resume.phone, resume.email, resume.place, ...personLinks(resume)].map((contact) => `<span>${escapeHtml(contact)}</span>`).join('')}</div></div></header>
    ${line(resume.summary)}
    ${section(
      headings.experience,
      `<div class="track">${resume.positions
        .map(({ title, company, place, dates, duties }) =>
          stop(dates, title, `${company}, ${place}`, toHtmlList(duties)),
        )
        .join('')}</div>`,
    )}
    ${section(headings.education, `<div class="track">${resume.education.map(({ degree, school, dates }) => stop(dates, degree, school)).join('')}</div>`)}
    <div class="two">${section(headings.skills, `<div class="pills">${resume.skills.map((skill) => `<span>${escapeHtml(skill)}</span>`).join('')}</div>`)}
    ${section(headings.languages, resume.languages.map(({ name, level, code }) => `<div class="lang"><b>${escapeHtml(name)}</b><span>${escapeHtml(level)}</span><div class="bar"><i style="width:${FILLED_OF_FIVE[code] * 20}%"></i></div></div>`).join(''))}</div>
    ${resume.courses.length > 0 ? section(headings.courses, toHtmlList(resume.courses)) : ''}`;
};

type Style = Record<string, string | number>;

const text = (content: string, style: Style = {}): ReactElement => h(Text, { style }, content);
const view = (style: Style, ...content: ReactElement[]): ReactElement => h(View, { style }, ...content);
const BOLD = { fontFamily: 'Helvetica-Bold' };
const SMALL = { fontSize: 9.5, marginBottom: 3 };

/** Black on white, contacts below the name: summary and work on the left; education, skills and languages in a narrow column on the right. */
const twoPlainColumns = (resume: ResumeTexts): ReactElement => {
  const heading = (content: string): ReactElement =>
    text(content, { ...BOLD, fontSize: 13, marginTop: 12, marginBottom: 5 });
  const { headings } = resume;
  const main = [
    heading(headings.summary),
    text(resume.summary),
    heading(headings.experience),
    ...resume.positions.map(({ title, company, place, dates, duties }) =>
      h(
        View,
        { style: { marginBottom: 7 }, wrap: false },
        text(`${title}, ${company}`, BOLD),
        text(`${place}, ${dates}`, { color: '#555555', marginBottom: 2 }),
        ...duties.map((duty) =>
          view({ flexDirection: 'row', marginTop: 1 }, text('•', { width: 11 }), text(duty, { flex: 1 })),
        ),
      ),
    ),
  ];
  const side = [
    heading(headings.education),
    ...resume.education.map(({ degree, school, dates }) =>
      view({ marginBottom: 5 }, text(degree, { ...BOLD, fontSize: 9.5 }), text(school, SMALL), text(dates, SMALL)),
    ),
    heading(headings.skills),
    ...resume.skills.map((skill) => text(skill, SMALL)),
    heading(headings.languages),
    ...resume.languages.map(({ name, level }) => text(`${name} (${level})`, SMALL)),
  ];
  return h(
    Page,
    { size: 'A4', style: { padding: 40, fontSize: 10, fontFamily: 'Helvetica', lineHeight: 1.3 } },
    text(resume.name, { ...BOLD, fontSize: 24, lineHeight: 1.3 }),
    text(resume.title, { fontSize: 13, marginBottom: 3 }),
    text([resume.place, resume.phone, resume.email].join('  |  ')),
    text(personLinks(resume).join('  |  ')),
    view({ flexDirection: 'row', gap: 26 }, view({ flex: 1 }, ...main), view({ width: 150 }, ...side)),
  );
};

export const HELD_OUT_ORDINARY_PAGES: readonly Layout[] = [
  printedLayout('single-column', false, singleColumn),
  printedLayout('dotted-track', false, dottedTrack),
  {
    name: 'react-pdf-two-plain-columns',
    isForTuning: false,
    extension: 'pdf',
    make: async (resume) => new Uint8Array(await renderToBuffer(h(Document, null, twoPlainColumns(resume)) as never)),
  },
];
