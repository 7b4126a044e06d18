/**
 * Formerly held-out layouts of the web: a profile of a professional network and a theme of JSON Resume, both printed with the browser's header and
 * footer.
 */
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts, WrittenPosition } from '../people/resume-person.ts';
import { contacts, escapeHtml, PAGE_STYLE, type Print, printedLayout, toHtmlList } from './chromium.ts';
import type { Layout } from './layout.ts';

const line = (text: string, style = ''): string => `<p class="${style}">${escapeHtml(text)}</p>`;

const RUNNING = 'font-size:7px;width:100%;padding:0 30px;display:flex;justify-content:space-between';
/** The header and footer that a browser's print dialog adds by default. */
const BROWSER_PRINT: Print['options'] = {
  displayHeaderFooter: true,
  margin: { top: '50px', bottom: '50px', left: '36px', right: '36px' },
  headerTemplate: `<div style="${RUNNING}"><span class="date"></span><span class="title"></span><span></span></div>`,
  footerTemplate: `<div style="${RUNNING}"><span class="url"></span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>`,
};

interface ProfileWords {
  readonly job: string;
  readonly years: (count: number) => string;
  readonly connections: string;
}

const PROFILE: Record<ResumeLanguage, ProfileWords> = {
  en: {
    job: 'Full-time',
    years: (count) => (count === 1 ? '1 yr' : `${count} yrs`),
    connections: '500+ connections',
  },
  es: {
    job: 'Jornada completa',
    years: (count) => (count === 1 ? '1 año' : `${count} años`),
    connections: 'Más de 500 contactos',
  },
  pt: {
    job: 'Tempo integral',
    years: (count) => (count === 1 ? '1 ano' : `${count} anos`),
    connections: '+ de 500 conexões',
  },
};

const THIS_YEAR = 2025;
const yearIn = (date: string): number => Number(/\d{4}/.exec(date)?.[0] ?? THIS_YEAR);

/** Title, employer with the kind of employment, dates with their length and the place on their own lines. */
const profile = (resume: ResumeTexts): string => {
  const words = PROFILE[resume.language];
  const formatDuration = ({ start, end }: WrittenPosition): string =>
    words.years(Math.max(1, yearIn(end) - yearIn(start)));
  const card = (heading: string, items: readonly string[]): string =>
    `<section><h2>${escapeHtml(heading)}</h2>${items.map((item) => `<div class="item">${item}</div>`).join('')}</section>`;
  const logo = '<i class="logo"></i>';
  return `<title>${escapeHtml(resume.name)} | LinkedIn</title><style>${PAGE_STYLE}body{font:10.5pt "Liberation Sans",sans-serif;color:#222}section{border:1px solid #ddd;border-radius:8pt;padding:12pt 16pt;margin-bottom:8pt}h1{font-size:19pt}h2{font-size:15pt;margin-bottom:6pt;break-after:avoid}.b{font-weight:700;font-size:11.5pt}.g{color:#666}
    .item{border-top:1px solid #eee;padding:6pt 0 6pt 42pt;position:relative;break-inside:avoid}.item:nth-of-type(1){border:0}.logo{position:absolute;left:0;top:8pt;width:30pt;height:30pt;background:#cfd8dc}</style>
    <section><h1>${escapeHtml(resume.name)}</h1>${line(resume.title)}${line(resume.place, 'g')}${line(words.connections, 'g')}</section>
    <section><h2>${escapeHtml(resume.headings.contact)}</h2>${[
      resume.linkedin,
      resume.portfolio,
      resume.phone,
      resume.email,
    ]
      .filter((contact) => contact !== null)
      .map((contact) => line(contact))
      .join('')}</section>
    <section><h2>${escapeHtml(resume.headings.summary)}</h2>${line(resume.summary)}</section>
    ${card(
      resume.headings.experience,
      resume.positions.map(
        (position) =>
          `${logo}${line(position.title, 'b')}${line(`${position.company} · ${words.job}`)}${line(`${position.dates} · ${formatDuration(position)}`, 'g')}${line(position.place, 'g')}${position.duties.map((duty) => line(`- ${duty}`)).join('')}`,
      ),
    )}
    ${card(
      resume.headings.education,
      resume.education.map(
        ({ school, degree, dates }) => `${logo}${line(school, 'b')}${line(degree)}${line(dates, 'g')}`,
      ),
    )}
    ${card(
      resume.headings.skills,
      resume.skills.map((skill) => line(skill, 'b')),
    )}
    ${card(
      resume.headings.languages,
      resume.languages.map(({ name, level }) => line(name, 'b') + line(level, 'g')),
    )}`;
};

const GROUPS: Record<ResumeLanguage, readonly [string, string]> = {
  en: ['Main', 'Additional'],
  es: ['Principales', 'Adicionales'],
  pt: ['Principais', 'Adicionais'],
};

/** Headings in the left margin, skills in two named groups. */
const theme = (resume: ResumeTexts): string => {
  const half = Math.ceil(resume.skills.length / 2);
  const groups = [resume.skills.slice(0, half), resume.skills.slice(half)];
  const part = (heading: string, content: string): string =>
    `<section><h2>${escapeHtml(heading)}</h2><div>${content}</div></section>`;
  const row = (left: string, right: string): string =>
    `<div class="row"><h3>${escapeHtml(left)}</h3><time>${escapeHtml(right)}</time></div>`;
  return `<title>${escapeHtml(resume.name)}</title><style>${PAGE_STYLE}body{font:10.5pt/1.5 "DejaVu Sans",sans-serif;font-size:9pt;color:#333}h1{font-size:20pt;text-align:center}header p{text-align:center}.contact span{margin:0 7pt;white-space:nowrap}section{display:grid;grid-template-columns:104pt 1fr;gap:16pt;margin-top:14pt}h2{font-size:9.5pt;color:#777;font-weight:400;text-align:right;overflow-wrap:anywhere}
    h3{font-size:10pt}.row{display:flex;justify-content:space-between;gap:12pt}time{white-space:nowrap;color:#777}.s{color:#555;margin-bottom:2pt}dl{margin:0;display:grid;grid-template-columns:1fr 1fr;gap:10pt}dt{font-weight:700}dd{margin:0}</style>
    <header><h1>${escapeHtml(resume.name)}</h1>${line(resume.title)}<p class="contact">${contacts(resume)
      .map((contact) => `<span>${escapeHtml(contact)}</span>`)
      .join(' ')}</p></header>
    ${part(resume.headings.summary, line(resume.summary))}
    ${part(
      resume.headings.experience,
      resume.positions
        .map(
          ({ title, company, place, dates, duties }) =>
            `${row(company, dates)}${line(`${title} / ${place}`, 's')}${toHtmlList(duties)}`,
        )
        .join(''),
    )}
    ${part(resume.headings.education, resume.education.map(({ degree, school, dates }) => `${row(school, dates)}${line(degree, 's')}`).join(''))}
    ${part(
      resume.headings.skills,
      `<dl>${groups.map((skills, index) => `<div><dt>${GROUPS[resume.language][index]}</dt>${skills.map((skill) => `<dd>${escapeHtml(skill)}</dd>`).join('')}</div>`).join('')}</dl>`,
    )}
    ${part(
      resume.headings.languages,
      `<dl>${resume.languages.map(({ name, level }) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(level)}</dd></div>`).join('')}</dl>`,
    )}`;
};

export const FORMERLY_HELD_OUT_WEB: readonly Layout[] = [
  printedLayout('profile-print', true, profile, {
    address: ({ linkedin }) => `https://www.linkedin.com/in/${linkedin.split('/').at(-1)}/`,
    options: BROWSER_PRINT,
  }),
  printedLayout('json-theme', true, theme, {
    address: ({ email }) => `http://localhost:4000/${email.split('@')[0]}`,
    options: BROWSER_PRINT,
  }),
];
