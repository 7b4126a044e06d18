/** Formerly held-out layouts by React PDF, with a header and footer on each page, and by Typst, with a banner and a column on the right. */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import type { Layout } from './layout.ts';

type Style = Record<string, string | number>;

const links = ({ linkedin, portfolio }: ResumeTexts): string[] =>
  [linkedin, portfolio].filter((contact) => contact !== null);
const text = (content: string, style: Style = {}): ReactElement => h(Text, { style }, content);
const BOLD = { fontFamily: 'Helvetica-Bold' };

const PAGE_OF: Record<ResumeLanguage, (page: number, count: number) => string> = {
  en: (page, count) => `Page ${page} of ${count}`,
  es: (page, count) => `Página ${page} de ${count}`,
  pt: (page, count) => `Página ${page} de ${count}`,
};

/** Wide spacing, so that jobs continue on a second page; name and contacts at the top of each page, the page number at the bottom. */
const runningHead = (resume: ResumeTexts, draw: Draw): ReactElement => {
  const isNumberAlone = draw.chance(0.4);
  const part = (heading: string, ...content: ReactElement[]): ReactElement =>
    h(
      View,
      { style: { marginTop: 16 } },
      h(
        View,
        { style: { flexDirection: 'row', alignItems: 'center', marginBottom: 6 } },
        h(View, { style: { width: 26, height: 4, backgroundColor: '#38bdf8', marginRight: 10 } }),
        text(heading.toUpperCase(), { ...BOLD, fontSize: 11.5, letterSpacing: 0.8 }),
      ),
      ...content,
    );
  const row = (left: string, right: string): ReactElement =>
    h(View, { style: { flexDirection: 'row', justifyContent: 'space-between' } }, text(left), text(right));
  const bullet = (content: string): ReactElement =>
    h(
      View,
      { style: { flexDirection: 'row', marginTop: 4 } },
      text('•', { width: 14, ...BOLD }),
      text(content, { flex: 1 }),
    );
  const head = {
    position: 'absolute',
    top: 22,
    left: 54,
    right: 54,
    fontSize: 8,
    color: '#777777',
    textAlign: 'right',
  };
  const foot = {
    position: 'absolute',
    bottom: 24,
    left: 54,
    right: 54,
    fontSize: 8,
    color: '#777777',
    textAlign: 'center',
  };
  const number = ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }): string =>
    isNumberAlone ? String(pageNumber) : PAGE_OF[resume.language](pageNumber, totalPages);
  return h(
    Page,
    { size: 'LETTER', style: { padding: 54, fontSize: 10.5, fontFamily: 'Helvetica' } },
    h(Text, { style: head as never, fixed: true }, `${resume.name} · ${resume.email} · ${resume.phone}`),
    h(Text, { style: foot as never, fixed: true, render: number }),
    // A line height on the page itself would hide the page number.
    h(
      View,
      { style: { fontSize: 10.5, lineHeight: 1.5 } },
      text(resume.name, { ...BOLD, fontSize: 22, color: '#0284c7', lineHeight: 1.3 }),
      text(resume.title, { fontSize: 12 }),
      text([resume.email, resume.phone, resume.place].join('     ')),
      text(links(resume).join('     ')),
      part(resume.headings.summary, text(resume.summary)),
      part(
        resume.headings.experience,
        ...resume.positions.map(({ title, company, dates, duties }) =>
          h(View, { style: { marginBottom: 12 } }, text(company, BOLD), row(title, dates), ...duties.map(bullet)),
        ),
      ),
      part(
        resume.headings.education,
        ...resume.education.map(({ degree, school, dates }) =>
          h(View, { style: { marginBottom: 8 }, wrap: false }, text(school, BOLD), row(degree, dates)),
        ),
      ),
      part(resume.headings.skills, ...resume.skills.map(bullet)),
      part(resume.headings.languages, ...resume.languages.map(({ name, level }) => bullet(`${name}: ${level}`))),
    ),
  );
};

let compiler: NodeCompiler | null = null;
const quoted = (content: string): string => `#${JSON.stringify(content)}`;

/** A filled banner with name and title, "employer, dates" in gray below each title, contacts and other facts on the right. */
const banner = (resume: ResumeTexts): string => {
  const block = (heading: string): string => `#block-title[${quoted(heading)}]`;
  const entry = (title: string, below: string, items: readonly string[] = []): string =>
    `#block(above: 10pt, below: 4pt)[*${quoted(title)}* \\ #text(fill: luma(110), style: "italic")[${quoted(below)}]]\n${items.map((item) => `- ${quoted(item)}`).join('\n')}\n`;
  const main = `${block(resume.headings.summary)}
${quoted(resume.summary)}
${block(resume.headings.experience)}
${resume.positions.map((job) => entry(job.title, `${job.company}, ${job.dates}`, job.duties)).join('\n')}`;
  const side = `${block(resume.headings.contact)}
${[resume.place, resume.phone, resume.email, ...links(resume)].map((contact) => `#text(size: 8.5pt)[${quoted(contact)}]`).join(' \\ ')}
${block(resume.headings.education)}
${resume.education.map(({ degree, school, dates }) => entry(degree, `${school}, ${dates}`)).join('\n')}
${block(resume.headings.skills)}
${resume.skills.map((skill) => `- ${quoted(skill)}`).join('\n')}
${block(resume.headings.languages)}
${resume.languages.map(({ name, level }) => `${quoted(name)} #h(1fr) #text(fill: luma(110))[${quoted(level)}]`).join(' \\ ')}`;
  return `
#set page(paper: "a4", margin: (x: 0pt, top: 0pt, bottom: 20pt))
#set text(size: 9.5pt, font: "Libertinus Serif")
#let accent = rgb("#3a6b5f")
#let block-title(it) = block(above: 16pt, below: 8pt, text(size: 13pt, fill: accent, weight: "bold", it))
#block(width: 100%, fill: accent, inset: (x: 36pt, y: 26pt))[
#text(size: 26pt, fill: white, weight: "bold")[${quoted(resume.name)}] \\
#text(size: 12pt, fill: white)[${quoted(resume.title)}]]
#pad(x: 36pt)[#grid(columns: (1fr, 170pt), column-gutter: 26pt, [
${main}
], [
${side}
])]
`;
};

export const FORMERLY_HELD_OUT_FILES: readonly Layout[] = [
  {
    name: 'react-pdf-running-head',
    isForTuning: true,
    extension: 'pdf',
    make: async (resume, draw) =>
      new Uint8Array(await renderToBuffer(h(Document, null, runningHead(resume, draw)) as never)),
  },
  {
    name: 'typst-banner',
    isForTuning: true,
    extension: 'pdf',
    make: async (resume) => {
      compiler ??= NodeCompiler.create();
      const pdf = compiler.pdf({ mainFileContent: banner(resume) });
      return pdf === undefined || pdf === null ? null : new Uint8Array(pdf);
    },
  },
];
