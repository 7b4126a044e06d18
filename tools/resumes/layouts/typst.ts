/** Résumés by Typst: small capitals, a grid of employer and place, title and dates. */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';

let compiler: NodeCompiler | null = null;

const quoted = (text: string): string => `#${JSON.stringify(text)}`;

const source = (written: ResumeTexts): string => `
#set page(paper: "a4", margin: 1.6cm)
#set text(size: 10pt)
#set par(justify: true)
#show heading: it => block(above: 12pt, below: 6pt)[#text(size: 12pt, weight: "bold", smallcaps(it.body)) #line(length: 100%, stroke: 0.5pt)]
#let entry(a, b, c, d) = grid(columns: (1fr, auto), row-gutter: 5pt, strong(a), b, emph(c), d)
#align(center)[#text(size: 20pt, weight: "bold")[${quoted(written.name)}] \\ ${quoted(written.title)} \\
${quoted(written.place)} #h(8pt) | #h(8pt) ${quoted(written.email)} #h(8pt) | #h(8pt) ${quoted(written.phone)} \\ ${quoted(written.linkedin)} ${written.portfolio === null ? '' : `#h(8pt) | #h(8pt) ${quoted(written.portfolio)}`}]
#heading[${quoted(written.headings.summary)}]
${quoted(written.summary)}
#heading[${quoted(written.headings.education)}]
${written.education.map(({ degree, school, dates }) => `#entry(${JSON.stringify(school)}, [], ${JSON.stringify(degree)}, ${JSON.stringify(dates)})`).join('\n')}
#heading[${quoted(written.headings.experience)}]
${written.positions
  .map(
    ({ title, company, place, dates, duties }) =>
      `#entry(${JSON.stringify(company)}, ${JSON.stringify(place)}, ${JSON.stringify(title)}, ${JSON.stringify(dates)})\n${duties.map((duty) => `- ${quoted(duty)}`).join('\n')}\n`,
  )
  .join('\n')}
#heading[${quoted(written.headings.skills)}]
${quoted(written.skills.join(', '))}
#heading[${quoted(written.headings.languages)}]
${quoted(written.languages.map(({ name, level }) => `${name} (${level})`).join(', '))}
`;

export const TYPST_LAYOUT: Layout = {
  name: 'typst-grid',
  isTunedTo: true,
  ending: 'pdf',
  make: async (written) => {
    compiler ??= NodeCompiler.create();
    const pdf = compiler.pdf({ mainFileContent: source(written) });
    return pdf === undefined || pdf === null ? null : new Uint8Array(pdf);
  },
};
