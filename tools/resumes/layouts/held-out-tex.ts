/**
 * Held-out layouts by TeX: centered contacts with pairs of lines, a narrow column of facts before the jobs, and an article whose parts are tables.
 */
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { joinDuties, namedSkillGroups, personLinks } from './held-out-words.ts';
import type { Layout } from './layout.ts';
import { compileTex, itemized, tex, texDates, texFont } from './tex.ts';

const PREAMBLE = '\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}';

/** The centered style of a modern CV: dots between contacts, headings before a rule, bold title and dates, italic employer and place. */
const centered = (resume: ResumeTexts, draw: Draw): string => {
  const isTitleFirst = draw.chance(0.6);
  const pair = (left: string, right: string, below: string, belowRight: string): string =>
    `\\textbf{${left}}\\hfill\\textbf{${right}}\\\\\n\\textit{${below}}\\hfill\\textit{${belowRight}}\\par\\vspace{2pt}`;
  const job = ({ title, company, place, dates, duties }: ResumeTexts['positions'][number]): string => {
    const [first, second] = isTitleFirst ? [title, company] : [company, title];
    return pair(tex(first), texDates(dates), tex(second), tex(place)) + itemized(duties);
  };
  return `\\documentclass[11pt,a4paper]{article}
${PREAMBLE}\\usepackage{lmodern}\\usepackage[scale=0.8]{geometry}\\usepackage{xcolor}
\\definecolor{accent}{rgb}{0.25,0.5,0.35}\\renewcommand{\\familydefault}{\\sfdefault}\\setlength{\\parindent}{0pt}\\pagestyle{empty}
\\newcommand{\\block}[1]{\\par\\vspace{8pt}{\\large\\bfseries\\color{accent}#1}~\\hrulefill\\par\\vspace{4pt}}
\\begin{document}
\\begin{center}{\\fontsize{28}{32}\\selectfont ${tex(resume.name)}}\\\\[3pt]{\\large\\color{accent} ${tex(resume.title)}}\\\\[5pt]
{\\small ${[[resume.place, resume.phone, resume.email], personLinks(resume)].map((all) => all.map(tex).join(' ~\\textbullet~ ')).join('\\\\ ')}}\\end{center}
\\block{${tex(resume.headings.summary)}}
${tex(resume.summary)}
\\block{${tex(resume.headings.education)}}
${resume.education.map(({ degree, school, dates }) => pair(tex(degree), texDates(dates), tex(school), '')).join('\n')}
\\block{${tex(resume.headings.experience)}}
${resume.positions.map(job).join('\n')}
\\block{${tex(resume.headings.skills)}}
${namedSkillGroups(resume)
  .map(([name, skills]) => `\\textbf{${tex(name)}:} ${tex(skills.join(', '))}\\par`)
  .join('\n')}
\\block{${tex(resume.headings.languages)}}
${resume.languages.map(({ name, level }) => `\\textbf{${tex(name)}:} ${tex(level)}\\par`).join('\n')}
\\end{document}`;
};

/** A large thin name, a third of the page for education, links and skills, and "EMPLOYER | title" above place and dates. */
const thirds = (resume: ResumeTexts): string => {
  const heading = (text: string): string => `\\block{${tex(text)}}`;
  const study = ({ degree, school, dates }: ResumeTexts['education'][number]): string =>
    `{\\bfseries\\MakeUppercase{${tex(school)}}}\\\\ ${tex(degree)}\\\\ {\\small\\color{gray} ${tex(dates)}}\\par\\vspace{6pt}`;
  const job = ({ title, company, place, dates, duties }: ResumeTexts['positions'][number]): string =>
    `{\\bfseries\\MakeUppercase{${tex(company)}}} | ${tex(title)}\\par{\\small\\color{gray} ${tex(dates)} | ${tex(place)}}\n${itemized(duties)}`;
  return `\\documentclass[10pt,letterpaper]{article}
\\usepackage[hmargin=1.4cm,vmargin=1.2cm]{geometry}\\usepackage{fontspec}\\usepackage{xcolor}${texFont('sans')}
\\setlength{\\parindent}{0pt}\\pagestyle{empty}\\raggedright
\\newcommand{\\block}[1]{\\par\\vspace{9pt}{\\fontsize{15}{18}\\selectfont\\color{gray}\\MakeUppercase{#1}}\\par\\vspace{4pt}}
\\begin{document}
\\begin{center}{\\fontsize{34}{38}\\selectfont ${tex(resume.name)}}\\\\[6pt]{\\color{gray} ${tex(resume.title)}}\\\\[4pt]{\\small ${[resume.email, resume.phone, resume.place].map(tex).join(' | ')}}\\end{center}
\\begin{minipage}[t]{0.31\\textwidth}\\raggedright
${heading(resume.headings.education)}
${resume.education.map(study).join('\n')}
${heading(resume.headings.contact)}
${personLinks(resume)
  .map((text) => `{\\small ${tex(text)}}\\par`)
  .join('\n')}
${heading(resume.headings.skills)}
${namedSkillGroups(resume)
  .map(
    ([name, skills]) => `{\\bfseries ${tex(name)}}\\\\ ${skills.map(tex).join(' \\textbullet{} ')}\\par\\vspace{5pt}`,
  )
  .join('\n')}
${heading(resume.headings.languages)}
${resume.languages.map(({ name, level }) => `${tex(name)} \\textbullet{} ${tex(level)}\\par`).join('\n')}
\\end{minipage}\\hfill
\\begin{minipage}[t]{0.65\\textwidth}\\raggedright
${heading(resume.headings.summary)}
${tex(resume.summary)}
${heading(resume.headings.experience)}
${resume.positions.map(job).join('\n')}
\\end{minipage}
\\end{document}`;
};

/** A plain article: each part is a table with dates or names on the left, and duties are a paragraph in the right cell. */
const tabular = (resume: ResumeTexts): string => {
  const rows = (all: readonly (readonly [string, string])[]): string =>
    all
      .map(
        ([left, right]) =>
          `\\noindent\\begin{tabular}{@{}>{\\raggedright\\arraybackslash}p{3.4cm}p{12.4cm}@{}}${left} & ${right}\\end{tabular}\\par\\vspace{4pt}`,
      )
      .join('\n');
  return `\\documentclass[11pt]{article}
${PREAMBLE}\\usepackage{charter}\\usepackage{array}\\usepackage[a4paper,margin=2.4cm]{geometry}
\\setlength{\\parindent}{0pt}
\\begin{document}
\\begin{flushright}{\\Large\\textsc{${tex(resume.name)}}}\\\\ ${tex(resume.title)}\\\\ ${[resume.place, resume.phone, resume.email, ...personLinks(resume)].map((contact) => `\\texttt{${tex(contact)}}`).join('\\\\ ')}\\end{flushright}
\\subsection*{${tex(resume.headings.summary)}}
${tex(resume.summary)}
\\subsection*{${tex(resume.headings.experience)}}
${rows(resume.positions.map(({ title, company, place, dates, duties }) => [texDates(dates), `\\textbf{${tex(company)}}, ${tex(place)}\\newline \\textit{${tex(title)}}\\newline ${tex(joinDuties(duties))}`]))}
\\subsection*{${tex(resume.headings.education)}}
${rows(resume.education.map(({ degree, school, dates }) => [texDates(dates), `\\textbf{${tex(school)}}\\newline ${tex(degree)}`]))}
\\subsection*{${tex(resume.headings.languages)}}
${rows(resume.languages.map(({ name, level }) => [tex(name), tex(level)]))}
\\subsection*{${tex(resume.headings.skills)}}
${tex(`${resume.skills.join(', ')}.`)}
${resume.courses.length > 0 ? `\\subsection*{${tex(resume.headings.courses)}}\n${itemized(resume.courses)}` : ''}
\\end{document}`;
};

export const HELD_OUT_TEX: readonly Layout[] = [
  {
    name: 'pdflatex-centered',
    isForTuning: false,
    extension: 'pdf',
    make: (resume, draw) => compileTex('pdflatex', centered(resume, draw)),
  },
  {
    name: 'xelatex-thirds',
    isForTuning: false,
    extension: 'pdf',
    make: (resume) => compileTex('xelatex', thirds(resume)),
  },
  {
    name: 'pdflatex-tabular',
    isForTuning: false,
    extension: 'pdf',
    make: (resume) => compileTex('pdflatex', tabular(resume)),
  },
];
