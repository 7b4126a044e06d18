/** Held-out layouts of printed pages in one column: a college sheet, a JSON Resume theme, a timeline with dots, and a page of definition lists. */
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts, WrittenPosition } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { contacts, escapeHtml, PAGE_STYLE, printedLayout, section, toHtmlList } from './chromium.ts';
import { joinWithAnd, namedSkillGroups, personLinks } from './held-out-words.ts';
import type { Layout } from './layout.ts';

type Study = ResumeTexts['education'][number];

const line = (text: string, style = ''): string => `<p class="${style}">${escapeHtml(text)}</p>`;
const spread = (left: string, right: string): string => `<div class="row"><div>${left}</div><div>${right}</div></div>`;
const coursesSection = ({ courses, headings }: ResumeTexts): string =>
  courses.length > 0 ? section(headings.courses, toHtmlList(courses)) : '';

/**
 * The sheet of a college career office: a centered header, education first, "employer, place" and "title, dates" as pairs, skills after bold labels.
 */
const collegeSheet = (resume: ResumeTexts, draw: Draw): string => {
  const isPlaceBelow = draw.chance(0.4);
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string => {
    const pairs = isPlaceBelow
      ? spread(`<b>${escapeHtml(company)}</b>`, escapeHtml(dates)) +
        spread(`<i>${escapeHtml(title)}</i>`, escapeHtml(place))
      : spread(`<b>${escapeHtml(company)}</b>`, escapeHtml(place)) +
        spread(`<b>${escapeHtml(title)}</b>`, escapeHtml(dates));
    return `<article>${pairs}${toHtmlList(duties)}</article>`;
  };
  const study = ({ degree, school, dates }: Study): string =>
    `<article>${spread(`<b>${escapeHtml(school)}</b>`, escapeHtml(dates))}${line(degree)}</article>`;
  const labeled = (label: string, items: readonly string[]): string =>
    `<p><b>${escapeHtml(label)}:</b> ${escapeHtml(items.join(', '))}</p>`;
  return `<style>${PAGE_STYLE}body{font-family:"Liberation Serif",serif;font-size:11pt;padding:40pt 48pt}header{text-align:center}h1{font-size:18pt}h2{font-size:11.5pt;text-align:center;border-bottom:.75pt solid #000;margin:9pt 0 4pt}.row{display:flex;justify-content:space-between;gap:14pt}.row div:last-child{white-space:nowrap}article{margin-bottom:4pt}</style>
    <header><h1>${escapeHtml(resume.name)}</h1>${line(resume.title)}${line([resume.place, resume.email, resume.phone].join(' • '))}${line(personLinks(resume).join(' • '))}</header>
    ${section(resume.headings.education, resume.education.map(study).join(''))}
    ${section(resume.headings.experience, resume.positions.map(job).join(''))}
    ${coursesSection(resume)}
    ${section(
      `${resume.headings.skills} & ${resume.headings.languages}`,
      labeled(resume.headings.skills, resume.skills) +
        labeled(
          resume.headings.languages,
          resume.languages.map(({ name, level }) => `${name} (${level})`),
        ),
    )}`;
};

const AT: Record<ResumeLanguage, string> = { en: 'at', es: 'en', pt: 'em' };

/** A theme of JSON Resume: "title at employer" above dates and place in gray; skills as a bold name with keywords; languages as pairs of lines. */
const jsonRows = (resume: ResumeTexts, draw: Draw): string => {
  const isLinked = draw.chance(0.5);
  const company = (text: string): string =>
    isLinked ? `<a href="https://company.example">${escapeHtml(text)}</a>` : escapeHtml(text);
  const job = (position: WrittenPosition): string =>
    `<article><h3>${escapeHtml(position.title)} <span>${AT[resume.language]} ${company(position.company)}</span></h3>
    <p class="meta"><time>${escapeHtml(position.dates)}</time> &nbsp; ${escapeHtml(position.place)}</p>${toHtmlList(position.duties)}</article>`;
  const study = ({ degree, school, dates }: Study): string =>
    `<article><h3>${escapeHtml(school)}</h3><p class="meta"><time>${escapeHtml(dates)}</time></p>${line(degree)}</article>`;
  const group = ([name, skills]: [string, readonly string[]]): string =>
    `<div><h3>${escapeHtml(name)}</h3><ul class="keywords">${skills.map((skill) => `<li>${escapeHtml(skill)}</li>`).join('')}</ul></div>`;
  return `<style>${PAGE_STYLE}body{font-family:Lato,sans-serif;font-size:10.5pt;padding:36pt 54pt;color:#191e23}a{color:#0073aa;text-decoration:none}header{margin-bottom:12pt}h1{font-size:22pt}header ul,.keywords{list-style:none;display:flex;flex-wrap:wrap;gap:2pt 12pt;padding:0;margin:3pt 0}h2{font-size:14pt;margin:14pt 0 4pt;color:#0073aa}h3{font-size:11pt}h3 span{font-weight:400}.meta{color:#6c7781;font-size:9.5pt}article{margin-bottom:7pt}.two{display:grid;grid-template-columns:1fr 1fr;gap:6pt 24pt}.keywords{gap:2pt 6pt}.keywords li{background:#edeff0;padding:1pt 5pt}</style>
    <header><h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.title)}</p><ul><li>${escapeHtml(resume.place)}</li><li><a href="mailto:${escapeHtml(resume.email)}">${escapeHtml(resume.email)}</a></li><li>${escapeHtml(resume.phone)}</li>${personLinks(
      resume,
    )
      .map((text) => `<li>${escapeHtml(text)}</li>`)
      .join('')}</ul></header>
    ${section(resume.headings.summary, line(resume.summary))}
    ${section(resume.headings.experience, resume.positions.map(job).join(''))}
    ${coursesSection(resume)}
    ${section(resume.headings.education, resume.education.map(study).join(''))}
    ${section(resume.headings.skills, `<div class="two">${namedSkillGroups(resume).map(group).join('')}</div>`)}
    ${section(resume.headings.languages, `<div class="two">${resume.languages.map(({ name, level }) => `<div><h3>${escapeHtml(name)}</h3>${line(level)}</div>`).join('')}</div>`)}`;
};

/** Jobs and education on a timeline with dots; dates in capitals above or below the title; skills in two columns of a list. */
const dottedLine = (resume: ResumeTexts, draw: Draw): string => {
  const isDateBelow = draw.chance(0.5);
  const stop = (dates: string, bold: string, plain: string, below: string): string => {
    const dateLine = `<p class="when">${escapeHtml(dates)}</p>`;
    const titleLines = `<p class="what">${escapeHtml(bold)}</p><p>${escapeHtml(plain)}</p>`;
    return `<article>${isDateBelow ? titleLines + dateLine : dateLine + titleLines}${below}</article>`;
  };
  return `<style>${PAGE_STYLE}body{font-family:"Open Sans",sans-serif;font-size:9.5pt;padding:34pt 40pt;color:#2b2d33}header{display:grid;grid-template-columns:1fr auto;align-items:end;border-bottom:3pt solid #f2a33a;padding-bottom:10pt}h1{font-size:25pt;line-height:1.1}header .t{font-size:12pt;color:#7a6f5d}header div:last-child{text-align:right;font-size:8.5pt}
    h2{font-size:12pt;margin:14pt 0 7pt}.line{border-left:1.5pt solid #f2a33a;margin-left:5pt;padding-left:15pt}article{position:relative;margin-bottom:9pt;break-inside:avoid}article:before{content:"";position:absolute;left:-20pt;top:3pt;width:8pt;height:8pt;border-radius:50%;background:#f2a33a}.when{font-size:8.5pt;letter-spacing:.6pt;text-transform:uppercase;color:#7a6f5d}.what{font-weight:700;font-size:10.5pt}.cols{columns:2}</style>
    <header><div><h1>${escapeHtml(resume.name)}</h1>${line(resume.title, 't')}</div><div>${contacts(resume)
      .map((contact) => line(contact))
      .join('')}</div></header>
    ${section(resume.headings.summary, line(resume.summary))}
    ${section(resume.headings.experience, `<div class="line">${resume.positions.map(({ title, company, place, dates, duties }) => stop(dates, title, `${company}, ${place}`, toHtmlList(duties))).join('')}</div>`)}
    ${section(resume.headings.education, `<div class="line">${resume.education.map(({ degree, school, dates }) => stop(dates, degree, school, '')).join('')}</div>`)}
    ${section(resume.headings.skills, `<ul class="cols">${resume.skills.map((skill) => `<li>${escapeHtml(skill)}</li>`).join('')}</ul>`)}
    ${section(resume.headings.languages, line(resume.languages.map(({ name, level }) => `${name}: ${level}`).join('   ')))}
    ${coursesSection(resume)}`;
};

/** A page as Pandoc prints Markdown: "title, employer" in a term, dates in its definition; contacts below the name; skills as a sentence. */
const definitions = (resume: ResumeTexts): string => {
  const item = (term: string, definition: string): string => `<dt>${term}</dt><dd>${definition}</dd>`;
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string =>
    item(
      `<strong>${escapeHtml(title)}</strong>, ${escapeHtml(company)}, ${escapeHtml(place)}`,
      `<p>${escapeHtml(dates)}</p>${toHtmlList(duties)}`,
    );
  const study = ({ degree, school, dates }: Study): string =>
    item(`<strong>${escapeHtml(degree)}</strong>`, `<p>${escapeHtml(school)}, ${escapeHtml(dates)}</p>`);
  return `<title>${escapeHtml(resume.name)}</title><style>${PAGE_STYLE}body{font-family:"DejaVu Serif",serif;font-size:9.5pt;padding:44pt 56pt}h1{font-size:18pt;text-align:center;font-weight:400}h1+blockquote{text-align:center;margin:6pt 0}h2{font-size:12pt;font-weight:400;font-style:italic;margin:12pt 0 4pt;border-bottom:.5pt solid #999}dd{margin:0 0 6pt 20pt}hr{border:0;border-top:.5pt solid #999}</style>
    <h1>${escapeHtml(resume.name)}</h1><blockquote>${[resume.title, [resume.email, resume.phone].join(' • '), [resume.place, ...personLinks(resume)].join(' • ')].map(escapeHtml).join('<br>')}</blockquote><hr>
    ${line(resume.summary)}
    ${section(resume.headings.education, `<dl>${resume.education.map(study).join('')}</dl>`)}
    ${section(resume.headings.experience, `<dl>${resume.positions.map(job).join('')}</dl>`)}
    ${section(resume.headings.skills, line(`${joinWithAnd(resume.skills, resume.language)}.`))}
    ${section(resume.headings.languages, `<dl>${resume.languages.map(({ name, level }) => item(escapeHtml(name), escapeHtml(level))).join('')}</dl>`)}
    ${coursesSection(resume)}`;
};

export const HELD_OUT_WEB_ROWS: readonly Layout[] = [
  printedLayout('college-sheet', false, collegeSheet),
  printedLayout('json-rows', false, jsonRows),
  printedLayout('dotted-line', false, dottedLine),
  printedLayout('definitions', false, definitions),
];
