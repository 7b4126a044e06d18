/**
 * Résumés by LuaLaTeX and XeLaTeX, if installed: the employer first with the place on the right, with hyphens that become soft hyphens and a footer
 * on each page, and the title first with the employer on the second line.
 */
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import type { Layout } from './layout.ts';
import { compileTex, itemized, tex, texDates, texFont } from './tex.ts';

const links = ({ linkedin, portfolio }: ResumeTexts): string[] =>
  [linkedin, portfolio].filter((contact) => contact !== null);
const languages = (resume: ResumeTexts): string =>
  resume.languages.map(({ name, level }) => `${tex(name)} (${tex(level)})`).join(', ');

const RULED =
  '\\titleformat{\\section}{\\large\\bfseries}{}{0em}{}[\\titlerule]\\titlespacing{\\section}{0pt}{8pt}{4pt}';

/** HarfBuzz in LuaTeX maps the hyphen of Liberation Serif to the soft hyphen. */
const employerFirst = (resume: ResumeTexts): string => `\\documentclass[12pt,a4paper]{article}
\\usepackage{fontspec}\\usepackage[margin=3cm]{geometry}\\usepackage{titlesec}\\usepackage{fancyhdr}\\usepackage{lastpage}
\\IfFontExistsTF{Liberation Serif}{\\setmainfont{Liberation Serif}[Renderer=HarfBuzz]}{${texFont('serif')}}
${RULED}\\setlength{\\parindent}{0pt}\\linespread{1.35}
\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}\\cfoot{\\small ${tex(resume.name)} - Curriculum Vitae - \\thepage/\\pageref{LastPage}}
\\begin{document}
\\begin{center}{\\Huge\\bfseries ${tex(resume.name)}}\\\\[4pt]
${tex(resume.title)}\\\\
${[resume.place, resume.phone, resume.email].map(tex).join(' | ')}\\\\
${links(resume).map(tex).join(' | ')}\\end{center}
\\section{${tex(resume.headings.summary)}}
${tex(resume.summary)}
\\section{${tex(resume.headings.experience)}}
${resume.positions
  .map(
    ({ title, company, place, dates, duties }) =>
      `\\textbf{${tex(company)}} \\hfill ${tex(place)}\\\\\n\\textit{${tex(title)}} \\hfill ${tex(dates.replace(/[–—]/gu, '-'))}\n${itemized(duties)}`,
  )
  .join('\n')}
\\section{${tex(resume.headings.education)}}
${resume.education
  .map(
    ({ degree, school, dates }) =>
      `\\textbf{${tex(school)}}\\\\\n\\textit{${tex(degree)}} \\hfill ${tex(dates.replace(/[–—]/gu, '-'))}\\\\[4pt]`,
  )
  .join('\n')}
\\section{${tex(resume.headings.skills)}}
${tex(resume.skills.join(', '))}
\\section{${tex(resume.headings.languages)}}
${languages(resume)}
\\end{document}`;

const SKILL_LABELS: Record<ResumeLanguage, string> = { en: 'Tools', es: 'Herramientas', pt: 'Ferramentas' };

const titleFirst = (resume: ResumeTexts, draw: Draw): string => {
  const separator = draw.pick([' $|$ ', ' · ', ' -- ']);
  const isLabeled = draw.chance(0.5);
  return `\\documentclass[10pt,letterpaper]{article}
\\usepackage{fontspec}\\usepackage[margin=1.6cm]{geometry}\\usepackage{titlesec}\\usepackage{xcolor}
${texFont('sans')}${RULED}\\setlength{\\parindent}{0pt}\\pagestyle{empty}
\\newcommand{\\entry}[4]{\\begin{tabular*}{\\textwidth}{@{}l@{\\extracolsep{\\fill}}r@{}}\\textbf{#1} & #2 \\\\ {\\small #3} & {\\small #4}\\end{tabular*}\\par}
\\begin{document}
{\\fontsize{24}{26}\\selectfont ${tex(resume.name)}}\\par\\medskip{\\color{gray}${tex(resume.title)}}\\par\\smallskip
${[resume.email, resume.phone, resume.place, ...links(resume)].map(tex).join(separator)}
\\section{${tex(resume.headings.experience)}}
${resume.positions
  .map(
    ({ title, company, place, dates, duties }) =>
      `\\entry{${tex(title)}}{${texDates(dates)}}{${tex(company)}}{${tex(place)}}\n${itemized(duties)}`,
  )
  .join('\n')}
\\section{${tex(resume.headings.education)}}
${resume.education.map(({ degree, school, dates }) => `\\entry{${tex(degree)}}{${texDates(dates)}}{${tex(school)}}{}`).join('\\smallskip\n')}
\\section{${tex(resume.headings.skills)}}
${isLabeled ? `\\textbf{${SKILL_LABELS[resume.language]}:} ` : ''}${tex(resume.skills.join(', '))}
\\section{${tex(resume.headings.languages)}}
${languages(resume)}
\\section{${tex(resume.headings.summary)}}
${tex(resume.summary)}
\\end{document}`;
};

export const UNICODE_TEX_LAYOUTS: readonly Layout[] = [
  {
    name: 'lualatex-employer-first',
    isForTuning: true,
    extension: 'pdf',
    make: (resume) => compileTex('lualatex', employerFirst(resume)),
  },
  {
    name: 'xelatex-title-first',
    isForTuning: true,
    extension: 'pdf',
    make: (resume, draw) => compileTex('xelatex', titleFirst(resume, draw)),
  },
];
