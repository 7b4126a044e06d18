/**
 * Web pages and forms printed by Chromium: years stacked at the side, a grid of language skills, a personal site with the browser's header and
 * footer.
 */
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts, WrittenPosition } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { contacts, escapeHtml, PAGE_STYLE, printedLayout, section, toHtmlList } from './chromium.ts';
import type { Layout } from './layout.ts';

/** Start and end years one above the other. A dash may follow the start; without one, the end may come first. */
const stackedYears = (resume: ResumeTexts, draw: Draw): string => {
  const dash = draw.pick(['', ' –', ' -']);
  const isLatestFirst = dash === '' && draw.chance(0.5);
  const years = ({ start, end }: { start: string; end: string }): string => {
    const [upper, lower] = isLatestFirst ? [end, start] : [`${start}${dash}`, end];
    return `<td class="y">${escapeHtml(upper)}<br>${escapeHtml(lower)}</td>`;
  };
  const table = (rows: readonly string[]): string => `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  return `<style>${PAGE_STYLE}body{font-family:Georgia,serif;padding:34pt}h1{font-size:24pt;background:linear-gradient(90deg,#124,#a35);-webkit-background-clip:text;color:transparent}h2{font-size:13pt;margin:11pt 0 4pt}
    td{vertical-align:top;padding:0 0 5pt}.y{width:58pt;color:#555}</style>
    <h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.title)}</p><p>${contacts(resume).map(escapeHtml).join(' | ')}</p>
    ${section(resume.headings.summary, `<p>${escapeHtml(resume.summary)}</p>`)}
    ${section(
      resume.headings.experience,
      table(
        resume.positions.map(
          (position) =>
            `${years(position)}<td><b>${escapeHtml(position.title)}</b><br>${escapeHtml(position.company)}, ${escapeHtml(position.place)}${toHtmlList(position.duties)}</td>`,
        ),
      ),
    )}
    ${section(
      resume.headings.education,
      table(
        resume.education.map(
          (study) => `${years(study)}<td><b>${escapeHtml(study.degree)}</b><br>${escapeHtml(study.school)}</td>`,
        ),
      ),
    )}
    ${section(resume.headings.skills, `<p>${escapeHtml(resume.skills.join(', '))}</p>`)}
    ${section(resume.headings.languages, `<p>${resume.languages.map(({ name, level }) => `${escapeHtml(name)} – ${escapeHtml(level)}`).join('<br>')}</p>`)}`;
};

interface GridWords {
  readonly mother: string;
  readonly others: string;
  readonly groups: readonly [string, string, string];
  readonly columns: readonly string[];
  readonly note: string;
}

const GRID_WORDS: Record<ResumeLanguage, GridWords> = {
  en: {
    mother: 'Mother tongue(s)',
    others: 'Other language(s)',
    groups: ['UNDERSTANDING', 'SPEAKING', 'WRITING'],
    columns: ['Listening', 'Reading', 'Spoken interaction', 'Spoken production', 'Writing'],
    note: 'Levels: A1/A2: Basic user – B1/B2: Independent user – C1/C2: Proficient user',
  },
  es: {
    mother: 'Lengua materna',
    others: 'Otros idiomas',
    groups: ['COMPRENSIÓN', 'EXPRESIÓN ORAL', 'ESCRITURA'],
    columns: ['Comprensión auditiva', 'Lectura', 'Interacción oral', 'Producción oral', 'Expresión escrita'],
    note: 'Niveles: A1/A2: usuario básico – B1/B2: usuario independiente – C1/C2: usuario competente',
  },
  pt: {
    mother: 'Língua materna',
    others: 'Outras línguas',
    groups: ['COMPREENSÃO', 'CONVERSAÇÃO', 'ESCRITA'],
    columns: ['Compreensão oral', 'Leitura', 'Interação oral', 'Produção oral', 'Expressão escrita'],
    note: 'Níveis: A1/A2: utilizador básico – B1/B2: utilizador independente – C1/C2: utilizador avançado',
  },
};

/** A grid of language skills as in the European form; under the skills heading half of the time. */
const languageGrid = (resume: ResumeTexts, draw: Draw): string => {
  const words = GRID_WORDS[resume.language];
  const isUnderSkills = draw.chance(0.5);
  const mother = resume.languages.filter(({ code }) => code === 'native').map(({ name }) => name);
  const others = resume.languages.filter(({ code }) => code !== 'native');
  const [understanding, speaking, writing] = words.groups;
  const grid = `<p class="l">${words.mother}: <b>${escapeHtml(mother.join(', '))}</b></p><p class="l">${words.others}:</p>
    <table class="g"><tr><td></td><td colspan="2">${understanding}</td><td colspan="2">${speaking}</td><td>${writing}</td></tr>
    <tr><td></td>${words.columns.map((column) => `<td>${column}</td>`).join('')}</tr>
    ${others.map(({ name, code }) => `<tr><td><b>${escapeHtml(name)}</b></td>${`<td>${code}</td>`.repeat(words.columns.length)}</tr>`).join('')}</table><p class="n">${words.note}</p>`;
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string =>
    `<tr><td class="d">${escapeHtml(dates)}</td><td><b>${escapeHtml(title)}</b><br>${escapeHtml(company)} – ${escapeHtml(place)}${toHtmlList(duties)}</td></tr>`;
  const skills = `<p>${escapeHtml(resume.skills.join(', '))}</p>`;
  return `<style>${PAGE_STYLE}body{font-family:"Liberation Sans",sans-serif;padding:32pt}h1{font-size:19pt;color:#0e4194}h2{font-size:11pt;color:#0e4194;text-transform:uppercase;border-bottom:1px solid #aac;margin:11pt 0 4pt}
    td{vertical-align:top;padding:1pt 5pt 3pt 0}.d{width:120pt}.g{border-collapse:collapse;width:100%}.g td{border:1px solid #bbc;text-align:center;font-size:9pt;padding:3pt}.n{font-size:8pt;color:#666}</style>
    <h1>${escapeHtml(resume.name)}</h1><p><b>${escapeHtml(resume.title)}</b></p>${contacts(resume)
      .map((contact) => `<p>${escapeHtml(contact)}</p>`)
      .join('')}
    ${section(resume.headings.summary, `<p>${escapeHtml(resume.summary)}</p>`)}
    ${section(resume.headings.experience, `<table>${resume.positions.map(job).join('')}</table>`)}
    ${section(
      resume.headings.education,
      `<table>${resume.education.map(({ degree, school, dates }) => `<tr><td class="d">${escapeHtml(dates)}</td><td><b>${escapeHtml(degree)}</b><br>${escapeHtml(school)}</td></tr>`).join('')}</table>`,
    )}
    ${isUnderSkills ? section(resume.headings.skills, grid + skills) : section(resume.headings.languages, grid) + section(resume.headings.skills, skills)}`;
};

/** A personal site: the browser adds date and title at the top, address and page number at the bottom. */
const site = (resume: ResumeTexts): string =>
  `<title>${escapeHtml(resume.name)} | ${escapeHtml(resume.title)}</title><style>${PAGE_STYLE}body{font:12pt/1.6 "DejaVu Sans",sans-serif;padding:0 12pt}h1{font-size:26pt}h2{font-size:17pt;margin:20pt 0 8pt}h3{font-size:13pt;margin:12pt 0 0}nav{color:#06c}</style>
    <h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.title)}</p><p>${contacts(resume).map(escapeHtml).join('<br>')}</p>
    ${section(resume.headings.summary, `<p>${escapeHtml(resume.summary)}</p>`)}
    ${section(
      resume.headings.experience,
      resume.positions
        .map(
          ({ title, company, place, dates, duties }) =>
            `<h3>${escapeHtml(title)} – ${escapeHtml(company)}</h3><p>${escapeHtml(dates)} · ${escapeHtml(place)}</p>${toHtmlList(duties)}`,
        )
        .join(''),
    )}
    ${section(
      resume.headings.education,
      resume.education
        .map(
          ({ degree, school, dates }) =>
            `<h3>${escapeHtml(degree)}</h3><p>${escapeHtml(school)}</p><p>${escapeHtml(dates)}</p>`,
        )
        .join(''),
    )}
    ${section(resume.headings.skills, toHtmlList(resume.skills))}
    ${section(resume.headings.languages, toHtmlList(resume.languages.map(({ name, level }) => `${name}: ${level}`)))}`;

const resumeAddress = ({ email }: ResumeTexts): string => `https://${email.split(/[.@]/)[0]}.example.net/resume`;

export const WEB_PAGE_LAYOUTS: readonly Layout[] = [
  printedLayout('stacked-years', true, stackedYears, { hasOnlyYears: true }),
  printedLayout('language-grid', true, languageGrid),
  printedLayout('site', true, site, {
    address: resumeAddress,
    options: { displayHeaderFooter: true, margin: { top: '60px', bottom: '60px', left: '32px', right: '32px' } },
  }),
];
