/**
 * Templates of web builders, printed by Chromium: headings in a column on the left, a name over several lines, start and end in a column on the
 * right, skill bars, skill groups, and a table of jobs.
 */
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts, WrittenPosition } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { contacts, escapeHtml, PAGE_STYLE, printedLayout, section, toHtmlList } from './chromium.ts';
import type { Layout } from './layout.ts';

const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
const languageLines = ({ languages }: ResumeTexts, between: string): string[] =>
  languages.map(({ name, level }) => `${name}${between}${level}`);

/** Splits items into groups of up to `size`. */
const splitIntoChunks = (items: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

const headingsLeft = (resume: ResumeTexts, draw: Draw): string => {
  const isUpper = draw.chance(0.5);
  const part = (heading: string, content: string): string =>
    `<div class="p"><h2>${escapeHtml(isUpper ? heading.toUpperCase() : heading)}</h2><div>${content}</div></div>`;
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string =>
    `<p><b>${escapeHtml(company)}</b>, ${escapeHtml(place)} — <i>${escapeHtml(title)}</i></p><p class="w">${escapeHtml(dates)}</p>${toHtmlList(duties)}`;
  return `<style>${PAGE_STYLE}body{font-family:Lato,sans-serif;padding:36pt}.p{display:grid;grid-template-columns:112pt 1fr;gap:14pt;border-top:1px solid #bbb;padding:7pt 0}h1{font-size:25pt;font-weight:400}h2{font-size:10.5pt;color:#27517a}.w{color:#777;font-size:9pt}</style>
    <h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.title)}</p>
    ${part(resume.headings.contact, paragraphs(contacts(resume)))}
    ${part(resume.headings.summary, paragraphs([resume.summary]))}
    ${part(resume.headings.experience, resume.positions.map(job).join(''))}
    ${part(
      resume.headings.education,
      resume.education
        .map(
          ({ degree, school, dates }) =>
            `<p><b>${escapeHtml(school)}</b> — <i>${escapeHtml(degree)}</i></p><p class="w">${escapeHtml(dates)}</p>`,
        )
        .join(''),
    )}
    ${part(
      resume.headings.skills,
      splitIntoChunks(resume.skills, 4)
        .map((group) => `<p>${escapeHtml(group.join(', '))}</p>`)
        .join(''),
    )}
    ${part(resume.headings.languages, paragraphs(languageLines(resume, ', ')))}`;
};

const NAME_STYLES = [
  'letter-spacing:5pt;text-transform:uppercase;font-weight:300',
  'font-variant:small-caps;letter-spacing:1pt',
  'text-transform:uppercase;font-weight:800',
] as const;

/** Each word of the name on its own line; spaced capitals for the headings; dates below their text. */
const tallName = (resume: ResumeTexts, draw: Draw): string => {
  const nameStyle = draw.pick(NAME_STYLES);
  const isAside = draw.chance(0.5);
  const name = `<h1>${resume.name.split(' ').map(escapeHtml).join('<br>')}</h1><p class="t">${escapeHtml(resume.title)}</p>`;
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string =>
    `<p><b>${escapeHtml(title)}</b></p><p>${escapeHtml(company)} | ${escapeHtml(place)}</p><p class="w">${escapeHtml(dates)}</p><p>${escapeHtml(duties.join(' '))}</p>`;
  return `<style>${PAGE_STYLE}body{font-family:"Open Sans",sans-serif;font-size:9.5pt;display:flex}aside{width:178pt;padding:34pt 14pt;background:#f0ece6;min-height:800pt;box-sizing:border-box;overflow-wrap:anywhere}main{flex:1;padding:34pt 24pt}
    h1{font-size:${isAside ? 19 : 30}pt;line-height:1.1;${nameStyle}}.t{letter-spacing:2.5pt;text-transform:uppercase;font-size:9pt;margin-top:5pt}h2{font-size:11pt;letter-spacing:4pt;text-transform:uppercase;font-weight:400;margin:13pt 0 5pt}.w{color:#888;margin-bottom:3pt}</style>
    <aside>${isAside ? name : ''}${section(resume.headings.contact, paragraphs(contacts(resume)))}
    ${section(
      resume.headings.education,
      resume.education
        .map(
          ({ degree, school, dates }) =>
            `<p><b>${escapeHtml(degree)}</b></p><p>${escapeHtml(school)}</p><p class="w">${escapeHtml(dates)}</p>`,
        )
        .join(''),
    )}
    ${section(resume.headings.skills, toHtmlList(resume.skills))}
    ${section(resume.headings.languages, paragraphs(languageLines(resume, ' – ')))}</aside>
    <main>${isAside ? '' : name}${section(resume.headings.summary, paragraphs([resume.summary]))}
    ${section(resume.headings.experience, resume.positions.map(job).join(''))}</main>`;
};

/** A narrow column on the right with the start above the end, for each job and degree. */
const datesRight = (resume: ResumeTexts, draw: Draw): string => {
  const dash = draw.pick([' –', ' -', '']);
  const row = (text: string, { start, end }: { start: string; end: string }): string =>
    `<div class="r"><div>${text}</div><div class="d">${escapeHtml(start)}${dash}<br>${escapeHtml(end)}</div></div>`;
  return `<style>${PAGE_STYLE}body{font-family:Georgia,serif;padding:38pt}h1{font-size:23pt}h2{font-size:12.5pt;color:#7a1f3d;border-bottom:1px solid #7a1f3d;margin:12pt 0 5pt}.r{display:flex;justify-content:space-between;gap:18pt;margin-bottom:5pt}.d{width:74pt;text-align:right;color:#555;flex:none}</style>
    <h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.title)}</p><p>${contacts(resume).map(escapeHtml).join(' / ')}</p>
    ${section(
      resume.headings.experience,
      resume.positions
        .map((job) =>
          row(
            `<p><b>${escapeHtml(job.title)}</b></p><p><i>${escapeHtml(job.company)}</i>, ${escapeHtml(job.place)}</p>${toHtmlList(job.duties)}`,
            job,
          ),
        )
        .join(''),
    )}
    ${section(
      resume.headings.education,
      resume.education
        .map((study) =>
          row(`<p><b>${escapeHtml(study.degree)}</b></p><p><i>${escapeHtml(study.school)}</i></p>`, study),
        )
        .join(''),
    )}
    ${section(resume.headings.skills, `<p>${escapeHtml(resume.skills.join(' · '))}</p>`)}
    ${section(resume.headings.languages, `<p>${escapeHtml(languageLines(resume, ': ').join(' · '))}</p>`)}
    ${section(resume.headings.summary, paragraphs([resume.summary]))}`;
};

/** Skills with bars, and sometimes percentages, in two columns; jobs with the dates above the title. */
const skillBars = (resume: ResumeTexts, draw: Draw): string => {
  const hasNumbers = draw.chance(0.5);
  const bar = (skill: string): string => {
    const percent = 10 * draw.between(5, 10);
    return `<div class="s"><span>${escapeHtml(skill)}</span>${hasNumbers ? `<span>${percent}%</span>` : ''}<div class="b"><i style="width:${percent}%"></i></div></div>`;
  };
  return `<style>${PAGE_STYLE}body{font-family:Lato,sans-serif;font-size:10pt}header{background:#2d3b4f;color:#fff;padding:24pt 34pt}main{padding:4pt 34pt}h1{font-size:26pt}h2{font-size:13pt;color:#2d3b4f;margin:11pt 0 4pt}.g{display:grid;grid-template-columns:1fr 1fr;gap:4pt 24pt}.s{display:flex;flex-wrap:wrap;justify-content:space-between}.b{width:100%;height:4pt;background:#ddd}.b i{display:block;height:4pt;background:#2d3b4f}.w{color:#c0522d;font-weight:700;font-size:9pt}</style>
    <header><h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.title)}</p><p>${contacts(resume).map(escapeHtml).join(' &nbsp;•&nbsp; ')}</p></header><main>
    ${section(resume.headings.summary, paragraphs([resume.summary]))}
    ${section(
      resume.headings.experience,
      resume.positions
        .map(
          ({ title, company, dates, duties }) =>
            `<p class="w">${escapeHtml(dates)}</p><p><b>${escapeHtml(title)}</b> / ${escapeHtml(company)}</p>${toHtmlList(duties)}`,
        )
        .join(''),
    )}
    ${section(
      resume.headings.education,
      resume.education
        .map(
          ({ degree, school, dates }) =>
            `<p class="w">${escapeHtml(dates)}</p><p><b>${escapeHtml(degree)}</b> / ${escapeHtml(school)}</p>`,
        )
        .join(''),
    )}
    ${section(resume.headings.skills, `<div class="g">${resume.skills.map(bar).join('')}</div>`)}
    ${section(resume.headings.languages, `<div class="g">${resume.languages.map(({ name, level }) => `<p>${escapeHtml(name)} <b>${escapeHtml(level)}</b></p>`).join('')}</div>`)}</main>`;
};

const GROUPS: Record<ResumeLanguage, readonly [string, string, string, string]> = {
  en: ['Tools', 'Other', 'Languages', 'Methods'],
  es: ['Herramientas', 'Otros', 'Idiomas', 'Métodos'],
  pt: ['Ferramentas', 'Outros', 'Idiomas', 'Métodos'],
};

/** Skills and languages in groups with labels under one heading; title and employer on the line of the dates. */
const skillGroups = (resume: ResumeTexts, draw: Draw): string => {
  const [tools, other, languages, methods] = GROUPS[resume.language];
  const isTable = draw.chance(0.5);
  const labels = [tools, methods, other];
  const groups = splitIntoChunks(resume.skills, 4).map((group, index): [string, string] => [
    labels[index] ?? other,
    group.join(', '),
  ]);
  const all: [string, string][] = [
    ...groups,
    [languages, resume.languages.map(({ name, level }) => `${name} (${level})`).join(', ')],
  ];
  const written = isTable
    ? `<table>${all.map(([label, list]) => `<tr><td class="l">${label}</td><td>${escapeHtml(list)}</td></tr>`).join('')}</table>`
    : all.map(([label, list]) => `<p><b>${label}:</b> ${escapeHtml(list)}</p>`).join('');
  return `<style>${PAGE_STYLE}body{font-family:"Times New Roman",serif;padding:34pt}h1{font-size:24pt;text-align:center}h2{font-size:12pt;font-variant:small-caps;border-bottom:1px solid #000;margin:9pt 0 3pt}.c{text-align:center}.row{display:flex;justify-content:space-between}td{padding:0 12pt 1pt 0;vertical-align:top}.l{font-weight:700}</style>
    <h1>${escapeHtml(resume.name)}</h1><p class="c">${contacts(resume).map(escapeHtml).join(' | ')}</p>
    ${section(
      resume.headings.education,
      resume.education
        .map(
          ({ degree, school, dates }) =>
            `<div class="row"><b>${escapeHtml(school)}</b><span>${escapeHtml(dates)}</span></div><p><i>${escapeHtml(degree)}</i></p>`,
        )
        .join(''),
    )}
    ${section(
      resume.headings.experience,
      resume.positions
        .map(
          ({ title, company, place, dates, duties }) =>
            `<div class="row"><span><b>${escapeHtml(title)}</b>, ${escapeHtml(company)} – ${escapeHtml(place)}</span><span>${escapeHtml(dates)}</span></div>${toHtmlList(duties)}`,
        )
        .join(''),
    )}
    ${section(resume.headings.skills, written)}`;
};

const COLUMNS: Record<
  ResumeLanguage,
  readonly [period: string, company: string, title: string, school: string, degree: string]
> = {
  en: ['Period', 'Company', 'Position', 'Institution', 'Degree'],
  es: ['Periodo', 'Empresa', 'Cargo', 'Institución', 'Título'],
  pt: ['Período', 'Empresa', 'Cargo', 'Instituição', 'Curso'],
};

/** Jobs and education as rows of tables with a header row. */
const jobTable = (resume: ResumeTexts, draw: Draw): string => {
  const [period, company, title, school, degree] = COLUMNS[resume.language];
  const isPeriodFirst = draw.chance(0.5);
  const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
    const reordered = (cells: readonly string[]): readonly string[] =>
      isPeriodFirst ? cells : [...cells.slice(1), cells[0] ?? ''];
    return `<table><tr>${reordered(head)
      .map((cell) => `<th>${escapeHtml(cell)}</th>`)
      .join('')}</tr>${rows
      .map(
        (row) =>
          `<tr>${reordered(row)
            .map((cell) => `<td>${escapeHtml(cell)}</td>`)
            .join('')}</tr>`,
      )
      .join('')}</table>`;
  };
  return `<style>${PAGE_STYLE}body{font-family:Arial,sans-serif;padding:36pt}h1{font-size:20pt}h2{font-size:12.5pt;margin:12pt 0 4pt}table{border-collapse:collapse;width:100%}td,th{border:1px solid #999;padding:3pt 6pt;text-align:left;vertical-align:top}</style>
    <h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.title)}</p>${paragraphs(contacts(resume))}
    ${section(resume.headings.summary, paragraphs([resume.summary]))}
    ${section(
      resume.headings.experience,
      table(
        [period, company, title],
        resume.positions.map((job) => [job.dates, job.company, job.title]),
      ),
    )}
    ${section(
      resume.headings.education,
      table(
        [period, school, degree],
        resume.education.map((study) => [study.dates, study.school, study.degree]),
      ),
    )}
    ${section(resume.headings.skills, `<p>${escapeHtml(resume.skills.join('; '))}</p>`)}
    ${section(resume.headings.languages, paragraphs(languageLines(resume, ': ')))}`;
};

export const WEB_TEMPLATE_LAYOUTS: readonly Layout[] = [
  printedLayout('headings-left', true, headingsLeft),
  printedLayout('tall-name', true, tallName),
  printedLayout('dates-right', true, datesRight),
  printedLayout('skill-bars', true, skillBars),
  printedLayout('skill-groups', true, skillGroups),
  printedLayout('job-table', true, jobTable),
];
