/** Held-out layouts by Typst: a right-aligned place in a color with small capitals, and a narrow column on the left with filled labels. */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { ResumeTexts } from '../people/resume-person.ts';
import { namedSkillGroups, personLinks } from './held-out-words.ts';
import type { Layout } from './layout.ts';

let compiler: NodeCompiler | null = null;
export const shown = (text: string): string => `#${JSON.stringify(text)}`;
export const bullets = (items: readonly string[]): string => items.map((item) => `- ${shown(item)}`).join('\n');

/** The first name in gray; headings whose first letters have the accent color; skills as rows of a table with names of groups. */
const accents = (resume: ResumeTexts): string => {
  const [first = '', ...family] = resume.name.split(' ');
  const heading = (text: string): string => `#part(${JSON.stringify(text)})`;
  const entry = (bold: string, place: string, below: string, dates: string): string =>
    `#entry(${[bold, place, below, dates].map((text) => JSON.stringify(text)).join(', ')})`;
  return `
#let accent = rgb("#b3261e")
#set page(paper: "a4", margin: (x: 1.5cm, y: 1.4cm))
#set text(size: 10pt, font: "Libertinus Serif")
#let part(it) = block(above: 14pt, below: 8pt, width: 100%)[#text(size: 15pt, weight: "bold")[#text(fill: accent, it.clusters().slice(0, 3).join())#it.clusters().slice(3).join()] #box(width: 1fr, line(length: 100%, stroke: 0.6pt))]
#let entry(bold, place, below, dates) = block(above: 8pt, below: 6pt, grid(columns: (1fr, auto), row-gutter: 5pt, text(weight: "bold", bold), text(fill: accent, style: "italic", place), smallcaps(below), text(fill: luma(90), style: "italic", dates)))
#align(center)[#text(size: 28pt)[#text(fill: luma(90))[${shown(first)}] *${shown(family.join(' '))}*] \\
#text(fill: accent, smallcaps(${JSON.stringify(resume.title)})) \\ #text(style: "italic", fill: luma(110), ${JSON.stringify(resume.place)}) \\
#text(size: 9pt)[${[resume.phone, resume.email, ...personLinks(resume)].map(shown).join(' #h(4pt) | #h(4pt) ')}]]
${heading(resume.headings.summary)}
${shown(resume.summary)}
${heading(resume.headings.experience)}
${resume.positions.map((job) => `${entry(job.title, job.place, job.company, job.dates)}\n${bullets(job.duties)}\n`).join('\n')}
${heading(resume.headings.education)}
${resume.education.map(({ degree, school, dates }) => entry(school, '', degree, dates)).join('\n')}
${heading(resume.headings.skills)}
#grid(columns: (3.2cm, 1fr), row-gutter: 7pt, column-gutter: 10pt, ${namedSkillGroups(resume)
    .map(([name, skills]) => `align(right, strong(${JSON.stringify(name)})), ${JSON.stringify(skills.join(', '))}`)
    .join(', ')})
${heading(resume.headings.languages)}
#grid(columns: (3.2cm, 1fr), row-gutter: 7pt, column-gutter: 10pt, ${resume.languages
    .map(({ name, level }) => `align(right, strong(${JSON.stringify(name)})), ${JSON.stringify(level)}`)
    .join(', ')})
`;
};

/** Facts in a narrow tinted column on the left, skills as filled labels; "dates, place" above the title, the employer below it. */
const labels = (resume: ResumeTexts): string => {
  const heading = (text: string): string => `#part(${JSON.stringify(text)})`;
  const side = `${heading(resume.headings.contact)}
${[resume.email, resume.phone, resume.place, ...personLinks(resume)].map((contact) => `#text(size: 8.5pt)[${shown(contact)}]`).join('\n\n')}
${heading(resume.headings.skills)}
${resume.skills.map((skill) => `#label-of(${JSON.stringify(skill)})`).join(' ')}
${heading(resume.headings.languages)}
${resume.languages.map(({ name, level }) => `*${shown(name)}* \\ ${shown(level)}`).join('\n\n')}
${resume.courses.length > 0 ? `${heading(resume.headings.courses)}\n${resume.courses.map(shown).join('\n\n')}` : ''}`;
  const main = `#text(size: 25pt, weight: "bold")[${shown(resume.name)}]

#text(size: 13pt, fill: accent)[${shown(resume.title)}]

${shown(resume.summary)}
${heading(resume.headings.experience)}
${resume.positions
  .map(
    ({ title, company, place, dates, duties }) =>
      `#dated(${JSON.stringify(`${dates}, ${place}`)})[*${shown(title)}* \\ ${shown(company)}]\n${bullets(duties)}\n`,
  )
  .join('\n')}
${heading(resume.headings.education)}
${resume.education.map(({ degree, school, dates }) => `#dated(${JSON.stringify(dates)})[*${shown(degree)}* \\ ${shown(school)}]`).join('\n')}`;
  return `
#let accent = rgb("#4a3f8f")
#set page(paper: "us-letter", margin: (x: 0pt, y: 28pt), background: place(left, rect(width: 178pt, height: 100%, fill: rgb("#efedf7"))))
#set text(font: "New Computer Modern", size: 10.5pt)
#set par(spacing: 7pt)
#let part(it) = block(above: 15pt, below: 8pt, text(size: 12pt, fill: accent, weight: "bold", upper(it)))
#let label-of(it) = box(fill: accent, radius: 3pt, inset: (x: 5pt, y: 3pt), outset: (y: 1pt), text(fill: white, size: 8.5pt, it))
#let dated(when, body) = block(above: 10pt, below: 6pt, sticky: true)[#text(size: 9pt, fill: luma(110), when) \\ #body]
#grid(columns: (178pt, 1fr), pad(x: 16pt)[
${side}
], pad(left: 22pt, right: 30pt)[
${main}
])
`;
};

export const typst = (name: string, source: (resume: ResumeTexts) => string): Layout => ({
  name: `typst-${name}`,
  isForTuning: false,
  extension: 'pdf',
  make: async (resume) => {
    compiler ??= NodeCompiler.create();
    const pdf = compiler.pdf({ mainFileContent: source(resume) });
    return pdf === undefined || pdf === null ? null : new Uint8Array(pdf);
  },
});

export const HELD_OUT_TYPST: readonly Layout[] = [typst('accents', accents), typst('filled-labels', labels)];
