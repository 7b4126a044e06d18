/** Held-out layouts of ordinary files by TeX and Typst: plain sections, bold lines in one column, and a dark header with facts in a row. */
import type { ResumeTexts, WrittenPosition } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { bullets, shown, typst } from './held-out-typst.ts';
import { namedSkillGroups, personLinks, splitIntoGroups } from './held-out-words.ts';
import type { Layout } from './layout.ts';
import { compileTex, itemized, tex, texDates } from './tex.ts';

/** Sections of an article with page numbers: "title, employer" and dates on the right, the place in italics below; skills in groups. */
const plainSections = (resume: ResumeTexts, draw: Draw): string => {
  const isCompanyFirst = draw.chance(0.4);
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string => {
    const [bold, rest] = isCompanyFirst ? [company, title] : [title, company];
    return `\\noindent\\textbf{${tex(bold)}}, ${tex(rest)} \\hfill ${texDates(dates)}\\\\\n\\textit{${tex(place)}}\n${itemized(duties)}`;
  };
  const rows = namedSkillGroups(resume).map(
    ([name, skills]) => `\\noindent\\textbf{${tex(name)}:} ${tex(skills.join(', '))}\\par`,
  );
  return `\\documentclass[11pt,a4paper]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}\\usepackage[margin=2.2cm]{geometry}\\usepackage{enumitem}\\setlist{topsep=2pt}
\\begin{document}
\\begin{center}{\\huge ${tex(resume.name)}}\\\\[4pt]{\\large ${tex(resume.title)}}\\\\[4pt]
${[resume.email, resume.phone, resume.place].map(tex).join(' $\\cdot$ ')}\\\\ ${personLinks(resume).map(tex).join(' $\\cdot$ ')}\\end{center}
\\section*{${tex(resume.headings.summary)}}
${tex(resume.summary)}
\\section*{${tex(resume.headings.experience)}}
${resume.positions.map(job).join('\n\n')}
\\section*{${tex(resume.headings.education)}}
${resume.education.map(({ degree, school, dates }) => `\\noindent\\textbf{${tex(degree)}} \\hfill ${texDates(dates)}\\\\\n${tex(school)}\\par\\vspace{4pt}`).join('\n')}
\\section*{${tex(resume.headings.skills)}}
${rows.join('\n')}
\\section*{${tex(resume.headings.languages)}}
\\noindent ${resume.languages.map(({ name, level }) => `${tex(name)} (${tex(level)})`).join(', ')}
${resume.courses.length > 0 ? `\\section*{${tex(resume.headings.courses)}}\n${itemized(resume.courses)}` : ''}
\\end{document}`;
};

/** One column with ruled headings: the employer in bold with dates on the right, title and place below; education after work; skills on a line. */
const ruledLines = (resume: ResumeTexts): string => {
  const heading = (text: string): string => `#part(${JSON.stringify(text)})`;
  const entry = (...texts: readonly string[]): string =>
    `#entry(${texts.map((text) => JSON.stringify(text)).join(', ')})`;
  return `
#set page(paper: "us-letter", margin: 1.9cm)
#set text(size: 10.5pt, font: "Libertinus Serif")
#let part(it) = block(above: 14pt, below: 7pt, width: 100%, stroke: (bottom: 0.6pt), inset: (bottom: 3pt), text(size: 12.5pt, weight: "bold", it))
#let entry(bold, right, below) = block(above: 9pt, below: 6pt)[*#bold* #h(1fr) #right \\ #emph(below)]
#text(size: 22pt, weight: "bold")[${shown(resume.name)}] \\
${shown(resume.title)}

${[resume.place, resume.email, resume.phone].map(shown).join(' | ')} \\
${personLinks(resume).map(shown).join(' | ')}
${heading(resume.headings.summary)}
${shown(resume.summary)}
${heading(resume.headings.experience)}
${resume.positions.map(({ title, company, place, dates, duties }) => `${entry(company, dates, `${title}, ${place}`)}\n${bullets(duties)}\n`).join('\n')}
${heading(resume.headings.education)}
${resume.education.map(({ degree, school, dates }) => entry(school, dates, degree)).join('\n')}
${heading(resume.headings.skills)}
${shown(resume.skills.join(', '))}
${heading(resume.headings.languages)}
${bullets(resume.languages.map(({ name, level }) => `${name}: ${level}`))}
${resume.courses.length > 0 ? `${heading(resume.headings.courses)}\n${bullets(resume.courses)}` : ''}
`;
};

/** A dark header across the page with contacts in two columns, work in one column, then education, skills and languages next to each other. */
const darkHead = (resume: ResumeTexts): string => {
  const heading = (text: string): string => `#part(${JSON.stringify(text)})`;
  const contacts = splitIntoGroups([resume.email, resume.phone, resume.place, ...personLinks(resume)], 2);
  const studies = resume.education.map(
    ({ degree, school, dates }) =>
      `*${shown(degree)}* \\ ${shown(school)} \\ #text(fill: accent, ${JSON.stringify(dates)})`,
  );
  return `
#let accent = rgb("#c05621")
#set page(paper: "a4", margin: (x: 0pt, top: 0pt, bottom: 24pt))
#set text(size: 10pt, font: "New Computer Modern")
#let part(it) = block(above: 13pt, below: 7pt, sticky: true)[#box(fill: accent, width: 7pt, height: 7pt) #h(4pt) #text(size: 12.5pt, weight: "bold", it)]
#let job(title, company, place, dates) = block(above: 9pt, below: 6pt, sticky: true)[#text(weight: "bold", title) #h(1fr) #text(fill: accent, dates) \\ #company #h(1fr) #text(fill: luma(100), place)]
#block(fill: rgb("#22303c"), width: 100%, inset: (x: 36pt, y: 26pt), below: 4pt, text(fill: white)[#text(size: 26pt, weight: "bold")[${shown(resume.name)}]

#text(size: 13pt)[${shown(resume.title)}]

#grid(columns: (1fr, 1fr), column-gutter: 16pt, ${contacts.map((group) => `[${group.map(shown).join(' \\ ')}]`).join(', ')})])
#pad(x: 36pt)[
${heading(resume.headings.summary)}
${shown(resume.summary)}
${heading(resume.headings.experience)}
${resume.positions
  .map(
    ({ title, company, place, dates, duties }) =>
      `#job(${[title, company, place, dates].map((text) => JSON.stringify(text)).join(', ')})\n${bullets(duties)}\n`,
  )
  .join('\n')}
#block(breakable: false, grid(columns: (1.3fr, 1fr, 1fr), column-gutter: 20pt, [
${heading(resume.headings.education)}
${studies.join('\n\n')}
], [
${heading(resume.headings.skills)}
${bullets(resume.skills)}
], [
${heading(resume.headings.languages)}
${resume.languages.map(({ name, level }) => `*${shown(name)}* \\ ${shown(level)}`).join('\n\n')}
]))
]
`;
};

export const HELD_OUT_ORDINARY_TEX: readonly Layout[] = [
  {
    name: 'pdflatex-plain-sections',
    isForTuning: false,
    extension: 'pdf',
    make: (resume, draw) => compileTex('pdflatex', plainSections(resume, draw)),
  },
  typst('ruled-lines', ruledLines),
  typst('dark-head', darkHead),
];
