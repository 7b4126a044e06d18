/** Held-out layouts by Typst: pairs of lines as in the résumés of many engineers, and dates in a column next to a narrow sidebar. */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { FILLED_OF_FIVE, namedSkillGroups, pageWords, personLinks } from './held-out-words.ts';
import type { Layout } from './layout.ts';

let compiler: NodeCompiler | null = null;
const text = (content: string): string => JSON.stringify(content);
const shown = (content: string): string => `#${text(content)}`;
const bullets = (items: readonly string[]): string => items.map((item) => `- ${shown(item)}`).join('\n');
const heading = (content: string): string => `#part(${text(content)})`;

/** Title and dates, employer and place; links underlined; page numbers at the bottom; education before or after the jobs. */
const plainPairs = (resume: ResumeTexts, draw: Draw): string => {
  const isEducationFirst = draw.chance(0.5);
  const [page, of] = pageWords(resume.language);
  const entry = (...texts: readonly string[]): string => `#entry(${texts.map(text).join(', ')})`;
  const education = `${heading(resume.headings.education)}
${resume.education.map(({ degree, school, dates }) => entry(school, dates, degree, '')).join('\n')}`;
  const experience = `${heading(resume.headings.experience)}
${resume.positions.map((job) => `${entry(job.title, job.dates, job.company, job.place)}\n${bullets(job.duties)}\n`).join('\n')}`;
  return `
#set page(paper: "us-letter", margin: 0.6in, footer: context align(center, text(size: 8pt, [${page} #counter(page).display() ${of} #counter(page).final().first()])))
#set text(font: "New Computer Modern", size: 10.5pt)
#let part(it) = block(above: 13pt, below: 7pt, width: 100%, stroke: (bottom: 0.7pt), inset: (bottom: 3pt), text(size: 12pt, weight: "bold", smallcaps(it)))
#let entry(a, b, c, d) = block(above: 8pt, below: 6pt)[#strong(a) #h(1fr) #b \\ #emph(c) #h(1fr) #emph(d)]
#align(center)[#text(size: 21pt, weight: "bold", ${text(resume.name)}) \\ #v(-4pt) ${shown(resume.title)} \\
${[resume.place, resume.phone].map(shown).join(' | ')} | #link(${text(`mailto:${resume.email}`)}, underline(${text(resume.email)})) ${personLinks(
    resume,
  )
    .map((value) => `| #link(${text(`https://${value.replace(/^https?:\/\//, '')}`)}, underline(${text(value)}))`)
    .join(' ')}]
${isEducationFirst ? education + experience : experience + education}
${heading(resume.headings.skills)}
${namedSkillGroups(resume)
  .map(([name, skills]) => `- *${shown(name)}*: ${shown(skills.join(', '))}`)
  .join('\n')}
${heading(resume.headings.languages)}
${bullets(resume.languages.map(({ name, level }) => `${name}: ${level}`))}
${resume.courses.length > 0 ? `${heading(resume.headings.courses)}\n${bullets(resume.courses)}` : ''}
`;
};

/** Dates and place in a column before "title, employer"; a narrow sidebar on the right with contacts, skills and bars for languages. */
const datesAndSide = (resume: ResumeTexts): string => {
  const dated = (dates: string, place: string, body: string): string =>
    `#dated(${text(dates)}, ${text(place)})[${body}]`;
  const bar = (filled: number): string =>
    `#grid(columns: 5, column-gutter: 2pt, ${[1, 2, 3, 4, 5].map((index) => `rect(width: 16pt, height: 4pt, fill: ${index <= filled ? 'accent' : 'luma(210)'})`).join(', ')})`;
  const main = `#text(size: 24pt, weight: "bold", fill: accent, ${text(resume.name)})

#text(size: 13pt, ${text(resume.title)})

${shown(resume.summary)}
${heading(resume.headings.experience)}
${resume.positions
  .map(({ title, company, place, dates, duties }) =>
    dated(dates, place, `*${shown(title)}*, ${shown(company)}\n${bullets(duties)}\n`),
  )
  .join('\n')}
${heading(resume.headings.education)}
${resume.education.map(({ degree, school, dates }) => dated(dates, '', `*${shown(degree)}* \\ ${shown(school)}`)).join('\n')}`;
  const side = `${heading(resume.headings.contact)}
${[resume.phone, resume.email, resume.place, ...personLinks(resume)].map((contact) => `#text(size: 8pt, ${text(contact)})`).join('\n\n')}
${heading(resume.headings.skills)}
${resume.skills.map(shown).join('\n\n')}
${heading(resume.headings.languages)}
${resume.languages.map(({ name, level, code }) => `${shown(name)} #h(1fr) #text(size: 8pt, ${text(level)})\n${bar(FILLED_OF_FIVE[code])}`).join('\n')}
${resume.courses.length > 0 ? `${heading(resume.headings.courses)}\n${resume.courses.map(shown).join('\n\n')}` : ''}`;
  return `
#let accent = rgb("#14532d")
#set page(paper: "a4", margin: 1.3cm)
#set text(font: "Libertinus Serif", size: 10pt)
#set par(spacing: 7pt)
#let part(it) = block(above: 14pt, below: 7pt, sticky: true, text(size: 12pt, fill: accent, weight: "bold", it))
#let dated(when, where, body) = block(above: 9pt, below: 5pt, grid(columns: (74pt, 1fr), column-gutter: 8pt, [#text(size: 8.5pt, fill: luma(90), when) \\ #text(size: 8.5pt, style: "italic", where)], body))
#grid(columns: (1fr, 134pt), column-gutter: 20pt, [
${main}
], block(width: 100%, inset: (left: 10pt), stroke: (left: 0.7pt + accent))[
${side}
])
`;
};

const typst = (name: string, source: (resume: ResumeTexts, draw: Draw) => string): Layout => ({
  name: `typst-${name}`,
  isForTuning: false,
  extension: 'pdf',
  make: async (resume, draw) => {
    compiler ??= NodeCompiler.create();
    const pdf = compiler.pdf({ mainFileContent: source(resume, draw) });
    return pdf === undefined || pdf === null ? null : new Uint8Array(pdf);
  },
});

export const HELD_OUT_TYPST_PAGES: readonly Layout[] = [
  typst('plain-pairs', plainPairs),
  typst('dates-and-side', datesAndSide),
];
