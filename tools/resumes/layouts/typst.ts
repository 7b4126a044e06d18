/** Résumés by Typst: small capitals, a grid of employer and place, title and dates. */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';

let compiler: NodeCompiler | null = null;

const quoted = (text: string): string => `#${JSON.stringify(text)}`;

const source = (resume: ResumeTexts): string => `
#set page(paper: "a4", margin: 1.6cm)
#set text(size: 10pt)
#set par(justify: true)
#show heading: it => block(above: 12pt, below: 6pt)[#text(size: 12pt, weight: "bold", smallcaps(it.body)) #line(length: 100%, stroke: 0.5pt)]
#let entry(a, b, c, d) = grid(columns: (1fr, auto), row-gutter: 5pt, strong(a), b, emph(c), d)
#align(center)[#text(size: 20pt, weight: "bold")[${quoted(resume.name)}] \\ ${quoted(resume.title)} \\
${quoted(resume.place)} #h(8pt) | #h(8pt) ${quoted(resume.email)} #h(8pt) | #h(8pt) ${quoted(resume.phone)} \\ ${quoted(resume.linkedin)} ${resume.portfolio === null ? '' : `#h(8pt) | #h(8pt) ${quoted(resume.portfolio)}`}]
#heading[${quoted(resume.headings.summary)}]
${quoted(resume.summary)}
#heading[${quoted(resume.headings.education)}]
${resume.education.map(({ degree, school, dates }) => `#entry(${JSON.stringify(school)}, [], ${JSON.stringify(degree)}, ${JSON.stringify(dates)})`).join('\n')}
#heading[${quoted(resume.headings.experience)}]
${resume.positions
  .map(
    ({ title, company, place, dates, duties }) =>
      `#entry(${JSON.stringify(company)}, ${JSON.stringify(place)}, ${JSON.stringify(title)}, ${JSON.stringify(dates)})\n${duties.map((duty) => `- ${quoted(duty)}`).join('\n')}\n`,
  )
  .join('\n')}
#heading[${quoted(resume.headings.skills)}]
${quoted(resume.skills.join(', '))}
#heading[${quoted(resume.headings.languages)}]
${quoted(resume.languages.map(({ name, level }) => `${name} (${level})`).join(', '))}
`;

export const TYPST_LAYOUT: Layout = {
  name: 'typst-grid',
  isForTuning: true,
  extension: 'pdf',
  make: async (resume) => {
    compiler ??= NodeCompiler.create();
    const pdf = compiler.pdf({ mainFileContent: source(resume) });
    return pdf === undefined || pdf === null ? null : new Uint8Array(pdf);
  },
};
