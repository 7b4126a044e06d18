/**
 * Held-out layouts by TeX in one column: contacts at the bottom of every page, bullets before employers, headings in the margin, and several roles at
 * one employer.
 */
import type { ResumeTexts, WrittenPosition } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { groupByEmployer, namedSkillGroups, personLinks } from './held-out-words.ts';
import type { Layout } from './layout.ts';
import { compileTex, itemized, tex, texDates, texFont } from './tex.ts';

type Study = ResumeTexts['education'][number];

const PREAMBLE = '\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}';
const PLAIN = '\\setlength{\\parindent}{0pt}';

/** The casual style of a modern CV: name on the right, a rule, dates in the left column, contacts centered at the bottom of every page. */
const contactFoot = (resume: ResumeTexts, draw: Draw): string => {
  const isCompanyFirst = draw.chance(0.3);
  const row = (left: string, right: string): string =>
    `\\begin{tabular}[t]{@{}>{\\raggedright\\arraybackslash}p{2.7cm}@{\\hspace{3mm}}p{13cm}@{}}${left} & ${right}\\end{tabular}\\par\\vspace{4pt}`;
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string => {
    const [first, second] = isCompanyFirst ? [company, title] : [title, company];
    return `${row(`\\small ${texDates(dates)}`, `\\textbf{${tex(first)}}, \\textsl{${tex(second)}}, ${tex(place)}.`)}\n\\begin{list}{$\\circ$}{\\leftmargin=3.4cm\\itemsep=0pt\\parsep=0pt\\topsep=0pt}${duties.map((duty) => `\\item ${tex(duty)}`).join('\n')}\\end{list}\\vspace{6pt}`;
  };
  const study = ({ degree, school, dates }: Study): string =>
    row(`\\small ${texDates(dates)}`, `\\textbf{${tex(degree)}}, \\textsl{${tex(school)}}.`);
  return `\\documentclass[11pt,a4paper]{article}
${PREAMBLE}\\usepackage{lmodern}\\usepackage{array}\\usepackage{xcolor}\\usepackage{fancyhdr}\\usepackage[top=1.8cm,bottom=2.6cm,left=2.1cm,right=2.1cm]{geometry}
\\definecolor{accent}{rgb}{0.55,0.2,0.15}\\renewcommand{\\familydefault}{\\sfdefault}${PLAIN}
\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}\\cfoot{\\footnotesize\\color{gray}\\itshape ${[resume.place, resume.phone, resume.email].map(tex).join(' -- ')}\\\\ ${personLinks(resume).map(tex).join(' -- ')}}
\\newcommand{\\block}[1]{\\par\\vspace{8pt}{\\Large\\color{accent}#1}\\par\\vspace{5pt}}
\\begin{document}
{\\raggedleft\\fontsize{32}{36}\\selectfont ${tex(resume.name)}\\par}{\\raggedleft\\large\\itshape\\color{gray} ${tex(resume.title)}\\par}
\\vspace{4pt}{\\color{accent}\\rule{\\textwidth}{1pt}}\\par
\\block{${tex(resume.headings.summary)}}
${tex(resume.summary)}
\\block{${tex(resume.headings.experience)}}
${resume.positions.map(job).join('\n')}
\\block{${tex(resume.headings.education)}}
${resume.education.map(study).join('\n')}
\\block{${tex(resume.headings.languages)}}
${resume.languages.map(({ name, level }) => row(tex(name), tex(level))).join('\n')}
\\block{${tex(resume.headings.skills)}}
${namedSkillGroups(resume)
  .map(([name, skills]) => row(tex(name), tex(skills.join(', '))))
  .join('\n')}
\\end{document}`;
};

/**
 * A well-known template for engineers: bullets before "employer, place", title and dates in small italics below; education first; bold names of skill
 * groups.
 */
const bulletedEntries = (resume: ResumeTexts, draw: Draw): string => {
  const isTitleFirst = draw.chance(0.4);
  const entry = (bold: string, right: string, below: string, belowRight: string): string =>
    `\\item\\begin{tabular*}{0.97\\textwidth}[t]{l@{\\extracolsep{\\fill}}r}\\textbf{${bold}} & ${right}\\\\ \\textit{\\small ${below}} & \\textit{\\small ${belowRight}}\\end{tabular*}`;
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string => {
    const head = isTitleFirst
      ? entry(tex(title), texDates(dates), tex(company), tex(place))
      : entry(tex(company), tex(place), tex(title), texDates(dates));
    return `${head}\n${itemized(duties)}`;
  };
  const list = (items: string): string => `\\begin{itemize}[leftmargin=*,label=\\textbullet]${items}\\end{itemize}`;
  return `\\documentclass[letterpaper,11pt]{article}
${PREAMBLE}\\usepackage{lmodern}\\usepackage{enumitem}\\usepackage{titlesec}\\usepackage[margin=1.5cm]{geometry}
${PLAIN}\\pagestyle{empty}\\raggedright\\titleformat{\\section}{\\vspace{-6pt}\\scshape\\large}{}{0em}{}[\\titlerule]
\\setlist[itemize,2]{label=$\\circ$,leftmargin=14pt}
\\begin{document}
\\begin{tabular*}{\\textwidth}{l@{\\extracolsep{\\fill}}r}\\textbf{\\Large ${tex(resume.name)}} & ${tex(resume.email)}\\\\ ${tex(resume.title)} & ${tex(resume.phone)}\\\\ ${tex(resume.place)} & ${personLinks(resume).map(tex).join(' \\textbar{} ')}\\end{tabular*}
\\section{${tex(resume.headings.education)}}
${list(resume.education.map(({ degree, school, dates }) => entry(tex(school), '', tex(degree), texDates(dates))).join('\n'))}
\\section{${tex(resume.headings.experience)}}
${list(resume.positions.map(job).join('\n'))}
\\section{${tex(resume.headings.skills)}}
${list(
  namedSkillGroups(resume)
    .map(([name, skills]) => `\\item \\textbf{${tex(name)}}{: ${tex(skills.join(', '))}}`)
    .join('\n'),
)}
\\section{${tex(resume.headings.languages)}}
${list(`\\item ${resume.languages.map(({ name, level }) => `${tex(name)} (${tex(level)})`).join(', ')}`)}
${resume.courses.length > 0 ? `\\section{${tex(resume.headings.courses)}}\n${list(resume.courses.map((course) => `\\item ${tex(course)}`).join('\n'))}` : ''}
\\end{document}`;
};

/** One page for a university: headings in bold capitals in the left margin, education first, dates on the right, the summary as an objective. */
const marginHeadings = (resume: ResumeTexts): string => {
  const part = (heading: string, content: string): string =>
    `\\begin{minipage}[t]{2.9cm}\\raggedright\\textbf{\\footnotesize ${tex(heading.toUpperCase())}}\\end{minipage}\\hspace{4mm}\\begin{minipage}[t]{13.3cm}\\setlength{\\parskip}{2pt}${content}\\end{minipage}\\par\\vspace{9pt}`;
  const study = ({ degree, school, dates }: Study): string =>
    `\\textbf{${tex(school)}} \\hfill ${texDates(dates)}\\par ${tex(degree)}\\par`;
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string =>
    `\\textbf{${tex(company)}}, ${tex(place)}\\par\\textit{${tex(title)}} \\hfill ${texDates(dates)}\\par${itemized(duties)}`;
  return `\\documentclass[10pt,letterpaper]{article}
${PREAMBLE}\\usepackage{mathptmx}\\usepackage[margin=2cm]{geometry}${PLAIN}\\pagestyle{empty}
\\begin{document}
\\begin{center}{\\LARGE\\textbf{${tex(resume.name)}}}\\\\[2pt]{\\large ${tex(resume.title)}}\\end{center}
${[resume.place, resume.phone].map(tex).join(' \\hfill ')}\\par ${[resume.email, ...personLinks(resume)].map(tex).join(' \\hfill ')}\\par\\vspace{2pt}\\hrule\\vspace{10pt}
${part(resume.headings.summary, tex(resume.summary))}
${part(resume.headings.education, resume.education.map(study).join('\\vspace{3pt}\n'))}
${part(resume.headings.experience, resume.positions.map(job).join('\n'))}
${part(resume.headings.skills, tex(`${resume.skills.join(', ')}.`))}
${part(resume.headings.languages, resume.languages.map(({ name, level }) => `${tex(name)}: ${tex(level)}\\par`).join('\n'))}
${resume.courses.length > 0 ? part(resume.headings.courses, resume.courses.map((course) => `${tex(course)}\\par`).join('\n')) : ''}
\\end{document}`;
};

/** Employers in bold with the place on the right, each followed by its roles with their dates; names of skill groups in a right-aligned column. */
const twoRoles = (resume: ResumeTexts): string => {
  const block = (heading: string): string =>
    `\\par\\vspace{9pt}{\\large\\bfseries\\color{accent}${tex(heading)}}\\ {\\color{gray}\\hrulefill}\\par\\vspace{4pt}`;
  const role = ({ title, dates, duties }: WrittenPosition): string =>
    `{\\color{darkgray}${tex(title)}\\hfill\\small ${texDates(dates)}}\\par${itemized(duties)}`;
  const row = (left: string, right: string): string =>
    `\\begin{minipage}[t]{3.4cm}\\raggedleft\\textbf{${tex(left)}}\\end{minipage}\\hspace{4mm}\\begin{minipage}[t]{13.4cm}${tex(right)}\\end{minipage}\\par\\vspace{3pt}`;
  return `\\documentclass[11pt,a4paper]{article}
\\usepackage{fontspec}\\usepackage{xcolor}\\usepackage[margin=1.7cm]{geometry}${texFont('sans')}\\definecolor{accent}{HTML}{00666B}${PLAIN}\\pagestyle{empty}
\\begin{document}
{\\fontsize{27}{30}\\selectfont\\bfseries ${tex(resume.name)}}\\par\\vspace{3pt}{\\large\\color{accent}${tex(resume.title)}}\\par\\vspace{3pt}{\\small ${[resume.phone, resume.email, resume.place, ...personLinks(resume)].map(tex).join(' \\enspace|\\enspace{} ')}}\\par
${block(resume.headings.summary)}${tex(resume.summary)}
${block(resume.headings.experience)}
${groupByEmployer(resume.positions)
  .map(
    ({ company, place, roles }) =>
      `\\textbf{${tex(company)}}\\hfill{\\small\\color{accent}${tex(place)}}\\par\n${roles.map(role).join('\n')}`,
  )
  .join('\\vspace{4pt}\n')}
${block(resume.headings.skills)}
${namedSkillGroups(resume)
  .map(([name, skills]) => row(name, skills.join(', ')))
  .join('\n')}
${block(resume.headings.education)}
${resume.education.map(({ degree, school, dates }) => `\\textbf{${tex(degree)}}\\hfill{\\small ${texDates(dates)}}\\par ${tex(school)}\\par\\vspace{3pt}`).join('\n')}
${block(resume.headings.languages)}
${resume.languages.map(({ name, level }) => row(name, level)).join('\n')}
\\end{document}`;
};

export const HELD_OUT_TEX_PLAIN: readonly Layout[] = [
  {
    name: 'pdflatex-contact-foot',
    isForTuning: false,
    extension: 'pdf',
    make: (resume, draw) => compileTex('pdflatex', contactFoot(resume, draw)),
  },
  {
    name: 'pdflatex-bulleted-entries',
    isForTuning: false,
    extension: 'pdf',
    make: (resume, draw) => compileTex('pdflatex', bulletedEntries(resume, draw)),
  },
  {
    name: 'pdflatex-margin-headings',
    isForTuning: false,
    extension: 'pdf',
    make: (resume) => compileTex('pdflatex', marginHeadings(resume)),
  },
  {
    name: 'xelatex-two-roles',
    isForTuning: false,
    extension: 'pdf',
    hasPromotion: true,
    make: (resume) => compileTex('xelatex', twoRoles(resume)),
  },
];
